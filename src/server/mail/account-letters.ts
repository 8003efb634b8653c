import { linkTo } from '#shared/paths/links.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';
import { wordsIn } from '../words/index.ts';
import { composeLetter } from './layout.ts';
import type { Letter } from './letter.ts';

type Letters = Words['letters']['account'];
/** Those with a button. */
type Asking = Exclude<keyof Letters, 'farewell' | 'proofCode'>;
type Page = 'contact' | 'auth/resetPassword' | 'user/profile';

const at = (site: URL, page: Page, language: Language): string =>
  new URL(linkTo<Page>(page, localeOf(language), {}), site).href;

function asking(to: string, language: Language, letter: Asking, url: string, house = ''): Letter {
  const say = wordsIn(language);
  return composeLetter({
    ...{ to, language, subject: say(`letters.account.${letter}.subject`, { house }) },
    paragraphs: [say(`letters.account.${letter}.text`, { house })],
    button: { text: say(`letters.account.${letter}.button`), url },
    note: say(`letters.account.${letter}.note`),
  });
}

/** The letter that proves a new account's address. */
export const confirmLetter = (to: string, language: Language, link: string): Letter =>
  asking(to, language, 'confirm', link);

/** The letter to the address that an account wants instead of its own. */
export const changeLetter = (to: string, language: Language, link: string): Letter =>
  asking(to, language, 'change', link);

/** The letter with the way to a new password. */
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

/** The letter to the address that an account has left. */
export const emailChangedLetter = (to: string, language: Language, site: URL): Letter =>
  asking(to, language, 'emailChanged', at(site, 'contact', language));

export const passwordChangedLetter = (to: string, language: Language, site: URL): Letter =>
  asking(to, language, 'passwordChanged', at(site, 'auth/resetPassword', language));

/** The last letter somebody gets. */
export function farewellLetter(to: string, language: Language): Letter {
  const say = wordsIn(language);
  const paragraphs = [say('letters.account.farewell.text')];
  const [subject, note] = [say('letters.account.farewell.subject'), say('letters.account.farewell.note')];
  return composeLetter({ to, language, subject, paragraphs, button: null, note });
}

/** The code by which who has no password shows that it is them. */
export function proofCodeLetter(to: string, language: Language, code: string, minutes: number): Letter {
  const say = wordsIn(language);
  const subject = say('letters.account.proofCode.subject');
  const paragraphs = [say('letters.account.proofCode.text', { code, minutes: String(minutes) })];
  const note = say('letters.account.proofCode.note');
  return composeLetter({ to, language, subject, paragraphs, button: null, note });
}

/** To the person's profile, where ways in are looked after. */
const ofWay = (letter: Asking) => (to: string, language: Language, site: URL) =>
  asking(to, language, letter, at(site, 'user/profile', language));

export const passkeyAddedLetter = ofWay('passkeyAdded');
export const passkeyEndedLetter = ofWay('passkeyEnded');
export const totpAddedLetter = ofWay('totpAdded');
export const totpEndedLetter = ofWay('totpEnded');

/** To the page of one's programs, with the name of the key, or where the address is. */
const ofProgram = (letter: Asking) => (to: string, language: Language, site: URL, name: string) =>
  asking(to, language, letter, new URL(linkTo('user/developers', localeOf(language), {}), site).href, name);

export const apiKeyAddedLetter = ofProgram('apiKeyAdded');
export const apiKeyEndedLetter = ofProgram('apiKeyEnded');
export const applicationAllowedLetter = ofProgram('applicationAllowed');
export const applicationEndedLetter = ofProgram('applicationEnded');
export const webhookAddedLetter = ofProgram('webhookAdded');
export const webhookRotatedLetter = ofProgram('webhookRotated');

const HOUSES = { google: 'Google', facebook: 'Facebook' } as const;
type House = keyof typeof HOUSES;

/** One more house lets the person in. */
export const houseAddedLetter = (to: string, language: Language, site: URL, house: House): Letter =>
  asking(to, language, 'houseAdded', at(site, 'user/profile', language), HOUSES[house]);

export const houseEndedLetter = (to: string, language: Language, site: URL, house: House): Letter =>
  asking(to, language, 'houseEnded', at(site, 'user/profile', language), HOUSES[house]);
