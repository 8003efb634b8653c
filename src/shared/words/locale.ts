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

/** What is written in several languages. */
type Text = Readonly<Partial<Record<Locale, string | null>>>;

/** In which language a text is read: its reader's, else the house's own, else any that it is written in. */
export const localeIn = (text: Text, locale: Locale): Locale | undefined =>
  [locale, firstLocale(), ...LOCALES].find(each => text[each]?.trim());

/** A text that staff write in several languages: in the house's own where it has none in the reader's. */
export function textIn(text: Text, locale = firstLocale()): string {
  const read = localeIn(text, locale);
  return (read && text[read]?.trim()) ?? '';
}

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
