import { listings } from './listing.ts';
import { prose, say } from './prose.ts';
import { work } from './works.ts';

export const franceClassics1Cars = listings(401, [
  {
    slug: 'citroen-2-cv-6-club-1984',
    brand: 'Citroën',
    model: '2 CV',
    version: '6 Club',
    year: 1984,
    body: 'SALOON',
    carState: 'VERY_GOOD',
    mileage: 61_200,
    colours: ['SKY', 'GREY'],
    at: ['FR', 'Dieppe', '76200'],
    saddlery: 'CLOTH',
    releaseDate: '1984-03-21',
    engine: 'A06/635',
    doorNumber: 4,
    history: {
      fr: prose`
        Achetée neuve à Rouen par une institutrice qui la garda trente et un ans, cette Club n’a
        connu que la côte normande et les chemins de l’école. Son neveu l’a mise sur cales, puis
        confiée en 2018 à un atelier de Luneray : châssis galvanisé, capote neuve, planchers
        refaits. Elle roule depuis un dimanche sur deux, démarre à la manivelle et se faufile
        partout. La galerie de toit et la malle en osier restent avec elle.
      `,
      en: prose`
        Bought new in Rouen by a schoolteacher who kept it for thirty-one years, this Club has
        known only the Normandy coast and the school run. Her nephew laid it up on blocks, then
        handed it to a workshop in Luneray in 2018: galvanised chassis, new roof, new floors. It
        has been out every other Sunday since, starts on the handle and slips in anywhere. The
        roof rack and wicker trunk stay with the car.
      `,
      es: prose`
        Comprado nuevo en Ruan por una maestra que lo conservó treinta y un años, este Club solo
        ha conocido la costa normanda y el camino de la escuela. Su sobrino lo dejó sobre tacos y
        en 2018 lo confió a un taller de Luneray: chasis galvanizado, capota nueva y suelos
        rehechos. Desde entonces sale un domingo de cada dos, arranca a manivela y se cuela por
        todas partes. La baca y el baúl de mimbre van con el coche.
      `,
    },
    tier: 'fine',
    highlights: ['FRANCE', 'SECOND_HAND', 'BODY_RESTORE', 'COMPLETE_FILE'],
    customHighlights: [say('Châssis galvanisé', 'Galvanised chassis', 'Chasis galvanizado')],
    options: ['SOFT_TOP', 'PERIOD_RADIO'],
    customOptions: [
      say('Galerie de toit et malle en osier', 'Roof rack and wicker trunk', 'Baca y baúl de mimbre'),
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT_LESS_THAN_6_MONTHS_OLD', 'RESTORATION_FILE'],
    works: [work('chassis', '2018-02-01', '2018-06-15'), work('tyres', '2023-04-04')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 29,
      fiscalHorse: 3,
      cylinderNumber: 2,
      cubicCapacity: 602,
      gearNumber: 4,
      vin: 'VF7AZKA0044KA2871',
      originPlace: 'FR',
      lastRestoration: 2018,
    },
    kind: 'seller',
    sale: {
      phase: 'running',
      startingPrice: 4000,
      reservePrice: null,
      estimateHint: [8000, 11_000],
      bids: [
        { buyer: 8, bid: 4400 },
        { buyer: 7, bid: 4800 },
        { buyer: 5, bid: 5100 },
        { buyer: 4, bid: 5500 },
        { buyer: 1, bid: 5900, max: 6000 },
        { buyer: 6, bid: 6400 },
        { buyer: 7, bid: 6900 },
        { buyer: 5, bid: 7100 },
        { buyer: 1, bid: 7400 },
        { buyer: 6, bid: 7700 },
        { buyer: 4, bid: 8200, max: 8400 },
        { buyer: 7, bid: 8600, max: 8700 },
        { buyer: 4, bid: 9100 },
        { buyer: 6, bid: 9600 },
      ],
    },
  },
  {
    slug: 'citroen-ds-21-pallas-1969',
    brand: 'Citroën',
    model: 'DS 21',
    version: 'Pallas',
    year: 1969,
    price: 48_900,
    body: 'SALOON',
    carState: 'EXCELLENT',
    mileage: 88_400,
    transmission: 'SEMI_AUTOMATIC',
    colours: ['NAVY', 'COGNAC'],
    exteriorShade: 'METALLIC',
    interiorShade: 'PLAIN',
    at: ['FR', 'Paris', '75015'],
    saddlery: 'LEATHER',
    releaseDate: '1969-04-17',
    engine: 'DX2',
    doorNumber: 4,
    history: {
      fr: prose`
        Livrée en avril 1969 à un notaire de Tours, cette Pallas à phares directionnels est restée
        dans la même étude jusqu’en 1998. Nous l’avons trouvée dans un garage voûté, complète, son
        carnet de bord tenu à la plume. L’hydraulique a été entièrement reprise à Levallois en
        2021 : sphères, pompe haute pression, joints de direction. Elle se lève en dix secondes,
        tourne autour de son volant monobranche et avale l’autoroute dans un silence de
        bibliothèque.
      `,
      en: prose`
        Delivered in April 1969 to a notary in Tours, this Pallas with swivelling headlamps stayed
        with the same practice until 1998. We found it in a vaulted garage, complete, its logbook
        kept in fountain pen. The hydraulics were gone through from end to end at Levallois in
        2021: spheres, high-pressure pump, steering seals. It rises in ten seconds, pivots around
        its single-spoke wheel and takes motorways in library silence.
      `,
      es: prose`
        Entregado en abril de 1969 a un notario de Tours, este Pallas de faros direccionales
        permaneció en el mismo despacho hasta 1998. Lo encontramos en un garaje abovedado,
        completo, con su libro de ruta escrito a pluma. La hidráulica se rehízo por entero en
        Levallois en 2021: esferas, bomba de alta presión y juntas de dirección. Se eleva en diez
        segundos, gira en torno a su volante de un solo radio y devora la autopista con silencio
        de biblioteca.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'FRANCE', 'ORIGINAL_COLOR', 'COMPLETE_FILE'],
    options: ['PERIOD_RADIO', 'LEATHER_SEATS', 'POWER_STEERING', 'FOG_LIGHTS'],
    freeOption: say(
      'Suspension hydropneumatique révisée, sphères neuves',
      'Overhauled hydropneumatic suspension, new spheres',
      'Suspensión hidroneumática revisada, esferas nuevas',
    ),
    papers: ['COLLECTORS_REGISTRATION_CERTIFICATE', 'EXPERT_REPORT', 'INVOICE_FILE', 'OWNER_S_MANUAL'],
    works: [work('service', '2021-01-11', '2021-05-28'), work('trim', '2021-06-01', '2021-09-30')],
    services: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 109,
      fiscalHorse: 12,
      cylinderNumber: 4,
      cubicCapacity: 2175,
      gearNumber: 4,
      vin: '4639182',
      originPlace: 'FR',
      serialEngine: 'DX2-0914411827',
      lastRestoration: 2021,
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
  {
    slug: 'citroen-sm-2-7-injection-1973',
    brand: 'Citroën',
    model: 'SM',
    version: '2.7 Injection',
    year: 1973,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 97_600,
    colours: ['BRONZE', 'TAN'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Bordeaux', '33000'],
    saddlery: 'LEATHER',
    releaseDate: '1973-06-05',
    engine: 'C114/3',
    history: {
      fr: prose`
        Une SM d’amateur, suivie depuis 1987 par le même mécanicien de Mérignac, qui a remplacé la
        chaîne de distribution par la version renforcée avant d’accepter de la laisser rouler. Le
        Bronze Scarabée a été refait en 2019, la sellerie fauve est celle d’usine. Son
        propriétaire, architecte, l’emmenait chaque été à Saint-Sébastien ; il la vend parce qu’il
        ne descend plus aussi bas. Trois dossiers de factures l’accompagnent, classés par année.
      `,
      en: prose`
        An enthusiast’s SM, looked after since 1987 by one mechanic in Mérignac, who fitted the
        reinforced timing chain before he would let it out of the door. The Scarab Bronze was
        renewed in 2019; the tan hide is the factory’s. Its owner, an architect, drove it to San
        Sebastián every summer and sells because he no longer bends that low. Three files of
        invoices come with it, sorted by year.
      `,
      es: prose`
        Un SM de aficionado, cuidado desde 1987 por un único mecánico de Mérignac, que montó la
        cadena de distribución reforzada antes de dejarlo salir. El Bronce Escarabajo se renovó en
        2019; el cuero natural es el de fábrica. Su dueño, arquitecto, lo llevaba cada verano a
        San Sebastián y lo vende porque ya no se agacha tanto. Lo acompañan tres carpetas de
        facturas, ordenadas por años.
      `,
    },
    tier: 'fine',
    highlights: ['ORIGINAL_INTERIOR', 'BILLS_FOLDER', 'ENGINE_RESTORE'],
    options: ['AIR_CONDITIONING', 'POWER_STEERING', 'ELECTRIC_WINDOWS', 'LEATHER_SEATS'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'EXPERT_REPORT', 'FFVE_CERTIFICATE'],
    works: [work('engine', '2016-10-03', '2017-03-20'), work('paint', '2019-02-04', '2019-05-31')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 178,
      fiscalHorse: 15,
      cylinderNumber: 6,
      cubicCapacity: 2670,
      gearNumber: 5,
      vin: '00SC1247',
      originPlace: 'FR',
      lastRestoration: 2019,
      expertiseLess5Y: true,
      serialEngine: '114/3-106238',
    },
    kind: 'handled',
    sale: {
      phase: 'coming',
      startingPrice: 45_000,
      reservePrice: 58_000,
      estimateHint: [55_000, 70_000],
      bids: [],
    },
  },
  {
    slug: 'citroen-traction-11-b-1952',
    brand: 'Citroën',
    model: 'Traction',
    version: '11 B',
    year: 1952,
    price: 17_500,
    reducedPrice: 15_900,
    body: 'SALOON',
    carState: 'GOOD',
    mileage: 41_800,
    colours: ['BLACK', 'GREY'],
    at: ['BE', 'Namur', '5000'],
    saddlery: 'CLOTH',
    releaseDate: '1952-10-30',
    engine: '11 D',
    doorNumber: 4,
    history: {
      fr: prose`
        Sortie de l’usine belge de Forest, cette onze normale à grosse malle a servi de taxi à
        Dinant avant de devenir voiture de mariage. Le grand-père du vendeur l’a restaurée dans sa
        grange entre 1993 et 1996 ; elle a depuis vieilli comme il faut, chromes patinés et drap
        gris un peu lustré. La boîte trois vitesses demande un tour de main qu’on vous montrera
        volontiers, café compris, sur la route de la citadelle.
      `,
      en: prose`
        Built at the Belgian works in Forest, this big-boot ’onze normale’ was a taxi in Dinant
        before it took to weddings. The seller’s grandfather restored it in his barn between 1993
        and 1996, and it has aged as it should, with mellowed chrome and grey cloth worn to a
        shine. The three-speed gearbox wants a knack, which will gladly be shown you, coffee
        included, on the road up to the citadel.
      `,
      es: prose`
        Salido de la fábrica belga de Forest, este once normal de maletero grande fue taxi en
        Dinant antes de pasar a las bodas. El abuelo del vendedor lo restauró en su granero entre
        1993 y 1996 y ha envejecido como debe: cromados con pátina y paño gris algo lustroso. La
        caja de tres marchas exige cierta maña, que le enseñarán con gusto, café incluido, en la
        carretera de la ciudadela.
      `,
    },
    tier: 'sound',
    highlights: ['GOOD', 'FULL_RESTORATION', 'COLLECTION_REGISTRATION'],
    options: ['PERIOD_RADIO'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'TECHNICAL_MANUAL'],
    services: ['internationalDelivery'],
    data: {
      horsePower: 56,
      fiscalHorse: 11,
      cylinderNumber: 4,
      cubicCapacity: 1911,
      gearNumber: 3,
      vin: '563214',
      originPlace: 'BE',
      lastRestoration: 1996,
    },
    kind: 'seller',
  },
]);
