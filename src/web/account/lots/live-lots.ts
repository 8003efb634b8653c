import type { LotLineFragment, LotNewsSubscription, LotStanding } from '#web/graphql/documents.gen.ts';

type Lot = LotLineFragment;
export type News = LotNewsSubscription['lotNews'];

/** An auction in a list, with the latest news. */
export type LiveLot = Lot & {
  /** The leader, by their id in this auction; null until the first news. */
  readonly leader: string | null;
};

/** Returns the newer of the list's entry and the news, by version, because the list may be refetched. */
export function withNews(lot: Lot, news: News | undefined): LiveLot {
  if (!news || news.version < lot.version) return { ...lot, leader: null };
  const { lotState, start, end, currentBid, leader, version } = news;
  return { ...lot, lotState, start, end, currentBid, version, leader };
}

/** News of an auction, with the version of the last one that named the leader. */
export type Known = News & { readonly ledAt: number };

/** Merges news: only bids name the leader, and a bid's news may arrive after later ones. */
export function laterNews(before: Known | undefined, next: News): Known {
  const told = next.leader === null ? -1 : next.version;
  const isLater = before === undefined || told > before.ledAt;
  const { leader, ledAt } = isLater ? { leader: next.leader, ledAt: told } : before;
  return { ...(before && next.version < before.version ? before : next), leader, ledAt };
}

/** Returns the user's current standing: the server's, corrected by the leader since. */
export function standingNow(
  { standing, myBidderId }: { readonly standing: LotStanding; readonly myBidderId: string },
  { leader }: Pick<LiveLot, 'leader'>,
): LotStanding {
  const isOpen = standing === 'LEADING' || standing === 'OUTBID';
  if (!isOpen || leader === null) return standing;
  return leader === myBidderId ? 'LEADING' : 'OUTBID';
}
