import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';

type Words = {
  readonly subject: (car: string) => string;
  readonly text: string;
  readonly reason: (reason: string) => string;
  readonly note: string;
};

const HIDDEN: Readonly<Record<Language, Words>> = {
  FR: {
    subject: car => `Votre question n’est plus affichée : ${car}`,
    text: 'Nous avons retiré de la page la question que vous aviez posée :',
    reason: reason => `Notre motif : ${reason}`,
    note: 'Si vous pensez que nous nous trompons, répondez-nous : une autre personne relira votre question.',
  },
  EN: {
    subject: car => `Your question is no longer shown: ${car}`,
    text: 'We have taken the question you asked off the page:',
    reason: reason => `Our reason: ${reason}`,
    note: 'If you think we are wrong, please reply: somebody else will read your question again.',
  },
  ES: {
    subject: car => `Su pregunta ya no se muestra: ${car}`,
    text: 'Hemos retirado de la página la pregunta que hizo:',
    reason: reason => `Nuestro motivo: ${reason}`,
    note: 'Si cree que nos equivocamos, respóndanos: otra persona volverá a leer su pregunta.',
  },
};

/** To whoever asked: what was taken away, and why. */
export function hiddenLetter(
  to: string,
  language: Language,
  said: { readonly car: string; readonly question: string; readonly reason: string },
): Letter {
  const { subject, text, reason, note } = HIDDEN[language];
  const paragraphs = [text, said.question, reason(said.reason)];
  return composeLetter({ to, language, subject: subject(said.car), paragraphs, button: null, note });
}
