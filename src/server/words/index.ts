/**
 * What the server says itself, in a person's language: letters, notifications, contracts and invoices, the pages
 * that stand when no other can. Its sentences are the catalogue's, those of a form the form's own. It promises
 * that a sentence is whole: one without a value it asks for is an error, and never sent.
 */
import { createTranslator } from 'use-intl/core';
import { inItsWords } from '#shared/brand.ts';
import { once } from '#shared/once.ts';
import type { Instant } from '#shared/sale/index.ts';
import { LANGUAGES, type Language, localeOf, offeredLocales } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';
import { sentencesIn, sentencesOf } from './catalogue.ts';
import { inWordings } from './wordings.ts';

export { countryIn, houseCountry, longDate, phoneIn } from './in-words.ts';
export { languageOfText } from './text-language.ts';
export { holdWordings } from './wordings.ts';

/** What people are told, in each of their languages; a form's own words too, which its letters repeat. */
type Told = Pick<Words, 'bare' | 'inquiry' | 'letters' | 'papers'>;
const NAMESPACES_TOLD = ['bare', 'forms', 'letters', 'papers'];

function translator<Said extends object>(language: Language, namespaces: readonly string[]) {
  const locale = localeOf(language);
  const messages: Said = Object.assign(
    {},
    ...namespaces.map(namespace => inItsWords(sentencesOf(namespace, locale), locale)),
  );
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale, messages, onError });
}

/** Something in each language, made when it is first asked for. */
function inEach<Said extends object>(make: (language: Language) => Said) {
  return Object.fromEntries(LANGUAGES.map(each => [each, once(() => make(each))])) as Record<
    Language,
    () => Said
  >;
}

const told = inEach(each => translator<Told>(each, NAMESPACES_TOLD));

/**
 * The sentences of a language, as the house words them at a moment; now where none is said. A paper asks for the moment
 * at which what it is of began: `wordsIn('FR')('letters.news.OUTBID.subject', { car })`.
 */
export const wordsIn = (language: Language, at?: Instant) =>
  inWordings(told[language](), localeOf(language), at);

/** The language that the house writes to itself in: the first of its own that staff have, else English, as theirs. */
export const houseLanguage = (): 'FR' | 'EN' =>
  offeredLocales().find(locale => locale !== 'es') === 'fr' ? 'FR' : 'EN';

/** What the house writes to itself, in the words of its own pages. */
export const houseWords = () => ofHouse[houseLanguage()]();
const ofHouse = inEach(each => translator<Pick<Words, 'admin' | 'house'>>(each, ['admin', 'house']));

/** What staff are told in files that they take away, in one of their two languages. */
export const staffWords = (language: 'FR' | 'EN') => ofStaff[language]();
const ofStaff = inEach(each => translator<Pick<Words, 'admin'>>(each, ['admin']));

/** What the fields of a car, and the columns of files, are called. */
export const labelsIn = (language: Language): Readonly<Record<string, string>> => labels[language]();

const labels = inEach(language => {
  const locale = localeOf(language);
  const { adFields } = inItsWords(sentencesOf('parts', locale), locale) as Labels;
  return language === 'ES' ? adFields : { ...adFields, ...staffLabels(language) };
});
type Labels = { readonly adFields: Readonly<Record<string, string>> };

function staffLabels(language: 'FR' | 'EN'): Readonly<Record<string, string>> {
  const { admin } = sentencesOf('admin', localeOf(language)) as unknown as {
    admin: { importing: { fields: Readonly<Record<string, string>> } };
  };
  return admin.importing.fields;
}

/** What a table that staff take away says: its headings, and its codes by where the catalogue has their words. */
export type SheetWords = {
  readonly heading: (name: string) => string;
  readonly code: (place: string, code: string) => string;
};
export const sheetWords = (language: 'FR' | 'EN'): SheetWords => sheets[language]();
const sheets = inEach(openSheetWords);

function openSheetWords(language: Language): SheetWords {
  const said = sentencesIn(localeOf(language));
  const fields = labelsIn(language);
  return {
    heading(name) {
      // The last part of a text of a car is its language.
      const [, field = name, locale] = /^(?:.*?\.)??([^.]+?)(?:\.(fr|en|es))?$/.exec(name) ?? [];
      const label = said.get(`admin.sheets.columns.${name}`) ?? fields[field] ?? name;
      return locale ? `${label} (${locale})` : label;
    },
    code: (place, code) => said.get(`${place}.${code.replaceAll('.', '_')}`) ?? code,
  };
}

/** The words that a car's page has, by their whole key; null where the catalogue has none of it. */
export function pageWords(language: Language): (key: string) => string | null {
  const t = pages[language]();
  return key => (t.has(key as 'ad.yes') ? t(key as 'ad.yes') : null);
}

/** What a search is said in: the words of its page and of the codes that it asks for. */
export const searchWords = (language: Language) => searches[language]();

type Searched = Pick<Words, 'car' | 'codes' | 'countries' | 'search'>;
const searches = inEach(each => translator<Searched>(each, ['core', 'reading']));

type Shown = Pick<Words, 'ad' | 'car' | 'codes' | 'condition' | 'countries'>;
const pages = inEach(each => translator<Shown>(each, ['core', 'reading', 'carEditor']));
