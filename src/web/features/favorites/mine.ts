import { useEffect, useSyncExternalStore } from 'react';
import {
  AddFavoriteDocument,
  type LotStanding,
  MineDocument,
  RemoveFavoriteDocument,
} from '#web/graphql/documents.gen.ts';
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
let asked: Promise<void> | undefined;
/** What they keep or let go just now: an answer on its way may have been given before. */
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

/** Asked once for all the cars of a page, and forgotten with the last of them; what can't be had is not shown. */
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

/** Keeps a car, or lets it go: shown at once, and taken back where it fails, with the error of the request. */
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

/** Which of these lots are mine, kept or bid on: their uuids in one line, which changes only where they do. */
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

/** Where one stands in an auction one has bid on; null in any other. */
export const useMyStanding = (auctionId: string): LotStanding | null =>
  useFromMine(({ standings }) => standings.get(auctionId) ?? null);
