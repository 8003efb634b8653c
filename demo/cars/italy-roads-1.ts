import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const italyRoads1Cars = listings(541, [
  {
    slug: 'fiat-500-f-1968',
    brand: 'Fiat',
    model: '500',
    version: 'F',
    year: 1968,
    body: 'CITY_CAR',
    carState: 'VERY_GOOD',
    mileage: 43_800,
    colours: ['MINT', 'RED'],
    at: ['FR', 'Menton', '06500'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1968-04-08',
    engine: '110 F.000',
    history: {
      fr: prose`
        Vert d’eau, intérieur rouge, toit en toile : une 500 F qui n’a jamais connu d’autre mer
        que celle de Menton. La première propriétaire y vendait des citrons au marché couvert et
        mettait les cageots sur le siège arrière. Bicylindre refait, planchers remplacés en 2017,
        tambours neufs. Elle prend les épingles de Sainte-Agnès sur le deuxième rapport en
        chantant. Vendue sans réserve par ses petits-enfants, qui sont quatre et n’ont pas su
        choisir.
      `,
      en: prose`
        Mint green, red inside, canvas roof: a 500 F that has never known any sea but Menton’s.
        Its first owner sold lemons in the covered market and carried the crates on the back seat.
        Rebuilt twin, floors replaced in 2017, new drums. It takes the Sainte-Agnès hairpins in
        second, singing. Sold without reserve by her grandchildren, who are four and could not
        choose.
      `,
      es: prose`
        Verde agua, interior rojo y techo de lona: un 500 F que no ha conocido más mar que el de
        Menton. Su primera dueña vendía limones en el mercado cubierto y llevaba las cajas en el
        asiento trasero. Bicilíndrico rehecho, suelos sustituidos en 2017 y tambores nuevos. Sube
        las horquillas de Sainte-Agnès en segunda, cantando. Lo venden sin reserva sus nietos, que
        son cuatro y no supieron elegir.
      `,
    },
    tier: 'fine',
    highlights: ['FULL_RESTORATION', 'SECOND_HAND', 'FRANCE'],
    options: ['SUNROOF'],
    papers: ['COLLECTORS_REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'VALID_MOT_LESS_THAN_6_MONTHS_OLD'],
    works: [work('engine', '2016-11-14', '2017-02-24'), work('paint', '2017-01-09', '2017-04-28')],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 18,
      fiscalHorse: 2,
      cylinderNumber: 2,
      cubicCapacity: 499,
      gearNumber: 4,
      vin: '110F 1984217',
      originPlace: 'IT',
      lastRestoration: 2017,
    },
    kind: 'handled',
    sale: {
      phase: 'running',
      startingPrice: 6000,
      reservePrice: null,
      estimateHint: [11_000, 14_000],
      bids: [],
    },
  },
  {
    slug: 'fiat-124-sport-spider-1972',
    brand: 'Fiat',
    model: '124',
    version: 'Sport Spider',
    year: 1972,
    price: 15_500,
    body: 'ROADSTER',
    carState: 'GOOD',
    mileage: 88_500,
    colours: ['CORAL', 'BLACK'],
    at: ['ES', 'Valencia', '46002'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1972-06-01',
    engine: '125 BC.000',
    history: {
      fr: prose`
        Tom Tjaarda l’a dessinée, le soleil l’a adoptée. Cette Spider a été ramenée de Ligurie à
        Valence par un violoniste en tournée, qui l’a gardée pour les concerts d’été. Double
        arbre, cinq vitesses, quatre disques : en 1972 c’était beaucoup pour si peu d’argent.
        Corail d’origine légèrement passé, capote neuve, planche de bord fissurée au coin droit.
        Les bas de caisse ont été refaits proprement ; les photographies le montrent.
      `,
      en: prose`
        Tom Tjaarda drew it, the sun adopted it. This Spider was brought from Liguria to Valencia
        by a violinist on tour, who kept it for summer concerts. Twin cam, five speeds, four
        discs: a great deal in 1972 for so little money. Original coral a little faded, new hood,
        a crack in the right corner of the dashboard. The sills have been properly redone; the
        photographs show it.
      `,
      es: prose`
        Tom Tjaarda lo dibujó y el sol lo adoptó. Este Spider lo trajo de Liguria a Valencia un
        violinista de gira, que lo guardó para los conciertos de verano. Doble árbol, cinco
        marchas y cuatro discos: en 1972 era mucho por tan poco dinero. Coral original algo
        descolorido, capota nueva y una grieta en la esquina derecha del salpicadero. Los bajos se
        han rehecho bien; las fotos lo demuestran.
      `,
    },
    tier: 'sound',
    highlights: ['GOOD', 'ORIGINAL_COLOR'],
    options: ['SOFT_TOP', 'WOODEN_STEERING_WHEEL', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    services: ['internationalDelivery'],
    data: {
      horsePower: 110,
      fiscalHorse: 10,
      cylinderNumber: 4,
      cubicCapacity: 1608,
      gearNumber: 5,
      vin: '124BS1 0047218',
      originPlace: 'IT',
    },
    kind: 'seller',
  },
  {
    slug: 'fiat-x1-9-1500-1981',
    brand: 'Fiat',
    model: 'X1/9',
    version: '1500',
    year: 1981,
    carType: 'YOUNGTIMER',
    price: 9900,
    body: 'TARGA',
    carState: 'GOOD',
    mileage: 72_400,
    colours: ['SLATE', 'TAN'],
    exteriorShade: 'METALLIC',
    at: ['CH', 'Lugano', '6900'],
    saddlery: 'CLOTH',
    releaseDate: '1981-03-12',
    engine: '138 AS.000',
    history: {
      fr: prose`
        Une petite Bertone à moteur central pour le prix d’une cuisine : Lugano en compte encore
        trois, celle-ci est la grise. Sa conductrice, horticultrice, logeait le toit dans le
        coffre avant et les semis dans l’arrière. Jamais d’hiver, donc peu de rouille ; une cloque
        sous le feu gauche, signalée. Culasse refaite, durites du long chemin de refroidissement
        remplacées. Elle vire à plat comme un plateau de service.
      `,
      en: prose`
        A little mid-engined Bertone for the price of a kitchen: Lugano still has three, and this
        is the grey one. Its driver, a nurserywoman, kept the roof in the front boot and the
        seedlings in the rear. Never a winter, hence little rust; one blister under the left lamp,
        declared. Head rebuilt, hoses renewed along the whole length of the cooling system. It
        corners as flat as a waiter’s tray.
      `,
      es: prose`
        Un pequeño Bertone de motor central por el precio de una cocina: en Lugano quedan tres y
        este es el gris. Su dueña, horticultora, guardaba el techo en el maletero delantero y los
        semilleros en el trasero. Nunca un invierno, así que poco óxido; una burbuja bajo el
        piloto izquierdo, señalada. Culata rehecha y manguitos renovados en todo el circuito.
        Dobla tan plano como una bandeja de camarero.
      `,
    },
    tier: 'used',
    highlights: ['THIRD_HAND', 'DRY_STORED'],
    options: ['TARGA_ROOF', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE'],
    data: {
      horsePower: 85,
      fiscalHorse: 8,
      cylinderNumber: 4,
      cubicCapacity: 1498,
      gearNumber: 5,
      vin: 'ZFA128AS000148216',
      originPlace: 'IT',
    },
    kind: 'seller',
  },
  {
    slug: 'alfa-romeo-giulia-sprint-gt-veloce-1967',
    brand: 'Alfa Romeo',
    model: 'Giulia',
    version: 'Sprint GT Veloce',
    year: 1967,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 59_700,
    colours: ['IVORY', 'RED'],
    at: ['IT', 'Milano', '20121'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1967-05-30',
    engine: 'AR 00536',
    history: {
      fr: prose`
        Marche d’escalier au bord du capot, calandre fine, biscione sur la custode : la Veloce des
        puristes. Livrée à un avocat milanais, cachée à sa femme puis léguée à sa fille, qui a
        financé la restauration de 2020 sans regarder. Nord 1600, deux Weber de 40, boîte dont la
        deuxième ne craque pas. Fiche du Centro Storico confirmant la teinte. Elle a gardé sa
        trousse, ses clés jumelles et le parfum de la première propriétaire.
      `,
      en: prose`
        The step at the edge of the bonnet, the slim grille, the serpent on the pillar: the
        purists’ Veloce. Delivered to a Milan lawyer, hidden from his wife, then left to his
        daughter, who paid for the 2020 restoration without looking. 1600 Nord, two 40 Webers, a
        gearbox whose second does not crunch. Centro Storico sheet confirming the colour. It keeps
        its tool roll, its twin keys and a trace of its lady owner’s scent.
      `,
      es: prose`
        El escalón al borde del capó, la calandra fina y la serpiente en el montante: el Veloce de
        los puristas. Entregado a un abogado milanés, escondido a su mujer y legado a su hija, que
        pagó la restauración de 2020 sin mirar. Nord 1600, dos Weber de 40 y un cambio cuya
        segunda no rasca. Ficha del Centro Storico que confirma el color. Conserva las
        herramientas, las dos llaves y el perfume de su dueña.
      `,
    },
    tier: 'concours',
    highlights: ['MATCHING_NUMBERS', 'FULL_RESTORATION', 'ORIGINAL_COLOR', 'EXCELLENT'],
    options: ['WOODEN_STEERING_WHEEL', 'PERIOD_RADIO'],
    papers: ['ASI_CERTIFICATE', 'FACTORY_CERTIFICATE', 'RESTORATION_FILE'],
    works: [work('paint', '2019-04-01', '2020-02-28'), work('engine', '2019-06-03', '2020-01-31')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 109,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1570,
      gearNumber: 5,
      vin: 'AR 249318',
      originPlace: 'IT',
      serialEngine: 'AR 00536*10742',
      lastRestoration: 2020,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'soldReserveMet',
      startingPrice: 40_000,
      reservePrice: 58_000,
      estimateHint: [58_000, 72_000],
      bids: [
        { buyer: 2, bid: 42_250 },
        { buyer: 7, bid: 44_500 },
        { buyer: 6, bid: 47_000 },
        { buyer: 8, bid: 48_250 },
        { buyer: 5, bid: 50_500 },
        { buyer: 7, bid: 52_000, max: 52_500 },
        { buyer: 1, bid: 53_500 },
        { buyer: 4, bid: 55_500 },
        { buyer: 6, bid: 57_500 },
        { buyer: 5, bid: 60_000 },
        { buyer: 6, bid: 61_500 },
        { buyer: 1, bid: 62_500 },
        { buyer: 4, bid: 64_000 },
        { buyer: 1, bid: 66_000 },
        { buyer: 8, bid: 69_000 },
        { buyer: 2, bid: 71_000 },
      ],
    },
  },
]);
