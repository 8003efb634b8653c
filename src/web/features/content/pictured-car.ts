import type { BesideTextFragment } from '#web/graphql/documents.gen.ts';

/** Returns the text's first car that has a photo; it illustrates the text. */
export const picturedCar = <Car extends Pick<BesideTextFragment, 'photos'>>(
  cars: readonly Car[],
): Car | null => cars.find(({ photos }) => photos.front) ?? null;
