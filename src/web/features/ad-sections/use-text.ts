import { localeIn } from '#shared/words/locale.ts';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { type Locale, useLocale } from '#web/i18n/index.ts';

export type Words = { readonly words: string; readonly lang: Locale | undefined };

/** In French some signs stand apart from the word before, and begin no line. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');

/** A text in the page's language; else in another that it was written in, the house's first, which is said. */
export const useText = () => textReader(useLocale());

/** The same outside of a page's parts. */
export function textReader(locale: Locale): (text: TextFragment | null) => Words | null {
  return text => {
    const lang = text && localeIn(text, locale);
    if (!lang) return null;
    const own = text[lang]?.trim() ?? '';
    return { words: lang === 'fr' ? frenchSpaces(own) : own, lang: lang === locale ? undefined : lang };
  };
}

/** What is said in codes, then what somebody says in their own words; each once. */
export function useAllWords(coded: readonly string[], custom: readonly TextFragment[]): readonly Words[] {
  const text = useText();
  const all = [
    ...coded.map(words => ({ words, lang: undefined })),
    ...custom.flatMap(own => text(own) ?? []),
  ];
  return [...new Map(all.map(one => [one.words, one])).values()];
}
