import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';

/** To the author: their question was hidden, and why. */
export function hiddenLetter(
  to: string,
  language: Language,
  { car, question, reason }: { readonly car: string; readonly question: string; readonly reason: string },
): Letter {
  const say = wordsIn(language);
  const subject = say('letters.questions.hidden.subject', { car });
  const why = say('letters.questions.hidden.reason', { reason });
  const paragraphs = [say('letters.questions.hidden.text'), question, why];
  const note = say('letters.questions.hidden.note');
  return composeLetter({ to, language, subject, paragraphs, button: null, note });
}
