import { useEffect, useSyncExternalStore } from 'react';
import { type LotStanding, MineDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { usePersonId } from '../session/index.ts';

/** What whoever is signed in has to do with the cars of a page. */
type Mine = {
  /** The cars they keep, by uuid. */
  readonly favorites: ReadonlySet<string>;
  /** Where they stand in the auctions they have bid on, by the auction's id. */
  readonly standings: ReadonlyMap<string, LotStanding>;
};

const NOTHING: Mine = { favorites: new Set(), standings: new Map() };
let mine = NOTHING;
let followers = 0;
const listeners = new Set<() => void>();

function set(next: Mine): void {
  mine = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  const { myFavorites, myLots } = await request(MineDocument, {});
  const standings = myLots.map(({ auction, standing }) => [auction.id, standing] as const);
  if (followers > 0) set({ favorites: new Set(myFavorites), standings: new Map(standings) });
}

/** Asked once for all the cars of a page, and forgotten with the last of them; what can't be had is not shown. */
function follow(): () => void {
  followers += 1;
  if (followers === 1) ask().catch(() => {});
  return () => {
    followers -= 1;
    if (followers === 0) set(NOTHING);
  };
}

function onMine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `read` makes of what is mine: of nothing in the server's HTML, for a visitor, and until the answer is here. */
export function useFromMine<Value extends string | boolean | null>(read: (mine: Mine) => Value): Value {
  const isPerson = usePersonId() !== null;
  useEffect(() => (isPerson ? follow() : undefined), [isPerson]);
  return useSyncExternalStore(
    onMine,
    () => read(mine),
    () => read(NOTHING),
  );
}

/** Shows a car as kept, or as kept no more. */
export function setFavorite(uuid: string, isKept: boolean): void {
  const favorites = new Set(mine.favorites);
  if (isKept) favorites.add(uuid);
  else favorites.delete(uuid);
  set({ ...mine, favorites });
}

/** Where one stands in an auction one has bid on; null in any other. */
export const useMyStanding = (auctionId: string): LotStanding | null =>
  useFromMine(({ standings }) => standings.get(auctionId) ?? null);
