import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAuctionOpen, isLotSold, type LotState } from '#shared/sale/lot.ts';
import { note } from '#web/features/analytics/index.ts';
import { useIsLastHour, useLotNow } from '#web/features/countdown/index.ts';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { usePersonId, useRequireSession, useReturnFlag } from '#web/features/session/index.ts';
import { standingOf } from '#web/features/standing/index.ts';
import {
  type AuctionFactsFragment,
  type BidRowFragment,
  RegisterViewDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { loadNamespace } from '#web/i18n/index.ts';
import { AuctionBars, WinnerBar } from './AuctionBars.tsx';
import { AuctionHeader } from './AuctionHeader.tsx';
import { BidHistory } from './BidHistory.tsx';
import type { LiveAuction } from './live-auction.ts';
import { useLiveAuction } from './use-live-auction.ts';
import { useMyBidding } from './use-my-bidding.ts';

type Props = {
  uuid: string;
  title: string;
  heading: ReactNode;
  facts: ReactNode;
  reference: string | null;
  auction: AuctionFactsFragment & { readonly bids: readonly BidRowFragment[] };
  /** Whether it was the last hour when the page was rendered; the clock decides from then on. */
  isLastHour?: boolean;
  favorite: (count: number) => ReactNode;
  /** Beside the header card: the gallery. */
  beside: ReactNode;
  /** null for the seller's own car. */
  onAsk: (() => void) | null;
  /** The content of a phone's bar once the auction is over. */
  whenOver: (lot: LotState) => ReactNode;
  /** Renders what follows the history, by the auction's state. */
  after: (live: LiveAuction, isOver: boolean) => ReactNode;
};

/** The live saleroom: header card, history, bidding and its dialogs; a new instance for each auction of a car. */
export function AuctionRoom(props: Props) {
  return <Room key={props.auction.id} {...props} />;
}

function Room({ uuid, title, facts, reference, auction: rendered, ...slots }: Props) {
  const [mine, myBidding] = useMyBidding(rendered.id);
  const auction = useLiveAuction({ uuid, facts: rendered, bids: rendered.bids }, myBidding);
  const lot = useLotNow(auction);
  const { bidding, wishes, isCardGiven, bid } = useWishToBid({
    uuid,
    auctionId: auction.id,
    isRunning: lot === 'RUNNING',
  });
  const place = useRef<HTMLDivElement>(null);
  const isOver = !isAuctionOpen(lot);
  const isLastHour = useIsLastHour(auction.end, slots.isLastHour) && lot === 'RUNNING';
  const standing = standingOf({ ...auction, ...mine, lot });
  const [orderPath, setOrderPath] = useState<string | null>(null);
  useView(uuid);
  const knownOf = useRef(lot);
  useEffect(() => {
    // The buyer is known once the car is sold, by the hammer or through an offer after it.
    if (lot !== knownOf.current && isLotSold(lot)) void myBidding.refresh();
    knownOf.current = lot;
  }, [lot, myBidding]);

  return (
    <>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">{slots.beside}</div>
        <AuctionHeader
          {...{ uuid, title, facts, reference, auction, lot, standing, mine, place, isLastHour }}
          heading={slots.heading}
          onBid={bid}
          favorite={slots.favorite(auction.nbFav)}
        />
      </div>
      {!isOver && (lot === 'RUNNING' || auction.bids.length > 0) && (
        <BidHistory bids={auction.bids} myBidderId={mine.bidderId} />
      )}
      {slots.after(auction, isOver)}
      {bidding && (
        <bidding.Bidding
          {...{ uuid, title, auction, standing, mine, myBidding, wishes, isCardGiven, isOver, place, lot }}
          onOrderPath={setOrderPath}
        />
      )}
      {!isOver && (
        <AuctionBars
          uuid={uuid}
          myBidderId={mine.bidderId}
          acts={bidding && <bidding.MyActs mine={mine} auction={auction} />}
          title={title}
          auction={auction}
          standing={standing}
          isBidOpen={lot === 'RUNNING'}
          isLastHour={isLastHour}
          onBid={bid}
          onAsk={slots.onAsk}
        />
      )}
      {isOver &&
        standing !== 'SELLER' &&
        (orderPath ? <WinnerBar orderPath={orderPath} /> : slots.whenOver(lot))}
    </>
  );
}

type Lot = { uuid: string; auctionId: string; isRunning: boolean };

/**
 * Loads the bidding code early for signed-in users, because a bid must not wait for a download; for visitors once they
 * press bid and have signed in.
 */
function useWishToBid({ uuid, auctionId, isRunning }: Lot) {
  const isPerson = usePersonId() !== null;
  const requireSession = useRequireSession();
  const [wishes, setWishes] = useState(0);
  const early = useOnDemand(isPerson, loadBidding);
  // Loaded separately, so that each press retries a failed early load.
  const asked = useOnDemand(wishes > 0 && early === null, loadBidding, () => setWishes(0));
  const bidding = early ?? asked;
  const proceed = () => setWishes(before => before + 1);
  // After the end or before the start, returning users find the page as it is.
  useReturnFlag('fromAuth', () => isRunning && proceed());
  const [isCardGiven, setCardGiven] = useState(false);
  useReturnFlag('fromCard', () => {
    setCardGiven(true);
    if (isRunning) proceed();
  });
  const bid = () => {
    note({ event: 'auction_bid_cta_click', slug: uuid, auction_id: auctionId });
    void requireSession(proceed, 'fromAuth', proceed);
  };
  return { bidding, wishes, isCardGiven, bid };
}

async function loadBidding() {
  const parts = [import('./Bidding.tsx'), import('./MyActs.tsx'), loadNamespace('bid')] as const;
  const [{ Bidding }, { MyActs }] = await Promise.all(parts);
  return { Bidding, MyActs };
}

/** Counts this page load once. */
function useView(uuid: string): void {
  useEffect(() => {
    request(RegisterViewDocument, { id: uuid }).catch(() => {});
  }, [uuid]);
}
