import type { Locale } from '#shared/words/locale.ts';
import type { ReviewCardFragment, ShownFigureFragment } from '#web/graphql/documents.gen.ts';

/** The reviews shown on a page, and their figures. */
export type Reviewed = {
  readonly cards: readonly ReviewCardFragment[];
  readonly figures: readonly ShownFigureFragment[];
};

const HOUSES = ['google', 'trustpilot', 'own'] as const;

/** Returns the ratings in stars, by platform; unknown platforms are left out. */
export const ratingsIn = (figures: readonly ShownFigureFragment[]) =>
  HOUSES.flatMap(house => {
    const found = figures.find(({ name }) => name === house);
    return found ? { house, rating: found.figure / 10, sourceUrl: found.sourceUrl } : [];
  });

/** Returns the minimum number of customers. */
export const customersIn = (figures: readonly ShownFigureFragment[]): number =>
  figures.find(({ name }) => name === 'customers')?.figure ?? 0;

/** The thousands separator of each language, and from which number on it is used. */
const THOUSANDS = { fr: ['\u00a0', 1_000], en: [',', 1_000], es: ['.', 10_000] } as const;

/** Returns `1 300`, `1,300` or `1300` by language, without the browser's Intl, which is slow to start. */
export function formatCount(count: number, locale: Locale): string {
  const [mark, from] = THOUSANDS[locale];
  return count < from ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, mark);
}

const NOTE = /^star_([1-5])$/;

/** Returns the stars of a note: `star_4` is four; anything else counts as five. */
export const starsOf = (note: string): number => Number(NOTE.exec(note)?.[1] ?? 5);
