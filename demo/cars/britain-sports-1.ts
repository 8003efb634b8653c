import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const britainSports1Cars = listings(491, [
  {
    slug: 'jaguar-type-e-4-2-coupe-serie-1-1966',
    brand: 'Jaguar',
    model: 'Type E',
    version: '4.2 Coupé Série 1',
    year: 1966,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 69_800,
    colours: ['BRITISH_GREEN', 'TAN'],
    at: ['GB', 'London', 'SW3 4PW'],
    saddlery: 'LEATHER',
    releaseDate: '1966-05-27',
    engine: 'XK 4.2',
    registrationPlace: 'GB',
    history: {
      fr: prose`
        Conduite à droite, comme il se doit pour une londonienne de Chelsea livrée à un chirurgien
        du Royal Brompton. Certificat Heritage : moteur, boîte et teinte d’origine. Le capot,
        pièce unique et redoutée, n’a jamais été changé. Restaurée en 2014 chez un spécialiste du
        Warwickshire qui a glissé un radiateur aluminium et une direction assouplie, démontables.
        Une conduite ample et feutrée, puis à 3 500 tours la politesse s’arrête.
      `,
      en: prose`
        Right-hand drive, as befits a Chelsea car delivered to a surgeon at the Royal Brompton.
        Heritage certificate: engine, gearbox and colour as built. The bonnet, that single dreaded
        piece, has never been changed. Restored in 2014 by a Warwickshire specialist who slipped
        in an aluminium radiator and lighter steering, both reversible. It drives with a long,
        hushed stride, and at 3,500 rpm the politeness ends.
      `,
      es: prose`
        Volante a la derecha, como corresponde a un londinense de Chelsea entregado a un cirujano
        del Royal Brompton. Certificado Heritage: motor, caja y color de origen. El capó, pieza
        única y temida, nunca se ha cambiado. Restaurado en 2014 por un especialista de
        Warwickshire que le puso radiador de aluminio y dirección más ligera, reversibles. Anda
        con zancada amplia y silenciosa, y a 3.500 vueltas se acaba la cortesía.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'ORIGINAL_COLOR', 'FULL_RESTORATION'],
    options: ['WIRE_WHEELS', 'LEATHER_SEATS', 'WOODEN_STEERING_WHEEL', 'PERIOD_RADIO'],
    papers: ['HERITAGE_TRUST_CERTIFICATE', 'RESTORATION_FILE', 'VALID_MOT', 'INVOICE_FILE'],
    works: [work('engine', '2013-05-13', '2014-01-31'), work('paint', '2013-09-02', '2014-03-28')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 265,
      fiscalHorse: 21,
      cylinderNumber: 6,
      cubicCapacity: 4235,
      gearNumber: 4,
      vin: '1E21047',
      originPlace: 'GB',
      steeringWheel: 'RIGHT',
      serialEngine: '7E7318-9',
      lastRestoration: 2014,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'lastMinutes',
      startingPrice: 90_000,
      reservePrice: 135_000,
      tieRule: 'EARLIEST_WINS',
      estimateHint: [130_000, 155_000],
      bids: [
        { buyer: 8, bid: 92_500, max: 93_500 },
        { buyer: 7, bid: 95_500 },
        { buyer: 4, bid: 99_000, max: 99_500 },
        { buyer: 7, bid: 102_000 },
        { buyer: 4, bid: 106_000 },
        { buyer: 2, bid: 108_000, max: 109_000 },
        { buyer: 8, bid: 111_000 },
        { buyer: 1, bid: 114_000, max: 116_000 },
        { buyer: 7, bid: 117_000 },
        { buyer: 8, bid: 119_000, max: 122_000 },
        { buyer: 3, bid: 123_000, max: 124_000 },
      ],
    },
  },
  {
    slug: 'aston-martin-db5-vantage-1964',
    brand: 'Aston Martin',
    model: 'DB5',
    version: 'Vantage',
    year: 1964,
    price: 985_000,
    body: 'COUPE',
    carState: 'CONCOURS',
    mileage: 51_700,
    colours: ['SILVER', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['CH', 'Lausanne', '1003'],
    saddlery: 'LEATHER',
    releaseDate: '1964-10-09',
    engine: 'Vantage 4.0',
    history: {
      fr: prose`
        Sortie de Newport Pagnell en moteur Vantage à trois Weber, l’une des soixante-cinq. Un
        éditeur lausannois l’a rachetée en 1971 à son premier propriétaire, et l’a conduite
        lui-même à chaque Foire du livre. Superleggera refaite tube par tube en 2017, aluminium
        roulé à la main, cuir Connolly noir. Ni siège éjectable ni plaque tournante : seulement la
        plus belle ligne de son époque et un trois-quarts arrière qui se quitte à regret.
      `,
      en: prose`
        Built at Newport Pagnell with the triple-Weber Vantage engine, one of sixty-five. A
        Lausanne publisher bought it from its first owner in 1971 and drove it himself to every
        book fair. The Superleggera frame was remade tube by tube in 2017, the aluminium rolled by
        hand, the hide black Connolly. No ejector seat, no revolving plate: just the finest line
        of its day, and a rear three-quarter one leaves with regret.
      `,
      es: prose`
        Salido de Newport Pagnell con motor Vantage de tres Weber, uno de sesenta y cinco. Un
        editor de Lausana lo compró en 1971 a su primer dueño y lo condujo él mismo a cada feria
        del libro. Superleggera rehecha tubo a tubo en 2017, aluminio conformado a mano y cuero
        Connolly negro. Ni asiento eyectable ni matrícula giratoria: solo la línea más bella de su
        época y un tres cuartos trasero que cuesta abandonar.
      `,
    },
    tier: 'concours',
    highlights: ['LIMITED_SERIES', 'MATCHING_NUMBERS', 'FULL_RESTORATION', 'SECOND_HAND', 'PERFECT'],
    options: ['WIRE_WHEELS', 'LEATHER_SEATS', 'ELECTRIC_WINDOWS', 'PERIOD_RADIO'],
    papers: [
      'HERITAGE_TRUST_CERTIFICATE',
      'RESTORATION_FILE',
      'EXPERT_REPORT',
      'DETAILED_PHOTOSHOOT',
      'OWNER_S_MANUAL',
    ],
    works: [
      work('paint', '2015-03-02', '2017-02-24'),
      work('engine', '2015-10-05', '2016-09-30'),
      work('trim', '2016-11-07', '2017-05-19'),
    ],
    services: ['warranty', 'internationalDelivery'],
    data: {
      horsePower: 314,
      fiscalHorse: 23,
      cylinderNumber: 6,
      cubicCapacity: 3995,
      gearNumber: 5,
      vin: 'DB5/1762/R',
      originPlace: 'GB',
      serialEngine: '400/1748/V',
      lastRestoration: 2017,
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
  {
    slug: 'aston-martin-v8-vantage-4-7-n420-2010',
    brand: 'Aston Martin',
    model: 'V8 Vantage',
    version: '4.7 N420',
    year: 2010,
    carType: 'GT',
    price: 72_900,
    reducedPrice: 69_900,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 39_400,
    colours: ['ANTHRACITE', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Neuilly-sur-Seine', '92200'],
    saddlery: 'ALCANTARA',
    releaseDate: '2010-09-17',
    engine: 'AM05 V8',
    history: {
      fr: prose`
        Quatre cent vingt exemplaires numérotés, vingt-sept kilos gagnés, et un échappement qui
        s’ouvre comme un rideau de théâtre. Cette N420 gris Quantum a été livrée avenue de la
        Grande-Armée à un producteur, puis entretenue sans escale par le réseau. Boîte mécanique
        six vitesses, baquets carbone, freins encore épais. Le genre de voiture moderne que l’on
        écoute d’abord et que l’on regarde ensuite. Garantie douze mois, reprise possible.
      `,
      en: prose`
        Four hundred and twenty numbered cars, twenty-seven kilos saved, and an exhaust that opens
        like a theatre curtain. This Quantum Grey N420 was delivered to a producer on the avenue
        de la Grande-Armée and serviced by the network without a break. Six-speed manual, carbon
        buckets, brakes still thick. The kind of modern car one listens to first and looks at
        second. Twelve months’ warranty, part exchange considered.
      `,
      es: prose`
        Cuatrocientos veinte ejemplares numerados, veintisiete kilos menos y un escape que se abre
        como un telón. Este N420 gris Quantum se entregó a un productor en la avenida de la
        Grande-Armée y lo mantuvo la red sin una sola pausa. Seis marchas manual, baquets de
        carbono y frenos aún gruesos. El tipo de coche moderno que primero se escucha y luego se
        mira. Doce meses de garantía y se acepta cambio.
      `,
    },
    tier: 'fine',
    highlights: ['LIMITED_SERIES', 'STAMPED_BOOK', 'CERTIFIED_MILEAGE', 'LOW_MILEAGE'],
    options: [
      'NAVIGATION_SYSTEM',
      'BLUETOOTH',
      'PREMIUM_AUDIO',
      'BUCKET_SEATS',
      'XENON_HEADLIGHTS',
      'SPORT_EXHAUST',
      'PARKING_SENSORS',
      'HEATED_SEATS',
      'ALCANTARA',
      'CRUISE_CONTROL',
    ],
    optionReportUrl: '/documents/demo/aston-martin-v8-vantage-4-7-n420-2010-options.pdf',
    carVerticalUrl: 'https://history.calandre.example/aston-martin-v8-vantage-4-7-n420-2010',
    papers: [
      'STAMPED_MAINTENANCE_BOOKLET',
      'REGISTRATION_CERTIFICATE',
      'ADMINISTRATIVE_STATUS_REPORT',
      'NON_PLEDGE_CERTIFICATE',
    ],
    services: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 426,
      fiscalHorse: 33,
      cylinderNumber: 8,
      cubicCapacity: 4735,
      gearNumber: 6,
      vin: 'SCFEBBAK5AGC14207',
      originPlace: 'FR',
    },
    kind: 'pro',
  },
  {
    slug: 'mg-b-roadster-1967',
    brand: 'MG',
    model: 'B',
    version: 'Roadster',
    year: 1967,
    price: 18_900,
    body: 'ROADSTER',
    carState: 'VERY_GOOD',
    mileage: 77_600,
    colours: ['BRITISH_GREEN', 'BLACK'],
    at: ['FR', 'La Rochelle', '17000'],
    saddlery: 'LEATHER',
    releaseDate: '1967-07-07',
    engine: '18GB',
    history: {
      fr: prose`
        Une B à pare-chocs chromés, overdrive et cuir à passepoils, achetée en 1998 par un
        instituteur rochelais pour emmener ses fils à la plage, l’un après l’autre. Culasse sans
        plomb, dynastart remplacée, plancher refait en 2005 et toujours sec. La capote ferme à
        deux mains et trois jurons. Quelques éclats racontent les pinèdes de Ré. On la vend parce
        que les fils ont désormais des enfants et qu’il faudrait un coffre.
      `,
      en: prose`
        A chrome-bumper B with overdrive and piped hide, bought in 1998 by a La Rochelle
        schoolmaster to take his sons to the beach, one at a time. Unleaded head, new starter,
        floors replaced in 2005 and still dry. The hood closes with two hands and three oaths. A
        few chips recall the pine woods of Ré. For sale because the sons now have children and a
        boot would be handy.
      `,
      es: prose`
        Un B de parachoques cromados, con overdrive y cuero ribeteado, comprado en 1998 por un
        maestro de La Rochelle para llevar a sus hijos a la playa, de uno en uno. Culata para sin
        plomo, arranque nuevo, suelo rehecho en 2005 y aún seco. La capota se cierra con dos manos
        y tres juramentos. Algunas picadas recuerdan los pinares de Ré. Se vende porque los hijos
        ya tienen hijos y hace falta maletero.
      `,
    },
    tier: 'sound',
    highlights: ['VERY_GOOD', 'RECENT_SERVICE', 'COLLECTION_REGISTRATION'],
    options: ['SOFT_TOP', 'WIRE_WHEELS', 'LEATHER_SEATS'],
    papers: ['COLLECTORS_REGISTRATION_CERTIFICATE', 'HERITAGE_TRUST_CERTIFICATE', 'INVOICE_FILE'],
    works: [work('service', '2025-03-17', '2025-03-21')],
    data: {
      horsePower: 95,
      fiscalHorse: 10,
      cylinderNumber: 4,
      cubicCapacity: 1798,
      gearNumber: 4,
      vin: 'GHN3L/119462',
      originPlace: 'GB',
      lastRestoration: 2005,
    },
    kind: 'seller',
  },
]);
