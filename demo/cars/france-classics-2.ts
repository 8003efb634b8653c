import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const franceClassics2Cars = listings(411, [
  {
    slug: 'peugeot-404-cabriolet-1965',
    brand: 'Peugeot',
    model: '404',
    version: 'Cabriolet',
    year: 1965,
    price: 89_500,
    body: 'CABRIOLET',
    carState: 'CONCOURS',
    mileage: 72_300,
    colours: ['IVORY', 'RED'],
    at: ['FR', 'Saint-Malo', '35400'],
    saddlery: 'LEATHER',
    releaseDate: '1965-07-09',
    engine: 'XCKF1',
    history: {
      fr: prose`
        Carrossée chez Pininfarina et livrée à Nice, cette 404 à injection a passé vingt ans sous
        une bâche à Menton avant d’être rapatriée en Bretagne. La restauration, close en 2022, a
        demandé dix-neuf mois : soubassement sablé, pompe Kugelfischer réétalonnée, capote en
        toile d’origine recousue à la main. Elle sera visible sur notre stand à Rétromobile,
        capote baissée, avec l’album photographique du chantier et les échantillons de cuir.
      `,
      en: prose`
        Bodied by Pininfarina and delivered in Nice, this injected 404 spent twenty years under a
        sheet in Menton before coming home to Brittany. The restoration, finished in 2022, took
        nineteen months: blasted underbody, recalibrated Kugelfischer pump, hood hand-stitched
        from original cloth. It can be seen on our stand at Rétromobile, hood down, with the
        photograph album of the work and the leather samples.
      `,
      es: prose`
        Carrozada por Pininfarina y entregada en Niza, esta 404 de inyección pasó veinte años bajo
        una lona en Menton antes de volver a Bretaña. La restauración, terminada en 2022, exigió
        diecinueve meses: bajos arenados, bomba Kugelfischer recalibrada y capota de tela original
        cosida a mano. Se podrá ver en nuestro stand de Rétromobile, descapotada, con el álbum de
        fotos de la obra y las muestras de cuero.
      `,
    },
    tier: 'concours',
    highlights: ['CONCOURS', 'FULL_RESTORATION', 'RARE_CONFIGURATION', 'COMPLETE_FILE'],
    options: ['SOFT_TOP', 'LEATHER_SEATS', 'PERIOD_RADIO'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'DETAILED_PHOTOSHOOT', 'EXPERT_REPORT'],
    works: [
      work('paint', '2021-01-18', '2021-11-26'),
      work('engine', '2021-03-01', '2021-10-08'),
      work('trim', '2021-12-06', '2022-06-17'),
    ],
    services: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 96,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1618,
      gearNumber: 4,
      vin: '6802177',
      originPlace: 'FR',
      lastRestoration: 2022,
      expertiseLess5Y: true,
    },
    kind: 'retromobile',
  },
  {
    slug: 'peugeot-205-gti-1-9-1989',
    brand: 'Peugeot',
    model: '205',
    version: 'GTI 1.9',
    year: 1989,
    carType: 'YOUNGTIMER',
    body: 'HATCHBACK',
    carState: 'VERY_GOOD',
    mileage: 118_700,
    colours: ['RED', 'BLACK'],
    at: ['FR', 'Sochaux', '25600'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1989-02-14',
    engine: 'XU9JA (D6B)',
    doorNumber: 3,
    history: {
      fr: prose`
        Seconde main, payée comptant en 1994 par un agent de maîtrise de l’usine qui avait vu la
        même passer sur la chaîne. Phase 1,9 litre de 130 chevaux, sans catalyseur, avec ses
        jantes Speedline, son volant et son autoradio d’origine. La distribution date de l’an
        dernier, les étriers arrière ont été refaits. Le vernis du capot mérite un lustrage ; tout
        le reste est dans son jus, y compris l’odeur de moquette rouge.
      `,
      en: prose`
        A two-owner car, paid for in cash in 1994 by a foreman at the works who had watched its
        sisters go down the line. The 1.9 of 130 horsepower, no catalyst, with its Speedline
        wheels, steering wheel and radio all original. The cam belt was done last year and the
        rear calipers rebuilt. The bonnet lacquer deserves a polish; everything else is untouched,
        right down to the smell of red carpet.
      `,
      es: prose`
        Segunda mano, pagado al contado en 1994 por un encargado de la fábrica que los había visto
        pasar por la cadena. El 1.9 de 130 caballos, sin catalizador, con sus llantas Speedline,
        volante y radio originales. La distribución es del año pasado y las pinzas traseras están
        rehechas. El barniz del capó merece un pulido; lo demás sigue intacto, incluido el olor a
        moqueta roja.
      `,
    },
    tier: 'sound',
    highlights: ['SECOND_HAND', 'ORIGINAL_PAINT', 'STAMPED_BOOK', 'DOUBLE_KEYS'],
    options: ['ALLOY_WHEELS', 'ELECTRIC_WINDOWS', 'CENTRAL_LOCKING', 'FOG_LIGHTS', 'SPORT_SEATS'],
    carVerticalUrl: 'https://history.calandre.example/peugeot-205-gti-1-9-1989',
    papers: [
      'REGISTRATION_CERTIFICATE',
      'STAMPED_MAINTENANCE_BOOKLET',
      'VALID_MOT',
      'NON_PLEDGE_CERTIFICATE',
    ],
    works: [work('belt', '2025-03-10')],
    data: {
      horsePower: 130,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1905,
      gearNumber: 5,
      vin: 'VF320CDF224718390',
      originPlace: 'FR',
      serialEngine: 'D6B-3011874',
    },
    kind: 'seller',
    sale: {
      phase: 'running',
      startingPrice: 6000,
      reservePrice: 14_000,
      estimateHint: [13_000, 17_000],
      bids: [
        { buyer: 5, bid: 6600 },
        { buyer: 8, bid: 7200 },
        { buyer: 1, bid: 7900 },
        { buyer: 3, bid: 8500 },
        { buyer: 1, bid: 9000 },
        { buyer: 5, bid: 9500 },
        { buyer: 1, bid: 10_000 },
        { buyer: 3, bid: 10_750 },
        { buyer: 2, bid: 11_500, max: 12_500 },
        { buyer: 3, bid: 11_750 },
        { buyer: 1, bid: 12_750, max: 13_250 },
        { buyer: 8, bid: 13_000 },
      ],
    },
  },
  {
    slug: 'simca-1000-rallye-2-1976',
    brand: 'Simca',
    model: '1000',
    version: 'Rallye 2',
    year: 1976,
    price: 22_500,
    body: 'SALOON',
    carState: 'GOOD',
    mileage: 67_900,
    colours: ['RED', 'BLACK'],
    at: ['FR', 'Poissy', '78300'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1976-02-12',
    engine: '373-3 SW',
    doorNumber: 4,
    history: {
      fr: prose`
        Moteur à l’arrière, radiateur à l’avant, bandes noires sur les flancs : l’école de
        pilotage de toute une génération, factures de fossé comprises. Celle-ci a couru trois
        courses de côte avec un boulanger de Poissy, qui enfournait à quatre heures et s’alignait
        à huit. Caisse refaite en 2004, deux Solex propres, baquet d’époque. Elle survire avec
        franchise et prévient toujours, ou presque. Idéale pour apprendre à contrebraquer.
      `,
      en: prose`
        Engine behind, radiator in front, black stripes down the sides: a whole generation’s
        driving school, ditches included. This one ran three hill climbs with a Poissy baker, who
        loaded his oven at four and lined up at eight. Shell rebuilt in 2004, two clean Solexes,
        period bucket seat. It oversteers frankly and always gives warning, or nearly. Ideal for
        learning opposite lock.
      `,
      es: prose`
        Motor detrás, radiador delante y bandas negras en los costados: la escuela de pilotaje de
        toda una generación, cunetas incluidas. Este corrió tres subidas con un panadero de
        Poissy, que horneaba a las cuatro y salía a las ocho. Carrocería rehecha en 2004, dos
        Solex limpios y baquet de época. Sobrevira con franqueza y avisa siempre, o casi. Ideal
        para aprender a contravolantear.
      `,
    },
    tier: 'sound',
    highlights: ['RACE_HISTORY', 'EVENT_ELIGIBLE', 'FRANCE', 'GOOD'],
    options: ['BUCKET_SEATS', 'ROLL_BAR', 'SPORT_EXHAUST'],
    papers: ['HISTORIC_TECHNICAL_PASSPORT', 'REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    works: [work('paint', '2003-09-15', '2004-04-30')],
    data: {
      horsePower: 86,
      fiscalHorse: 7,
      cylinderNumber: 4,
      cubicCapacity: 1294,
      gearNumber: 4,
      vin: 'CB1A06418',
      originPlace: 'FR',
      lastRestoration: 2004,
    },
    kind: 'seller',
  },
]);
