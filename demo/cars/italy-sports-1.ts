import { listings } from './listing.ts';
import { prose, say } from './prose.ts';
import { work } from './works.ts';

export const italySports1Cars = listings(521, [
  {
    slug: 'ferrari-dino-246-gt-1972',
    brand: 'Ferrari',
    model: 'Dino',
    version: '246 GT',
    year: 1972,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 61_400,
    colours: ['RED', 'BLACK'],
    at: ['FR', 'Nice', '06000'],
    saddlery: 'LEATHER',
    releaseDate: '1972-06-14',
    engine: '135 CS',
    history: {
      fr: prose`
        Sans cheval cabré ni douze cylindres, la Dino a pourtant tout ce qu’un nom promet. Cette
        série E, livrée à Turin à la fille d’un chocolatier, est passée par trois garages de la
        Riviera. Certification Classiche obtenue en 2018 après reprise complète des cames et des
        trois Weber. Les ailes avant, ces deux vagues entre lesquelles on vise la route, sont
        d’origine. À qui l’achète d’écrire la suite de son histoire, de préférence par les
        corniches.
      `,
      en: prose`
        With neither prancing horse nor twelve cylinders, the Dino still has everything a name
        promises. This series E, delivered in Turin to a chocolate maker’s daughter, has passed
        through three garages on the Riviera. Classiche certification came in 2018 after a full
        overhaul of cams and triple Webers. The front wings, those two waves between which one
        aims at the road, are original. Whoever buys it writes the rest of its story, preferably
        along the corniches.
      `,
      es: prose`
        Sin cavallino ni doce cilindros, el Dino tiene sin embargo cuanto promete un nombre. Este
        serie E, entregado en Turín a la hija de un chocolatero, ha pasado por tres garajes de la
        Riviera. La certificación Classiche llegó en 2018 tras revisar por completo levas y tres
        Weber. Las aletas delanteras, dos olas entre las que se apunta a la carretera, son
        originales. Quien lo compre escribirá el resto de su historia, a ser posible por las
        cornisas.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'ENGINE_RESTORE', 'ORIGINAL_COLOR', 'COMPLETE_FILE'],
    options: ['LEATHER_SEATS', 'ALLOY_WHEELS', 'ELECTRIC_WINDOWS', 'PERIOD_RADIO'],
    papers: [
      'FERRARI_CLASSICHE',
      'EXPERT_REPORT',
      'INVOICE_FILE',
      'REGISTRATION_CERTIFICATE',
      'OWNER_S_MANUAL',
    ],
    works: [work('engine', '2017-03-06', '2018-02-16'), work('paint', '2017-09-11', '2018-03-30')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 195,
      fiscalHorse: 13,
      cylinderNumber: 6,
      cubicCapacity: 2419,
      gearNumber: 5,
      vin: '04216',
      originPlace: 'IT',
      serialEngine: '135CS-0011274',
      lastRestoration: 2018,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'lastMinutes',
      startingPrice: 220_000,
      reservePrice: 300_000,
      estimateHint: [300_000, 350_000],
      bids: [
        { buyer: 1, bid: 224_000 },
        { buyer: 6, bid: 227_000 },
        { buyer: 5, bid: 231_000, max: 234_000 },
        { buyer: 1, bid: 235_000 },
        { buyer: 4, bid: 241_000 },
        { buyer: 3, bid: 244_000 },
        { buyer: 1, bid: 250_000, max: 260_000 },
        { buyer: 5, bid: 257_500, max: 262_500 },
        { buyer: 4, bid: 265_000 },
        { buyer: 5, bid: 270_000 },
        { buyer: 7, bid: 275_000 },
        { buyer: 5, bid: 280_000 },
        { buyer: 4, bid: 282_500 },
        { buyer: 7, bid: 285_000, max: 290_000 },
        { buyer: 2, bid: 287_500 },
        { buyer: 5, bid: 295_000, max: 305_000 },
        { buyer: 4, bid: 302_500 },
        { buyer: 8, bid: 307_500 },
        { buyer: 5, bid: 310_000 },
        { buyer: 2, bid: 312_500 },
        { buyer: 5, bid: 315_000 },
        { buyer: 3, bid: 317_500 },
      ],
    },
  },
  {
    slug: 'ferrari-308-gts-quattrovalvole-1984',
    brand: 'Ferrari',
    model: '308',
    version: 'GTS Quattrovalvole',
    year: 1984,
    carType: 'YOUNGTIMER',
    price: 98_500,
    body: 'TARGA',
    carState: 'VERY_GOOD',
    mileage: 58_900,
    colours: ['RED', 'TAN'],
    at: ['IT', 'Modena', '41121'],
    saddlery: 'LEATHER',
    releaseDate: '1984-05-25',
    engine: 'F105 A',
    history: {
      fr: prose`
        Quatre soupapes par cylindre, panneau de toit logé derrière les sièges, grille de levier
        en aluminium : la 308 que l’on voit les yeux fermés. Vendue neuve à trois rues de l’usine,
        elle y est toujours révisée. Courroies faites en 2024, embrayage contrôlé, réservoir
        gauche étamé. Le cuir fauve a pris la couleur des selles anciennes. Le vendeur,
        concessionnaire modénais de père en fils, fournit les vingt derniers bulletins de
        révision.
      `,
      en: prose`
        Four valves a cylinder, a roof panel that stows behind the seats, an open aluminium gate:
        the 308 one sees with eyes shut. Sold new three streets from the factory, it is still
        serviced there. Belts done in 2024, clutch checked, left tank resealed. The tan hide has
        taken on the colour of old saddles. The seller, a Modena dealer from father to son,
        supplies the last twenty service sheets.
      `,
      es: prose`
        Cuatro válvulas por cilindro, panel de techo tras los asientos y rejilla de cambio de
        aluminio: el 308 que se ve con los ojos cerrados. Vendido nuevo a tres calles de la
        fábrica, allí se sigue revisando. Correas de 2024, embrague comprobado y depósito
        izquierdo resellado. El cuero natural ha tomado el color de las sillas viejas. El
        vendedor, concesionario modenés de padre a hijo, entrega las veinte últimas hojas de
        revisión.
      `,
    },
    tier: 'fine',
    highlights: ['STAMPED_BOOK', 'RECENT_SERVICE', 'ORIGINAL_INTERIOR', 'NEW_TYRES'],
    options: ['TARGA_ROOF', 'LEATHER_SEATS', 'AIR_CONDITIONING', 'ELECTRIC_WINDOWS'],
    papers: ['STAMPED_MAINTENANCE_BOOKLET', 'ASI_CERTIFICATE', 'REGISTRATION_CERTIFICATE'],
    works: [work('belt', '2024-02-19'), work('tyres', '2024-03-04')],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 240,
      fiscalHorse: 18,
      cylinderNumber: 8,
      cubicCapacity: 2926,
      gearNumber: 5,
      vin: 'ZFFLA13B000052417',
      originPlace: 'IT',
      serialEngine: 'F105A-00318',
    },
    kind: 'pro',
  },
  {
    slug: 'ferrari-250-gt-lusso-1963',
    brand: 'Ferrari',
    model: '250 GT',
    version: 'Lusso',
    year: 1963,
    price: 1_890_000,
    body: 'COUPE',
    carState: 'CONCOURS',
    mileage: 47_300,
    colours: ['NAVY', 'CREAM'],
    at: ['FR', 'Paris', '75008'],
    saddlery: 'LEATHER',
    releaseDate: '1963-11-08',
    engine: 'Tipo 168 U',
    history: {
      fr: prose`
        Trois cent cinquante et une Lusso, et chacune donne raison à Pininfarina. Celle-ci, blu
        notte et cuir crème, fut la surprise d’anniversaire d’un chef d’orchestre qui préférait la
        deuxième au métronome. Le Colombo chante avec le vilebrequin qu’il avait à Maranello ; la
        boîte claque sans grincer. Restaurée en 2015, Classiche livre rouge, présentée deux fois à
        la Villa d’Este. On ne la gare pas, on la pose.
      `,
      en: prose`
        Three hundred and fifty-one Lussos, and every one proves Pininfarina right. This one, blu
        notte over cream hide, was the birthday surprise of a conductor who preferred second gear
        to the metronome. The Colombo sings on the crank it had at Maranello; the gearbox snaps
        without a grate. Restored in 2015, Classiche red book, shown twice at Villa d’Este. One
        does not park it, one sets it down.
      `,
      es: prose`
        Trescientos cincuenta y un Lusso, y cada uno da la razón a Pininfarina. Este, blu notte y
        cuero crema, fue la sorpresa de cumpleaños de un director de orquesta que prefería la
        segunda al metrónomo. El Colombo canta con el cigüeñal que llevaba en Maranello; el cambio
        chasquea sin rascar. Restaurado en 2015, libro rojo Classiche, presentado dos veces en
        Villa d’Este. No se aparca: se posa.
      `,
    },
    tier: 'concours',
    highlights: ['CONCOURS', 'MATCHING_NUMBERS', 'PERFECT', 'FAMOUS_OWNER', 'COMPLETE_FILE'],
    customHighlights: [
      say(
        'Présentée deux fois à la Villa d’Este',
        'Shown twice at Villa d’Este',
        'Presentado dos veces en Villa d’Este',
      ),
    ],
    options: ['WIRE_WHEELS', 'LEATHER_SEATS', 'WOODEN_STEERING_WHEEL'],
    papers: [
      'FERRARI_CLASSICHE',
      'FACTORY_CERTIFICATE',
      'EXPERT_REPORT',
      'RESTORATION_FILE',
      'DETAILED_PHOTOSHOOT',
    ],
    works: [
      work('engine', '2013-01-14', '2014-11-28'),
      work('paint', '2013-05-06', '2015-03-20'),
      work('trim', '2015-01-12', '2015-06-26'),
    ],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 250,
      fiscalHorse: 17,
      cylinderNumber: 12,
      cubicCapacity: 2953,
      gearNumber: 4,
      vin: '5219 GT',
      originPlace: 'IT',
      serialEngine: '5219',
      lastRestoration: 2015,
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
]);
