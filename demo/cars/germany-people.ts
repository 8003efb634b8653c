import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const germanyPeopleCars = listings(481, [
  {
    slug: 'volkswagen-combi-t1-samba-1964',
    brand: 'Volkswagen',
    model: 'Combi',
    version: 'T1 Samba',
    year: 1964,
    body: 'VAN',
    carState: 'EXCELLENT',
    mileage: 48_700,
    colours: ['WHITE', 'GREY'],
    at: ['FR', 'Biarritz', '64200'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1964-06-26',
    engine: '1500 H',
    doorNumber: 4,
    history: {
      fr: prose`
        Vingt et une fenêtres, toit ouvrant en toile et deux tons corail et blanc : le Samba que
        l’on a tous griffonné sur un cahier. Il a transporté les touristes d’un hôtel du lac de
        Constance, puis les planches d’un shaper de Guéthary. La caisse a été refaite sur marbre
        en 2021, les lucarnes rejointoyées une par une. Moteur 1500, réducteurs révisés. Neuf
        places assises, un chien toléré. Vendu sans réserve, planches non comprises.
      `,
      en: prose`
        Twenty-one windows, a canvas sunroof and two tones of coral and white: the Samba we have
        all doodled in an exercise book. It carried the guests of a hotel on Lake Constance, then
        the boards of a Guéthary shaper. The body was rebuilt on a jig in 2021, the skylights
        resealed one by one. 1500 engine, overhauled reduction boxes. Seats nine, one dog
        tolerated. Sold without reserve, boards not included.
      `,
      es: prose`
        Veintiuna ventanas, techo de lona y dos tonos coral y blanco: el Samba que todos hemos
        garabateado en un cuaderno. Llevó a los huéspedes de un hotel del lago de Constanza y
        después las tablas de un shaper de Guéthary. La carrocería se rehízo en bancada en 2021 y
        las claraboyas se sellaron una a una. Motor 1500 y reductoras revisadas. Nueve plazas y se
        tolera un perro. Se vende sin reserva, tablas no incluidas.
      `,
    },
    tier: 'fine',
    highlights: ['RARE_CONFIGURATION', 'FULL_RESTORATION', 'BODY_RESTORE'],
    options: ['SUNROOF', 'PERIOD_RADIO', 'PANORAMIC_ROOF'],
    papers: ['REGISTRATION_CERTIFICATE', 'RESTORATION_FILE', 'DETAILED_PHOTOSHOOT'],
    works: [work('paint', '2020-02-03', '2021-03-26')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 42,
      fiscalHorse: 8,
      cylinderNumber: 4,
      cubicCapacity: 1493,
      gearNumber: 4,
      vin: '1237846',
      originPlace: 'DE',
      lastRestoration: 2021,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'soldNoReserve',
      startingPrice: 30_000,
      reservePrice: null,
      estimateHint: [60_000, 80_000],
      bids: [
        { buyer: 7, bid: 32_250 },
        { buyer: 3, bid: 33_750 },
        { buyer: 6, bid: 36_000, max: 36_250 },
        { buyer: 2, bid: 37_750 },
        { buyer: 4, bid: 40_250 },
        { buyer: 7, bid: 42_750 },
        { buyer: 4, bid: 44_000 },
        { buyer: 2, bid: 46_500 },
        { buyer: 3, bid: 49_000 },
        { buyer: 8, bid: 51_500, max: 52_000 },
        { buyer: 6, bid: 53_500 },
        { buyer: 1, bid: 55_500 },
        { buyer: 7, bid: 58_000, max: 60_000 },
        { buyer: 8, bid: 60_500 },
        { buyer: 4, bid: 62_000, max: 63_500 },
        { buyer: 1, bid: 64_500 },
        { buyer: 8, bid: 65_500 },
        { buyer: 1, bid: 67_500 },
        { buyer: 6, bid: 70_000, max: 70_500 },
        { buyer: 8, bid: 71_000 },
      ],
    },
  },
  {
    slug: 'volkswagen-golf-gti-1-8-1983',
    brand: 'Volkswagen',
    model: 'Golf',
    version: 'GTI 1.8',
    year: 1983,
    carType: 'YOUNGTIMER',
    price: 21_900,
    body: 'HATCHBACK',
    carState: 'VERY_GOOD',
    mileage: 126_900,
    colours: ['BLACK', 'GREY'],
    at: ['DE', 'Köln', '50667'],
    saddlery: 'CLOTH',
    releaseDate: '1983-03-16',
    engine: 'DX 1.8',
    doorNumber: 3,
    history: {
      fr: prose`
        Dernière année de la première génération, avec le 1.8, la boîte cinq et le pommeau en
        balle de golf. La propriétaire, infirmière à Cologne, l’a achetée pour ses gardes de nuit
        : jamais un retard en trente-deux ans. Elle a remplacé le réservoir, les trains et la
        sellerie tartan par du neuf d’époque trouvé à Techno-Classica. Peinture d’origine aux
        trois quarts, et l’autre quart est un bon carrossier.
      `,
      en: prose`
        Last year of the first generation, with the 1.8, five speeds and the golf-ball gear knob.
        Its owner, a nurse in Cologne, bought it for night shifts: never once late in thirty-two
        years. She has replaced the tank, the suspension and the tartan trim with new old stock
        found at Techno-Classica. Three quarters of the paint is original, and the other quarter
        is a good bodyshop.
      `,
      es: prose`
        Último año de la primera generación, con el 1.8, cinco marchas y el pomo de pelota de
        golf. Su dueña, enfermera en Colonia, lo compró para las guardias de noche: ni un retraso
        en treinta y dos años. Ha sustituido el depósito, los trenes y la tapicería escocesa por
        piezas nuevas de época halladas en Techno-Classica. Tres cuartas partes de la pintura son
        originales; la otra, obra de un buen chapista.
      `,
    },
    tier: 'sound',
    highlights: ['FIRST_HAND', 'ORIGINAL_PAINT', 'DOUBLE_KEYS'],
    options: ['SUNROOF', 'SPORT_SEATS', 'ALLOY_WHEELS'],
    papers: ['REGISTRATION_CERTIFICATE', 'PURCHASE_INVOICE', 'MAINTENANCE_BOOKLET'],
    works: [work('chassis', '2016-04-04', '2016-04-22')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 112,
      fiscalHorse: 9,
      cylinderNumber: 4,
      cubicCapacity: 1781,
      gearNumber: 5,
      vin: 'WVWZZZ17ZDW418836',
      originPlace: 'DE',
    },
    kind: 'seller',
  },
  {
    slug: 'bmw-2002-tii-1973',
    brand: 'BMW',
    model: '2002',
    version: 'tii',
    year: 1973,
    price: 34_900,
    body: 'SALOON',
    carState: 'VERY_GOOD',
    mileage: 104_700,
    colours: ['ORANGE', 'BLACK'],
    at: ['CH', 'Bern', '3011'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1973-03-15',
    engine: 'M10 B20',
    history: {
      fr: prose`
        Orange Inka, injection Kugelfischer, clignotants ronds à l’arrière : la petite berline qui
        a sauvé Munich. Un guide de montagne bernois l’a menée sur tous les cols ouverts et
        quelques-uns fermés. Les tôles viennent de passer au sablage local, les trains sont neufs,
        les courroies de la pompe d’injection aussi. Elle préfère la troisième à l’autoroute et la
        pluie fine au soleil. Expertise vétéran suisse obtenue au printemps.
      `,
      en: prose`
        Inka Orange, Kugelfischer injection, round rear lamps: the little saloon that saved
        Munich. A Bernese mountain guide took it over every open pass and a few closed ones. The
        panels have just been spot-blasted, the suspension is new and so are the injection pump
        belts. It prefers third gear to the motorway and drizzle to sun. Swiss veteran inspection
        obtained this spring.
      `,
      es: prose`
        Naranja Inka, inyección Kugelfischer y pilotos redondos: la pequeña berlina que salvó a
        Múnich. Un guía de montaña bernés la llevó por todos los puertos abiertos y algunos
        cerrados. Las chapas acaban de arenarse por zonas, los trenes son nuevos y las correas de
        la bomba de inyección también. Prefiere la tercera a la autopista y la llovizna al sol.
        Inspección suiza de veterano obtenida esta primavera.
      `,
    },
    tier: 'fine',
    highlights: ['THIRD_HAND', 'RECENT_SERVICE', 'ORIGINAL_COLOR', 'VERY_GOOD'],
    options: ['SPORT_SEATS', 'ALLOY_WHEELS', 'SPORT_STEERING_WHEEL'],
    papers: ['REGISTRATION_CERTIFICATE', 'EXPERT_REPORT', 'INVOICE_FILE'],
    works: [work('chassis', '2024-02-05', '2024-03-15')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 130,
      fiscalHorse: 10,
      cylinderNumber: 4,
      cubicCapacity: 1990,
      gearNumber: 4,
      vin: '2763418',
      originPlace: 'CH',
      serialEngine: '2763418',
    },
    kind: 'seller',
  },
]);
