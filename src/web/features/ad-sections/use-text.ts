import { useTranslations } from 'use-intl';
import { type CodeList, codeWords, type Say } from '#shared/fields/index.ts';
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

/** The words of a key of the catalogue; null where it has none. */
export function useSay(): Say {
  const t = useTranslations();
  return key => (t.has(key as 'ad.yes') ? t(key as 'ad.yes') : null);
}

/** The word for a code; what is no code of ours is somebody's own word and stays as it is. */
export function useCodeWords(): (group: CodeList, code: string) => string {
  const say = useSay();
  return (group, code) => codeWords(say, group, code);
}
