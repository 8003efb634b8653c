import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { SignedPaper } from './contract/signing-store.ts';

/** The letter with the code that signs a paper. */
export function codeLetter(to: string, language: Language, paper: SignedPaper, code: string): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.signing.subject.${paper}`);
  const paragraphs = [say('letters.signing.text')];
  const note = say('letters.signing.note');
  return composeLetter({ to, language, subject, paragraphs, code, button: null, note });
}
