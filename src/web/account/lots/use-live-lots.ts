import { useEffect, useEffectEvent, useState } from 'react';
import { isUnderHammer } from '#shared/sale/lot.ts';
import { type LotLineFragment, LotNewsDocument } from '#web/graphql/documents.gen.ts';
import { live } from '#web/graphql/index.ts';
import { type LiveLot, laterNews, type News, withNews } from './live-lots.ts';

/** As many as one subscription takes. */
const FOLLOWED_MAX = 50;

/**
 * Auctions in a list as they live: one subscription for all that are not over. `onTurn` is asked for the list
 * anew when something happened that news do not tell: an auction is over, or the connection was lost.
 */
export function useLiveLots(
  lots: readonly LotLineFragment[],
  onTurn: () => void,
): (lot: LotLineFragment) => LiveLot {
  const [news, setNews] = useState<ReadonlyMap<string, News>>(new Map());
  const open = new Set(lots.filter(({ lotState }) => isUnderHammer(lotState)).map(({ id }) => id));
  const followed = [...open].slice(0, FOLLOWED_MAX).toSorted().join(' ');
  const take = useEffectEvent((next: News) => {
    setNews(known => new Map(known).set(next.auctionId, laterNews(known.get(next.auctionId), next)));
    if (!isUnderHammer(next.lotState)) onTurn();
  });
  const rejoin = useEffectEvent(onTurn);

  useEffect(() => {
    if (followed === '') return;
    return live().subscribe(
      LotNewsDocument,
      { auctionIds: followed.split(' ') },
      // What happened between the list and this moment is in no news.
      { onData: ({ lotNews }) => take(lotNews), onJoined: () => rejoin() },
    );
  }, [followed]);
  return lot => withNews(lot, news.get(lot.id));
}
