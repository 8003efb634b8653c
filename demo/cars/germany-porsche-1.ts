import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const germanyPorsche1Cars = listings(441, [
  {
    slug: 'porsche-911-t-2-2-1970',
    brand: 'Porsche',
    model: '911',
    version: 'T 2.2',
    year: 1970,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 93_200,
    colours: ['YELLOW', 'BLACK'],
    at: ['FR', 'Lyon', '69006'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1970-04-24',
    engine: '911/03',
    history: {
      fr: prose`
        Livrée neuve chez Sonauto en jaune Bahama, cette 2.2 T a d’abord appartenu à une galeriste
        lyonnaise qui la garait devant sa vitrine comme une œuvre de plus. Numéros concordants,
        certificat d’usine, jantes Fuchs de six pouces d’époque. Le flat-six a été ouvert en 2020
        chez un motoriste de Villefranche : cylindres neufs, carburateurs Zenith révisés. Elle
        prend ses tours avec cette rage sèche que les suivantes ont un peu oubliée.
      `,
      en: prose`
        Delivered new by Sonauto in Bahama Yellow, this 2.2 T first belonged to a Lyon gallery
        owner, who parked it outside her window like one more work of art. Matching numbers,
        factory certificate, period six-inch Fuchs wheels. The flat-six was opened in 2020 by an
        engine builder in Villefranche: new barrels, overhauled Zenith carburettors. It takes revs
        with that dry fury the later ones have half forgotten.
      `,
      es: prose`
        Entregado nuevo por Sonauto en amarillo Bahama, este 2.2 T perteneció primero a una
        galerista lionesa que lo aparcaba ante su escaparate como una obra más. Números
        coincidentes, certificado de fábrica y llantas Fuchs de seis pulgadas de época. El bóxer
        se abrió en 2020 en un motorista de Villefranche: cilindros nuevos y carburadores Zenith
        revisados. Sube de vueltas con esa rabia seca que los siguientes han olvidado un poco.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'ORIGINAL_COLOR', 'ENGINE_RESTORE', 'FRANCE'],
    options: ['SPORT_SEATS', 'ALLOY_WHEELS', 'PERIOD_RADIO', 'FOG_LIGHTS'],
    papers: ['FACTORY_CERTIFICATE', 'REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'EXPERT_REPORT'],
    works: [work('engine', '2020-01-13', '2020-07-24'), work('brakes', '2022-05-09', '2022-05-20')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 125,
      fiscalHorse: 12,
      cylinderNumber: 6,
      cubicCapacity: 2195,
      gearNumber: 5,
      vin: '9110102483',
      originPlace: 'FR',
      serialEngine: '6104127',
      lastRestoration: 2020,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'endingSoon',
      startingPrice: 75_000,
      reservePrice: 110_000,
      estimateHint: [105_000, 125_000],
      bids: [
        { buyer: 6, bid: 78_000 },
        { buyer: 1, bid: 79_500 },
        { buyer: 4, bid: 82_500 },
        { buyer: 2, bid: 84_500 },
        { buyer: 1, bid: 87_000 },
        { buyer: 2, bid: 87_500, max: 88_500 },
      ],
    },
  },
  {
    slug: 'porsche-911-carrera-3-2-targa-1986',
    brand: 'Porsche',
    model: '911',
    version: 'Carrera 3.2 Targa',
    year: 1986,
    carType: 'YOUNGTIMER',
    price: 84_900,
    body: 'TARGA',
    carState: 'VERY_GOOD',
    mileage: 134_800,
    colours: ['BURGUNDY', 'BEIGE'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Aix-en-Provence', '13100'],
    saddlery: 'LEATHER',
    releaseDate: '1986-03-07',
    engine: '930/20',
    history: {
      fr: prose`
        Rouge grenat métallisé, cuir champagne, arceau noir : la configuration vient d’une
        première cliente aixoise qui voulait rouler cheveux au vent sans ressembler à tout le
        monde. Boîte G50 exclue pour une année, mais la 915 est ici d’une douceur rare. Le carnet
        compte vingt-deux tampons. Nous avons fait reprendre les joints de toit et les goujons
        d’échappement ; il ne vous reste qu’à choisir entre la Sainte-Victoire et la mer.
      `,
      en: prose`
        Garnet red metallic, champagne hide, black roll hoop: the specification comes from a first
        owner in Aix who wanted the wind in her hair without looking like everyone else. It misses
        the G50 gearbox by a year, but the 915 here is rarely sweet. The book holds twenty-two
        stamps. We have had the roof seals and exhaust studs renewed; all that is left is to
        choose between Sainte-Victoire and the sea.
      `,
      es: prose`
        Rojo granate metalizado, cuero champán y arco negro: la configuración procede de una
        primera dueña de Aix que quería llevar el pelo al viento sin parecerse a nadie. Por un año
        no lleva la caja G50, pero la 915 es aquí de una suavidad rara. El libro suma veintidós
        sellos. Hemos renovado las juntas del techo y los espárragos del escape; solo queda elegir
        entre la Sainte-Victoire y el mar.
      `,
    },
    tier: 'fine',
    highlights: ['STAMPED_BOOK', 'CERTIFIED_MILEAGE', 'ORIGINAL_INTERIOR', 'DOUBLE_KEYS'],
    options: [
      'TARGA_ROOF',
      'LEATHER_SEATS',
      'ELECTRIC_SEATS',
      'ELECTRIC_WINDOWS',
      'AIR_CONDITIONING',
      'SPORT_SEATS',
    ],
    papers: [
      'STAMPED_MAINTENANCE_BOOKLET',
      'REGISTRATION_CERTIFICATE',
      'PORSCHE_APPROVED',
      'PIWI_TEST',
      'DETAILED_PHOTOSHOOT',
    ],
    works: [work('service', '2025-01-20', '2025-02-07')],
    services: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 231,
      fiscalHorse: 16,
      cylinderNumber: 6,
      cubicCapacity: 3164,
      gearNumber: 5,
      vin: 'WP0ZZZ91ZGS141207',
      originPlace: 'FR',
      serialEngine: '63G03318',
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
  {
    slug: 'porsche-356-b-1600-super-90-1962',
    brand: 'Porsche',
    model: '356',
    version: 'B 1600 Super 90',
    year: 1962,
    body: 'COUPE',
    carState: 'CONCOURS',
    mileage: 31_400,
    colours: ['SILVER', 'RED'],
    at: ['DE', 'Stuttgart', '70173'],
    saddlery: 'LEATHER',
    releaseDate: '1962-05-18',
    engine: '616/7',
    history: {
      fr: prose`
        Caisse T6 à double grille, gris argent, intérieur rouge : une Super 90 de la meilleure
        année, restaurée en trois ans par un carrossier souabe qui n’en fait qu’une à la fois. Le
        plancher d’origine a pu être sauvé, ce qui devient rarissime. Carburateurs Solex à axe
        rebouché, dynamo retournée, vilebrequin contre-équilibré. Kilométrage compté depuis la
        remise à zéro documentée ; les clichés de chaque étape sont remis à l’acquéreur.
      `,
      en: prose`
        A twin-grille T6 body, silver over red: a Super 90 of the best year, restored over three
        years by a Swabian coachbuilder who takes on one at a time. The original floor could be
        saved, which is becoming almost unheard of. Rebushed Solex carburettors, rebuilt dynamo,
        counterweighted crank. Mileage counted from the documented rebuild; pictures of every step
        go to the buyer.
      `,
      es: prose`
        Carrocería T6 de doble rejilla, gris plata e interior rojo: un Super 90 del mejor año,
        restaurado durante tres años por un carrocero suabo que solo acepta uno cada vez. El suelo
        original pudo salvarse, algo ya rarísimo. Carburadores Solex con ejes renovados, dinamo
        reconstruida y cigüeñal con contrapesos. Kilometraje contado desde la reconstrucción
        documentada; el comprador recibe fotos de cada etapa.
      `,
    },
    tier: 'concours',
    highlights: ['CONCOURS', 'FULL_RESTORATION', 'MATCHING_NUMBERS', 'ORIGINAL_TOOLS'],
    options: ['PERIOD_RADIO', 'LEATHER_SEATS'],
    papers: ['FACTORY_CERTIFICATE', 'RESTORATION_FILE', 'EXPERT_REPORT', 'TECHNICAL_MANUAL'],
    works: [
      work('paint', '2020-11-02', '2022-04-29'),
      work('engine', '2021-02-01', '2021-12-10'),
      work('trim', '2022-05-02', '2023-02-17'),
    ],
    services: ['internationalDelivery'],
    data: {
      horsePower: 90,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1582,
      gearNumber: 4,
      vin: '121447',
      originPlace: 'DE',
      serialEngine: '806312',
      lastRestoration: 2023,
      expertiseLess5Y: true,
    },
    kind: 'pro',
    sale: {
      phase: 'soldReserveMet',
      startingPrice: 90_000,
      reservePrice: 120_000,
      estimateHint: [120_000, 145_000],
      bids: [
        { buyer: 4, bid: 92_000, max: 94_000 },
        { buyer: 7, bid: 94_500 },
        { buyer: 8, bid: 97_000 },
        { buyer: 2, bid: 100_000 },
        { buyer: 8, bid: 103_000 },
        { buyer: 7, bid: 105_000 },
        { buyer: 8, bid: 108_000 },
        { buyer: 1, bid: 111_000, max: 112_000 },
        { buyer: 4, bid: 114_000 },
        { buyer: 3, bid: 116_000 },
        { buyer: 5, bid: 119_000 },
        { buyer: 4, bid: 122_000 },
        { buyer: 2, bid: 125_000, max: 127_000 },
        { buyer: 5, bid: 128_000 },
        { buyer: 4, bid: 130_000 },
        { buyer: 5, bid: 132_000 },
        { buyer: 3, bid: 134_000 },
        { buyer: 2, bid: 136_000 },
        { buyer: 1, bid: 138_000 },
        { buyer: 7, bid: 140_000 },
        { buyer: 3, bid: 141_000 },
      ],
    },
  },
]);
