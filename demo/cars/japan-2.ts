import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const japan2Cars = listings(591, [
  {
    slug: 'honda-nsx-3-0-1992',
    brand: 'Honda',
    model: 'NSX',
    version: '3.0',
    year: 1992,
    carType: 'YOUNGTIMER',
    price: 96_500,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 74_600,
    colours: ['SILVER', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['BE', 'Gent', '9000'],
    saddlery: 'LEATHER',
    releaseDate: '1992-06-05',
    engine: 'C30A',
    history: {
      fr: prose`
        Senna l’a réglée, les ingénieurs l’ont collée d’aluminium, et personne n’a plus jamais cru
        qu’une supercar devait tomber en panne. Cette NSX gantoise n’a eu que des gens
        raisonnables : un notaire, une ingénieure, un collectionneur. VTEC jusqu’à huit mille,
        verrière de chasseur, commandes plus douces que celles d’une Civic. Courroie et pompe
        faites à l’heure. Elle brille sans poser, c’est ce qu’on lui reproche et pourquoi on
        l’aime.
      `,
      en: prose`
        Senna tuned it, engineers bonded it from aluminium, and nobody ever again believed a
        supercar must break down. This Ghent NSX has had only reasonable owners: a notary, an
        engineer, a collector. VTEC to eight thousand, a fighter’s canopy, controls softer than a
        Civic’s. Belt and pump done on time. It shines without posing, which is what people hold
        against it and why they love it.
      `,
      es: prose`
        Senna lo puso a punto, los ingenieros lo construyeron en aluminio y nadie volvió a creer
        que un superdeportivo deba averiarse. Este NSX de Gante solo ha tenido gente razonable: un
        notario, una ingeniera y un coleccionista. VTEC hasta ocho mil, cabina de caza y mandos
        más suaves que los de un Civic. Correa y bomba a su hora. Brilla sin posar: eso le
        reprochan y por eso se le quiere.
      `,
    },
    tier: 'fine',
    highlights: ['THIRD_HAND', 'STAMPED_BOOK', 'CERTIFIED_MILEAGE'],
    options: [
      'AUTOMATIC_CLIMATE_CONTROL',
      'LEATHER_SEATS',
      'ABS',
      'AIRBAGS',
      'CRUISE_CONTROL',
      'ELECTRIC_WINDOWS',
    ],
    carVerticalUrl: 'https://history.calandre.example/honda-nsx-3-0-1992',
    papers: ['STAMPED_MAINTENANCE_BOOKLET', 'REGISTRATION_CERTIFICATE', 'INVOICE_FILE'],
    works: [work('belt', '2022-10-10')],
    services: ['warranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 274,
      fiscalHorse: 18,
      cylinderNumber: 6,
      cubicCapacity: 2977,
      gearNumber: 5,
      vin: 'JHMNA11500T100482',
      originPlace: 'BE',
      serialEngine: 'C30A-1100741',
    },
    kind: 'pro',
  },
  {
    slug: 'honda-s2000-ap1-2000',
    brand: 'Honda',
    model: 'S2000',
    version: 'AP1',
    year: 2000,
    carType: 'YOUNGTIMER',
    price: 26_900,
    sold: true,
    body: 'ROADSTER',
    carState: 'VERY_GOOD',
    mileage: 98_700,
    colours: ['YELLOW', 'BLACK'],
    at: ['FR', 'Clermont-Ferrand', '63000'],
    saddlery: 'LEATHER',
    releaseDate: '2000-05-31',
    engine: 'F20C',
    history: {
      fr: prose`
        Neuf mille tours, pas un de moins, et une boîte dont le levier se déplace de la longueur
        d’un pouce. Cette AP1 jaune Indy a tourné deux fois à Charade et le reste du temps sur les
        routes de la chaîne des Puys, où elle est née une seconde fois. Entretien concession
        jusqu’en 2018, soupapes réglées, capote changée. Aucun choc, aucun bricolage, un chargeur
        CD rempli de jazz. Vendue avec ses pneus neufs et sa discographie.
      `,
      en: prose`
        Nine thousand revs, not one fewer, and a lever that travels the length of a thumb. This
        Indy Yellow AP1 lapped Charade twice and spent the rest of its life on the roads of the
        Chaîne des Puys, where it was born again. Dealer-serviced to 2018, valves adjusted, hood
        replaced. No knocks, no tinkering, a CD changer full of jazz. Sold with new tyres and its
        discography.
      `,
      es: prose`
        Nueve mil vueltas, ni una menos, y una palanca que recorre el largo de un pulgar. Este AP1
        amarillo Indy rodó dos veces en Charade y el resto en las carreteras de la Chaîne des
        Puys, donde volvió a nacer. Mantenimiento oficial hasta 2018, válvulas ajustadas y capota
        cambiada. Sin golpes ni chapuzas y un cargador de CD lleno de jazz. Se vende con
        neumáticos nuevos y su discografía.
      `,
    },
    tier: 'fine',
    highlights: ['SECOND_HAND', 'NEW_TYRES', 'ORIGINAL_PAINT'],
    options: [
      'ELECTRIC_SOFT_TOP',
      'CD_PLAYER',
      'AIR_CONDITIONING',
      'LIMITED_SLIP_DIFFERENTIAL',
      'XENON_HEADLIGHTS',
      'ABS',
    ],
    papers: ['REGISTRATION_CERTIFICATE', 'STAMPED_MAINTENANCE_BOOKLET', 'VALID_MOT'],
    works: [work('tyres', '2025-02-03')],
    data: {
      horsePower: 240,
      fiscalHorse: 16,
      cylinderNumber: 4,
      cubicCapacity: 1997,
      gearNumber: 6,
      vin: 'JHMAP11300T001847',
      originPlace: 'FR',
    },
    kind: 'seller',
  },
]);
