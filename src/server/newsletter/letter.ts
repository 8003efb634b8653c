import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';

type Words = { subject: string; preheader: string; text: string; button: string; note: string };

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    subject: 'Confirmez votre inscription à la lettre de Calandre',
    preheader: 'Un clic, et la prochaine lettre est pour vous.',
    text: 'Vous avez demandé à recevoir la lettre de Calandre : les enchères à venir et les voitures qui arrivent. Il ne reste qu’à confirmer votre adresse.',
    button: 'Confirmer mon adresse',
    note: 'Le même lien permet de se désinscrire à tout moment. Si cette demande ne vient pas de vous, ne faites rien : nous oublierons votre adresse.',
  },
  EN: {
    subject: 'Confirm your subscription to the Calandre letter',
    preheader: 'One click, and the next letter is yours.',
    text: 'You asked to receive the Calandre letter: auctions to come and cars just in. All that is left is to confirm your address.',
    button: 'Confirm my address',
    note: 'The same link lets you unsubscribe at any time. If you did not ask for it, do nothing: we will forget your address.',
  },
  ES: {
    subject: 'Confirme su suscripción a la carta de Calandre',
    preheader: 'Un clic y la próxima carta es suya.',
    text: 'Ha pedido recibir la carta de Calandre: las próximas subastas y los coches que llegan. Solo falta confirmar su dirección.',
    button: 'Confirmar mi dirección',
    note: 'Con el mismo enlace puede darse de baja cuando quiera. Si no lo ha pedido usted, no haga nada: olvidaremos su dirección.',
  },
};

/** The letter that asks whether the address is really its owner's wish. */
export function confirmationLetter(to: string, language: Language, link: string): Letter {
  const { subject, preheader, text, button, note } = WORDS[language];
  const content = { title: subject, paragraphs: [text], button: { text: button, url: link }, note };
  return composeLetter({ to, language, subject, preheader, ...content });
}
