import type { Locale } from '#shared/words/locale.ts';
import type { ReviewCardFragment, ShownFigureFragment } from '#web/graphql/documents.gen.ts';

/** What a page shows of customers: their own words, and what they say in sum. */
export type Reviewed = {
  readonly cards: readonly ReviewCardFragment[];
  readonly figures: readonly ShownFigureFragment[];
};

const HOUSES = ['google', 'trustpilot', 'own'] as const;

/** The ratings in stars, by house; what is no rating of a house we know is left out. */
export const ratingsIn = (figures: readonly ShownFigureFragment[]) =>
  HOUSES.flatMap(house => {
    const found = figures.find(({ name }) => name === house);
    return found ? { house, rating: found.figure / 10, sourceUrl: found.sourceUrl } : [];
  });

/** How many customers there are at least. */
export const customersIn = (figures: readonly ShownFigureFragment[]): number =>
  figures.find(({ name }) => name === 'customers')?.figure ?? 0;

/** What stands between the thousands of a count, and from which number on there is anything. */
const THOUSANDS = { fr: ['\u00a0', 1_000], en: [',', 1_000], es: ['.', 10_000] } as const;

/** `1 300`, `1,300` or `1300`: a count as its language writes it, without the browser, which is slow to learn how. */
export function formatCount(count: number, locale: Locale): string {
  const [mark, from] = THOUSANDS[locale];
  return count < from ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, mark);
}

const NOTE = /^star_([1-5])$/;

/** `star_4` is four stars; anything else counts as five. */
export const starsOf = (note: string): number => Number(NOTE.exec(note)?.[1] ?? 5);
