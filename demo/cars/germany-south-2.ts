import { listings } from './listing.ts';
import { prose } from './prose.ts';
import { work } from './works.ts';

export const germanySouth2Cars = listings(471, [
  {
    slug: 'mercedes-benz-300-td-turbodiesel-s123-1985',
    brand: 'Mercedes-Benz',
    model: '300 TD',
    version: 'Turbodiesel (S123)',
    year: 1985,
    carType: 'YOUNGTIMER',
    price: 14_900,
    reducedPrice: 12_900,
    body: 'ESTATE',
    carState: 'GOOD',
    mileage: 284_000,
    transmission: 'AUTOMATIC',
    colours: ['SAND', 'BROWN'],
    at: ['NL', 'Utrecht', '3511'],
    saddlery: 'LEATHERETTE',
    releaseDate: '1985-02-08',
    engine: 'OM 617.952',
    doorNumber: 5,
    history: {
      fr: prose`
        Deux cent quatre-vingt-quatre mille kilomètres et pas l’intention de s’arrêter. Un luthier
        d’Utrecht s’en servait pour livrer ses contrebasses dans toute l’Europe ; la banquette du
        coffre n’a jamais vu d’enfant, seulement du feutre. Boîte automatique révisée, sphères de
        correcteur neuves, galerie longue d’origine. Le taxi increvable devenu objet de désir :
        celle-ci possède l’honnêteté de ses rayures et le ronronnement d’un chalutier heureux.
      `,
      en: prose`
        Two hundred and eighty-four thousand kilometres and no intention of stopping. An Utrecht
        luthier used it to deliver double basses all over Europe; the third-row bench never saw a
        child, only felt. Overhauled automatic, new self-levelling spheres, the long original roof
        rack. The unkillable taxi turned object of desire: this one has the honesty of its
        scratches and the purr of a contented trawler.
      `,
      es: prose`
        Doscientos ochenta y cuatro mil kilómetros y ninguna intención de parar. Un lutier de
        Utrecht lo usaba para repartir contrabajos por toda Europa; el asiento del maletero nunca
        vio un niño, solo fieltro. Cambio automático revisado, esferas de autonivelación nuevas y
        baca larga original. El taxi indestructible convertido en objeto de deseo: este tiene la
        franqueza de sus arañazos y el ronroneo de un pesquero feliz.
      `,
    },
    tier: 'used',
    highlights: ['SECOND_HAND', 'BILLS_FOLDER'],
    options: ['POWER_STEERING', 'CENTRAL_LOCKING', 'SUNROOF'],
    papers: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'MAINTENANCE_BOOKLET'],
    works: [work('gearbox', '2014-03-03', '2014-04-11')],
    services: ['internationalDelivery'],
    data: {
      horsePower: 125,
      fiscalHorse: 10,
      cylinderNumber: 5,
      cubicCapacity: 2998,
      gearNumber: 4,
      vin: 'WDB1231931F046628',
      originPlace: 'NL',
      fuel: 'DIESEL',
      lastRestoration: 2014,
    },
    kind: 'seller',
  },
  {
    slug: 'bmw-3-0-csl-leichtbau-1972',
    brand: 'BMW',
    model: '3.0 CSL',
    version: 'Leichtbau',
    year: 1972,
    body: 'COUPE',
    carState: 'EXCELLENT',
    mileage: 76_100,
    colours: ['SILVER', 'BLACK'],
    exteriorShade: 'METALLIC',
    at: ['DE', 'Hamburg', '20095'],
    saddlery: 'CLOTH',
    releaseDate: '1972-08-31',
    engine: 'M30B30',
    history: {
      fr: prose`
        Portes, capots en aluminium, vitres fines, pas de direction assistée : les lettres CSL
        coûtaient cher en confort et rapportaient des couronnes. Cette allemande de 1972 a couru
        trois courses de côte dans le Harz avant qu’un armateur hambourgeois ne la mette à l’abri.
        Restaurée sans la surcharger d’ailerons qu’elle n’eut jamais, elle présente ses sièges
        Scheel d’origine et un six-cylindres reconstruit à la cote. Dossier suivi depuis la
        première facture.
      `,
      en: prose`
        Aluminium doors and lids, thin glass, no power steering: the letters CSL cost dear in
        comfort and paid back in crowns. This German car of 1972 ran three hill climbs in the Harz
        before a Hamburg shipowner put it under cover. Restored without loading it with wings it
        never had, it keeps its original Scheel seats and a six rebuilt to size. Papers unbroken
        from the first invoice.
      `,
      es: prose`
        Puertas y capós de aluminio, lunas finas y sin dirección asistida: las letras CSL salían
        caras en confort y rentaban coronas. Este alemán de 1972 corrió tres subidas en el Harz
        antes de que un naviero hamburgués lo pusiera a cubierto. Restaurado sin cargarlo de
        alerones que nunca tuvo, conserva sus asientos Scheel originales y un seis cilindros
        reconstruido a cota. Expediente completo desde la primera factura.
      `,
    },
    tier: 'fine',
    highlights: ['RACE_HISTORY', 'LIMITED_SERIES', 'MATCHING_NUMBERS', 'COMPLETE_FILE'],
    options: ['BUCKET_SEATS', 'LIMITED_SLIP_DIFFERENTIAL', 'ALLOY_WHEELS'],
    papers: ['FACTORY_CERTIFICATE', 'HISTORIC_TECHNICAL_PASSPORT', 'EXPERT_REPORT', 'INVOICE_FILE'],
    works: [work('engine', '2015-04-06', '2016-02-19'), work('paint', '2015-09-07', '2016-05-13')],
    services: ['internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 200,
      fiscalHorse: 17,
      cylinderNumber: 6,
      cubicCapacity: 3003,
      gearNumber: 4,
      vin: '2275142',
      originPlace: 'DE',
      serialEngine: '2275142',
      lastRestoration: 2016,
      expertiseLess5Y: true,
    },
    kind: 'handled',
    sale: {
      phase: 'coming',
      startingPrice: 120_000,
      reservePrice: 160_000,
      estimateHint: [155_000, 185_000],
      bids: [],
    },
  },
  {
    slug: 'bmw-m3-e30-1988',
    brand: 'BMW',
    model: 'M3',
    version: 'E30',
    year: 1988,
    carType: 'YOUNGTIMER',
    price: 67_500,
    body: 'COUPE',
    carState: 'VERY_GOOD',
    mileage: 149_500,
    colours: ['RED', 'BLACK'],
    at: ['ES', 'Barcelona', '08007'],
    saddlery: 'CLOTH',
    releaseDate: '1988-07-01',
    engine: 'S14B23',
    history: {
      fr: prose`
        Vendue neuve à Barcelone, année olympique encore lointaine, cette M3 Zinnoberrot a grandi
        entre la Rabassada et Montjuïc. Le S14 a reçu chaîne, guides et coussinets à 140 000 km,
        avant que l’idée ne devînt urgente. Sellerie M Tecnic, boîte Getrag à première décalée,
        amortisseurs Bilstein neufs. Aucune trace de circuit sur les passages de roue. Rapport
        d’historique espagnol et contrôle technique vierge à l’appui.
      `,
      en: prose`
        Sold new in Barcelona while the Olympics were still a drawing, this Zinnoberrot M3 grew up
        between the Rabassada and Montjuïc. The S14 had its chain, guides and bearings at 140,000
        km, before the idea turned urgent. M Technic trim, dog-leg Getrag gearbox, new Bilstein
        dampers. No trace of track use in the arches. Spanish history report and a clean
        inspection on file.
      `,
      es: prose`
        Vendido nuevo en Barcelona cuando los Juegos aún eran un dibujo, este M3 Zinnoberrot
        creció entre la Rabassada y Montjuïc. El S14 recibió cadena, guías y casquillos a los
        140.000 km, antes de que la idea fuera urgente. Tapicería M Technic, cambio Getrag de
        primera desplazada y amortiguadores Bilstein nuevos. Ni rastro de circuito en los pasos de
        rueda. Con historial español e ITV limpia.
      `,
    },
    tier: 'fine',
    highlights: ['ENGINE_RESTORE', 'ORIGINAL_COLOR', 'VERY_GOOD'],
    options: ['SPORT_SEATS', 'SPORT_SUSPENSION', 'ABS', 'ELECTRIC_WINDOWS', 'LIMITED_SLIP_DIFFERENTIAL'],
    carVerticalUrl: 'https://history.calandre.example/bmw-m3-e30-1988',
    papers: ['REGISTRATION_CERTIFICATE', 'VALID_MOT', 'INVOICE_FILE'],
    works: [work('engine', '2019-11-04', '2020-02-14'), work('chassis', '2023-06-05', '2023-06-16')],
    services: ['warranty', 'internationalDelivery', 'fundingOpportunity'],
    data: {
      horsePower: 195,
      fiscalHorse: 13,
      cylinderNumber: 4,
      cubicCapacity: 2302,
      gearNumber: 5,
      vin: 'WBSAK010101894327',
      originPlace: 'ES',
      serialEngine: 'S14B23-2249',
    },
    kind: 'pro',
  },
]);
