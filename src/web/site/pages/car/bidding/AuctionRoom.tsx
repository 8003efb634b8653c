import { type ReactNode, useEffect } from 'react';
import { isAuctionOpen, type LotState } from '#shared/sale/lot.ts';
import { keepLeadSource } from '#web/features/analytics/index.ts';
import { useLotNow } from '#web/features/countdown/index.ts';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { usePersonId } from '#web/features/session/index.ts';
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
import { type BidFlowControls, useBidFlow } from './use-bid-flow.ts';
import { useLiveAuction } from './use-live-auction.ts';
import { useMyBidding } from './use-my-bidding.ts';
import { useOrderPath } from './use-order-path.ts';

type Props = {
  uuid: string;
  title: string;
  facts: ReactNode;
  reference: string | null;
  auction: AuctionFactsFragment & { readonly bids: readonly BidRowFragment[] };
  favorite: (count: number) => ReactNode;
  /** What stands beside the header card: the gallery. */
  beside: ReactNode;
  onAsk: () => void;
  /** What a phone's bar holds once it is over. */
  whenOver: (lot: LotState) => ReactNode;
  /** What follows the history, told how the auction stands. */
  after: (live: LiveAuction, isOver: boolean) => ReactNode;
};

/** The saleroom: header card, history, the bid and its dialogs, alive. */
export function AuctionRoom({ uuid, title, facts, reference, auction: rendered, ...slots }: Props) {
  const [mine, myBidding] = useMyBidding(rendered.id);
  const auction = useLiveAuction({ uuid, facts: rendered, bids: rendered.bids }, myBidding);
  const lot = useLotNow(auction);
  const controls = useBidFlow({ uuid, auction, isRunning: lot === 'RUNNING', mine, myBidding });
  const dialog = useBidDialog(controls);
  const card = useOnDemand(controls.flow.step === 'card', loadCard, controls.close);
  const isOver = !isAuctionOpen(lot);
  const standing = standingOf({ ...auction, lot, bidderId: mine.bidderId });
  const orderPath = useOrderPath(uuid, standing === 'WON');
  useView(uuid);

  return (
    <>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">{slots.beside}</div>
        <AuctionHeader
          title={title}
          facts={facts}
          reference={reference}
          auction={auction}
          lot={lot}
          standing={standing}
          mine={mine}
          orderPath={orderPath}
          acts={dialog && <dialog.MyActs mine={mine} bids={auction.bids} />}
          uuid={uuid}
          onBid={controls.start}
          favorite={slots.favorite(auction.nbFav)}
        />
      </div>
      {!isOver && <BidHistory bids={auction.bids} myBidderId={mine.bidderId} />}
      {slots.after(auction, isOver)}
      {dialog && <dialog.BidDialog title={title} auction={auction} isOver={isOver} controls={controls} />}
      {card && (
        <card.CardDialog
          secret={controls.flow.step === 'card' ? controls.flow.secret : null}
          onDone={controls.cardGiven}
          onClose={controls.close}
        />
      )}
      {!isOver && (
        <AuctionBars
          title={title}
          auction={auction}
          standing={standing}
          isBidOpen={lot === 'RUNNING'}
          onBid={controls.start}
          onAsk={slots.onAsk}
        />
      )}
      {isOver && (orderPath ? <WinnerBar orderPath={orderPath} /> : slots.whenOver(lot))}
    </>
  );
}

/** The dialog, and what is mine, come to whoever is signed in before they are needed: a bid waits for no download. */
function useBidDialog({ flow, close }: BidFlowControls) {
  const isPerson = usePersonId() !== null;
  return useOnDemand(isPerson || flow.step !== 'idle', loadDialog, close);
}

const loadCard = () => import('#web/features/card-check/index.ts');

async function loadDialog() {
  const words = loadNamespace('bid');
  const [{ BidDialog }, { MyActs }] = await Promise.all([import('./BidDialog.tsx'), import('./MyActs.tsx')]);
  await words;
  return { BidDialog, MyActs };
}

/** Counts this load of the page, once, and remembers where the visit came from. */
function useView(uuid: string): void {
  useEffect(() => {
    keepLeadSource(location.search);
    request(RegisterViewDocument, { id: uuid }).catch(() => {});
  }, [uuid]);
}
