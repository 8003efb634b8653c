import { useTranslations } from 'use-intl';
import type { CodeList } from '#shared/fields/index.ts';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';

export type Words = { readonly words: string; readonly lang: 'fr' | undefined };

/** In French some signs stand apart from the word before, and begin no line. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');

/** A text in the page's language; French, and said to be French, where it is missing. */
export function useText(): (text: TextFragment | null) => Words | null {
  const locale = useLocale();
  return text => {
    const own = text?.[locale]?.trim();
    if (own) return { words: locale === 'fr' ? frenchSpaces(own) : own, lang: undefined };
    const french = text?.fr?.trim();
    return french ? { words: frenchSpaces(french), lang: 'fr' } : null;
  };
}

/** A country's name for its code; what is no code of ours is somebody's own word and stays as it is. */
export function useCountryWords(): (place: string | null) => string | null {
  const t = useTranslations('countries');
  return place => (place !== null && t.has(place as 'FR') ? t(place as 'FR') : place);
}

/** The lists whose words travel with the cards of cars. */
const AREAS: Partial<Record<CodeList, string>> = { transmission: 'car.transmission', carType: 'car.type' };

/** The word for a code; what is no code of ours is somebody's own word and stays as it is. */
export function useCodeWords(): (group: CodeList, code: string | null) => string | null {
  const t = useTranslations();
  return (group, code) => {
    const key = `${AREAS[group] ?? `codes.${group}`}.${code}` as 'codes.fuel.PETROL';
    return code !== null && t.has(key) ? t(key) : code;
  };
}
