import { listings } from './listing.ts';
import { prose, say } from './prose.ts';
import { work } from './works.ts';

export const preWarCars = listings(601, [
  {
    slug: 'delage-d8-120-torpedo-1937',
    brand: 'Delage',
    model: 'D8',
    version: '120 Torpédo',
    year: 1937,
    body: 'TOURER',
    carState: 'CONCOURS',
    mileage: 68_200,
    transmission: 'SEMI_AUTOMATIC',
    colours: ['NAVY', 'COGNAC'],
    at: ['FR', 'Paris', '75016'],
    saddlery: 'LEATHER',
    releaseDate: '1937-04-09',
    engine: 'D8-120, 8 en ligne',
    doorNumber: 4,
    history: {
      fr: prose`
        « On conduit une Alfa, on est conduit en Rolls, on offre une Delage à sa maîtresse »,
        disait-on avenue du Bois. Celle-ci fut payée par un banquier, conduite par sa sœur, cachée
        en Touraine sous des fagots de 1940 à 1945. Torpédo à quatre portes, huit en ligne, boîte
        Cotal. Restaurée de 2006 à 2010 par trois artisans dont elle fut la dernière commande.
        Deux premiers prix d’élégance, et pas un kilomètre sur plateau.
      `,
      en: prose`
        ’One drives an Alfa, is driven in a Rolls, and gives a Delage to one’s mistress’, they
        used to say on the avenue du Bois. This one was paid for by a banker, driven by his
        sister, and hidden in Touraine under firewood from 1940 to 1945. Four-door tourer,
        straight eight, Cotal gearbox. Restored from 2006 to 2010 by three craftsmen whose last
        commission it was. Two concours first prizes, and not one kilometre on a trailer.
      `,
      es: prose`
        «Se conduce un Alfa, se viaja en un Rolls y se regala un Delage a la amante», decían en la
        avenida del Bois. Este lo pagó un banquero, lo condujo su hermana y estuvo escondido en
        Turena bajo haces de leña de 1940 a 1945. Torpedo de cuatro puertas, ocho en línea y caja
        Cotal. Restaurado de 2006 a 2010 por tres artesanos cuyo último encargo fue este. Dos
        primeros premios de elegancia y ni un kilómetro en remolque.
      `,
    },
    globalState: say(
      'Auto de concours, roulante, suivie par le même atelier depuis 2010.',
      'A concours car that is driven, in the care of one workshop since 2010.',
      'Coche de concurso que rueda, al cuidado del mismo taller desde 2010.',
    ),
    exteriorState: say(
      'Bleu nuit laqué à la main, ailes noires, aucune reprise depuis la restauration.',
      'Midnight blue lacquered by hand, black wings, untouched since the restoration.',
      'Azul noche lacado a mano, aletas negras, sin retoques desde la restauración.',
    ),
    interiorState: say(
      'Cuir cognac patiné, acajou reverni, montre huit jours en marche.',
      'Mellowed cognac hide, revarnished mahogany, working eight-day clock.',
      'Cuero coñac con pátina, caoba barnizada y reloj de ocho días en marcha.',
    ),
    mechanicalState: say(
      'Huit cylindres équilibré, boîte Cotal révisée en 2023, magnéto réaimantée.',
      'Balanced straight eight, Cotal box overhauled in 2023, magneto remagnetised.',
      'Ocho cilindros equilibrado, caja Cotal revisada en 2023 y magneto reimantada.',
    ),
    tier: 'concours',
    highlights: ['CONCOURS', 'FULL_RESTORATION', 'FRANCE', 'FAMOUS_OWNER', 'COMPLETE_FILE'],
    customHighlights: [
      say('Deux premiers prix d’élégance', 'Two concours first prizes', 'Dos primeros premios de elegancia'),
    ],
    options: ['WIRE_WHEELS', 'LEATHER_SEATS', 'WOODEN_STEERING_WHEEL', 'SOFT_TOP'],
    customOptions: [
      say('Boîte Cotal électromagnétique', 'Cotal electromagnetic gearbox', 'Caja electromagnética Cotal'),
    ],
    papers: [
      'EXPERT_REPORT',
      'RESTORATION_FILE',
      'FIA_CERTIFICATE',
      'DETAILED_PHOTOSHOOT',
      'FFVE_CERTIFICATE',
    ],
    customDocs: [
      {
        label: 'Lettres de la famille, 1937-1952',
        urls: [
          '/documents/demo/delage-d8-120-torpedo-1937-family-letters-1.pdf',
          '/documents/demo/delage-d8-120-torpedo-1937-family-letters-2.pdf',
        ],
      },
    ],
    works: [
      work('engine', '2006-09-04', '2008-12-19'),
      work('paint', '2009-01-12', '2009-11-27'),
      work('trim', '2009-09-07', '2010-04-30'),
    ],
    services: ['internationalDelivery'],
    data: {
      horsePower: 120,
      fiscalHorse: 24,
      cylinderNumber: 8,
      cubicCapacity: 4302,
      gearNumber: 4,
      vin: '51684',
      originPlace: 'FR',
      steeringWheel: 'RIGHT',
      serialEngine: '94',
      lastRestoration: 2010,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'running',
      startingPrice: 750_000,
      reservePrice: 1_050_000,
      estimateHint: [1_000_000, 1_250_000],
      bids: [
        { buyer: 4, bid: 770_000 },
        { buyer: 7, bid: 795_000 },
        { buyer: 6, bid: 810_000 },
        { buyer: 2, bid: 845_000 },
        { buyer: 3, bid: 865_000 },
        { buyer: 2, bid: 880_000, max: 890_000 },
        { buyer: 3, bid: 900_000 },
        { buyer: 8, bid: 935_000 },
        { buyer: 6, bid: 960_000 },
        { buyer: 3, bid: 985_000, max: 1_005_000 },
        { buyer: 5, bid: 1_020_000, max: 1_040_000 },
        { buyer: 8, bid: 1_050_000 },
        { buyer: 4, bid: 1_080_000 },
        { buyer: 8, bid: 1_110_000, max: 1_120_000 },
      ],
    },
  },
  {
    slug: 'bugatti-type-40-grand-sport-1928',
    brand: 'Bugatti',
    model: 'Type 40',
    version: 'Grand Sport',
    year: 1928,
    price: 395_000,
    body: 'TOURER',
    carState: 'VERY_GOOD',
    mileage: 24_100,
    colours: ['FRENCH_BLUE', 'TAN'],
    at: ['FR', 'Molsheim', '67120'],
    saddlery: 'LEATHER',
    releaseDate: '1928-06-22',
    engine: 'Type 40, simple arbre',
    history: {
      fr: prose`
        La plus aimable des Bugatti, celle que le Patron prêtait à ses gendres. Caisse Grand Sport
        d’usine, quatre-cylindres à un arbre, ressorts inversés à l’arrière. Une institutrice de
        Molsheim l’a conduite jusqu’en 1961, chapeau épinglé ; elle a depuis toujours dormi à
        moins de dix kilomètres de sa naissance. Restauration ancienne, patine heureuse, numéros
        vérifiés par l’historien de la marque. Elle démarre à la manivelle si l’on sait la saluer.
      `,
      en: prose`
        The most amiable of Bugattis, the one le Patron lent his sons-in-law. Factory Grand Sport
        body, single-cam four, reversed springs behind. A Molsheim schoolmistress drove it until
        1961, hat pinned on; it has slept ever since within ten kilometres of its birthplace.
        Older restoration, happy patina, numbers verified by the marque historian. It starts on
        the handle for those who greet it properly.
      `,
      es: prose`
        El más amable de los Bugatti, el que el Patrón prestaba a sus yernos. Carrocería Grand
        Sport de fábrica, cuatro cilindros de un árbol y ballestas invertidas detrás. Una maestra
        de Molsheim lo condujo hasta 1961, sombrero prendido; desde entonces siempre ha dormido a
        menos de diez kilómetros de su cuna. Restauración antigua, pátina feliz y números
        verificados por el historiador de la marca. Arranca a manivela si se le sabe saludar.
      `,
    },
    tier: 'sound',
    highlights: ['MATCHING_NUMBERS', 'FRANCE', 'VERY_GOOD', 'EVENT_ELIGIBLE'],
    options: ['WIRE_WHEELS'],
    papers: ['EXPERT_REPORT', 'FIA_CERTIFICATE', 'REGISTRATION_CERTIFICATE', 'TECHNICAL_MANUAL'],
    services: ['internationalDelivery'],
    data: {
      horsePower: 45,
      fiscalHorse: 8,
      cylinderNumber: 4,
      cubicCapacity: 1496,
      gearNumber: 4,
      vin: '40627',
      originPlace: 'FR',
      steeringWheel: 'RIGHT',
      serialEngine: '512',
      lastRestoration: 1988,
    },
    kind: 'collection',
  },
  {
    slug: 'citroen-5-hp-torpedo-trefle-1925',
    brand: 'Citroën',
    model: '5 HP',
    version: 'Torpédo Trèfle',
    year: 1925,
    price: 4900,
    body: 'TOURER',
    carState: 'TO_RESTORE',
    carLocation: 'STORAGE',
    mileage: 37_000,
    colours: ['YELLOW', 'BLACK'],
    at: ['FR', 'Limoges', '87000'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1925-03-20',
    engine: '5 HP type C3',
    doorNumber: 1,
    history: {
      fr: prose`
        Trouvée derrière une cloison de lattes dans une ferme limousine, avec un nid de chouette
        sur la banquette pointue. La « petite citron » n’a pas tourné depuis 1956, année où le
        facteur a reçu sa fourgonnette. Tout est là ou presque : magnéto, lanterne, plaque du
        carrossier, deux roues de secours. Bois attaqué, tôles minces mais entières. On la cède à
        quelqu’un qui aime les puzzles et promet d’épargner la chouette.
      `,
      en: prose`
        Found behind a lath partition on a Limousin farm, with an owl’s nest on its pointed back
        seat. The ’little lemon’ has not run since 1956, the year the postman got his van. Nearly
        everything is there: magneto, lantern, coachbuilder’s plate, two spare wheels. Worm in the
        wood, panels thin but whole. It goes to someone who likes puzzles and promises to spare
        the owl.
      `,
      es: prose`
        Hallado tras un tabique de listones en una granja lemosina, con un nido de lechuza en su
        asiento trasero puntiagudo. El «pequeño limón» no arranca desde 1956, cuando el cartero
        recibió su furgoneta. Está casi todo: magneto, farol, placa del carrocero y dos ruedas de
        repuesto. Madera atacada y chapas finas pero enteras. Se cede a quien le gusten los
        rompecabezas y prometa respetar a la lechuza.
      `,
    },
    tier: 'project',
    highlights: ['BARN_FIND', 'TO_RESTORE', 'FRANCE', 'ORIGINAL_PAINT'],
    papers: ['ADMINISTRATIVE_STATUS_REPORT', 'NON_PLEDGE_CERTIFICATE'],
    data: {
      horsePower: 11,
      fiscalHorse: 5,
      cylinderNumber: 4,
      cubicCapacity: 856,
      gearNumber: 3,
      vin: '88427',
      originPlace: 'FR',
    },
    kind: 'seller',
  },
]);
