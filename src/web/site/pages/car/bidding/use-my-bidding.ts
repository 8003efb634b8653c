import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onNews } from '#web/features/bell/index.ts';
import { followMe, meNow, personIdNow, refreshMe } from '#web/features/session/index.ts';
import { MyBiddingDocument } from '#web/graphql/documents.gen.ts';
import { request, useCatchUp } from '#web/graphql/index.ts';
import type { Mine } from './live-auction.ts';

const NOTHING: Mine = {
  ...{ bidderId: null, ceiling: null, isSeller: false, isBuyer: null, finalPrice: null, acts: [] },
};

/** What is mine in one auction, for events: as of now, and asked for again. It stays the same object. */
export type MyBidding = {
  now(): Mine;
  /** Asks for it anew until it is answered; the newest `onAnswer` is told by an answer to what was asked since. */
  refresh(onAnswer?: () => void): Promise<void>;
};

/** Who I am in this auction and how far I went: asked for each time I am known anew, and after each of my bids. */
export function useMyBidding(auctionId: string): [mine: Mine, myBidding: MyBidding] {
  const [mine, setMine] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const waiting = useRef<(() => void) | null>(null);

  const put = useCallback((next: Mine) => {
    latest.current = next;
    setMine(next);
  }, []);
  const ask = useCallback(async () => {
    if (meNow().kind !== 'person') return put(NOTHING);
    const onAnswer = waiting.current;
    const answer = await request(MyBiddingDocument, { auctionId });
    // Another tab signed out, or somebody else in: the page is theirs, or nobody's, and asks again for what is.
    if ((answer.me?.id ?? null) !== personIdNow()) return void (await refreshMe());
    const { myBidderId: bidderId, myMaxBid: ceiling, isMySale: isSeller, isMyPurchase: isBuyer } = answer;
    const { finalPrice, myBids: acts } = answer;
    put({ bidderId, ceiling, isSeller, isBuyer, finalPrice, acts });
    if (onAnswer !== waiting.current) return;
    waiting.current = null;
    onAnswer?.();
  }, [auctionId, put]);
  const catchUp = useCatchUp(ask);
  const refresh = useCallback(
    (onAnswer?: () => void) => {
      waiting.current = onAnswer ?? waiting.current;
      return catchUp();
    },
    [catchUp],
  );

  // Followed beside React: a visitor's room is not drawn again once it is known that nobody is signed in.
  useEffect(() => {
    const follow = () => void refresh();
    follow();
    // A maximum that was raised on another device has no row, and is told to me alone.
    const leaves = [followMe(follow), onNews(follow)];
    // Another device may have bid for me meanwhile, as another person may have signed in here.
    const seen = () => document.hidden || follow();
    addEventListener('focus', follow);
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const leave of leaves) leave();
      removeEventListener('focus', follow);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [refresh]);

  const now = useCallback(() => latest.current, []);
  const myBidding = useMemo(() => ({ now, refresh }), [now, refresh]);
  return [mine, myBidding];
}
