import type { LotLineFragment, LotNewsSubscription, LotStanding } from '#web/graphql/documents.gen.ts';

type Lot = LotLineFragment;
export type News = LotNewsSubscription['lotNews'];

/** An auction in a list, as news have it. */
export type LiveLot = Lot & {
  /** Who leads, by the name they have in this auction; null until news tell. */
  readonly leader: string | null;
};

/** What is newest of an auction, by its version: news come in order, but the list may be asked for again. */
export function withNews(lot: Lot, news: News | undefined): LiveLot {
  if (!news || news.version < lot.version) return { ...lot, leader: null };
  const { lotState, start, end, currentBid, leader, version } = news;
  return { ...lot, lotState, start, end, currentBid, version, leader };
}

/** The newest news of an auction; what tells of no bid leaves who leads as it was. */
export function laterNews(before: News | undefined, next: News): News {
  if (!before) return next;
  if (next.version < before.version) return before;
  return { ...next, leader: next.leader ?? before.leader };
}

/** Where a person stands by now: what the server said, and whoever leads since. */
export function standingNow(
  { standing, myBidderId }: { readonly standing: LotStanding; readonly myBidderId: string },
  { leader }: Pick<LiveLot, 'leader'>,
): LotStanding {
  const isOpen = standing === 'LEADING' || standing === 'OUTBID';
  if (!isOpen || leader === null) return standing;
  return leader === myBidderId ? 'LEADING' : 'OUTBID';
}
