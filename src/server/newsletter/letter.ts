import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';

/** Returns the e-mail that asks to confirm a subscription (double opt-in). */
export function confirmationLetter(to: string, language: Language, link: string): Letter {
  const say = wordsIn(language);
  return composeLetter({
    ...{ to, language, subject: say('letters.newsletter.subject') },
    preheader: say('letters.newsletter.preheader'),
    paragraphs: [say('letters.newsletter.text')],
    button: { text: say('letters.newsletter.button'), url: link },
    note: say('letters.newsletter.note'),
  });
}
