import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePersonId } from '#web/features/session/index.ts';
import { MyStandingDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import type { Standing } from './live-auction.ts';

const NOBODY: Standing = { bidderId: null, ceiling: null };

/** My standing in one auction, for events: as of now, and asked for again. It stays the same object. */
export type Standings = {
  now(): Standing;
  refresh(): Promise<void>;
};

/** Who I am in this auction and how far I went: asked for once I am known, and after each of my bids. */
export function useStanding(auctionId: string): [shown: Standing, standings: Standings] {
  const personId = usePersonId();
  const [shown, setShown] = useState(NOBODY);
  const latest = useRef(NOBODY);

  const put = useCallback((standing: Standing) => {
    latest.current = standing;
    setShown(standing);
  }, []);
  const refresh = useCallback(async () => {
    const { myBidderId, myMaxBid } = await request(MyStandingDocument, { auctionId });
    put({ bidderId: myBidderId, ceiling: myMaxBid });
  }, [auctionId, put]);

  useEffect(() => {
    if (personId === null) return put(NOBODY);
    const ask = () => void refresh().catch(() => {});
    ask();
    // Another device may have bid for me meanwhile.
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [personId, put, refresh]);

  const now = useCallback(() => latest.current, []);
  const standings = useMemo(() => ({ now, refresh }), [now, refresh]);
  return [shown, standings];
}
