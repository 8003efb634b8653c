import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const italyRoads2Cars = listings(551, [
  {
    slug: 'alfa-romeo-spider-1600-duetto-1966',
    brand: 'Alfa Romeo',
    model: 'Spider',
    version: '1600 Duetto',
    year: 1966,
    price: 54_900,
    body: 'ROADSTER',
    carState: 'EXCELLENT',
    mileage: 66_300,
    colours: ['RED', 'BLACK'],
    at: ['FR', 'Cannes', '06400'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1966-08-26',
    engine: 'AR 00536',
    history: {
      fr: prose`
        Coda lunga, carénages en plexiglas, chrome juste ce qu’il faut : la Duetto de la toute
        première année. Un figurant de la Croisette prétendait l’avoir prêtée au cinéma ; nous
        n’en avons pas trouvé la preuve, seulement du sable sous les tapis. Restaurée en 2022 par
        nos soins, caisse à nu, plancher soudé par points comme à Grugliasco. La capote se relève
        d’une main sans quitter son siège, au feu rouge, devant témoins.
      `,
      en: prose`
        Long tail, perspex lamp covers, chrome only where it counts: a Duetto of the very first
        year. An extra on the Croisette claimed to have lent it to the cinema; we found no proof,
        only sand under the mats. Restored by us in 2022, bare shell, floors spot-welded as at
        Grugliasco. The hood goes up one-handed from the driver’s seat, at a red light, before
        witnesses.
      `,
      es: prose`
        Cola larga, carenados de plexiglás y el cromo justo: un Duetto del primerísimo año. Un
        figurante de la Croisette aseguraba haberlo prestado al cine; no hallamos pruebas, solo
        arena bajo las alfombrillas. Restaurado por nosotros en 2022, carrocería desnuda y suelo
        soldado por puntos como en Grugliasco. La capota se sube con una mano desde el asiento, en
        el semáforo y ante testigos.
      `,
    },
    tier: 'concours',
    highlights: ['FULL_RESTORATION', 'EXCELLENT', 'RARE_CONFIGURATION'],
    options: ['SOFT_TOP'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'DETAILED_PHOTOSHOOT', 'ASI_CERTIFICATE'],
    works: [work('paint', '2021-05-03', '2022-01-28'), work('trim', '2022-02-07', '2022-04-15')],
    services: ['warranty', 'refundWarranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 108,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1570,
      gearNumber: 5,
      vin: 'AR 660418',
      originPlace: 'IT',
      lastRestoration: 2022,
      expertiseLess5Y: true,
    },
    kind: 'collection',
  },
  {
    slug: 'lancia-delta-hf-integrale-evo-ii-1993',
    brand: 'Lancia',
    model: 'Delta',
    version: 'HF Integrale Evo II',
    year: 1993,
    carType: 'YOUNGTIMER',
    body: 'HATCHBACK',
    carState: 'EXCELLENT',
    mileage: 71_800,
    colours: ['RED', 'GREY'],
    at: ['IT', 'Biella', '13900'],
    saddlery: 'ALCANTARA',
    releaseDate: '1993-10-21',
    engine: '831 E5.000',
    doorNumber: 5,
    history: {
      fr: prose`
        Ailes gonflées, Recaro en Alcantara, six titres mondiaux dans les bas de caisse : l’Evo II
        n’a plus rien à prouver et le prouve encore. Celle-ci appartient à un filateur de Biella,
        qui possède la route de l’Oasi Zegna comme d’autres un court de tennis. Distribution et
        embrayage en 2023, peinture d’origine mesurée panneau par panneau. Les ouvertures de
        pavillon, point faible connu, ont été contrôlées à l’endoscope. Les deux clés rouges sont
        là.
      `,
      en: prose`
        Swollen arches, Alcantara Recaros, six world titles in the sills: the Evo II has nothing
        left to prove and goes on proving it. This one belongs to a Biella spinner, who owns the
        Oasi Zegna road as others own a tennis court. Belt and clutch in 2023, original paint
        measured panel by panel. The roof corners, a known weak point, have been checked by
        endoscope. Both red keys are present.
      `,
      es: prose`
        Aletas hinchadas, Recaro en Alcantara y seis títulos mundiales en los bajos: el Evo II ya
        no tiene nada que demostrar y sigue demostrándolo. Este pertenece a un hilandero de
        Biella, dueño de la carretera del Oasi Zegna como otros de una pista de tenis.
        Distribución y embrague de 2023, pintura original medida panel a panel. Las esquinas del
        techo, punto débil conocido, se han revisado con endoscopio. Están las dos llaves rojas.
      `,
    },
    tier: 'fine',
    highlights: ['ORIGINAL_PAINT', 'LIMITED_SERIES', 'STAMPED_BOOK', 'DOUBLE_KEYS'],
    options: ['ALCANTARA', 'SPORT_SEATS', 'AIR_CONDITIONING', 'ABS', 'LIMITED_SLIP_DIFFERENTIAL', 'ALARM'],
    carVerticalUrl: 'https://history.calandre.example/lancia-delta-hf-integrale-evo-ii-1993',
    papers: ['ASI_CERTIFICATE', 'STAMPED_MAINTENANCE_BOOKLET', 'EXPERT_REPORT'],
    works: [work('belt', '2023-02-13'), work('gearbox', '2023-02-13', '2023-03-10')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 215,
      fiscalHorse: 13,
      cylinderNumber: 4,
      cubicCapacity: 1995,
      gearNumber: 5,
      vin: 'ZLA831AB000581427',
      originPlace: 'IT',
      serialEngine: '831E5000-3108742',
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'startingSoon',
      startingPrice: 60_000,
      reservePrice: null,
      estimateHint: [85_000, 105_000],
      bids: [],
    },
  },
  {
    slug: 'lancia-fulvia-coupe-1-3-s-1971',
    brand: 'Lancia',
    model: 'Fulvia',
    version: 'Coupé 1.3 S',
    year: 1971,
    price: 13_900,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 97_400,
    colours: ['SKY', 'BLUE'],
    at: ['FR', 'Strasbourg', '67000'],
    saddlery: 'CLOTH',
    releaseDate: '1971-02-19',
    engine: '818.303',
    history: {
      fr: prose`
        Quatre cylindres en V si serré qu’une seule culasse suffit, une ceinture de vitres comme
        un belvédère : la Fulvia est une leçon d’ingénieur donnée par un poète. Cette 1.3 S bleu
        clair a roulé à Strasbourg pour un professeur de géométrie, cela ne s’invente pas. Berceau
        avant contrôlé et renforcé, carburateurs Solex rebagués, cinquième courte. Bois du tableau
        reverni. Elle freine sur ses quatre disques mieux qu’on ne l’attend.
      `,
      en: prose`
        Four cylinders in a vee so narrow that one head will do, a glasshouse like a belvedere:
        the Fulvia is an engineer’s lesson given by a poet. This pale blue 1.3 S was driven in
        Strasbourg by a professor of geometry, which nobody could make up. Front subframe checked
        and strengthened, rebushed Solexes, a short fifth. Dashboard veneer revarnished. Its four
        discs stop it better than one expects.
      `,
      es: prose`
        Cuatro cilindros en una V tan cerrada que basta una culata y una cintura acristalada como
        un mirador: el Fulvia es una lección de ingeniero impartida por un poeta. Este 1.3 S azul
        claro lo condujo en Estrasburgo un profesor de geometría, no es broma. Subchasis delantero
        revisado y reforzado, Solex rectificados y quinta corta. Madera barnizada. Sus cuatro
        discos frenan mejor de lo esperado.
      `,
    },
    tier: 'sound',
    highlights: ['VERY_GOOD', 'BILLS_FOLDER', 'SECOND_HAND'],
    options: ['WOODEN_STEERING_WHEEL', 'PERIOD_RADIO'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'VALID_MOT'],
    works: [work('chassis', '2011-03-07', '2011-06-24')],
    data: {
      horsePower: 90,
      fiscalHorse: 7,
      cylinderNumber: 4,
      cubicCapacity: 1298,
      gearNumber: 5,
      vin: '818.630 027418',
      originPlace: 'IT',
      lastRestoration: 2011,
    },
    kind: 'seller',
  },
]);
