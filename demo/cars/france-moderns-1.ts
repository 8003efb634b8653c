import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const franceModerns1Cars = listings(421, [
  {
    slug: 'renault-4-tl-savane-1987',
    brand: 'Renault',
    model: '4',
    version: 'TL Savane',
    year: 1987,
    carType: 'YOUNGTIMER',
    body: 'HATCHBACK',
    carState: 'GOOD',
    mileage: 83_900,
    colours: ['ORANGE', 'GREY'],
    at: ['FR', 'Clermont-Ferrand', '63000'],
    saddlery: 'CLOTH',
    releaseDate: '1987-01-22',
    engine: '688 (C1E)',
    doorNumber: 5,
    history: {
      fr: prose`
        La Quatre L d’un couple de vétérinaires auvergnats, qui lui ont fait traverser le Massif
        central en toute saison, veaux à l’arrière compris. Repeinte en orange en 2009 pour qu’on
        la voie dans la neige, elle a gagné des amortisseurs neufs et un plancher soudé
        proprement. Le levier au tableau de bord tombe sous la main, le hayon ferme du premier
        coup et le chauffage est une fournaise. Vendue sans prix de réserve.
      `,
      en: prose`
        The Quatre L of a couple of vets in the Auvergne, who took it across the Massif Central in
        every season, calves in the back included. Repainted orange in 2009 so it would show up in
        snow, it has since had new dampers and a neatly welded floor. The dashboard gear lever
        falls to hand, the tailgate shuts first time and the heater is a furnace. Sold without
        reserve.
      `,
      es: prose`
        El Cuatro Latas de una pareja de veterinarios de Auvernia, que cruzó con él el Macizo
        Central en todas las estaciones, terneros incluidos. Repintado de naranja en 2009 para que
        se viera en la nieve, estrena amortiguadores y un suelo bien soldado. La palanca del
        salpicadero cae a mano, el portón cierra a la primera y la calefacción es un horno. Se
        vende sin precio de reserva.
      `,
    },
    tier: 'used',
    highlights: ['GOOD', 'FRANCE'],
    options: ['PERIOD_RADIO'],
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    works: [work('chassis', '2020-09-07', '2020-10-02')],
    data: {
      horsePower: 34,
      fiscalHorse: 4,
      cylinderNumber: 4,
      cubicCapacity: 1108,
      gearNumber: 4,
      vin: 'VF1112800H0472913',
      originPlace: 'FR',
      originalHue: false,
    },
    kind: 'seller',
    sale: {
      phase: 'soldNoReserve',
      startingPrice: 2000,
      reservePrice: null,
      askForCardDetails: false,
      estimateHint: [4000, 6000],
      bids: [
        { buyer: 3, bid: 2200 },
        { buyer: 4, bid: 2500, max: 2900 },
        { buyer: 8, bid: 3000, max: 3200 },
        { buyer: 7, bid: 3300 },
        { buyer: 5, bid: 3600, max: 3800 },
        { buyer: 2, bid: 3900 },
        { buyer: 7, bid: 4200 },
        { buyer: 4, bid: 4400 },
        { buyer: 5, bid: 4700 },
        { buyer: 3, bid: 4900 },
        { buyer: 1, bid: 5100 },
        { buyer: 5, bid: 5300 },
        { buyer: 4, bid: 5600, max: 5700 },
        { buyer: 5, bid: 5900, max: 6100 },
        { buyer: 2, bid: 6200 },
        { buyer: 7, bid: 6500 },
        { buyer: 5, bid: 6700 },
      ],
    },
  },
  {
    slug: 'renault-5-turbo-turbo-2-1983',
    brand: 'Renault',
    model: '5 Turbo',
    version: 'Turbo 2',
    year: 1983,
    carType: 'YOUNGTIMER',
    price: 119_000,
    body: 'HATCHBACK',
    carState: 'EXCELLENT',
    mileage: 52_300,
    colours: ['FRENCH_BLUE', 'BLACK'],
    at: ['FR', 'Dieppe', '76200'],
    saddlery: 'CLOTH',
    releaseDate: '1983-09-19',
    engine: 'C6J turbo',
    doorNumber: 3,
    history: {
      fr: prose`
        Moteur derrière les sièges, ailes d’une largeur comique : la Turbo 2 n’a jamais su être
        discrète. Celle-ci sort des mains d’un préparateur de rallye qui l’a gardée strictement de
        série, hormis une ligne inox. Le turbo Garrett a été remplacé en 2017 lors de la dépose
        moteur, la fibre des ailes n’a jamais été cassée. Revenue à Dieppe, où elle fut assemblée,
        elle attend un pilote patient entre deux coups de pression.
      `,
      en: prose`
        Engine behind the seats, wings of comic width: the Turbo 2 never learned discretion. This
        one comes from a rally preparer who kept it strictly standard but for a stainless exhaust.
        The Garrett turbo was replaced in 2017 while the engine was out, and the glass-fibre
        arches have never been broken. Back in Dieppe, where it was put together, it waits for a
        driver with patience between one surge of boost and the next.
      `,
      es: prose`
        Motor detrás de los asientos y aletas de anchura cómica: el Turbo 2 nunca supo ser
        discreto. Este sale de manos de un preparador de rallyes que lo mantuvo estrictamente de
        serie, salvo un escape inoxidable. El turbo Garrett se sustituyó en 2017 con el motor
        fuera y la fibra de las aletas jamás se ha roto. De vuelta en Dieppe, donde se montó,
        espera a un piloto paciente entre soplido y soplido.
      `,
    },
    tier: 'fine',
    highlights: ['LIMITED_SERIES', 'MATCHING_NUMBERS', 'EVENT_ELIGIBLE'],
    options: ['BUCKET_SEATS', 'SPORT_EXHAUST', 'LIMITED_SLIP_DIFFERENTIAL', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'FACTORY_CERTIFICATE', 'FIA_CERTIFICATE', 'INVOICE_FILE'],
    works: [work('engine', '2017-01-09', '2017-06-30')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 160,
      fiscalHorse: 10,
      cylinderNumber: 4,
      cubicCapacity: 1397,
      gearNumber: 5,
      vin: 'VF1822000D0001836',
      originPlace: 'FR',
      serialEngine: 'C6J-000741',
      lastRestoration: 2017,
      expertiseLess5Y: true,
    },
    kind: 'handled',
  },
  {
    slug: 'alpine-a110-1600-s-1971',
    brand: 'Alpine',
    model: 'A110',
    version: '1600 S',
    year: 1971,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 64_500,
    colours: ['FRENCH_BLUE', 'BLACK'],
    at: ['FR', 'Gap', '05000'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1971-03-26',
    engine: '807-G4',
    history: {
      fr: prose`
        Un médecin des Hautes-Alpes l’a commandée avec boîte cinq rapports et longue portée Cibié,
        puis engagée deux fois au Critérium des Cimes sous un faux nom, pour que sa patientèle
        n’en sût rien. Les carnets de route en font foi. Le châssis poutre a été refait en 2015,
        la coque décapée à la main, le 807-G4 reconstruit par un ancien de la compétition.
        Passeport technique historique valide, éligible à tous les rallyes de régularité.
      `,
      en: prose`
        A doctor in the Hautes-Alpes ordered it with five speeds and Cibié long-range lamps, then
        twice entered it in the Critérium des Cimes under a false name so his patients would never
        know. The road books prove it. The backbone chassis was remade in 2015, the shell stripped
        by hand, the 807-G4 rebuilt by a former works man. Valid Historic Technical Passport,
        eligible for every regularity rally.
      `,
      es: prose`
        Un médico de los Altos Alpes lo encargó con cinco marchas y faros Cibié de largo alcance,
        y lo inscribió dos veces en el Critérium des Cimes con nombre falso para que no lo
        supieran sus pacientes. Los libros de ruta lo prueban. El chasis de viga se rehízo en
        2015, la carrocería se decapó a mano y el 807-G4 lo reconstruyó un antiguo mecánico de
        competición. Pasaporte técnico histórico en vigor, apto para cualquier rally de
        regularidad.
      `,
    },
    tier: 'fine',
    highlights: ['RACE_HISTORY', 'EVENT_ELIGIBLE', 'ENGINE_RESTORE', 'MATCHING_NUMBERS'],
    options: ['BUCKET_SEATS', 'ROLL_BAR', 'FOG_LIGHTS', 'SPORT_STEERING_WHEEL'],
    papers: ['HISTORIC_TECHNICAL_PASSPORT', 'REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'EXPERT_REPORT'],
    customDocs: [
      {
        label: 'Carnets de route d’époque',
        urls: [
          '/documents/demo/alpine-a110-1600-s-1971-road-books-1.pdf',
          '/documents/demo/alpine-a110-1600-s-1971-road-books-2.pdf',
        ],
      },
    ],
    works: [work('chassis', '2014-09-01', '2015-04-10'), work('engine', '2014-10-06', '2015-05-22')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 138,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1565,
      gearNumber: 5,
      vin: 'A110-17342',
      originPlace: 'FR',
      serialEngine: '807-G4-04186',
      lastRestoration: 2015,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'running',
      startingPrice: 70_000,
      reservePrice: 95_000,
      estimateHint: [95_000, 115_000],
      bids: [
        { buyer: 1, bid: 71_500 },
        { buyer: 3, bid: 73_500, max: 74_000 },
        { buyer: 6, bid: 75_000 },
        { buyer: 2, bid: 77_500, max: 78_000 },
        { buyer: 3, bid: 79_000 },
        { buyer: 6, bid: 80_500 },
        { buyer: 1, bid: 82_000 },
        { buyer: 5, bid: 83_500, max: 85_500 },
        { buyer: 3, bid: 86_000, max: 87_000 },
        { buyer: 5, bid: 88_000 },
        { buyer: 1, bid: 90_000 },
        { buyer: 3, bid: 91_500 },
        { buyer: 5, bid: 92_500 },
        { buyer: 8, bid: 94_500 },
        { buyer: 2, bid: 96_500 },
        { buyer: 3, bid: 98_000 },
        { buyer: 5, bid: 99_000 },
        { buyer: 3, bid: 102_000 },
        { buyer: 7, bid: 104_000 },
      ],
    },
  },
]);
