import { useEffect, useSyncExternalStore } from 'react';
import {
  AddFavoriteDocument,
  type LotStanding,
  MineDocument,
  RemoveFavoriteDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { usePersonId } from '../session/index.ts';

/** The user's relation to the cars of a page. */
type Mine = {
  /** The uuids of the favourite cars. */
  readonly favorites: ReadonlySet<string>;
  /** The standings in auctions with a bid of the user, by the auction's id. */
  readonly standings: ReadonlyMap<string, LotStanding>;
};

const NOTHING: Mine = { favorites: new Set(), standings: new Map() };
let mine = NOTHING;
let followers = 0;
let asked: Promise<void> | undefined;
/** Changes that are under way: a response may have been computed before them. */
const changes = new Map<string, boolean>();
const listeners = new Set<() => void>();

function set(next: Mine): void {
  mine = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  const { myFavorites, myLots } = await request(MineDocument, {});
  const standings = myLots.map(({ auction, standing }) => [auction.id, standing] as const);
  if (followers === 0) return;
  set({ favorites: new Set(myFavorites), standings: new Map(standings) });
  for (const [uuid, isKept] of changes) show(uuid, isKept);
}

/** Loads the data once for all cars of a page, and clears it with the last of them; failures are ignored. */
function follow(): () => void {
  followers += 1;
  if (followers === 1) asked = ask().catch(() => {});
  return () => {
    followers -= 1;
    if (followers === 0) set(NOTHING);
  };
}

function onMine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what `read` derives from the user's data; from none on the server, for visitors, and until loaded. */
export function useFromMine<Value extends string | boolean | null>(read: (mine: Mine) => Value): Value {
  const isPerson = usePersonId() !== null;
  useEffect(() => (isPerson ? follow() : undefined), [isPerson]);
  return useSyncExternalStore(
    onMine,
    () => read(mine),
    () => read(NOTHING),
  );
}

/** Adds or removes a favourite. The change shows at once and is reverted if the request fails; throws its error. */
export async function setFavorite(uuid: string, isKept: boolean): Promise<void> {
  changes.set(uuid, isKept);
  show(uuid, isKept);
  try {
    await (isKept ? request(AddFavoriteDocument, { uuid }) : request(RemoveFavoriteDocument, { uuid }));
    await asked;
  } catch (error) {
    show(uuid, !isKept);
    throw error;
  } finally {
    changes.delete(uuid);
  }
}

function show(uuid: string, isKept: boolean): void {
  const favorites = new Set(mine.favorites);
  if (isKept) favorites.add(uuid);
  else favorites.delete(uuid);
  set({ ...mine, favorites });
}

/** Returns the uuids of the lots that are favourites or have a bid of the user, as one stable string. */
export const useMyLots = (
  lots: readonly { readonly uuid: string; readonly auctionId: string | null }[],
): string =>
  useFromMine(({ favorites, standings }) =>
    lots
      .filter(
        ({ uuid, auctionId }) => favorites.has(uuid) || (auctionId !== null && standings.has(auctionId)),
      )
      .map(({ uuid }) => uuid)
      .join(' '),
  );

/** Returns the user's standing in an auction they have bid on; null in any other. */
export const useMyStanding = (auctionId: string): LotStanding | null =>
  useFromMine(({ standings }) => standings.get(auctionId) ?? null);
