import type { Letter } from '../mail/index.ts';

export type Language = 'FR' | 'EN' | 'ES';

const WORDS: Readonly<Record<Language, { subject: string; before: string; after: string }>> = {
  FR: {
    subject: 'Confirmez votre inscription à la lettre de Calandre',
    before:
      'Vous avez demandé à recevoir la lettre de Calandre : les enchères à venir et les voitures qui arrivent. Confirmez votre adresse en ouvrant ce lien :',
    after:
      'Le même lien permet de se désinscrire à tout moment. Si cette demande ne vient pas de vous, ne faites rien : nous oublierons votre adresse.',
  },
  EN: {
    subject: 'Confirm your subscription to the Calandre letter',
    before:
      'You asked to receive the Calandre letter: auctions to come and cars just in. Confirm your address by opening this link:',
    after:
      'The same link lets you unsubscribe at any time. If you did not ask for it, do nothing: we will forget your address.',
  },
  ES: {
    subject: 'Confirme su suscripción a la carta de Calandre',
    before:
      'Ha pedido recibir la carta de Calandre: las próximas subastas y los coches que llegan. Confirme su dirección abriendo este enlace:',
    after:
      'Con el mismo enlace puede darse de baja cuando quiera. Si no lo ha pedido usted, no haga nada: olvidaremos su dirección.',
  },
};

/** The letter that asks whether the address is really its owner's wish. */
export function confirmationLetter(to: string, language: Language, link: string): Letter {
  const { subject, before, after } = WORDS[language];
  return {
    to,
    subject,
    text: `${before}\n\n${link}\n\n${after}\n\nCalandre`,
    html: `<p>${before}</p><p><a href="${link}">${link}</a></p><p>${after}</p><p>Calandre</p>`,
  };
}
