import { brand } from '../brand.ts';

/** French has no path prefix; the other languages have theirs. */
export const LOCALES = ['fr', 'en', 'es'] as const;
/** A language as paths and message files write it. */
export type Locale = (typeof LOCALES)[number];

/** A language as the API and the database write it. */
export type Language = Uppercase<Locale>;
export const LANGUAGES = ['FR', 'EN', 'ES'] as const satisfies readonly Language[];

export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Language;
export const localeOf = (language: Language): Locale => language.toLowerCase() as Locale;

export const PREFIX: Record<Locale, string> = { fr: '', en: '/en', es: '/es' };

/** Returns the languages offered to the public, the house's default first. */
export const offeredLocales = (): readonly Locale[] =>
  brand().languages.flatMap(language => LOCALES.find(locale => locale === language) ?? []);

/** Returns the house's default language: the owner starts in it, and staff texts need it at least. */
export const firstLocale = (): Locale => offeredLocales()[0] ?? 'fr';

/** A text by language. */
type Text = Readonly<Partial<Record<Locale, string | null>>>;

/** Returns the language in which a text is shown: the reader's, else the house's default, else any that has it. */
export const localeIn = (text: Text, locale: Locale): Locale | undefined =>
  [locale, firstLocale(), ...LOCALES].find(each => text[each]?.trim());

/** Returns a staff text in the reader's language, or as `localeIn` falls back. */
export function textIn(text: Text, locale = firstLocale()): string {
  const read = localeIn(text, locale);
  return (read && text[read]?.trim()) ?? '';
}

/** Returns the language of paths without a prefix: French, or the default of a house that does not offer French. */
export function ownLocale(): Locale {
  const offered = offeredLocales();
  return offered.includes('fr') ? 'fr' : firstLocale();
}

/** Returns a path's language; nothing but the path decides it. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'es' ? first : ownLocale();
}
