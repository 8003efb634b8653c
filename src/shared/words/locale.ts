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

/** The language of a path is written in it; nothing else decides. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'es' ? first : 'fr';
}
