import type { BesideTextFragment } from '#web/graphql/documents.gen.ts';

/** The first car beside a text that has a photograph: the text is illustrated with it. */
export const picturedCar = <Car extends Pick<BesideTextFragment, 'photos'>>(
  cars: readonly Car[],
): Car | null => cars.find(({ photos }) => photos.front) ?? null;
