import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const americaCars = listings(571, [
  {
    slug: 'ford-mustang-fastback-289-1966',
    brand: 'Ford',
    model: 'Mustang',
    version: 'Fastback 289',
    year: 1966,
    body: 'FASTBACK',
    carState: 'EXCELLENT',
    mileage: 92_700,
    colours: ['NAVY', 'BLACK'],
    at: ['FR', 'Marseille', '13008'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1966-02-11',
    engine: '289 C-code',
    history: {
      fr: prose`
        Usine de San José, code C, quatre vitesses au plancher : une fastback 66 que Marseille a
        adoptée dès sa descente du cargo en 1994. Rapport Marti, bandes blanches posées dès
        l’époque par le concessionnaire de Fresno. Restauration de 2018 sans gadget, freins à
        disques à l’avant, double ligne au timbre grave. L’intérieur Pony avec ses chevaux au
        galop est d’origine. Essai sur la Corniche, sur rendez-vous, vitres baissées de
        préférence.
      `,
      en: prose`
        San José works, C code, four on the floor: a ’66 fastback that Marseille adopted as it
        came off the freighter in 1994. Marti Report, white stripes laid in period by the Fresno
        dealer. A 2018 restoration without gadgets, front discs, twin exhaust with a low voice.
        The Pony interior with its galloping horses is original. A drive along the Corniche by
        appointment, windows down for choice.
      `,
      es: prose`
        Fábrica de San José, código C y cuatro marchas al suelo: un fastback del 66 que Marsella
        adoptó al bajar del carguero en 1994. Informe Marti y franjas blancas puestas en su época
        por el concesionario de Fresno. Restauración de 2018 sin artilugios, discos delanteros y
        doble escape de voz grave. El interior Pony, con sus caballos al galope, es original.
        Prueba por la Corniche con cita, preferiblemente con las ventanillas bajadas.
      `,
    },
    tier: 'fine',
    highlights: ['ORIGINAL_INTERIOR', 'FULL_RESTORATION', 'RARE_CONFIGURATION'],
    options: ['ALLOY_WHEELS', 'POWER_STEERING', 'PERIOD_RADIO', 'SPORT_EXHAUST'],
    papers: ['MARTI_REPORT', 'REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'EXPERT_REPORT'],
    works: [work('paint', '2017-10-02', '2018-03-30'), work('brakes', '2018-04-09', '2018-04-20')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 225,
      fiscalHorse: 24,
      cylinderNumber: 8,
      cubicCapacity: 4728,
      gearNumber: 4,
      vin: '6R09C184273',
      originPlace: 'US',
      lastRestoration: 2018,
      expertiseLess5Y: true,
      serialEngine: '6R184273',
    },
    kind: 'handled',
    sale: {
      phase: 'coming',
      startingPrice: 35_000,
      reservePrice: 48_000,
      estimateHint: [48_000, 58_000],
      bids: [],
    },
  },
  {
    slug: 'chevrolet-corvette-c2-sting-ray-327-1965',
    brand: 'Chevrolet',
    model: 'Corvette',
    version: 'C2 Sting Ray 327',
    year: 1965,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 81_500,
    colours: ['SILVER', 'RED'],
    at: ['LU', 'Esch-sur-Alzette', '4010'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1965-06-18',
    engine: '327 L75',
    history: {
      fr: prose`
        Bill Mitchell voulait une raie manta, il l’a eue. Cette 65 à freins à disque, moteur L75
        et boîte Muncie, a vécu au Luxembourg chez un aciériste amoureux de Detroit. Fibre saine,
        tampons de moteur conformes, échappements latéraux d’option. Son propriétaire a conservé
        la facture de Saint Louis et le billet de cargo d’Anvers, daté de mars 1993. Elle tourne
        court, freine droit et fait lever la tête aux enfants.
      `,
      en: prose`
        Bill Mitchell wanted a manta ray, and got it. This ’65 with disc brakes, L75 engine and
        Muncie gearbox lived in Luxembourg with a steelman in love with Detroit. Sound glass
        fibre, correct engine stamps, optional side exhausts. Its owner has kept the St Louis
        invoice and the bill of lading from Antwerp, dated March 1993. It turns tight, stops
        straight and makes children look up.
      `,
      es: prose`
        Bill Mitchell quería una manta raya y la tuvo. Este 65 con frenos de disco, motor L75 y
        caja Muncie vivió en Luxemburgo con un siderúrgico enamorado de Detroit. Fibra sana,
        troqueles de motor correctos y escapes laterales opcionales. Su dueño conserva la factura
        de Saint Louis y el flete de Amberes, fechado en marzo de 1993. Gira corto, frena recto y
        hace levantar la cabeza a los niños.
      `,
    },
    tier: 'fine',
    highlights: ['MATCHING_NUMBERS', 'VERY_GOOD'],
    options: ['SPORT_EXHAUST', 'ALLOY_WHEELS', 'POWER_STEERING'],
    papers: ['REGISTRATION_CERTIFICATE', 'ADMINISTRATIVE_STATUS_REPORT', 'PURCHASE_INVOICE'],
    services: ['internationalDelivery'],
    data: {
      horsePower: 300,
      fiscalHorse: 27,
      cylinderNumber: 8,
      cubicCapacity: 5359,
      gearNumber: 4,
      vin: '194375S112874',
      originPlace: 'US',
      serialEngine: '5112874 F0420HE',
    },
    kind: 'handled',
    sale: {
      phase: 'cancelled',
      startingPrice: 50_000,
      reservePrice: 72_000,
      estimateHint: [70_000, 85_000],
      bids: [
        { buyer: 6, bid: 51_000 },
        { buyer: 5, bid: 53_000 },
        { buyer: 4, bid: 55_000 },
        { buyer: 7, bid: 56_500 },
      ],
    },
  },
  {
    slug: 'tesla-roadster-sport-2010',
    brand: 'Tesla',
    model: 'Roadster',
    version: 'Sport',
    year: 2010,
    carType: 'OTHER',
    price: 89_900,
    body: 'ROADSTER',
    carState: 'EXCELLENT',
    mileage: 38_200,
    transmission: 'AUTOMATIC',
    colours: ['ORANGE', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Sophia Antipolis', '06560'],
    saddlery: 'LEATHER',
    releaseDate: '2010-11-19',
    engine: 'Moteur asynchrone triphasé',
    history: {
      fr: prose`
        Un châssis d’Elise, sept mille petites batteries et l’obstination d’une jeune société : le
        point de départ d’un siècle. Ce Roadster Sport orange a été le jouet d’un chercheur de
        Sophia Antipolis, qui relevait l’autonomie dans un tableur chaque dimanche. Pack remplacé
        en 2019, trois cents kilomètres encore au compteur des beaux jours. Capote enroulée,
        sièges chauffants, silence. Déjà collectionné, jamais démodé, et le plein coûte un café.
      `,
      en: prose`
        An Elise chassis, seven thousand little cells and the stubbornness of a young company: a
        century’s starting point. This orange Roadster Sport was the toy of a Sophia Antipolis
        researcher, who logged its range in a spreadsheet every Sunday. Pack replaced in 2019,
        three hundred kilometres still on a fine day. Roll-up hood, heated seats, silence. Already
        collected, never out of date, and a fill costs a coffee.
      `,
      es: prose`
        Un chasis de Elise, siete mil pequeñas celdas y la terquedad de una empresa joven: el
        punto de partida de un siglo. Este Roadster Sport naranja fue el juguete de un
        investigador de Sophia Antipolis, que anotaba la autonomía en una hoja de cálculo cada
        domingo. Batería sustituida en 2019 y aún trescientos kilómetros en un buen día. Capota
        enrollable, asientos calefactados y silencio. Ya es de colección y llenarlo cuesta un
        café.
      `,
    },
    tier: 'fine',
    highlights: ['LIMITED_SERIES', 'LOW_MILEAGE', 'CERTIFIED_MILEAGE'],
    options: ['SOFT_TOP', 'HEATED_SEATS', 'NAVIGATION_SYSTEM', 'BLUETOOTH', 'AIRBAGS', 'ABS'],
    carVerticalUrl: 'https://history.calandre.example/tesla-roadster-sport-2010',
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'VALID_MOT'],
    customDocs: [
      {
        label: 'Rapport de santé de la batterie',
        urls: ['/documents/demo/tesla-roadster-sport-2010-battery-report.pdf'],
      },
    ],
    services: ['warranty', 'fundingOpportunity'],
    data: {
      horsePower: 292,
      fiscalHorse: 5,
      cylinderNumber: null,
      cubicCapacity: null,
      gearNumber: 1,
      vin: '5YJRE1A38A1001284',
      originPlace: 'FR',
      fuel: 'ELECTRIC',
    },
    kind: 'pro',
  },
]);
