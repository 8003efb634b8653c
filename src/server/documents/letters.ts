import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { PersonDocument } from './documents-store.ts';

/** The letter that says what has become of a paper. */
export function decisionLetter(to: string, language: Language, document: PersonDocument): Letter {
  const say = wordsIn(language);
  const state = document.state === 'REFUSED' ? 'REFUSED' : 'ACCEPTED';
  const subject = say(`letters.documents.${state}.subject`);
  const values = { name: document.fileName, reason: document.reason ?? '' };
  const paragraphs = [say(`letters.documents.${state}.text`, values)];
  return composeLetter({ to, language, subject, paragraphs, button: null });
}
