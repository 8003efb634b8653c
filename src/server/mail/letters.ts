import type { Letter } from './index.ts';

export type Language = 'FR' | 'EN' | 'ES';

const RESET: Readonly<Record<Language, { subject: string; before: string; after: string }>> = {
  FR: {
    subject: 'Votre nouveau mot de passe Calandre',
    before:
      'Vous avez demandé à choisir un nouveau mot de passe. Ce lien est valable une heure, une seule fois :',
    after: 'Si cette demande ne vient pas de vous, vous pouvez ignorer ce message : rien ne change.',
  },
  EN: {
    subject: 'Your new Calandre password',
    before: 'You asked to choose a new password. This link works once, within the hour:',
    after: 'If you did not ask for it, you can ignore this message: nothing changes.',
  },
  ES: {
    subject: 'Su nueva contraseña de Calandre',
    before: 'Ha pedido elegir una contraseña nueva. Este enlace sirve una sola vez, durante una hora:',
    after: 'Si no lo ha pedido usted, puede ignorar este mensaje: nada cambia.',
  },
};

/** The letter with the way to a new password. */
export function resetLetter(to: string, language: Language, link: string): Letter {
  const { subject, before, after } = RESET[language];
  return {
    to,
    subject,
    text: `${before}\n\n${link}\n\n${after}\n\nCalandre`,
    html: `<p>${before}</p><p><a href="${link}">${link}</a></p><p>${after}</p><p>Calandre</p>`,
  };
}
