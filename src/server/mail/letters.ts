import type { Language } from '#shared/words/locale.ts';
import { composeLetter } from './layout.ts';

type Words = { subject: string; preheader: string; text: string; button: string; note: string };

const RESET: Readonly<Record<Language, Words>> = {
  FR: {
    subject: 'Votre nouveau mot de passe Calandre',
    preheader: 'Ce lien est valable une heure, une seule fois.',
    text: 'Vous avez demandé à choisir un nouveau mot de passe. Ce lien est valable une heure, une seule fois.',
    button: 'Choisir mon mot de passe',
    note: 'Si cette demande ne vient pas de vous, vous pouvez ignorer ce message : rien ne change.',
  },
  EN: {
    subject: 'Your new Calandre password',
    preheader: 'This link works once, within the hour.',
    text: 'You asked to choose a new password. This link works once, within the hour.',
    button: 'Choose my password',
    note: 'If you did not ask for it, you can ignore this message: nothing changes.',
  },
  ES: {
    subject: 'Su nueva contraseña de Calandre',
    preheader: 'Este enlace sirve una sola vez, durante una hora.',
    text: 'Ha pedido elegir una contraseña nueva. Este enlace sirve una sola vez, durante una hora.',
    button: 'Elegir mi contraseña',
    note: 'Si no lo ha pedido usted, puede ignorar este mensaje: nada cambia.',
  },
};

/** The letter with the way to a new password. */
export function resetLetter(to: string, language: Language, link: string) {
  const { subject, preheader, text, button, note } = RESET[language];
  const content = { title: subject, paragraphs: [text], button: { text: button, url: link }, note };
  return composeLetter({ to, language, subject, preheader, ...content });
}
