import type { LotState } from '#shared/sale/lot.ts';
import type { FavoriteFragment } from '#web/graphql/documents.gen.ts';

/** The states of favourites, in the order of the list. */
export const PLACES = ['running', 'coming', 'forSale', 'sold', 'finished', 'cancelled', 'withdrawn'] as const;
export type Place = (typeof PLACES)[number];

const OF_LOT: Readonly<Record<LotState, Place>> = {
  ...{ RUNNING: 'running', ANNOUNCED: 'coming', FOR_SALE: 'forSale', SOLD: 'sold', SOLD_ELSEWHERE: 'sold' },
  ...{ AWAITING_HAMMER: 'finished', UNSOLD: 'finished', CANCELLED: 'cancelled' },
  ...{ WITHDRAWN: 'withdrawn', DRAFT: 'withdrawn' },
};

/** Returns a favourite's state; `lot` is its current state if the list is older. */
export function placeOf({ car }: FavoriteFragment, lot: LotState | null): Place {
  return car ? OF_LOT[lot ?? car.lotState] : 'withdrawn';
}

/** Sorts favourites: running by end, upcoming by start, then for sale, then ended. */
export function inOrder(favorites: readonly FavoriteFragment[]): FavoriteFragment[] {
  const rank = (favorite: FavoriteFragment) => PLACES.indexOf(placeOf(favorite, null));
  return favorites.toSorted((one, other) => rank(one) - rank(other) || instantOf(one) - instantOf(other));
}

/** Returns the time of the next event; 0 without one, which keeps the given order. */
function instantOf({ car }: FavoriteFragment): number {
  if (!car?.auction) return 0;
  const { lotState, start, end } = car.auction;
  if (lotState === 'RUNNING') return Date.parse(end);
  return lotState === 'ANNOUNCED' ? Date.parse(start) : 0;
}
