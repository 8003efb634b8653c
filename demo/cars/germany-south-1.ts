import { listings } from './listing.ts';
import { prose, say } from './prose.ts';
import { work } from './works.ts';

export const germanySouth1Cars = listings(461, [
  {
    slug: 'mercedes-benz-280-sl-pagode-1969',
    brand: 'Mercedes-Benz',
    model: '280 SL',
    version: 'Pagode',
    year: 1969,
    body: 'CABRIOLET',
    carState: 'EXCELLENT',
    mileage: 112_500,
    transmission: 'AUTOMATIC',
    colours: ['SILVER', 'RED'],
    exteriorShade: 'METALLIC',
    at: ['DE', 'München', '80331'],
    saddlery: 'LEATHER',
    releaseDate: '1969-06-20',
    engine: 'M 130.983',
    history: {
      fr: prose`
        Européenne de naissance, ce qui change tout : phares d’un seul verre, compteur en
        kilomètres, pont court. Une famille munichoise l’a commandée avec hard-top assorti et
        troisième place transversale, puis l’a confiée au même atelier pendant quarante ans. La
        restauration de 2018 a respecté les soudures d’origine entre ailes et caisse, détail que
        les connaisseurs vérifient en premier. Boîte automatique douce, capote noire neuve, deux
        clés d’époque.
      `,
      en: prose`
        European from birth, which changes everything: one-piece lamps, a kilometre clock, the
        short axle. A Munich family ordered it with matching hardtop and transverse third seat,
        then trusted it to one workshop for forty years. The 2018 restoration respected the
        factory seams between wings and body, the first thing a connoisseur checks. Smooth
        automatic, new black hood, two period keys.
      `,
      es: prose`
        Europeo de nacimiento, lo que lo cambia todo: faros de una pieza, cuentakilómetros en
        kilómetros y grupo corto. Una familia muniquesa lo encargó con hard-top a juego y tercera
        plaza transversal, y lo confió al mismo taller cuarenta años. La restauración de 2018
        respetó las costuras originales entre aletas y carrocería, lo primero que mira un
        entendido. Automático suave, capota negra nueva y dos llaves de época.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'SECOND_HAND', 'FULL_RESTORATION', 'ORIGINAL_COLOR'],
    options: ['HARDTOP', 'SOFT_TOP', 'POWER_STEERING', 'LEATHER_SEATS', 'PERIOD_RADIO'],
    papers: ['FACTORY_CERTIFICATE', 'EXPERT_REPORT', 'MAINTENANCE_BOOKLET', 'REGISTRATION_CERTIFICATE'],
    works: [work('paint', '2017-09-04', '2018-03-30'), work('trim', '2018-04-03', '2018-06-29')],
    services: ['internationalDelivery', 'warranty', 'fundingOpportunity'],
    data: {
      horsePower: 170,
      fiscalHorse: 15,
      cylinderNumber: 6,
      cubicCapacity: 2778,
      gearNumber: 4,
      vin: '11304410009217',
      originPlace: 'DE',
      serialEngine: '13098310004611',
      lastRestoration: 2018,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'running',
      startingPrice: 80_000,
      reservePrice: 105_000,
      estimateHint: [105_000, 130_000],
      bids: [
        { buyer: 5, bid: 81_500 },
        { buyer: 8, bid: 84_500, max: 85_500 },
        { buyer: 6, bid: 86_000, max: 87_000 },
        { buyer: 2, bid: 87_500 },
        { buyer: 7, bid: 89_500 },
        { buyer: 8, bid: 92_000 },
        { buyer: 3, bid: 95_000, max: 96_500 },
        { buyer: 8, bid: 97_000 },
        { buyer: 2, bid: 99_500, max: 100_500 },
        { buyer: 5, bid: 102_000 },
        { buyer: 4, bid: 105_000 },
        { buyer: 7, bid: 107_000, max: 110_000 },
        { buyer: 6, bid: 109_000 },
        { buyer: 2, bid: 112_000 },
        { buyer: 6, bid: 114_000, max: 117_000 },
        { buyer: 3, bid: 116_000 },
        { buyer: 4, bid: 118_000 },
      ],
    },
  },
  {
    slug: 'mercedes-benz-300-sl-roadster-1958',
    brand: 'Mercedes-Benz',
    model: '300 SL',
    version: 'Roadster',
    year: 1958,
    price: 1_280_000,
    isPriceHidden: true,
    body: 'ROADSTER',
    carState: 'CONCOURS',
    mileage: 58_900,
    colours: ['IVORY', 'RED'],
    at: ['CH', 'Zürich', '8001'],
    saddlery: 'LEATHER',
    releaseDate: '1958-03-13',
    engine: 'M 198',
    history: {
      fr: prose`
        Exposée au Salon de Genève puis vendue à un horloger du Locle, cette 300 SL n’a jamais
        quitté la Suisse. Injection directe, carter sec, arbre à cames en tête : en 1958, rien de
        plus savant ne prenait la route. L’ensemble de valises en cuir rouge est d’origine, comme
        le pare-soleil et la trousse. Restaurée en 2012 au centre d’Untertürkheim, elle a depuis
        parcouru deux tours des Alpes. Prix communiqué de vive voix.
      `,
      en: prose`
        Shown at Geneva, then sold to a watchmaker in Le Locle, this 300 SL has never left
        Switzerland. Direct injection, dry sump, overhead cam: in 1958 nothing more learned took
        to the road. The red leather fitted luggage is original, as are the sun visors and tool
        kit. Restored in 2012 at the Untertürkheim centre, it has since made two tours of the
        Alps. The price is told in conversation.
      `,
      es: prose`
        Expuesto en el Salón de Ginebra y vendido después a un relojero de Le Locle, este 300 SL
        nunca ha salido de Suiza. Inyección directa, cárter seco y árbol de levas en cabeza: en
        1958 nada más sabio salía a la carretera. El juego de maletas de cuero rojo es original,
        igual que los parasoles y las herramientas. Restaurado en 2012 en Untertürkheim, ha dado
        dos vueltas a los Alpes. El precio se comunica de viva voz.
      `,
    },
    globalState: say(
      'Restauration d’usine documentée, entretien annuel au même atelier depuis.',
      'Documented factory restoration, serviced yearly by the same workshop since.',
      'Restauración de fábrica documentada, mantenimiento anual en el mismo taller desde entonces.',
    ),
    mechanicalState: say(
      'Pompe d’injection étalonnée en 2024, pression d’huile conforme à chaud.',
      'Injection pump calibrated in 2024, hot oil pressure as specified.',
      'Bomba de inyección calibrada en 2024, presión de aceite en caliente según especificación.',
    ),
    tier: 'concours',
    highlights: ['CONCOURS', 'MATCHING_NUMBERS', 'FIRST_HAND', 'ORIGINAL_TOOLS', 'COMPLETE_FILE'],
    options: ['SOFT_TOP', 'LEATHER_SEATS', 'PERIOD_RADIO'],
    freeOption: say(
      'Jeu de valises en cuir rouge',
      'Fitted red leather luggage',
      'Juego de maletas en cuero rojo',
    ),
    papers: [
      'FACTORY_CERTIFICATE',
      'RESTORATION_FILE',
      'EXPERT_REPORT',
      'DETAILED_PHOTOSHOOT',
      'PURCHASE_INVOICE',
    ],
    works: [work('engine', '2011-02-14', '2012-01-27'), work('paint', '2011-06-06', '2012-03-30')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 215,
      fiscalHorse: 16,
      cylinderNumber: 6,
      cubicCapacity: 2996,
      gearNumber: 4,
      vin: '198.042-8500213',
      originPlace: 'CH',
      serialEngine: '198.980-8500229',
      lastRestoration: 2012,
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
  {
    slug: 'mercedes-benz-190-e-2-3-16-1986',
    brand: 'Mercedes-Benz',
    model: '190 E',
    version: '2.3-16',
    year: 1986,
    carType: 'YOUNGTIMER',
    price: 23_900,
    body: 'SALOON',
    carState: 'VERY_GOOD',
    mileage: 167_200,
    colours: ['BLACK', 'BLACK'],
    at: ['BE', 'Liège', '4000'],
    saddlery: 'LEATHER',
    releaseDate: '1986-11-28',
    engine: 'M 102.983',
    doorNumber: 4,
    history: {
      fr: prose`
        Culasse Cosworth, première en bas à gauche, aileron qui ne plaisante pas : la seize
        soupapes née pour la piste et garée devant les notaires. Un commercial liégeois l’a usée
        sur l’autobahn puis choyée à la retraite. Le différentiel autobloquant mord encore, la
        suspension autonivelante arrière tient la pression. Chaîne et tendeur remplacés, bas de
        portes traités. Elle réclame l’autoroute allemande et la quatrième jusqu’à la zone rouge.
      `,
      en: prose`
        Cosworth head, dog-leg first, a spoiler that means it: the sixteen-valve born for the
        track and parked outside solicitors’ offices. A Liège salesman wore it in on the autobahn,
        then cherished it in retirement. The limited-slip differential still bites and the
        self-levelling rear holds its pressure. Chain and tensioner replaced, door bottoms
        treated. It asks for the autobahn, and fourth all the way to the red.
      `,
      es: prose`
        Culata Cosworth, primera hacia abajo y un alerón que va en serio: la dieciséis válvulas
        nacida para el circuito y aparcada ante las notarías. Un comercial de Lieja la gastó en la
        autobahn y la mimó al jubilarse. El diferencial autoblocante aún muerde y la suspensión
        trasera autonivelante mantiene la presión. Cadena y tensor nuevos, bajos de puertas
        tratados. Pide autopista alemana y cuarta hasta la zona roja.
      `,
    },
    tier: 'sound',
    highlights: ['SECOND_HAND', 'RECENT_SERVICE', 'VERY_GOOD'],
    options: [
      'LIMITED_SLIP_DIFFERENTIAL',
      'SPORT_SEATS',
      'SUNROOF',
      'ABS',
      'ALLOY_WHEELS',
      'CENTRAL_LOCKING',
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'STAMPED_MAINTENANCE_BOOKLET', 'VALID_MOT'],
    data: {
      horsePower: 185,
      fiscalHorse: 12,
      cylinderNumber: 4,
      cubicCapacity: 2299,
      gearNumber: 5,
      vin: 'WDB2010341F218846',
      originPlace: 'DE',
      serialEngine: '102983-12-008142',
    },
    kind: 'seller',
  },
]);
