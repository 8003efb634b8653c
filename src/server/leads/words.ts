import { formatEuros, formatNumber } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Form } from './form.ts';
import type { Answers } from './leads-store.ts';

type Words = readonly [french: string, english: string, spanish: string];

/** What the forms ask, as their pages say it: letters repeat it. */
export const FIELD_WORDS: Readonly<Record<string, Words>> = {
  firstName: ['Prénom', 'First name', 'Nombre'],
  lastName: ['Nom', 'Last name', 'Apellidos'],
  email: ['E-mail', 'E-mail', 'Correo electrónico'],
  phone: ['Téléphone', 'Telephone', 'Teléfono'],
  subject: ['Sujet', 'Subject', 'Asunto'],
  message: ['Message', 'Message', 'Mensaje'],
  callTime: ['Quand vous appeler', 'When to call you', 'Cuándo llamarle'],
  wish: ['Vous souhaitez', 'You would like to', 'Desea'],
  brand: ['Marque', 'Make', 'Marca'],
  model: ['Modèle', 'Model', 'Modelo'],
  version: ['Version', 'Version', 'Versión'],
  year: ['Année', 'Year', 'Año'],
  yearFrom: ['Année, à partir de', 'Year, from', 'Año, desde'],
  yearTo: ['Année, jusqu’à', 'Year, to', 'Año, hasta'],
  mileage: ['Kilométrage', 'Mileage', 'Kilometraje'],
  mileageMax: ['Kilométrage maximum', 'Highest mileage', 'Kilometraje máximo'],
  colour: ['Couleur', 'Colour', 'Color'],
  budget: ['Budget', 'Budget', 'Presupuesto'],
  within: ['Dans quel délai', 'How soon', 'En qué plazo'],
  mustHaves: ['Ce qui compte pour vous', 'What matters to you', 'Lo que le importa'],
  use: ['Usage', 'Use', 'Uso'],
  carType: ['Type de voiture', 'Kind of car', 'Tipo de coche'],
  carTypes: ['Types de voiture', 'Kinds of car', 'Tipos de coche'],
  eras: ['Époques', 'Eras', 'Épocas'],
  bodies: ['Carrosseries', 'Bodies', 'Carrocerías'],
  country: ['Pays', 'Country', 'País'],
  carCount: ['Nombre de voitures', 'Number of cars', 'Número de coches'],
  carList: [
    'Voitures recherchées, une par ligne',
    'Cars wanted, one a line',
    'Coches buscados, uno por línea',
  ],
  purpose: ['Pour quel usage', 'What they are for', 'Para qué'],
  transmission: ['Boîte de vitesses', 'Gearbox', 'Caja de cambios'],
  condition: ['État souhaité', 'Condition wanted', 'Estado deseado'],
  countries: ['Où chercher', 'Where to look', 'Dónde buscar'],
  deposit: [
    'J’accepte de verser un acompte à la signature du mandat.',
    'I agree to pay a deposit when the mandate is signed.',
    'Acepto abonar una señal a la firma del mandato.',
  ],
  signature: [
    'Signature (vos prénom et nom)',
    'Signature (your first and last names)',
    'Firma (su nombre y apellidos)',
  ],
  mandate: [
    'Je confie à Calandre la recherche de cette voiture.',
    'I entrust Calandre with the search for this car.',
    'Confío a Calandre la búsqueda de este coche.',
  ],
  state: ['État général', 'Overall condition', 'Estado general'],
  history: ['Histoire de la voiture', 'History of the car', 'Historia del coche'],
  works: ['Travaux réalisés', 'Work carried out', 'Trabajos realizados'],
  registrationPapers: ['Carte grise', 'Registration papers', 'Permiso de circulación'],
  papers: ['Autres papiers', 'Other papers', 'Otros papeles'],
  papersNote: ['Précisions sur les papiers', 'Notes on the papers', 'Precisiones sobre los papeles'],
  photos: ['Photos', 'Photos', 'Fotos'],
  city: ['Ville', 'Town', 'Ciudad'],
  zipCode: ['Code postal', 'Postcode', 'Código postal'],
  price: ['Prix souhaité', 'Price you have in mind', 'Precio deseado'],
  isPriceHidden: [
    'Ne pas afficher le prix (prix sur demande)',
    'Do not show the price (price on asking)',
    'No mostrar el precio (precio a consultar)',
  ],
  startingPrice: ['Mise à prix souhaitée', 'Starting price you have in mind', 'Precio de salida deseado'],
  reserveWish: ['Prix de réserve souhaité', 'Reserve you have in mind', 'Precio de reserva deseado'],
  startWish: ['Date souhaitée', 'Date you have in mind', 'Fecha deseada'],
  service: ['Service', 'Service', 'Servicio'],
  car: ['Voiture (annonce ou description)', 'Car (ad or description)', 'Coche (anuncio o descripción)'],
  place: ['Lieu', 'Place', 'Lugar'],
  from: ['À partir de', 'From', 'Desde'],
  departure: ['Départ (ville et pays)', 'From (town and country)', 'Salida (ciudad y país)'],
  arrival: ['Arrivée (ville et pays)', 'To (town and country)', 'Llegada (ciudad y país)'],
  date: ['Date souhaitée', 'Date you have in mind', 'Fecha deseada'],
  amount: ['Montant à financer', 'Amount to finance', 'Importe a financiar'],
  months: ['Durée', 'Length', 'Duración'],
  order: ['Numéro de commande', 'Order number', 'Número de pedido'],
  receivedOn: ['Voiture reçue le', 'Car received on', 'Coche recibido el'],
  downPayment: ['Apport', 'Down payment', 'Entrada'],
};

/** What one may choose, by the field it is chosen in. */
export const OPTION_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  subject: {
    buying: ['Acheter', 'Buying', 'Comprar'],
    selling: ['Vendre', 'Selling', 'Vender'],
    auction: ['Une vente aux enchères', 'An auction', 'Una subasta'],
    account: ['Mon compte', 'My account', 'Mi cuenta'],
    press: ['Presse', 'Press', 'Prensa'],
    other: ['Autre', 'Something else', 'Otro'],
  },
  wish: {
    interested: ['En savoir plus sur cette voiture', 'Know more about this car', 'Saber más de este coche'],
    visit: ['La voir', 'See it', 'Verlo'],
    findSimilar: [
      'En trouver une semblable sous 72 heures',
      'Have a similar one found within 72 hours',
      'Que encuentren uno parecido en 72 horas',
    ],
  },
  callTime: {
    morning: ['Le matin', 'In the morning', 'Por la mañana'],
    afternoon: ['L’après-midi', 'In the afternoon', 'Por la tarde'],
    evening: ['En fin de journée', 'Late in the day', 'A última hora'],
    anytime: ['À toute heure', 'At any time', 'A cualquier hora'],
  },
  within: {
    now: ['Dès que possible', 'As soon as possible', 'Cuanto antes'],
    threeMonths: ['Sous trois mois', 'Within three months', 'En tres meses'],
    year: ['Dans l’année', 'Within the year', 'En un año'],
    noHurry: ['Rien ne presse', 'There is no hurry', 'Sin prisa'],
  },
  use: {
    weekend: ['Week-ends et balades', 'Weekends and outings', 'Fines de semana y paseos'],
    daily: ['Tous les jours', 'Every day', 'A diario'],
    rally: ['Rallyes et circuits', 'Rallies and track days', 'Rallyes y circuitos'],
    investment: ['Placement', 'Investment', 'Inversión'],
    gift: ['Cadeau', 'A gift', 'Regalo'],
  },
  carType: {
    CLASSIC: ['Classique', 'Classic', 'Clásico'],
    YOUNGTIMER: ['Youngtimer', 'Youngtimer', 'Youngtimer'],
    GT: ['GT', 'GT', 'GT'],
    OTHER: ['Autre', 'Other', 'Otro'],
  },
  carTypes: {
    CLASSIC: ['Classique', 'Classic', 'Clásico'],
    YOUNGTIMER: ['Youngtimer', 'Youngtimer', 'Youngtimer'],
    GT: ['GT', 'GT', 'GT'],
    OTHER: ['Autre', 'Other', 'Otro'],
  },
  eras: {
    before1960: ['Avant 1960', 'Before 1960', 'Antes de 1960'],
    sixties: ['Années 1960', 'The 1960s', 'Años 60'],
    seventies: ['Années 1970', 'The 1970s', 'Años 70'],
    eighties: ['Années 1980', 'The 1980s', 'Años 80'],
    nineties: ['Années 1990', 'The 1990s', 'Años 90'],
    later: ['Après 2000', 'After 2000', 'Después de 2000'],
  },
  bodies: {
    coupe: ['Coupé', 'Coupé', 'Cupé'],
    convertible: ['Cabriolet', 'Convertible', 'Descapotable'],
    saloon: ['Berline', 'Saloon', 'Berlina'],
    estate: ['Break', 'Estate', 'Familiar'],
    offRoad: ['Tout-terrain', 'Off-road', 'Todoterreno'],
  },
  purpose: {
    collection: ['Une collection', 'A collection', 'Una colección'],
    resale: ['La revente', 'Resale', 'La reventa'],
    event: ['Un événement', 'An event', 'Un evento'],
    other: ['Autre', 'Something else', 'Otro'],
  },
  transmission: {
    manual: ['Manuelle', 'Manual', 'Manual'],
    automatic: ['Automatique', 'Automatic', 'Automática'],
    either: ['Indifférent', 'Either', 'Indiferente'],
  },
  condition: {
    original: ['D’origine', 'Original', 'Original'],
    restored: ['Restaurée', 'Restored', 'Restaurado'],
    either: ['Indifférent', 'Either', 'Indiferente'],
  },
  countries: {
    france: ['France', 'France', 'Francia'],
    europe: ['Europe', 'Europe', 'Europa'],
    world: ['Monde entier', 'Anywhere', 'Todo el mundo'],
  },
  state: {
    concours: ['Concours', 'Concours', 'Concurso'],
    veryGood: ['Très bon', 'Very good', 'Muy bueno'],
    good: ['Bon', 'Good', 'Bueno'],
    toRestore: ['À restaurer', 'To restore', 'Por restaurar'],
  },
  registrationPapers: {
    french: ['Française', 'French', 'Francés'],
    european: ['Européenne', 'European', 'Europeo'],
    other: ['Autre pays', 'Another country', 'De otro país'],
    none: ['Aucune', 'None', 'Ninguno'],
  },
  papers: {
    inspection: ['Contrôle technique', 'Roadworthiness test', 'Inspección técnica'],
    invoices: ['Factures', 'Invoices', 'Facturas'],
    manual: ['Carnet d’entretien', 'Service book', 'Libro de mantenimiento'],
    expertise: ['Expertise', 'Expert’s report', 'Peritaje'],
    conformity: ['Certificat de conformité', 'Certificate of conformity', 'Certificado de conformidad'],
  },
  service: {
    storage: ['Gardiennage', 'Storage', 'Custodia'],
    care: ['Entretien', 'Care', 'Mantenimiento'],
    transport: ['Transport', 'Transport', 'Transporte'],
    inspection: ['Contrôle technique', 'Roadworthiness test', 'Inspección técnica'],
    registration: ['Carte grise', 'Registration', 'Matriculación'],
  },
  months: {
    '12': ['12 mois', '12 months', '12 meses'],
    '24': ['24 mois', '24 months', '24 meses'],
    '36': ['36 mois', '36 months', '36 meses'],
    '48': ['48 mois', '48 months', '48 meses'],
    '60': ['60 mois', '60 months', '60 meses'],
    '72': ['72 mois', '72 months', '72 meses'],
    '84': ['84 mois', '84 months', '84 meses'],
  },
};

const PLACE: Readonly<Record<Language, 0 | 1 | 2>> = { FR: 0, EN: 1, ES: 2 };
/** What somebody answered, a line a question, in the order in which it was asked; what they left out is not there. */
export function saidLines({ steps }: Form, answers: Answers, language: Language): string[] {
  const word = (words: Words | undefined) => words?.[PLACE[language]];
  return steps.flatMap(({ fields }) =>
    fields.flatMap(({ name, kind }) => {
      const given = answers[name] ?? [];
      if (given.length === 0) return [];
      const label = word(FIELD_WORDS[name]) ?? name;
      // What one agrees to is a sentence of its own.
      if (kind === 'consent') return [label];
      const said = given.map(value => {
        if (kind === 'choice' || kind === 'choices') return word(OPTION_WORDS[name]?.[value]) ?? value;
        return kind === 'whole' ? amount(name, value) : value;
      });
      const text = kind === 'photos' ? String(given.length) : said.join(', ');
      return [`${label}${language === 'FR' ? '\u00a0:' : ':'} ${text}`];
    }),
  );
}

function amount(name: string, value: string): string {
  if (name.startsWith('year') || name === 'carCount') return value;
  const number = Number(value);
  return name.startsWith('mileage') ? `${formatNumber(number)} km` : formatEuros(number);
}
