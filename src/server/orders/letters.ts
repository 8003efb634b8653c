import { linkTo } from '#shared/paths/links.ts';
import { formatCents } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Account } from '../accounts/index.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { SignedPaper } from './contract/signing-store.ts';
import type { SaleMandate } from './mandates/mandate.ts';

/** The letter with the code that signs a paper. */
export function codeLetter(to: string, language: Language, paper: SignedPaper, code: string): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.signing.subject.${paper}`);
  const paragraphs = [say('letters.signing.text')];
  const note = say('letters.signing.note');
  return composeLetter({ to, language, subject, paragraphs, code, button: null, note });
}

/** To a seller: a mandate to read and sign, or that one has ended and what it costs them. */
export function mandateLetter(
  { email: to, language }: Pick<Account, 'email' | 'language'>,
  origin: URL,
  { number, car, withdrawalFeeCents, id }: SaleMandate,
  about: 'PROPOSED' | 'WITHDRAWN' | 'TAKEN_BACK',
): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.mandate.${about}.subject`, { car });
  const fee = formatCents(withdrawalFeeCents);
  const path = linkTo('user/mandates/mandate', language.toLowerCase() as Lowercase<Language>, { id });
  return composeLetter({
    ...{ to, language, subject },
    paragraphs: [say(`letters.mandate.${about}.text`, { car, number, fee })],
    button: { text: say('letters.mandate.button'), url: new URL(path, origin).href },
  });
}
