import type { FavoriteFragment } from '../../../graphql/documents.gen.ts';

/** Where a followed car stands, in the order of the list. */
export const PLACES = ['running', 'coming', 'forSale', 'sold', 'finished', 'cancelled', 'withdrawn'] as const;
export type Place = (typeof PLACES)[number];

const OF_STATE = {
  RUNNING: 'running',
  NOT_STARTED: 'coming',
  FINISHED: 'finished',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, Place>;

type Auction = NonNullable<NonNullable<FavoriteFragment['car']>['auction']>;

/** `state` is the auction's by now, where the list is older. */
export function placeOf({ car }: FavoriteFragment, state: Auction['state'] | null): Place {
  if (!car) return 'withdrawn';
  if (car.sold) return 'sold';
  return state === null ? 'forSale' : OF_STATE[state];
}

/** What moves first: running by its end, coming by its start, then for sale, then what is over. */
export function inOrder(favorites: readonly FavoriteFragment[]): FavoriteFragment[] {
  const rank = (favorite: FavoriteFragment) => PLACES.indexOf(placeOf(favorite, stateOf(favorite)));
  return favorites.toSorted((one, other) => rank(one) - rank(other) || instantOf(one) - instantOf(other));
}

const stateOf = ({ car }: FavoriteFragment) => car?.auction?.state ?? null;

/** When something of it is due; what has no hour keeps its place among the newest. */
function instantOf({ car }: FavoriteFragment): number {
  const auction = car?.auction;
  if (auction?.state === 'RUNNING') return Date.parse(auction.end);
  return auction?.state === 'NOT_STARTED' ? Date.parse(auction.start) : 0;
}
