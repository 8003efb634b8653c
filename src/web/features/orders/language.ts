import type { Locale as Language } from '#web/graphql/documents.gen.ts';
import type { Locale } from '#web/i18n/index.ts';

/** A page's language as the server names it. */
export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Language;
