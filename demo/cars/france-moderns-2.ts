import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const franceModerns2Cars = listings(431, [
  {
    slug: 'alpine-a310-v6-1982',
    brand: 'Alpine',
    model: 'A310',
    version: 'V6',
    year: 1982,
    carType: 'YOUNGTIMER',
    price: 44_500,
    reducedPrice: 41_900,
    body: 'COUPE',
    carState: 'GOOD',
    mileage: 101_200,
    colours: ['WHITE', 'BLACK'],
    exteriorShade: 'PEARLESCENT',
    at: ['FR', 'Toulouse', '31000'],
    saddlery: 'VELVET',
    releaseDate: '1982-06-11',
    engine: 'Z7V (PRV)',
    history: {
      fr: prose`
        Dernière année avant la GTA, boîte cinq et suspension de la série C : c’est la A310 V6 que
        les amateurs recommandent. Un ingénieur de l’aéronautique l’a possédée vingt-six ans et
        consigné chaque plein dans un tableau, pression des pneus comprise. Le vernis blanc nacré
        a été repris à l’avant après un gravillonnage, le moteur ne fume pas, les vitres
        électriques ont retrouvé leur vigueur grâce à des relais neufs.
      `,
      en: prose`
        The last year before the GTA, with five speeds and the series C suspension: the A310 V6
        that those who know will tell you to buy. An aeronautical engineer owned it for twenty-six
        years and logged every tank of fuel in a table, tyre pressures included. The pearl white
        was renewed at the front after stone chips, the engine does not smoke, and new relays have
        put the spring back in the electric windows.
      `,
      es: prose`
        Último año antes del GTA, con cinco marchas y la suspensión de la serie C: el A310 V6 que
        recomiendan los entendidos. Un ingeniero aeronáutico lo tuvo veintiséis años y anotó cada
        repostaje en una tabla, presión de neumáticos incluida. El blanco perlado se renovó
        delante por la gravilla, el motor no humea y unos relés nuevos han devuelto el brío a los
        elevalunas.
      `,
    },
    tier: 'sound',
    highlights: ['LOW_MILEAGE', 'ORIGINAL_INTERIOR', 'BILLS_FOLDER'],
    options: ['ELECTRIC_WINDOWS', 'CENTRAL_LOCKING', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'VALID_MOT'],
    works: [work('service', '2024-02-12', '2024-02-23')],
    services: ['warranty', 'fundingOpportunity'],
    data: {
      horsePower: 150,
      fiscalHorse: 14,
      cylinderNumber: 6,
      cubicCapacity: 2664,
      gearNumber: 5,
      vin: 'VA7310000C0044718',
      originPlace: 'FR',
    },
    kind: 'pro',
  },
  {
    slug: 'peugeot-504-coupe-v6-1976',
    brand: 'Peugeot',
    model: '504',
    version: 'Coupé V6',
    year: 1976,
    price: 27_900,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 126_400,
    colours: ['PETROL', 'BEIGE'],
    exteriorShade: 'METALLIC',
    at: ['CH', 'Genève', '1204'],
    saddlery: 'VELVET',
    releaseDate: '1976-11-04',
    engine: 'ZM 112',
    history: {
      fr: prose`
        Dessinée à Turin, motorisée à Douvrin, immatriculée à Genève : une Européenne avant
        l’heure. Importée par un diplomate helvétique, elle n’a jamais dormi dehors et porte
        encore la vignette de 1991 au pare-brise. Le V6 à deux carburateurs a été synchronisé par
        un spécialiste de Carouge, les velours beiges sont sans accroc. Dédouanée si vous
        l’emmenez en France : le dossier est prêt, il ne manque que votre signature.
      `,
      en: prose`
        Drawn in Turin, powered from Douvrin, registered in Geneva: a European before her time.
        Imported by a Swiss diplomat, it has never slept outdoors and still wears its 1991
        motorway sticker. The twin-carburettor V6 has been balanced by a specialist in Carouge and
        the beige velour has not a snag in it. If it is going to France, the customs file is ready
        and lacks only your signature.
      `,
      es: prose`
        Dibujado en Turín, motorizado en Douvrin y matriculado en Ginebra: un europeo adelantado a
        su tiempo. Importado por un diplomático suizo, nunca ha dormido en la calle y aún lleva la
        viñeta de 1991 en el parabrisas. El V6 de dos carburadores lo sincronizó un especialista
        de Carouge y el terciopelo beige está impecable. Si se lo lleva a Francia, el expediente
        aduanero está listo: solo falta su firma.
      `,
    },
    tier: 'fine',
    highlights: ['THIRD_HAND', 'DRY_STORED', 'VERY_GOOD'],
    options: ['SUNROOF', 'ELECTRIC_WINDOWS', 'POWER_STEERING'],
    papers: ['REGISTRATION_CERTIFICATE', 'MAINTENANCE_BOOKLET', 'PURCHASE_INVOICE'],
    services: ['internationalDelivery'],
    data: {
      horsePower: 136,
      fiscalHorse: 14,
      cylinderNumber: 6,
      cubicCapacity: 2664,
      gearNumber: 5,
      vin: '504C11-1638871',
      originPlace: 'CH',
    },
    kind: 'seller',
  },
  {
    slug: 'renault-clio-v6-phase-2-2004',
    brand: 'Renault',
    model: 'Clio',
    version: 'V6 phase 2',
    year: 2004,
    carType: 'YOUNGTIMER',
    price: 62_900,
    body: 'HATCHBACK',
    carState: 'EXCELLENT',
    mileage: 46_800,
    colours: ['BLUE', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['LU', 'Luxembourg', '1855'],
    saddlery: 'ALCANTARA',
    releaseDate: '2004-04-29',
    engine: 'L7X-762',
    doorNumber: 3,
    history: {
      fr: prose`
        Une des dernières assemblées à Dieppe, bleu Illiade, deux propriétaires luxembourgeois qui
        l’ont sortie aux beaux jours. Voies larges, V6 central, pneus récents en quatre montes
        d’origine : le comportement, si souvent redouté, se révèle sain quand tout est au point.
        Le carnet est tamponné chaque année par la concession de Howald, la dernière fois en
        février. L’histoire numérique et le rapport d’options sont joints à l’annonce.
      `,
      en: prose`
        One of the last put together in Dieppe, in Illiad Blue, with two Luxembourg owners who
        took it out in fine weather. Wide tracks, V6 amidships, recent tyres of the original
        pattern all round: the manners people warn of turn out to be sound when everything is set
        up right. The book is stamped yearly by the Howald dealer, most recently in February. The
        digital history and option report are attached.
      `,
      es: prose`
        Uno de los últimos montados en Dieppe, azul Illiade, con dos dueños luxemburgueses que lo
        sacaban con buen tiempo. Vías anchas, V6 central y neumáticos recientes de la medida
        original: el comportamiento, tan temido, es noble cuando todo está a punto. El libro lleva
        sello anual del concesionario de Howald, el último de febrero. Se adjuntan el historial
        digital y el informe de equipamiento.
      `,
    },
    tier: 'fine',
    highlights: ['LIMITED_SERIES', 'STAMPED_BOOK', 'SECOND_HAND', 'CERTIFIED_MILEAGE'],
    options: ['AIR_CONDITIONING', 'ALCANTARA', 'AIRBAGS', 'ABS', 'XENON_HEADLIGHTS', 'CD_PLAYER', 'ALARM'],
    optionReportUrl: '/documents/demo/renault-clio-v6-phase-2-2004-options.pdf',
    carVerticalUrl: 'https://history.calandre.example/renault-clio-v6-phase-2-2004',
    papers: ['REGISTRATION_CERTIFICATE', 'STAMPED_MAINTENANCE_BOOKLET', 'VALID_MOT_LESS_THAN_6_MONTHS_OLD'],
    works: [work('belt', '2023-11-06'), work('tyres', '2024-04-18')],
    services: ['warranty', 'fundingOpportunity'],
    data: {
      horsePower: 255,
      fiscalHorse: 19,
      cylinderNumber: 6,
      cubicCapacity: 2946,
      gearNumber: 6,
      vin: 'VF1CB1SA000031847',
      originPlace: 'LU',
    },
    kind: 'pro',
  },
]);
