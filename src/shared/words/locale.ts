/** French is the house's own language and has no prefix; the others are under theirs. */
export const LOCALES = ['fr', 'en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const PREFIX: Record<Locale, string> = { fr: '', en: '/en', es: '/es' };

/** The language of a path is written in it; nothing else decides. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'es' ? first : 'fr';
}
