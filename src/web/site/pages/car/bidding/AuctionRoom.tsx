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
  /** As the page was drawn; from then on the clock says it. */
  isLastHour?: boolean;
  favorite: (count: number) => ReactNode;
  /** What stands beside the header card: the gallery. */
  beside: ReactNode;
  /** null: it is one's own car. */
  onAsk: (() => void) | null;
  /** What a phone's bar holds once it is over. */
  whenOver: (lot: LotState) => ReactNode;
  /** What follows the history, told how the auction stands. */
  after: (live: LiveAuction, isOver: boolean) => ReactNode;
};

/** The saleroom: header card, history, the bid and its dialogs, alive; another one for each auction of a car. */
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
    // Who buys is known once it is sold, be it by the hammer or by an offer after it.
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
 * What it takes to bid comes to whoever is signed in before it is needed, for a bid waits for no download; to others
 * once they have asked to bid and said who they are.
 */
function useWishToBid({ uuid, auctionId, isRunning }: Lot) {
  const isPerson = usePersonId() !== null;
  const requireSession = useRequireSession();
  const [wishes, setWishes] = useState(0);
  const early = useOnDemand(isPerson, loadBidding);
  // Asked for apart, so that each press tries again what did not come early.
  const asked = useOnDemand(wishes > 0 && early === null, loadBidding, () => setWishes(0));
  const bidding = early ?? asked;
  const proceed = () => setWishes(before => before + 1);
  // Whoever comes back after the end, or before the start, finds the page as it is.
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

/** Counts this load of the page, once. */
function useView(uuid: string): void {
  useEffect(() => {
    request(RegisterViewDocument, { id: uuid }).catch(() => {});
  }, [uuid]);
}
