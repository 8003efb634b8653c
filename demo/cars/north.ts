import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const northCars = listings(561, [
  {
    slug: 'volvo-p1800-es-1972',
    brand: 'Volvo',
    model: 'P1800',
    version: 'ES',
    year: 1972,
    body: 'ESTATE',
    carState: 'VERY_GOOD',
    mileage: 143_200,
    colours: ['CHAMPAGNE', 'TAN'],
    exteriorShade: 'METALLIC',
    at: ['BE', 'Bruxelles', '1050'],
    saddlery: 'LEATHER',
    releaseDate: '1972-10-27',
    engine: 'B20 E',
    doorNumber: 3,
    history: {
      fr: prose`
        Le hayon tout en verre a inspiré des générations de designers et fait froid dans le dos
        des assureurs. Cette ES bruxelloise appartenait à une décoratrice d’Ixelles, qui y
        glissait des lampes et un lévrier. Injection D-Jetronic réglée par le dernier homme qui
        sache, overdrive, or métallisé refait en 2012. Bas de hayon sain, chose rare. Elle a le
        charme des objets utiles, dessinés par quelqu’un qui avait le temps.
      `,
      en: prose`
        The all-glass tailgate inspired generations of designers and gave insurers the shivers.
        This Brussels ES belonged to an Ixelles decorator, who slid lamps and a greyhound into it.
        D-Jetronic injection set up by the last man who knows how, overdrive, metallic gold
        renewed in 2012. Tailgate foot sound, a rarity. It has the charm of useful things drawn by
        someone who had time.
      `,
      es: prose`
        El portón todo de cristal inspiró a generaciones de diseñadores y dio escalofríos a las
        aseguradoras. Este ES bruselense era de una decoradora de Ixelles, que cargaba en él
        lámparas y un galgo. Inyección D-Jetronic ajustada por el último hombre que sabe,
        overdrive y oro metalizado rehecho en 2012. Base del portón sana, cosa rara. Tiene el
        encanto de los objetos útiles dibujados por alguien con tiempo.
      `,
    },
    tier: 'fine',
    highlights: ['RARE_CONFIGURATION', 'VERY_GOOD', 'INTERIOR_RESTORE'],
    options: ['LEATHER_SEATS', 'ALLOY_WHEELS', 'PERIOD_RADIO'],
    papers: ['REGISTRATION_CERTIFICATE', 'MAINTENANCE_BOOKLET', 'INVOICE_FILE'],
    works: [work('paint', '2012-02-06', '2012-07-20')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 124,
      fiscalHorse: 11,
      cylinderNumber: 4,
      cubicCapacity: 1986,
      gearNumber: 4,
      vin: '1836353004127',
      originPlace: 'BE',
      serialEngine: 'B20E-5128',
      lastRestoration: 2012,
    },
    kind: 'handled',
    sale: {
      phase: 'unsold',
      startingPrice: 15_000,
      reservePrice: 28_000,
      estimateHint: [27_000, 33_000],
      bids: [
        { buyer: 1, bid: 15_750 },
        { buyer: 5, bid: 16_750 },
        { buyer: 1, bid: 18_000 },
        { buyer: 2, bid: 19_250 },
        { buyer: 6, bid: 20_750 },
        { buyer: 8, bid: 22_250 },
        { buyer: 1, bid: 23_500 },
        { buyer: 5, bid: 24_000 },
      ],
    },
  },
  {
    slug: 'volvo-240-glt-break-1989',
    brand: 'Volvo',
    model: '240',
    version: 'GLT Break',
    year: 1989,
    carType: 'YOUNGTIMER',
    price: 6900,
    reducedPrice: 5900,
    body: 'ESTATE',
    carState: 'GOOD',
    mileage: 237_500,
    colours: ['PETROL', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Rennes', '35000'],
    saddlery: 'LEATHER',
    releaseDate: '1989-01-27',
    engine: 'B230 F',
    doorNumber: 5,
    history: {
      fr: prose`
        Deux cent trente-sept mille kilomètres de conservatoire, de déménagements et de vacances à
        Carnac. La famille s’est agrandie, puis dispersée ; le break est resté. Boîte cinq, cuir
        noir, attelage démontable. Le faisceau moteur biodégradable a été remplacé, la courroie
        aussi. Une aile avant vient d’une casse et s’en vante par sa nuance. Une voiture que l’on
        achète pour rouler demain matin, sans mode d’emploi et sans peur de la pluie.
      `,
      en: prose`
        Two hundred and thirty-seven thousand kilometres of music lessons, house moves and
        holidays in Carnac. The family grew, then scattered; the estate stayed. Five speeds, black
        hide, removable tow bar. The biodegradable engine loom has been replaced, and the belt
        too. One front wing is from a breaker’s and boasts of it by its shade. A car to buy and
        drive tomorrow morning, with no manual and no fear of rain.
      `,
      es: prose`
        Doscientos treinta y siete mil kilómetros de conservatorio, mudanzas y vacaciones en
        Carnac. La familia creció y se dispersó; el familiar se quedó. Cinco marchas, cuero negro
        y enganche desmontable. El cableado biodegradable del motor está sustituido, y la correa
        también. Una aleta delantera viene de desguace y presume de ello con su tono. Un coche
        para comprar y conducir mañana mismo, sin manual y sin miedo a la lluvia.
      `,
    },
    tier: 'used',
    highlights: ['SECOND_HAND', 'BILLS_FOLDER', 'GOOD'],
    options: [
      'POWER_STEERING',
      'ELECTRIC_WINDOWS',
      'CENTRAL_LOCKING',
      'HEATED_SEATS',
      'LEATHER_SEATS',
      'SUNROOF',
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'VALID_MOT_LESS_THAN_6_MONTHS_OLD'],
    works: [work('belt', '2024-09-16')],
    data: {
      horsePower: 116,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 2316,
      gearNumber: 5,
      vin: 'YV1245884K1847213',
      originPlace: 'FR',
    },
    kind: 'seller',
  },
  {
    slug: 'saab-900-turbo-16s-aero-1988',
    brand: 'Saab',
    model: '900',
    version: 'Turbo 16S Aero',
    year: 1988,
    carType: 'YOUNGTIMER',
    price: 17_500,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 178_900,
    colours: ['GREY', 'GREY'],
    exteriorShade: 'METALLIC',
    at: ['NL', 'Rotterdam', '3011'],
    saddlery: 'VELVET',
    releaseDate: '1988-04-22',
    engine: 'B202 L',
    doorNumber: 3,
    history: {
      fr: prose`
        Pare-brise en vitrine, clé entre les sièges, turbo qui siffle comme un architecte content
        : la 900 Aero reste la voiture des gens qui ont un avis. Un urbaniste de Rotterdam l’a
        entretenue d’un carnet quadrillé à l’autre. Boîte refaite en 2021, ce que toute 900
        réclame une fois dans sa vie. Kit carrosserie d’origine sans fêlure, velours Bokhara
        intact. Elle vieillit lentement et le sait.
      `,
      en: prose`
        A shop-window screen, the key between the seats, a turbo that whistles like a contented
        architect: the 900 Aero is still the car of people with opinions. A Rotterdam town planner
        maintained it from one squared notebook to the next. Gearbox rebuilt in 2021, which every
        900 asks for once in its life. Original body kit uncracked, Bokhara velour intact. It ages
        slowly, and knows it.
      `,
      es: prose`
        Parabrisas de escaparate, llave entre los asientos y un turbo que silba como un arquitecto
        contento: el 900 Aero sigue siendo el coche de la gente con opinión. Un urbanista de
        Róterdam lo mantuvo de un cuaderno cuadriculado a otro. Caja rehecha en 2021, lo que todo
        900 pide una vez en la vida. Kit de carrocería original sin grietas y terciopelo Bokhara
        intacto. Envejece despacio y lo sabe.
      `,
    },
    tier: 'fine',
    highlights: ['GEARBOX_RESTORE', 'STAMPED_BOOK', 'VERY_GOOD'],
    options: [
      'CRUISE_CONTROL',
      'HEATED_SEATS',
      'SUNROOF',
      'ELECTRIC_WINDOWS',
      'AIR_CONDITIONING',
      'ELECTRIC_MIRRORS',
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'STAMPED_MAINTENANCE_BOOKLET', 'INVOICE_FILE'],
    works: [work('gearbox', '2021-03-15', '2021-04-30')],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 175,
      fiscalHorse: 10,
      cylinderNumber: 4,
      cubicCapacity: 1985,
      gearNumber: 5,
      vin: 'YS3AD35L4J2018427',
      originPlace: 'NL',
    },
    kind: 'pro',
  },
  {
    slug: 'rolls-royce-silver-shadow-i-1971',
    brand: 'Rolls-Royce',
    model: 'Silver Shadow',
    version: 'I',
    year: 1971,
    price: 29_900,
    body: 'SALOON',
    carState: 'VERY_GOOD',
    mileage: 92_300,
    transmission: 'AUTOMATIC',
    colours: ['BROWN', 'CREAM'],
    at: ['LU', 'Luxembourg', '1616'],
    saddlery: 'LEATHER',
    releaseDate: '1971-10-08',
    engine: 'L410 V8',
    doorNumber: 4,
    history: {
      fr: prose`
        Conduite à gauche, direction légère comme un geste de la main, horloge que l’on entend
        vraiment : la Shadow tient sa promesse. Un banquier privé de la place de la Constitution y
        signait ses lettres, plateau de noyer déplié. Circuit hydraulique refait en 2020 de bout
        en bout, seul poste à craindre sur ces autos. Cuir crème Connolly nourri chaque hiver.
        Elle boit comme on reçoit : généreusement.
      `,
      en: prose`
        Left-hand drive, steering as light as a wave of the hand, a clock one really does hear:
        the Shadow keeps its promise. A private banker of the place de la Constitution signed his
        letters in it, walnut table unfolded. Hydraulics renewed from end to end in 2020, the only
        thing to fear on these cars. Cream Connolly hide fed every winter. It drinks as one
        entertains: generously.
      `,
      es: prose`
        Volante a la izquierda, dirección ligera como un gesto y un reloj que se oye de verdad: el
        Shadow cumple su promesa. Un banquero privado de la plaza de la Constitución firmaba en él
        sus cartas, con la mesita de nogal desplegada. Circuito hidráulico rehecho de punta a
        punta en 2020, lo único que temer en estos coches. Cuero Connolly crema nutrido cada
        invierno. Bebe como se recibe: con generosidad.
      `,
    },
    tier: 'fine',
    highlights: ['SECOND_HAND', 'DRY_STORED', 'VERY_GOOD', 'INTERIOR_RESTORE'],
    options: [
      'AIR_CONDITIONING',
      'POWER_STEERING',
      'ELECTRIC_SEATS',
      'ELECTRIC_WINDOWS',
      'LEATHER_SEATS',
      'CENTRAL_LOCKING',
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'MAINTENANCE_BOOKLET', 'OWNER_S_MANUAL'],
    works: [work('brakes', '2020-01-20', '2020-06-26')],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 189,
      fiscalHorse: 34,
      cylinderNumber: 8,
      cubicCapacity: 6750,
      gearNumber: 3,
      vin: 'SRX 9841',
      originPlace: 'GB',
    },
    kind: 'pro',
  },
]);
