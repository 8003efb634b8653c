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

/** Thousands as far apart as in every other number of ours: the language's own form has a narrow space. */
export const wholeSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const NOTE = /^star_([1-5])$/;

/** `star_4` is four stars; anything else counts as five. */
export const starsOf = (note: string): number => Number(NOTE.exec(note)?.[1] ?? 5);
