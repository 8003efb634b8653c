import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isUnderHammer } from '#shared/sale/lot.ts';
import { type LotLineFragment, LotNewsDocument } from '#web/graphql/documents.gen.ts';
import { live, useCatchUp } from '#web/graphql/index.ts';
import { type Known, type LiveLot, laterNews, type News, withNews } from './live-lots.ts';

/** The most auctions that one subscription takes. */
const FOLLOWED_MAX = 50;

/**
 * Follows a list of auctions live, with one subscription for all that are not over. The list is refetched, with
 * retries, after events that news do not cover: the end of an auction, or a lost connection.
 */
export function useLiveLots(
  lots: readonly LotLineFragment[],
  refetch: (how: { throwOnError: true }) => Promise<unknown>,
): (lot: LotLineFragment) => LiveLot {
  const [news, setNews] = useState<ReadonlyMap<string, Known>>(new Map());
  const open = new Set(lots.filter(({ lotState }) => isUnderHammer(lotState)).map(({ id }) => id));
  const followed = [...open].slice(0, FOLLOWED_MAX).toSorted().join(' ');
  const catchUp = useCatchUp(useCallback(() => refetch({ throwOnError: true }), [refetch]));
  const take = useEffectEvent((next: News) => {
    setNews(known => new Map(known).set(next.auctionId, laterNews(known.get(next.auctionId), next)));
    if (!isUnderHammer(next.lotState)) void catchUp();
  });

  useEffect(() => {
    if (followed === '') return;
    return live().subscribe(
      LotNewsDocument,
      { auctionIds: followed.split(' ') },
      // News do not cover the time between the list's response and joining.
      { onData: ({ lotNews }) => take(lotNews), onJoined: () => void catchUp() },
    );
  }, [followed, catchUp]);
  return lot => withNews(lot, news.get(lot.id));
}
