import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const japan1Cars = listings(581, [
  {
    slug: 'datsun-240z-fairlady-export-1971',
    brand: 'Datsun',
    model: '240Z',
    version: 'Fairlady export',
    year: 1971,
    price: 52_900,
    body: 'FASTBACK',
    carState: 'EXCELLENT',
    mileage: 88_100,
    colours: ['ORANGE', 'BLACK'],
    at: ['FR', 'Montpellier', '34000'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1971-09-03',
    engine: 'L24',
    history: {
      fr: prose`
        Européenne à cinq vitesses, donc rare : l’essentiel des 240Z partait en Amérique avec une
        vitesse de moins et la rouille en cadeau. Celle-ci, orange 918, a grandi à Montpellier au
        service d’un viticulteur qui la trouvait plus fiable que son tracteur. Longerons remplacés
        en 2019 par des pièces pressées au Japon, SU synchronisés. Le six en ligne monte comme une
        phrase bien construite, sans virgule inutile.
      `,
      en: prose`
        A five-speed European car, hence rare: most 240Zs went to America with one gear fewer and
        rust thrown in. This one, 918 Orange, grew up in Montpellier in the service of a
        winegrower who found it more reliable than his tractor. Rails replaced in 2019 with
        pressings from Japan, SUs balanced. The straight six rises like a well-built sentence,
        without one needless comma.
      `,
      es: prose`
        Europeo de cinco marchas y por tanto raro: la mayoría de los 240Z iban a América con una
        marcha menos y óxido de regalo. Este, naranja 918, creció en Montpellier al servicio de un
        viticultor que lo encontraba más fiable que su tractor. Largueros sustituidos en 2019 por
        piezas prensadas en Japón y SU sincronizados. El seis en línea sube como una frase bien
        construida, sin una coma de más.
      `,
    },
    tier: 'fine',
    highlights: ['RARE_CONFIGURATION', 'BODY_RESTORE', 'ORIGINAL_COLOR', 'EXCELLENT'],
    options: ['SPORT_STEERING_WHEEL', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'VALID_MOT'],
    works: [work('paint', '2018-09-10', '2019-05-24')],
    services: ['warranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 151,
      fiscalHorse: 13,
      cylinderNumber: 6,
      cubicCapacity: 2393,
      gearNumber: 5,
      vin: 'HS30-014827',
      originPlace: 'FR',
      serialEngine: 'L24-038142',
      lastRestoration: 2019,
    },
    kind: 'pro',
  },
  {
    slug: 'toyota-land-cruiser-bj42-diesel-1980',
    brand: 'Toyota',
    model: 'Land Cruiser',
    version: 'BJ42 Diesel',
    year: 1980,
    price: 27_500,
    body: 'OFF_ROAD',
    carState: 'GOOD',
    mileage: 198_300,
    colours: ['OLIVE', 'GREY'],
    exteriorShade: 'MATT',
    at: ['ES', 'Girona', '17001'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1980-05-16',
    engine: '3B',
    doorNumber: 3,
    history: {
      fr: prose`
        Ancienne voiture des pompiers forestiers de l’Empordà, elle a gardé sa prise de force et
        la mémoire des chemins. Le diesel B se moque de l’altitude comme de la conversation ; on
        crie, on s’habitue. Caisse sablée en 2015, vert olive refait à la brosse par un peintre
        qui aimait l’outil. Boîte de transfert sans fuite, ressorts neufs. Immatriculation
        historique espagnole, contrôle passé pour deux ans.
      `,
      en: prose`
        Once with the forest fire brigade of the Empordà, it has kept its power take-off and its
        memory of tracks. The B diesel cares as little for altitude as for conversation; one
        shouts, one gets used to it. Body blasted in 2015, olive green laid on by a painter who
        loved his brush. Transfer case without leaks, new springs. Spanish historic plates,
        inspection passed for two years.
      `,
      es: prose`
        Antiguo coche de los bomberos forestales del Ampurdán, conserva la toma de fuerza y la
        memoria de los caminos. El diésel B se ríe de la altitud tanto como de la conversación; se
        grita y uno se acostumbra. Carrocería arenada en 2015 y verde oliva dado a brocha por un
        pintor que amaba su oficio. Caja de transferencia sin fugas y ballestas nuevas. Matrícula
        histórica española e ITV por dos años.
      `,
    },
    tier: 'used',
    highlights: ['GOOD', 'COLLECTION_REGISTRATION'],
    options: ['ROLL_BAR'],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    works: [work('chassis', '2015-01-19', '2015-05-29')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 80,
      fiscalHorse: 14,
      cylinderNumber: 4,
      cubicCapacity: 2977,
      gearNumber: 4,
      vin: 'BJ42-016284',
      originPlace: 'ES',
      fuel: 'DIESEL',
      lastRestoration: 2015,
    },
    kind: 'seller',
  },
  {
    slug: 'mazda-mx-5-1-6-na-1991',
    brand: 'Mazda',
    model: 'MX-5',
    version: '1.6 NA',
    year: 1991,
    carType: 'YOUNGTIMER',
    price: 11_900,
    body: 'ROADSTER',
    carState: 'VERY_GOOD',
    mileage: 112_400,
    colours: ['BLUE', 'BLACK'],
    at: ['FR', 'Angers', '49000'],
    saddlery: 'CLOTH',
    releaseDate: '1991-03-28',
    engine: 'B6-ZE',
    history: {
      fr: prose`
        La preuve que les Anglais avaient raison et les Japonais des joints étanches. Bleu
        Mariner, jantes en marguerite, phares qui clignent de l’œil : une NA de la deuxième année,
        achetée par un étudiant d’Angers devenu pédiatre. Capote neuve à lunette verre,
        distribution suivie, bas de caisse ouverts, traités, refermés. Elle demande peu, rend
        beaucoup, et se gare devant la boulangerie sans attirer d’autre regard que le bon.
      `,
      en: prose`
        Proof that the English were right and the Japanese had watertight seals. Mariner Blue,
        daisy wheels, lamps that wink: an NA of the second year, bought by an Angers student who
        became a paediatrician. New hood with glass window, belts on schedule, sills opened,
        treated and closed. It asks little, gives much and parks outside the bakery drawing only
        the right sort of look.
      `,
      es: prose`
        La prueba de que los ingleses tenían razón y los japoneses, juntas estancas. Azul Mariner,
        llantas de margarita y faros que guiñan: un NA del segundo año, comprado por un estudiante
        de Angers que hoy es pediatra. Capota nueva con luneta de cristal, distribución al día y
        bajos abiertos, tratados y cerrados. Pide poco, da mucho y se aparca ante la panadería sin
        atraer más miradas que las buenas.
      `,
    },
    tier: 'sound',
    highlights: ['FIRST_HAND', 'VERY_GOOD', 'DOUBLE_KEYS'],
    options: ['SOFT_TOP', 'ALLOY_WHEELS', 'ELECTRIC_WINDOWS', 'POWER_STEERING'],
    papers: ['REGISTRATION_CERTIFICATE', 'PURCHASE_INVOICE', 'VALID_MOT'],
    works: [work('belt', '2023-05-15')],
    data: {
      horsePower: 115,
      fiscalHorse: 8,
      cylinderNumber: 4,
      cubicCapacity: 1598,
      gearNumber: 5,
      vin: 'JMZNA18B200124718',
      originPlace: 'FR',
    },
    kind: 'seller',
  },
]);
