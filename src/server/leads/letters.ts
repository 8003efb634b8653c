import { linkTo } from '#shared/paths/links.ts';
import { formatInstant } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import type { Form, FormName } from './form.ts';
import type { Answers } from './leads-store.ts';
import { saidLines } from './words.ts';

/** What each form is called where its words stand alone. */
const TITLES: Readonly<Record<FormName, Readonly<Record<Language, string>>>> = {
  contact: { FR: 'Votre message', EN: 'Your message', ES: 'Su mensaje' },
  interest: {
    FR: 'Votre demande sur une voiture',
    EN: 'Your enquiry about a car',
    ES: 'Su consulta sobre un coche',
  },
  buyPrecise: { FR: 'Votre recherche', EN: 'Your search', ES: 'Su búsqueda' },
  buyBudget: {
    FR: 'Votre recherche par budget',
    EN: 'Your search by budget',
    ES: 'Su búsqueda por presupuesto',
  },
  buyMultiple: {
    FR: 'Votre recherche de plusieurs voitures',
    EN: 'Your search for several cars',
    ES: 'Su búsqueda de varios coches',
  },
  carHunter: { FR: 'Votre mandat de recherche', EN: 'Your search mandate', ES: 'Su mandato de búsqueda' },
  carHunterLead: { FR: 'Votre recherche', EN: 'Your search', ES: 'Su búsqueda' },
  sellAd: { FR: 'Votre annonce', EN: 'Your ad', ES: 'Su anuncio' },
  sellAuction: { FR: 'Votre vente aux enchères', EN: 'Your auction', ES: 'Su subasta' },
  managedSale: { FR: 'Votre vente accompagnée', EN: 'Your managed sale', ES: 'Su venta gestionada' },
  concierge: {
    FR: 'Votre demande de conciergerie',
    EN: 'Your concierge request',
    ES: 'Su solicitud de conserjería',
  },
  expertise: {
    FR: 'Votre demande d’expertise',
    EN: 'Your inspection request',
    ES: 'Su solicitud de peritaje',
  },
  delivery: { FR: 'Votre demande de livraison', EN: 'Your delivery request', ES: 'Su solicitud de entrega' },
  funding: {
    FR: 'Votre demande de financement',
    EN: 'Your financing request',
    ES: 'Su solicitud de financiación',
  },
  warranty: { FR: 'Votre demande de garantie', EN: 'Your warranty request', ES: 'Su solicitud de garantía' },
  tradeIn: { FR: 'Votre demande de reprise', EN: 'Your trade-in request', ES: 'Su solicitud de recompra' },
  photoShoot: { FR: 'Votre shooting photo', EN: 'Your photo shoot', ES: 'Su sesión de fotos' },
  registration: { FR: 'Votre carte grise', EN: 'Your registration papers', ES: 'Su matriculación' },
  withdrawal: { FR: 'Votre rétractation', EN: 'Your withdrawal', ES: 'Su desistimiento' },
  specialist: { FR: 'Votre demande de rappel', EN: 'Your call-back request', ES: 'Su solicitud de llamada' },
};

type ReceiptWords = {
  readonly hello: (name: string) => string;
  /** Who answers, and until when. */
  readonly received: (within: string) => string;
  readonly copy: string;
  readonly about: (car: string) => string;
  readonly seeCar: string;
  /** What is left to do of an ad that was made of it. */
  readonly drafted: string;
  readonly complete: string;
  readonly within: Readonly<Record<24 | 48 | 72, string>>;
};

const WORDS: Readonly<Record<Language, ReceiptWords>> = {
  FR: {
    hello: name => `Bonjour ${name},`,
    received: within =>
      `Nous avons bien reçu votre demande. Une personne de notre équipe vous répond ${within}.`,
    copy: 'Voici ce que vous nous avez écrit :',
    about: car => `À propos de : ${car}`,
    seeCar: 'Voir la voiture',
    drafted:
      'Votre voiture est dans votre espace : ajoutez ses photos et ses papiers, puis envoyez-la à la relecture.',
    complete: 'Compléter mon annonce',
    within: { 24: 'sous un jour ouvré', 48: 'sous deux jours ouvrés', 72: 'sous 72 heures' },
  },
  EN: {
    hello: name => `Hello ${name},`,
    received: within => `We have received your request. Someone from our team will reply ${within}.`,
    copy: 'This is what you wrote to us:',
    about: car => `About: ${car}`,
    seeCar: 'See the car',
    drafted: 'Your car is in your account: add its photos and papers, then send it to be read through.',
    complete: 'Complete my ad',
    within: { 24: 'within one working day', 48: 'within two working days', 72: 'within 72 hours' },
  },
  ES: {
    hello: name => `Hola, ${name}:`,
    received: within => `Hemos recibido su solicitud. Una persona de nuestro equipo le responderá ${within}.`,
    copy: 'Esto es lo que nos ha escrito:',
    about: car => `Sobre: ${car}`,
    seeCar: 'Ver el coche',
    drafted: 'Su coche está en su espacio: añada sus fotos y sus papeles y envíelo a revisión.',
    complete: 'Completar mi anuncio',
    within: { 24: 'en un día laborable', 48: 'en dos días laborables', 72: 'en 72 horas' },
  },
};

/** The car that somebody wrote about, and where it is seen. */
export type AskedCar = { readonly name: string; readonly url: string };

type Receipt = {
  readonly answers: Answers;
  readonly sentAt: number;
  readonly car: AskedCar | null;
  /** Where the ad that was made of it is gone on with. */
  readonly draftUrl: string | null;
};

/** To the person: what was received, in their own words. */
export function receiptLetter(
  form: Form,
  language: Language,
  { answers, sentAt, car, draftUrl }: Receipt,
): Letter {
  const [to, name] = [answers.email?.[0] ?? '', answers.firstName?.[0] ?? ''];
  if (form.name === 'withdrawal') return withdrawalLetter(language, { to, name, answers, sentAt });
  const { hello, received, copy, about, seeCar, drafted, complete, within } = WORDS[language];
  const paragraphs = [
    hello(name),
    received(within[form.dueInHours]),
    ...(draftUrl ? [drafted] : []),
    copy,
    [...(car ? [about(car.name)] : []), ...saidLines(form, answers, language)].join('\n'),
  ];
  const button = draftUrl ? { text: complete, url: draftUrl } : car && { text: seeCar, url: car.url };
  return composeLetter({ to, language, subject: TITLES[form.name][language], paragraphs, button });
}

const WITHDRAWAL = {
  FR: {
    text: (at: string) => `Nous accusons réception de votre rétractation, reçue le ${at} (heure de Paris).`,
    next: 'Nous informons le vendeur et vous indiquons comment rendre la voiture. Votre prix vous est remboursé au plus tard quatorze jours après.',
    labels: {
      car: 'Voiture',
      order: 'Commande',
      receivedOn: 'Reçue le',
      message: 'Message',
      email: 'E-mail',
    },
  },
  EN: {
    text: (at: string) => `We confirm that we received your withdrawal on ${at} (Paris time).`,
    next: 'We are telling the seller and will write to you about returning the car. What you paid is refunded within fourteen days.',
    labels: { car: 'Car', order: 'Order', receivedOn: 'Received on', message: 'Message', email: 'E-mail' },
  },
  ES: {
    text: (at: string) => `Acusamos recibo de su desistimiento, recibido el ${at} (hora de París).`,
    next: 'Informamos al vendedor y le indicaremos cómo devolver el coche. El precio se le reembolsa en un plazo de catorce días.',
    labels: { car: 'Coche', order: 'Pedido', receivedOn: 'Recibido el', message: 'Mensaje', email: 'Correo' },
  },
} as const;

type Said = { to: string; name: string; answers: Answers; sentAt: number };

/** The proof of a withdrawal that the law asks for: what was declared, and when it arrived. */
function withdrawalLetter(language: Language, { to, name, answers, sentAt }: Said): Letter {
  const { text, next, labels } = WITHDRAWAL[language];
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const said = answers[field]?.[0];
    return said ? [`${label} : ${said}`] : [];
  });
  const hello = WORDS[language].hello(name);
  const paragraphs = [hello, text(formatInstant(sentAt)), lines.join('\n'), next];
  return composeLetter({ to, language, subject: TITLES.withdrawal[language], paragraphs, button: null });
}

type ToHouse = {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly answers: Answers;
  readonly adUuid: string | null;
  readonly origin: string;
};

/** To the house: everything that was said, the car it is about, until when to answer, and where. */
export function houseLetter(form: Form, said: ToHouse): Letter {
  const { to, name, language, answers, adUuid, origin } = said;
  const url = new URL(linkTo('admin/leads', 'fr', {}, { search: answers.email?.[0] ?? name }), origin);
  const facts = [
    `À traiter ${WORDS.FR.within[form.dueInHours]}. Langue : ${language}.`,
    ...(adUuid ? [`La voiture : ${origin}${linkTo('admin/ads/edit', 'fr', { uuid: adUuid })}`] : []),
  ];
  return composeLetter({
    ...{ to, language: 'FR', subject: `[${form.name}] ${name}` },
    paragraphs: [facts.join('\n'), saidLines(form, answers, 'FR').join('\n')],
    button: { text: 'Ouvrir la demande', url: url.href },
  });
}
