import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const italySports2Cars = listings(531, [
  {
    slug: 'maserati-ghibli-4-7-1968',
    brand: 'Maserati',
    model: 'Ghibli',
    version: '4.7',
    year: 1968,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 73_800,
    colours: ['CHAMPAGNE', 'BROWN'],
    exteriorShade: 'METALLIC',
    at: ['IT', 'Bologna', '40121'],
    saddlery: 'LEATHER',
    releaseDate: '1968-12-05',
    engine: 'Tipo 115',
    history: {
      fr: prose`
        Un mètre seize de haut, quatre arbres à cames et la plus longue des ombres : Giugiaro
        avait vingt-huit ans. Cette Ghibli bolognaise a circulé chez les héritiers d’une maison de
        confection, toujours en champagne et havane. Révision de fond en 2009, phares escamotables
        synchronisés, double réservoir. La peinture demande un polissage, la mécanique rien. Le V8
        à carter sec chante une octave plus bas que les rivaux de Maranello.
      `,
      en: prose`
        Just over a metre tall, four camshafts and the longest of shadows: Giugiaro was
        twenty-eight. This Bologna Ghibli went round the heirs of a clothing house, always in
        champagne and havana. Thorough overhaul in 2009, pop-up lamps in step, twin tanks. The
        paint wants polishing, the mechanicals nothing. The dry-sump V8 sings an octave below its
        rivals from Maranello.
      `,
      es: prose`
        Un metro dieciséis de alto, cuatro árboles de levas y la más larga de las sombras:
        Giugiaro tenía veintiocho años. Este Ghibli boloñés pasó entre los herederos de una casa
        de confección, siempre en champán y habana. Revisión a fondo en 2009, faros escamoteables
        acompasados y doble depósito. La pintura pide un pulido; la mecánica, nada. El V8 de
        cárter seco canta una octava por debajo de sus rivales de Maranello.
      `,
    },
    tier: 'sound',
    highlights: ['MATCHING_NUMBERS', 'SECOND_HAND', 'VERY_GOOD'],
    options: ['AIR_CONDITIONING', 'ELECTRIC_WINDOWS', 'LEATHER_SEATS'],
    papers: ['ASI_CERTIFICATE', 'INVOICE_FILE', 'REGISTRATION_CERTIFICATE'],
    works: [work('engine', '2008-10-06', '2009-05-15')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 310,
      fiscalHorse: 26,
      cylinderNumber: 8,
      cubicCapacity: 4719,
      gearNumber: 5,
      vin: 'AM115*742',
      originPlace: 'IT',
      serialEngine: 'AM115*742',
      lastRestoration: 2009,
    },
    kind: 'handled',
    sale: {
      phase: 'unsold',
      startingPrice: 130_000,
      reservePrice: 210_000,
      estimateHint: [200_000, 240_000],
      bids: [
        { buyer: 2, bid: 133_000 },
        { buyer: 4, bid: 136_000 },
        { buyer: 5, bid: 141_000 },
        { buyer: 1, bid: 148_000 },
        { buyer: 8, bid: 153_000 },
        { buyer: 3, bid: 160_000 },
        { buyer: 8, bid: 166_000 },
        { buyer: 2, bid: 170_000 },
        { buyer: 7, bid: 176_000 },
        { buyer: 2, bid: 181_000 },
        { buyer: 4, bid: 185_000 },
      ],
    },
  },
  {
    slug: 'lamborghini-urraco-p250-s-1975',
    brand: 'Lamborghini',
    model: 'Urraco',
    version: 'P250 S',
    year: 1975,
    price: 92_000,
    body: 'COUPE',
    carState: 'GOOD',
    mileage: 54_200,
    colours: ['ORANGE', 'BLACK'],
    at: ['IT', 'Torino', '10121'],
    saddlery: 'LEATHER',
    releaseDate: '1975-04-18',
    engine: 'L240 V8',
    history: {
      fr: prose`
        La petite de Sant’Agata, dessinée par Gandini entre deux chefs-d’œuvre, garde le charme
        des élèves doués. Quatre places si l’on compte large, V8 transversal et lamelles de
        persienne sur la lunette. Vendue en Allemagne, revenue à Turin, elle a reçu des courroies,
        un embrayage et des faisceaux neufs en 2022. Orange d’origine reverni à l’avant. Un
        mécanicien turinois reste au téléphone pour le prochain propriétaire, c’est dans l’accord.
      `,
      en: prose`
        The little one from Sant’Agata, drawn by Gandini between two masterpieces, keeps the charm
        of the gifted pupil. Four seats if you count generously, a transverse V8 and louvres over
        the rear glass. Sold in Germany, back in Turin, it had belts, clutch and wiring renewed in
        2022. Original orange, relacquered at the front. A Turin mechanic stays on the telephone
        for the next owner; it is in the deal.
      `,
      es: prose`
        El pequeño de Sant’Agata, dibujado por Gandini entre dos obras maestras, conserva el
        encanto de los alumnos dotados. Cuatro plazas contando con generosidad, V8 transversal y
        persianas en la luneta. Vendido en Alemania y de vuelta en Turín, estrenó correas,
        embrague e instalación en 2022. Naranja original, barnizado delante. Un mecánico turinés
        atiende por teléfono al próximo dueño: va en el trato.
      `,
    },
    tier: 'sound',
    highlights: ['RARE_CONFIGURATION', 'ORIGINAL_COLOR', 'GOOD'],
    options: ['ELECTRIC_WINDOWS', 'LEATHER_SEATS', 'ALLOY_WHEELS'],
    papers: ['ASI_CERTIFICATE', 'REGISTRATION_CERTIFICATE', 'INVOICE_FILE'],
    works: [work('belt', '2022-04-11'), work('service', '2022-04-11', '2022-06-03')],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 220,
      fiscalHorse: 14,
      cylinderNumber: 8,
      cubicCapacity: 2463,
      gearNumber: 5,
      vin: '15734',
      originPlace: 'IT',
      serialEngine: '15734',
    },
    kind: 'pro',
  },
  {
    slug: 'de-tomaso-pantera-gts-1973',
    brand: 'De Tomaso',
    model: 'Pantera',
    version: 'GTS',
    year: 1973,
    price: 118_000,
    reducedPrice: 109_000,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 66_100,
    colours: ['BLACK', 'TAN'],
    at: ['BE', 'Antwerpen', '2000'],
    saddlery: 'LEATHER',
    releaseDate: '1973-07-20',
    engine: '351 Cleveland',
    history: {
      fr: prose`
        Une robe turinoise sur un V8 de Cleveland : le mariage fit scandale, il dure toujours.
        Cette GTS, passée du jaune au noir en 2016, est restée quinze ans à Anvers chez un
        diamantaire qui en appréciait les arêtes. Boîte ZF reprise, radiateur aluminium,
        ventilateurs doubles : elle traverse désormais les embouteillages sans rougir. Le coffre
        contient une paire de valises et aucune excuse. Autodémarrages difficiles exclus, voisins
        avertis.
      `,
      en: prose`
        A Turin dress over a Cleveland V8: the marriage was a scandal and still holds. This GTS,
        turned from yellow to black in 2016, spent fifteen years in Antwerp with a diamond dealer
        who liked its edges. Overhauled ZF gearbox, aluminium radiator, twin fans: it now crosses
        traffic jams without blushing. The boot holds a pair of cases and no excuses. It starts
        without fuss; the neighbours have been told.
      `,
      es: prose`
        Un vestido turinés sobre un V8 de Cleveland: el matrimonio fue un escándalo y aún dura.
        Este GTS, pasado del amarillo al negro en 2016, vivió quince años en Amberes con un
        diamantista que apreciaba sus aristas. Caja ZF revisada, radiador de aluminio y doble
        ventilador: ya cruza los atascos sin sonrojarse. En el maletero caben dos maletas y
        ninguna excusa. Arranca sin dificultad; los vecinos están avisados.
      `,
    },
    tier: 'fine',
    highlights: ['BODY_RESTORE', 'GEARBOX_RESTORE', 'VERY_GOOD'],
    options: ['AIR_CONDITIONING', 'ELECTRIC_WINDOWS', 'SPORT_EXHAUST', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'MARTI_REPORT'],
    works: [work('gearbox', '2016-02-01', '2016-04-29'), work('paint', '2016-03-07', '2016-09-02')],
    data: {
      horsePower: 330,
      fiscalHorse: 32,
      cylinderNumber: 8,
      cubicCapacity: 5763,
      gearNumber: 5,
      vin: 'THPNNU05417',
      originPlace: 'IT',
      originalHue: false,
      lastRestoration: 2016,
    },
    kind: 'seller',
  },
]);
