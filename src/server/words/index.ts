/**
 * What the server says itself, in a person's language: letters, notifications, contracts and invoices, the pages
 * that stand when no other can. Its sentences are the catalogue's, those of a form the form's own. It promises
 * that a sentence is whole: one without a value it asks for is an error, and never sent.
 */
import { createTranslator } from 'use-intl/core';
import { LANGUAGES, type Language, localeOf } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';
import { sentencesOf } from './catalogue.ts';

export { countryIn, longDate, phoneIn } from './in-words.ts';

/** What people are told, in each of their languages; a form's own words too, which its letters repeat. */
type Told = Pick<Words, 'bare' | 'inquiry' | 'letters' | 'papers'>;
const FOLDERS_TOLD = ['bare', 'forms', 'letters', 'papers'];

function translator<Said extends object>(language: Language, folders: readonly string[]) {
  const locale = localeOf(language);
  const messages: Said = Object.assign({}, ...folders.map(folder => sentencesOf(folder, locale)));
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale, messages, onError });
}

const told = Object.fromEntries(
  LANGUAGES.map(language => [language, translator<Told>(language, FOLDERS_TOLD)]),
) as Record<Language, ReturnType<typeof translator<Told>>>;

/** The sentences of a language: `wordsIn('FR')('letters.news.OUTBID.subject', { car })`. */
export const wordsIn = (language: Language) => told[language];

/** What the house writes to itself, in French. */
export const houseWords = translator<Pick<Words, 'house'>>('FR', ['house']);
