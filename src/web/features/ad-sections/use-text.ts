import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { type Locale, useLocale } from '#web/i18n/index.ts';

export type Words = { readonly words: string; readonly lang: 'fr' | undefined };

/** In French some signs stand apart from the word before, and begin no line. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');

/** A text in the page's language; French, and said to be French, where it is missing. */
export const useText = () => textReader(useLocale());

/** The same outside of a page's parts. */
export function textReader(locale: Locale): (text: TextFragment | null) => Words | null {
  return text => {
    const own = text?.[locale]?.trim();
    if (own) return { words: locale === 'fr' ? frenchSpaces(own) : own, lang: undefined };
    const french = text?.fr?.trim();
    return french ? { words: frenchSpaces(french), lang: 'fr' } : null;
  };
}
