import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  type AuctionFactsFragment,
  AuctionUpdatedDocument,
  BidAddedDocument,
  type BidRowFragment,
  BidsSinceDocument,
} from '#web/graphql/documents.gen.ts';
import { live, RequestError, request, useCatchUp, useFromLiveStatus } from '#web/graphql/index.ts';
import {
  type Applied,
  applyBid,
  applyFacts,
  applyMissed,
  type LiveAuction,
  lacksRows,
  liveAuction,
  type Notice,
} from './live-auction.ts';
import type { MyBidding } from './use-my-bidding.ts';

type Start = {
  readonly uuid: string;
  readonly facts: AuctionFactsFragment;
  readonly bids: readonly BidRowFragment[];
};

/**
 * The live auction: the rendered state, then every event in order. After a loss it fetches what was missed and never
 * needs a reload. If the car is put up again, the page's data is reloaded.
 */
export function useLiveAuction({ uuid, facts, bids }: Start, myBidding: MyBidding): LiveAuction {
  const [auction, setAuction] = useState(() => liveAuction(facts, bids));
  const current = useRef(auction);
  const tell = useNotices(current, myBidding);
  const { calm } = useToasts();
  const navigate = useNavigate();

  const take = useCallback(
    (applied: Applied): boolean => {
      if (applied.kind === 'gap') return false;
      if (applied.kind === 'known') return true;
      if (applied.kind === 'other') {
        void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
        return true;
      }
      current.current = applied.auction;
      setAuction(applied.auction);
      // In a bidding war outdated warnings would pile up and cover the button.
      if (applied.auction.leader === myBidding.now().bidderId) calm('OutbidFromAnotherUser');
      tell(applied.notices);
      return !lacksRows(applied.auction);
    },
    [tell, calm, myBidding, navigate],
  );

  useLossWarning();
  const catchUp = useMissed(uuid, current, myBidding, take);
  useEffect(() => {
    const leave = [
      live().subscribe(
        BidAddedDocument,
        { uuid },
        {
          onData: ({ bidAdded }) => {
            const { bidderId, acts } = myBidding.now();
            if (!take(applyBid(current.current, bidAdded, myBidding.now()))) void catchUp();
            const { isImmediateBid, userId, version } = bidAdded;
            // Another device of the user may have requested it, with a maximum that no row shows.
            const isNew = isImmediateBid && !acts.some(act => act.version === version);
            if (userId === bidderId && isNew) void myBidding.refresh();
          },
          onJoined: again => {
            void catchUp();
            // Another device, or staff on the user's behalf, may have bid in between.
            if (again) void myBidding.refresh();
          },
          onError: () => void catchUp(),
        },
      ),
      live().subscribe(
        AuctionUpdatedDocument,
        { uuid },
        {
          onData: ({ auctionUpdated }) => {
            if (!take(applyFacts(current.current, auctionUpdated))) void catchUp();
          },
          onJoined: again => void (again && catchUp()),
          onError: () => void catchUp(),
        },
      ),
    ];
    return () => {
      for (const end of leave) end();
    };
  }, [uuid, take, catchUp, myBidding]);
  return auction;
}

/** A short loss is shown only by the offline bar; one that lasts also by a toast, once. */
const LOSS_TOLD_AFTER_MS = 10_000;

function useLossWarning(): void {
  const { warn, calm } = useToasts();
  const isLost = useFromLiveStatus(status => status === 'reconnecting' || status === 'offline');
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => warn('NetworkErrorNeedReload'), LOSS_TOLD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      calm('NetworkErrorNeedReload');
    };
  }, [isLost, warn, calm]);
}

/** Fetches missing rows and facts; a lot that is no longer public has another page by now. */
function useMissed(
  uuid: string,
  current: { readonly current: LiveAuction },
  myBidding: MyBidding,
  take: (applied: Applied) => boolean,
): () => Promise<void> {
  const ask = useCallback(async () => {
    const { id, lastBidVersion } = current.current;
    const wish = { auctionId: id, uuid, sinceVersion: lastBidVersion };
    const answer = await request(BidsSinceDocument, wish).catch(error => {
      if (error instanceof RequestError && error.code === 'NotFound') return null;
      throw error;
    });
    if (answer === null) return take({ kind: 'other' });
    take(applyMissed(current.current, answer.bids, myBidding.now()));
    const facts = answer.publicCarAd?.auction;
    if (facts) take(applyFacts(current.current, facts));
  }, [uuid, current, myBidding, take]);
  return useCatchUp(ask);
}

/** Shows notices as toasts; a delayed warning is dropped if the user leads again by then. */
function useNotices(
  current: { readonly current: LiveAuction },
  myBidding: MyBidding,
): (notices: readonly Notice[]) => void {
  const { say, warn } = useToasts();
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return useCallback(
    notices => {
      for (const notice of notices) {
        if (notice.kind !== 'outbid') {
          say(notice.kind);
          continue;
        }
        const timer = setTimeout(() => {
          waiting.current.delete(timer);
          if (current.current.leader !== myBidding.now().bidderId) warn('OutbidFromAnotherUser');
        }, notice.delayMs);
        waiting.current.add(timer);
      }
    },
    [say, warn, current, myBidding],
  );
}
