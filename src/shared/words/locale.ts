import { brand } from '../brand.ts';

/** French is the house's own language and has no prefix; the others are under theirs. */
export const LOCALES = ['fr', 'en', 'es'] as const;
/** A language as paths and the catalogue of words write it. */
export type Locale = (typeof LOCALES)[number];

/** A language as the API and the database write it. */
export type Language = Uppercase<Locale>;
export const LANGUAGES = ['FR', 'EN', 'ES'] as const satisfies readonly Language[];

export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Language;
export const localeOf = (language: Language): Locale => language.toLowerCase() as Locale;

export const PREFIX: Record<Locale, string> = { fr: '', en: '/en', es: '/es' };

/** The languages that the house speaks to the public, its own first. */
export const offeredLocales = (): readonly Locale[] =>
  brand().languages.flatMap(language => LOCALES.find(locale => locale === language) ?? []);

/** The house's own language, which it is led by: its owner begins in it, and its staff write in it at the least. */
export const firstLocale = (): Locale => offeredLocales()[0] ?? 'fr';

/** A text that staff write in several languages: in the house's own where it has none in the reader's. */
export const textIn = (
  text: Readonly<Partial<Record<Locale, string | null>>>,
  locale = firstLocale(),
): string =>
  [locale, firstLocale(), ...LOCALES].map(each => text[each]?.trim() ?? '').find(said => said !== '') ?? '';

/** The language of an address that names none: French has no prefix, and a house without it speaks its own there. */
export function ownLocale(): Locale {
  const offered = offeredLocales();
  return offered.includes('fr') ? 'fr' : firstLocale();
}

/** The language of a path is written in it; nothing else decides. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'es' ? first : ownLocale();
}
