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

/** News of an auction, and the version of those that told who leads. */
export type Known = News & { readonly ledAt: number };

/** The newest of an auction; who leads is told by bids alone, and a bid may be told after what came later. */
export function laterNews(before: Known | undefined, next: News): Known {
  const told = next.leader === null ? -1 : next.version;
  const isLater = before === undefined || told > before.ledAt;
  const { leader, ledAt } = isLater ? { leader: next.leader, ledAt: told } : before;
  return { ...(before && next.version < before.version ? before : next), leader, ledAt };
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
