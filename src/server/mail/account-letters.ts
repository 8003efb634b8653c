import type { WrittenWish } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';
import { longDate, wordsIn } from '../words/index.ts';
import { composeLetter } from './layout.ts';
import type { Letter } from './letter.ts';

type Page = 'contact' | 'auth/resetPassword' | 'user/profile' | 'user/developers';

/** The page that each e-mail's button opens; null: the confirmation link. */
const PAGES = {
  confirm: null,
  change: null,
  emailChanged: 'contact',
  passwordChanged: 'auth/resetPassword',
  passkeyAdded: 'user/profile',
  passkeyEnded: 'user/profile',
  passkeyCodesEnded: 'user/profile',
  totpAdded: 'user/profile',
  totpEnded: 'user/profile',
  suspended: 'contact',
  traderConfirmed: 'user/profile',
  traderChanged: 'user/profile',
  traderRefused: 'user/profile',
  traderEnded: 'user/profile',
  houseAdded: 'user/profile',
  houseEnded: 'user/profile',
  apiKeyAdded: 'user/developers',
  apiKeyEnded: 'user/developers',
  applicationAllowed: 'user/developers',
  applicationEnded: 'user/developers',
  webhookAdded: 'user/developers',
  webhookRotated: 'user/developers',
} as const satisfies Partial<Record<keyof Words['letters']['account'], Page | null>>;
export type AccountLetter = keyof typeof PAGES;

/**
 * Returns an e-mail about an account; `change` goes to the new address, `emailChanged` to the old one.
 * @param at the site's URL, or the link; `named`: the key, application or site that the e-mail mentions
 */
export function accountLetter(
  { email: to, language }: { readonly email: string; readonly language: Language },
  letter: AccountLetter,
  at: URL,
  named = '',
): Letter {
  const say = wordsIn(language);
  const page = PAGES[letter];
  const url = page === null ? at : new URL(linkTo<Page>(page, localeOf(language), {}), at);
  return composeLetter({
    ...{ to, language, subject: say(`letters.account.${letter}.subject`, { house: named }) },
    paragraphs: [say(`letters.account.${letter}.text`, { house: named })],
    button: { text: say(`letters.account.${letter}.button`), url: url.href },
    note: say(`letters.account.${letter}.note`),
  });
}

/** Returns the password reset e-mail. */
export function resetLetter(to: string, language: Language, link: string): Letter {
  const say = wordsIn(language);
  return composeLetter({
    ...{ to, language, subject: say('letters.account.reset.subject') },
    preheader: say('letters.account.reset.preheader'),
    paragraphs: [say('letters.account.reset.text')],
    button: { text: say('letters.account.reset.button'), url: link },
    note: say('letters.account.reset.note'),
  });
}

/** Returns the e-mail with the link to one's data export, valid for so many days. */
export function copyLetter(
  { email: to, language }: { readonly email: string; readonly language: Language },
  link: string,
  { wishedOn, days }: { readonly wishedOn: string; readonly days: number },
): Letter {
  const say = wordsIn(language);
  return composeLetter({
    ...{ to, language, subject: say('letters.account.copy.subject') },
    paragraphs: [
      say('letters.account.copy.text', { date: longDate(wishedOn, language) }),
      say('letters.account.copy.life', { days: String(days) }),
    ],
    button: { text: say('letters.account.copy.button'), url: link },
    note: say('letters.account.copy.note'),
  });
}

/** Returns the e-mail sent after erasure; if staff did it, with their note of the written request. */
export function farewellLetter(to: string, language: Language, wish: WrittenWish | null): Letter {
  const say = wordsIn(language);
  const text = wish
    ? say('letters.account.farewell.wishedText', { date: longDate(wish.wishedOn, language) })
    : say('letters.account.farewell.text');
  const quotes = wish ? [{ by: say('letters.account.farewell.noted'), text: wish.reason }] : [];
  const [subject, note] = [say('letters.account.farewell.subject'), say('letters.account.farewell.note')];
  return composeLetter({ to, language, subject, paragraphs: [text], quotes, button: null, note });
}

/** Returns the e-mail with a confirmation code, for accounts without a password. */
export function proofCodeLetter(to: string, language: Language, code: string, minutes: number): Letter {
  const say = wordsIn(language);
  const subject = say('letters.account.proofCode.subject');
  const paragraphs = [say('letters.account.proofCode.text', { code, minutes: String(minutes) })];
  const note = say('letters.account.proofCode.note');
  return composeLetter({ to, language, subject, paragraphs, button: null, note });
}
