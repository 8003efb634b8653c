import { composeLetter, type Letter } from '../mail/index.ts';
import type { FormName } from './form.ts';
import type { Answers, Language } from './leads-store.ts';

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

const WORDS = {
  FR: {
    hello: (name: string) => `Bonjour ${name},`,
    text: 'Nous avons bien reçu votre demande. Une personne de notre équipe vous répond sous deux jours ouvrés.',
    copy: 'Voici ce que vous nous avez écrit :',
  },
  EN: {
    hello: (name: string) => `Hello ${name},`,
    text: 'We have received your request. Someone from our team will reply within two working days.',
    copy: 'This is what you wrote to us:',
  },
  ES: {
    hello: (name: string) => `Hola, ${name}:`,
    text: 'Hemos recibido su solicitud. Una persona de nuestro equipo le responderá en dos días laborables.',
    copy: 'Esto es lo que nos ha escrito:',
  },
} as const;

/** To the person: what was received, in their own words. */
export function receiptLetter(
  form: FormName,
  language: Language,
  { to, name, answers, sentAt }: { to: string; name: string; answers: Answers; sentAt: number },
): Letter {
  if (form === 'withdrawal') return withdrawalLetter(language, { to, name, answers, sentAt });
  const { hello, text, copy } = WORDS[language];
  const message = answers.message?.[0];
  const paragraphs = [hello(name), text, ...(message ? [copy, message] : [])];
  return composeLetter({ to, language, subject: TITLES[form][language], paragraphs, button: null });
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

const instant = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

type Said = { to: string; name: string; answers: Answers; sentAt: number };

/** The proof of a withdrawal that the law asks for: what was declared, and when it arrived. */
function withdrawalLetter(language: Language, { to, name, answers, sentAt }: Said): Letter {
  const { text, next, labels } = WITHDRAWAL[language];
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const said = answers[field]?.[0];
    return said ? [`${label} : ${said}`] : [];
  });
  const hello = WORDS[language].hello(name);
  const paragraphs = [hello, text(instant.format(sentAt)), lines.join('\n'), next];
  return composeLetter({ to, language, subject: TITLES.withdrawal[language], paragraphs, button: null });
}

/** To the house: everything that was said, and the car it is about. */
export function houseLetter(
  form: FormName,
  said: { to: string; name: string; answers: Answers; adUuid: string | null; origin: string },
): Letter {
  const lines = Object.entries(said.answers)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} : ${values.join(', ')}`);
  const { to, adUuid } = said;
  const url = adUuid && `${said.origin}/admin/ads/edit/${adUuid}`;
  const button = url ? { text: 'Voir la voiture', url } : null;
  const subject = `[${form}] ${said.name}`;
  return composeLetter({ to, language: 'FR', subject, paragraphs: [lines.join('\n')], button });
}
