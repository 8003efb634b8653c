import { localeIn } from '#shared/words/locale.ts';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { type Locale, useLocale } from '#web/i18n/index.ts';

export type Words = { readonly words: string; readonly lang: Locale | undefined };

/** French puts a no-break space before some punctuation. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');

/** Returns a reader of texts: in the page's language, else in another, the house's first, marked with `lang`. */
export const useText = () => textReader(useLocale());

/** The same outside components. */
export function textReader(locale: Locale): (text: TextFragment | null) => Words | null {
  return text => {
    const lang = text && localeIn(text, locale);
    if (!lang) return null;
    const own = text[lang]?.trim() ?? '';
    return { words: lang === 'fr' ? frenchSpaces(own) : own, lang: lang === locale ? undefined : lang };
  };
}

/** Returns the words of codes, then the free texts; duplicates once. */
export function useAllWords(coded: readonly string[], custom: readonly TextFragment[]): readonly Words[] {
  const text = useText();
  const all = [
    ...coded.map(words => ({ words, lang: undefined })),
    ...custom.flatMap(own => text(own) ?? []),
  ];
  return [...new Map(all.map(one => [one.words, one])).values()];
}
