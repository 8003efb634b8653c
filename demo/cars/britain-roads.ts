import { listings } from './listing.ts';
import { prose, say } from './prose.ts';
import { work } from './works.ts';

export const britainRoadsCars = listings(511, [
  {
    slug: 'jaguar-mk-ii-3-8-1962',
    brand: 'Jaguar',
    model: 'Mk II',
    version: '3.8',
    year: 1962,
    price: 39_500,
    body: 'SALOON',
    carState: 'VERY_GOOD',
    mileage: 84_200,
    colours: ['BURGUNDY', 'TAN'],
    at: ['FR', 'Lille', '59000'],
    saddlery: 'LEATHER',
    releaseDate: '1962-09-14',
    engine: 'XK 3.8',
    doorNumber: 4,
    history: {
      fr: prose`
        Voiture de gangsters et de commissaires selon le côté du pare-brise, la 3.8 Mk II garde
        l’élégance des mauvais garçons. Celle-ci, conduite à gauche d’origine, boîte à overdrive,
        a passé le Channel en 1989. Noyer reverni, cuir fauve craquelé comme un fauteuil de club,
        roues fil rechromées. La crémaillère assistée ajoutée en 2008 la rend aimable en ville.
        Nous la vendons révisée, garantie, et légèrement contrariée de partir.
      `,
      en: prose`
        A car for gangsters or detectives depending on the side of the windscreen, the 3.8 Mk II
        keeps the elegance of bad company. This one, left-hand drive from new with overdrive,
        crossed the Channel in 1989. Revarnished walnut, tan hide crazed like a club armchair,
        rechromed wire wheels. The power rack fitted in 2008 makes it friendly in town. We sell it
        serviced, guaranteed and slightly vexed to see it go.
      `,
      es: prose`
        Coche de gánsteres o de comisarios según el lado del parabrisas, el 3.8 Mk II guarda la
        elegancia de las malas compañías. Este, con volante a la izquierda y overdrive de origen,
        cruzó el Canal en 1989. Nogal barnizado, cuero natural agrietado como un sillón de club y
        ruedas de radios recromadas. La cremallera asistida de 2008 lo hace amable en ciudad. Lo
        vendemos revisado, garantizado y con cierta pena.
      `,
    },
    tier: 'sound',
    highlights: ['THIRD_HAND', 'INTERIOR_RESTORE', 'VERY_GOOD'],
    options: ['WIRE_WHEELS', 'POWER_STEERING', 'LEATHER_SEATS', 'PERIOD_RADIO'],
    papers: ['COLLECTORS_REGISTRATION_CERTIFICATE', 'HERITAGE_TRUST_CERTIFICATE', 'VALID_MOT'],
    works: [work('trim', '2008-01-14', '2008-05-30')],
    services: ['warranty', 'fundingOpportunity'],
    data: {
      horsePower: 220,
      fiscalHorse: 19,
      cylinderNumber: 6,
      cubicCapacity: 3781,
      gearNumber: 4,
      vin: 'P218734 BW',
      originPlace: 'GB',
      lastRestoration: 2008,
    },
    kind: 'pro',
  },
  {
    slug: 'mini-cooper-s-1275-mk-i-1966',
    brand: 'Mini',
    model: 'Cooper S',
    version: '1275 Mk I',
    year: 1966,
    body: 'CITY_CAR',
    carState: 'EXCELLENT',
    mileage: 58_100,
    colours: ['RED', 'BLACK'],
    at: ['FR', 'Versailles', '78000'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1966-02-25',
    engine: '9F 1275',
    history: {
      fr: prose`
        Rouge tartan, toit blanc, deux réservoirs : une vraie S, avec son numéro de moteur 9F et
        la courte liste de ceux qui l’ont possédée. Vendue neuve à Versailles à un moniteur
        d’équitation, elle a disputé le Monte-Carlo historique 2011 et fini, ce qui suffit à sa
        gloire. Moteur ouvert en 2019, Hydrolastic remis sous pression, jantes Minilite d’époque.
        Offerte sans prix de réserve, parce que son propriétaire croit aux salles bien remplies.
      `,
      en: prose`
        Tartan Red, white roof, twin tanks: a true S, with its 9F engine number and the short list
        of those who have owned it. Sold new in Versailles to a riding instructor, it ran the 2011
        historic Monte-Carlo and finished, which is glory enough. Engine opened in 2019,
        Hydrolastic pumped back up, period Minilite wheels. Offered without reserve, because its
        owner believes in a full room.
      `,
      es: prose`
        Rojo tartán, techo blanco y dos depósitos: un S de verdad, con su número de motor 9F y la
        corta lista de quienes lo han tenido. Vendido nuevo en Versalles a un profesor de
        equitación, corrió el Montecarlo histórico de 2011 y terminó, gloria suficiente. Motor
        abierto en 2019, Hydrolastic a presión y llantas Minilite de época. Se ofrece sin precio
        de reserva, porque su dueño cree en las salas llenas.
      `,
    },
    tier: 'fine',
    highlights: ['RACE_HISTORY', 'MATCHING_NUMBERS', 'EVENT_ELIGIBLE', 'ENGINE_RESTORE'],
    options: ['FOG_LIGHTS', 'ALLOY_WHEELS', 'SPORT_STEERING_WHEEL', 'BUCKET_SEATS'],
    papers: ['HERITAGE_TRUST_CERTIFICATE', 'FIA_CERTIFICATE', 'REGISTRATION_CERTIFICATE'],
    works: [work('engine', '2019-01-21', '2019-06-14')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 76,
      fiscalHorse: 7,
      cylinderNumber: 4,
      cubicCapacity: 1275,
      gearNumber: 4,
      vin: 'C-A2S7-820417',
      originPlace: 'FR',
      serialEngine: '9F-SA-Y-38216',
      lastRestoration: 2019,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'endingSoon',
      startingPrice: 15_000,
      reservePrice: null,
      estimateHint: [28_000, 36_000],
      bids: [
        { buyer: 5, bid: 17_000, max: 17_750 },
        { buyer: 4, bid: 18_500 },
        { buyer: 7, bid: 19_750 },
        { buyer: 2, bid: 21_500 },
        { buyer: 1, bid: 22_500 },
        { buyer: 5, bid: 23_500 },
        { buyer: 4, bid: 25_250, max: 25_500 },
        { buyer: 6, bid: 27_250, max: 27_750 },
        { buyer: 7, bid: 29_750 },
      ],
    },
  },
  {
    slug: 'land-rover-serie-iia-88-station-wagon-1968',
    brand: 'Land Rover',
    model: 'Serie IIA',
    version: '88 Station Wagon',
    year: 1968,
    body: 'OFF_ROAD',
    carState: 'GOOD',
    mileage: 137_000,
    colours: ['SAGE', 'BLACK'],
    at: ['FR', 'Grenoble', '38000'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1968-03-29',
    engine: '2.25 essence',
    doorNumber: 3,
    history: {
      fr: prose`
        Ancien véhicule d’un refuge de l’Oisans, il a monté pendant trente ans le pain, les
        bouteilles et parfois le curé. Toit tropical, treuil à cabestan, roue sur le capot en
        option que personne n’a jamais retirée. La tôle est cabossée avec dignité, le châssis a
        été sablé et galvanisé en 2010. Rien ne fuit davantage que prévu. Les surmultiplications
        Fairey changent la vie sur route. Livraison par beau temps, chaînes comprises.
      `,
      en: prose`
        Once the workhorse of a mountain hut in the Oisans, it carried up bread, bottles and
        sometimes the priest for thirty years. Tropical roof, capstan winch, bonnet spare that
        nobody ever took off. The panels are dented with dignity; the chassis was blasted and
        galvanised in 2010. Nothing leaks more than it should. The Fairey overdrive changes life
        on the road. Delivered in fine weather, snow chains included.
      `,
      es: prose`
        Antiguo vehículo de un refugio del Oisans, subió durante treinta años el pan, las botellas
        y a veces al cura. Techo tropical, cabrestante y rueda sobre el capó que nadie quitó
        nunca. La chapa está abollada con dignidad; el chasis se arenó y galvanizó en 2010. Nada
        gotea más de lo previsto. La sobremarcha Fairey cambia la vida en carretera. Se entrega
        con buen tiempo, cadenas incluidas.
      `,
    },
    tier: 'used',
    highlights: ['GOOD', 'DRY_STORED', 'FRANCE'],
    options: ['LIMITED_SLIP_DIFFERENTIAL'],
    customOptions: [
      say('Treuil à cabestan', 'Capstan winch', 'Cabrestante de tambor'),
      say('Surmultiplication Fairey', 'Fairey overdrive', 'Sobremarcha Fairey'),
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    works: [work('chassis', '2010-03-01', '2010-09-17')],
    data: {
      horsePower: 70,
      fiscalHorse: 12,
      cylinderNumber: 4,
      cubicCapacity: 2286,
      gearNumber: 4,
      vin: '24422817B',
      originPlace: 'GB',
    },
    kind: 'seller',
    sale: {
      phase: 'running',
      startingPrice: 9000,
      reservePrice: 14_000,
      askForCardDetails: false,
      extensionWindowSeconds: 300,
      estimateHint: [13_000, 17_000],
      bids: [
        { buyer: 7, bid: 9500 },
        { buyer: 4, bid: 10_250 },
        { buyer: 6, bid: 10_750 },
        { buyer: 8, bid: 11_500 },
        { buyer: 6, bid: 11_750, max: 12_250 },
      ],
    },
  },
  {
    slug: 'land-rover-range-rover-classic-3-5-gpl-1984',
    brand: 'Land Rover',
    model: 'Range Rover',
    version: 'Classic 3.5 GPL',
    year: 1984,
    carType: 'YOUNGTIMER',
    price: 12_900,
    body: 'OFF_ROAD',
    carState: 'GOOD',
    mileage: 211_000,
    colours: ['BURGUNDY', 'BEIGE'],
    at: ['FR', 'Bourg-en-Bresse', '01000'],
    saddlery: 'CLOTH',
    releaseDate: '1984-05-04',
    engine: 'Rover V8 3.5',
    doorNumber: 3,
    history: {
      fr: prose`
        Deux portes, un V8 de velours et une bonbonne de gaz : le compromis bressan par
        excellence. Le premier acquéreur, éleveur de volailles, trouvait la consommation
        déraisonnable et l’a convertie en 1990 par un poseur agréé. Réservoir réépreuvé l’an
        passé. Les longerons sont sains, le hayon bas commence à fleurir. Boîte cinq, différentiel
        central qui se verrouille d’un geste. Pour rouler en seigneur au prix du fermier.
      `,
      en: prose`
        Two doors, a velvet V8 and a bottle of gas: the Bresse compromise at its purest. The first
        owner, a poultry farmer, found the consumption unreasonable and had it converted by an
        approved fitter in 1990. Tank retested last year. The chassis rails are sound, the lower
        tailgate is beginning to bloom. Five speeds, a centre differential that locks at a touch.
        Travel like a squire at a farmer’s price.
      `,
      es: prose`
        Dos puertas, un V8 de terciopelo y una bombona de gas: el compromiso bresano por
        excelencia. El primer dueño, avicultor, encontraba el consumo irrazonable y lo convirtió
        en 1990 un instalador autorizado. Depósito revisado el año pasado. Los largueros están
        sanos; el portón inferior empieza a florecer. Cinco marchas y diferencial central que se
        bloquea con un gesto. Para rodar como un señor a precio de granjero.
      `,
    },
    tier: 'used',
    highlights: ['FIRST_HAND', 'FRANCE'],
    options: ['POWER_STEERING', 'SUNROOF'],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    customDocs: [
      {
        label: 'Certificat de réépreuve du réservoir GPL',
        urls: ['/documents/demo/land-rover-range-rover-classic-3-5-gpl-1984-lpg-test.pdf'],
      },
    ],
    data: {
      horsePower: 127,
      fiscalHorse: 20,
      cylinderNumber: 8,
      cubicCapacity: 3528,
      gearNumber: 5,
      vin: 'SALLHABV7AA148863',
      originPlace: 'FR',
      fuel: 'LPG',
    },
    kind: 'seller',
  },
]);
