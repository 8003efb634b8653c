import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const germanyPorsche2Cars = listings(451, [
  {
    slug: 'porsche-911-carrera-993-1996',
    brand: 'Porsche',
    model: '911',
    version: 'Carrera (993)',
    year: 1996,
    carType: 'YOUNGTIMER',
    price: 109_500,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 88_600,
    colours: ['NAVY', 'GREY'],
    exteriorShade: 'METALLIC',
    at: ['FR', 'Annecy', '74000'],
    saddlery: 'LEATHER',
    releaseDate: '1996-09-12',
    engine: 'M64/21',
    history: {
      fr: prose`
        Varioram, boîte six, toit ouvrant, bleu océan : la dernière des refroidies par air dans
        l’habit que tout le monde espère trouver. Un dentiste d’Annecy l’a utilisée le mercredi
        pendant vingt ans, jamais sous le sel. Les bougies ont été changées, ce qui sur une 993
        mérite une ligne, et les boîtiers d’échappement ne cliquettent pas. Certification
        constructeur renouvelée en janvier, deux clés, outillage jamais déplié.
      `,
      en: prose`
        Varioram, six speeds, sunroof, Ocean Blue: the last of the air-cooled in the very suit
        everyone hopes to find. An Annecy dentist used it on Wednesdays for twenty years, never on
        salt. The plugs have been changed, which on a 993 deserves a line of its own, and the heat
        exchangers do not rattle. Manufacturer’s approval renewed in January, two keys, tool roll
        never opened.
      `,
      es: prose`
        Varioram, seis marchas, techo solar y azul océano: el último refrigerado por aire con el
        traje que todos sueñan encontrar. Un dentista de Annecy lo usó los miércoles durante
        veinte años, nunca con sal. Se han cambiado las bujías, lo que en un 993 merece mención, y
        los intercambiadores no suenan. Certificación del fabricante renovada en enero, dos llaves
        y herramientas sin estrenar.
      `,
    },
    tier: 'fine',
    highlights: ['CERTIFIED_MILEAGE', 'DOUBLE_KEYS', 'ORIGINAL_TOOLS', 'STAMPED_BOOK'],
    options: ['SUNROOF', 'AUTOMATIC_CLIMATE_CONTROL', 'ABS', 'AIRBAGS', 'CRUISE_CONTROL', 'ALARM'],
    optionReportUrl: '/documents/demo/porsche-911-carrera-993-1996-options.pdf',
    carVerticalUrl: 'https://history.calandre.example/porsche-911-carrera-993-1996',
    papers: ['PORSCHE_APPROVED', 'STAMPED_MAINTENANCE_BOOKLET', 'PIWI_TEST', 'REGISTRATION_CERTIFICATE'],
    services: ['warranty', 'refundWarranty', 'fundingOpportunity'],
    data: {
      horsePower: 285,
      fiscalHorse: 20,
      cylinderNumber: 6,
      cubicCapacity: 3600,
      gearNumber: 6,
      vin: 'WP0ZZZ99ZTS310884',
      originPlace: 'FR',
      serialEngine: '63T04217',
    },
    kind: 'pro',
  },
  {
    slug: 'porsche-924-turbo-1981',
    brand: 'Porsche',
    model: '924',
    version: 'Turbo',
    year: 1981,
    carType: 'YOUNGTIMER',
    price: 16_900,
    body: 'COUPE',
    carState: 'GOOD',
    mileage: 158_300,
    colours: ['SAGE', 'BROWN'],
    at: ['FR', 'Nantes', '44000'],
    saddlery: 'VELVET',
    releaseDate: '1981-10-15',
    engine: 'M31/02',
    history: {
      fr: prose`
        On a longtemps ri des 924 ; plus personne ne rit des Turbo. Celle-ci, vert pâle et damier
        Pasha, a été achetée par un étudiant nantais avec son premier salaire et jamais revendue
        depuis 1999. Il a refait le turbo, la durite qu’il ne faut pas oublier et la moitié de
        l’électricité. Les sièges ont vécu, la carrosserie galvanisée est saine. Parfaite première
        ancienne pour qui aime comprendre.
      `,
      en: prose`
        People used to laugh at the 924; nobody laughs at a Turbo now. This one, pale green with
        Pasha check, was bought by a Nantes student with his first pay packet and never sold since
        1999. He has rebuilt the turbo, replaced the hose one must not forget and half the wiring.
        The seats have lived, the galvanised body is sound. A perfect first classic for someone
        who likes to understand.
      `,
      es: prose`
        Durante mucho tiempo se rieron de los 924; de los Turbo ya no se ríe nadie. Este, verde
        pálido con tela Pasha, lo compró un estudiante de Nantes con su primer sueldo y no lo ha
        vendido desde 1999. Ha rehecho el turbo, el manguito que no hay que olvidar y media
        instalación eléctrica. Los asientos han vivido; la carrocería galvanizada está sana. Un
        primer clásico perfecto para quien disfruta entendiendo.
      `,
    },
    tier: 'used',
    highlights: ['THIRD_HAND', 'ORIGINAL_INTERIOR', 'GOOD'],
    options: ['SUNROOF', 'ELECTRIC_WINDOWS', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE'],
    works: [work('engine', '2021-08-02', '2021-09-03')],
    data: {
      horsePower: 170,
      fiscalHorse: 11,
      cylinderNumber: 4,
      cubicCapacity: 1984,
      gearNumber: 5,
      vin: 'WP0ZZZ93ZBN100512',
      originPlace: 'DE',
    },
    kind: 'seller',
  },
]);
