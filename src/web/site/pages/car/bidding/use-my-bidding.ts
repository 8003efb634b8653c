import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onNews } from '#web/features/bell/index.ts';
import { followMe, meNow, personIdNow, refreshMe } from '#web/features/session/index.ts';
import { MyBiddingDocument } from '#web/graphql/documents.gen.ts';
import { request, useCatchUp } from '#web/graphql/index.ts';
import type { Mine } from './live-auction.ts';

const NOTHING: Mine = {
  ...{ bidderId: null, ceiling: null, isSeller: false, isBuyer: null, finalPrice: null, acts: [] },
};

/** The user's data in one auction, for event handlers. The object is stable. */
export type MyBidding = {
  now(): Mine;
  /** Refetches until it succeeds; the newest `onAnswer` is called for a response requested after it. */
  refresh(onAnswer?: () => void): Promise<void>;
};

/** Loads the user's id and maximum in this auction: when the session changes, and after each bid. */
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
    // Another tab has changed the session: the page checks it, and fetches again.
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

  // Subscribed outside React's rendering: a visitor's room does not render again once the session is known.
  useEffect(() => {
    const follow = () => void refresh();
    follow();
    // A maximum raised on another device has no row, and only its user is notified.
    const leaves = [followMe(follow), onNews(follow)];
    // Another device may have bid in between, or another user signed in here.
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
