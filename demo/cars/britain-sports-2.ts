import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const britainSports2Cars = listings(501, [
  {
    slug: 'lotus-elan-s3-dhc-1967',
    brand: 'Lotus',
    model: 'Elan',
    version: 'S3 DHC',
    year: 1967,
    price: 38_500,
    body: 'ROADSTER',
    carState: 'VERY_GOOD',
    mileage: 49_900,
    colours: ['YELLOW', 'BLACK'],
    at: ['NL', 'Haarlem', '2011'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1967-04-14',
    engine: 'Lotus Twin Cam',
    history: {
      fr: prose`
        Six cent quatre-vingts kilos, un châssis poutre galvanisé et la direction la plus bavarde
        du siècle. Un dessinateur de Haarlem l’a remontée lui-même sur plans, chaque boulon pesé,
        ou presque. Le Twin Cam respire par deux Weber, les joints caoutchouc des transmissions
        ont été remplacés par les bons. Polyester sain, peinture jaune à peine étoilée sur le
        capot. Les phares se lèvent ensemble, ce qui mérite d’être signalé.
      `,
      en: prose`
        Six hundred and eighty kilos, a galvanised backbone chassis and the most talkative
        steering of the century. A Haarlem draughtsman put it back together himself from drawings,
        every bolt weighed, or nearly. The Twin Cam breathes through two Webers and the rubber
        doughnuts are the right ones. Sound glass fibre, yellow paint barely crazed on the bonnet.
        The headlamps rise together, which deserves mention.
      `,
      es: prose`
        Seiscientos ochenta kilos, un chasis de viga galvanizado y la dirección más habladora del
        siglo. Un delineante de Haarlem lo montó él mismo sobre planos, pesando cada tornillo, o
        casi. El Twin Cam respira por dos Weber y los acoplamientos de goma son los buenos.
        Poliéster sano y pintura amarilla apenas cuarteada en el capó. Los faros se levantan a la
        vez, lo que merece señalarse.
      `,
    },
    tier: 'fine',
    highlights: ['FULL_RESTORATION', 'BODY_RESTORE', 'VERY_GOOD'],
    options: ['SOFT_TOP', 'WOODEN_STEERING_WHEEL'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'TECHNICAL_MANUAL'],
    works: [work('chassis', '2012-06-11', '2013-04-26')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 105,
      fiscalHorse: 8,
      cylinderNumber: 4,
      cubicCapacity: 1558,
      gearNumber: 4,
      vin: '45/7214',
      originPlace: 'GB',
      lastRestoration: 2013,
    },
    kind: 'seller',
  },
  {
    slug: 'triumph-tr4-a-irs-1965',
    brand: 'Triumph',
    model: 'TR4',
    version: 'A IRS',
    year: 1965,
    price: 24_500,
    reducedPrice: 22_900,
    body: 'ROADSTER',
    carState: 'GOOD',
    mileage: 90_300,
    colours: ['BLUE', 'TAN'],
    at: ['FR', 'Tours', '37000'],
    saddlery: 'LEATHER',
    releaseDate: '1965-11-12',
    engine: 'CT 2138',
    history: {
      fr: prose`
        Dessin de Michelotti, moteur de tracteur anobli, roues arrière indépendantes : la TR4 A a
        de la poigne et du style. Importée de Californie en 1992, elle a été repeinte en bleu
        Valencia, qui n’est pas sa teinte d’origine mais lui va mieux que le blanc. Le vendeur,
        vigneron à Vouvray, l’échange contre la place qu’elle occupe entre deux cuves. Moteur
        solide, overdrive sur trois rapports, capote à changer.
      `,
      en: prose`
        Michelotti’s drawing, a tractor engine knighted, independent rear wheels: the TR4 A has
        grip and style. Imported from California in 1992, it was repainted in Valencia Blue, which
        is not its original colour but suits it better than white. The seller, a winemaker in
        Vouvray, needs the space it takes between two vats. Strong engine, overdrive on three
        ratios, hood due for replacement.
      `,
      es: prose`
        Dibujo de Michelotti, motor de tractor ennoblecido y ruedas traseras independientes: el
        TR4 A tiene garra y estilo. Importado de California en 1992, se pintó de azul Valencia,
        que no es su color original pero le sienta mejor que el blanco. El vendedor, viticultor en
        Vouvray, necesita el sitio que ocupa entre dos cubas. Motor sólido, overdrive en tres
        marchas y capota por cambiar.
      `,
    },
    tier: 'sound',
    highlights: ['GOOD', 'BILLS_FOLDER'],
    options: ['SOFT_TOP', 'WIRE_WHEELS', 'WOODEN_STEERING_WHEEL'],
    papers: ['COLLECTORS_REGISTRATION_CERTIFICATE', 'INVOICE_FILE'],
    data: {
      horsePower: 104,
      fiscalHorse: 12,
      cylinderNumber: 4,
      cubicCapacity: 2138,
      gearNumber: 4,
      vin: 'CTC 58214 L',
      originPlace: 'GB',
      originalHue: false,
      lastRestoration: 1999,
    },
    kind: 'seller',
  },
  {
    slug: 'austin-healey-3000-mk-iii-bj8-1966',
    brand: 'Austin-Healey',
    model: '3000',
    version: 'Mk III BJ8',
    year: 1966,
    price: 64_900,
    body: 'CABRIOLET',
    carState: 'EXCELLENT',
    mileage: 52_600,
    colours: ['SKY', 'TAN'],
    at: ['FR', 'Deauville', '14800'],
    saddlery: 'LEATHER',
    releaseDate: '1966-05-06',
    engine: '29K',
    history: {
      fr: prose`
        La dernière des grosses Healey, la mieux finie aussi : vitres descendantes, noyer au
        tableau, capote que l’on relève sans appeler à l’aide. Bleu Healey sur ivoire, boîte à
        overdrive, six cylindres au grognement de dogue. Un éleveur de pur-sang deauvillais l’a
        fait restaurer en 2016 par son maréchal-ferrant, reconverti dans la tôle avec talent. Elle
        chauffe les pieds en été ; c’est d’époque et cela ne se soigne pas.
      `,
      en: prose`
        The last of the big Healeys and the best finished: wind-down windows, walnut on the dash,
        a hood one can raise without calling for help. Healey Blue, overdrive, a six with a
        mastiff’s growl. A Deauville racehorse breeder had it restored in 2016 by his farrier,
        turned panel beater with talent. It roasts your feet in summer; that is original and there
        is no cure.
      `,
      es: prose`
        El último de los grandes Healey y el mejor acabado: ventanillas que bajan, nogal en el
        salpicadero y una capota que se sube sin pedir auxilio. Azul Healey, overdrive y un seis
        cilindros con gruñido de mastín. Un criador de purasangres de Deauville lo hizo restaurar
        en 2016 por su herrador, reconvertido en chapista con talento. Calienta los pies en
        verano; es de época y no tiene cura.
      `,
    },
    tier: 'fine',
    highlights: ['FULL_RESTORATION', 'EXCELLENT', 'NEW_TYRES'],
    options: ['SOFT_TOP', 'WIRE_WHEELS', 'LEATHER_SEATS', 'WOODEN_STEERING_WHEEL'],
    papers: ['HERITAGE_TRUST_CERTIFICATE', 'COLLECTORS_REGISTRATION_CERTIFICATE', 'RESTORATION_FILE'],
    works: [work('paint', '2015-09-14', '2016-04-29'), work('tyres', '2024-05-06')],
    services: ['warranty', 'fundingOpportunity'],
    data: {
      horsePower: 150,
      fiscalHorse: 15,
      cylinderNumber: 6,
      cubicCapacity: 2912,
      gearNumber: 4,
      vin: 'H-BJ8-L/36418',
      originPlace: 'GB',
      lastRestoration: 2016,
    },
    kind: 'pro',
  },
]);
