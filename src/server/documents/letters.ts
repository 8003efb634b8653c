import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import type { PersonDocument } from './documents-store.ts';

type Words = { readonly subject: string; readonly text: (name: string, reason: string) => string };

const WORDS: Readonly<Record<Language, Readonly<Record<'ACCEPTED' | 'REFUSED', Words>>>> = {
  FR: {
    ACCEPTED: { subject: 'Votre document est accepté', text: name => `« ${name} » est vérifié. Merci.` },
    REFUSED: {
      subject: 'Votre document est à refaire',
      text: (name, reason) =>
        `« ${name} » n’a pas pu être accepté : ${reason}\nVous pouvez en déposer un autre.`,
    },
  },
  EN: {
    ACCEPTED: { subject: 'Your document is accepted', text: name => `“${name}” is checked. Thank you.` },
    REFUSED: {
      subject: 'Your document could not be accepted',
      text: (name, reason) => `“${name}” could not be accepted: ${reason}\nYou can hand in another one.`,
    },
  },
  ES: {
    ACCEPTED: { subject: 'Su documento está aceptado', text: name => `«${name}» está verificado. Gracias.` },
    REFUSED: {
      subject: 'Su documento no se ha aceptado',
      text: (name, reason) => `«${name}» no se ha podido aceptar: ${reason}\nPuede entregar otro.`,
    },
  },
};

/** The letter that says what has become of a paper. */
export function decisionLetter(to: string, language: Language, document: PersonDocument): Letter {
  const { subject, text } = WORDS[language][document.state === 'REFUSED' ? 'REFUSED' : 'ACCEPTED'];
  const paragraphs = [text(document.fileName, document.reason ?? '')];
  return composeLetter({ to, language, subject, paragraphs, button: null });
}
