import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import {
  type AuctionFactsFragment,
  type BidRowFragment,
  RegisterViewDocument,
} from '../../graphql/documents.gen.ts';
import { request, useServerNow } from '../../graphql/index.ts';
import { formatEuros } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { keepLeadSource } from '../analytics/index.ts';
import { CardDialog } from '../card-check/index.ts';
import { Countdown, phaseNow } from '../countdown/index.ts';
import { AuctionHeader } from './AuctionHeader.tsx';
import { BidDialog } from './BidDialog.tsx';
import { BidHistory } from './BidHistory.tsx';
import type { LiveAuction } from './live-auction.ts';
import { useBidFlow } from './use-bid-flow.ts';
import { useLiveAuction } from './use-live-auction.ts';
import { useStanding } from './use-standing.ts';

type Props = {
  uuid: string;
  title: string;
  facts: ReactNode;
  reference: string | null;
  isSold: boolean;
  auction: AuctionFactsFragment & { readonly bids: readonly BidRowFragment[] };
  favorite: (count: number) => ReactNode;
  /** What stands beside the header card: the gallery. */
  beside: ReactNode;
  /** What follows the history, told how the auction stands. */
  after: (live: LiveAuction, isOver: boolean) => ReactNode;
};

/** The saleroom: header card, history, the bid and its dialogs, alive. */
export function AuctionRoom({ uuid, title, facts, reference, isSold, auction: rendered, ...slots }: Props) {
  const [shown, standings] = useStanding(rendered.id);
  const auction = useLiveAuction({ uuid, facts: rendered, bids: rendered.bids }, standings);
  const controls = useBidFlow({ uuid, auction, shown, standings });
  const phase = phaseNow(auction, useServerNow());
  const isOver = phase === 'FINISHED' || phase === 'CANCELLED';
  const hasBid = shown.bidderId !== null && auction.bids.some(row => row.userId === shown.bidderId);
  useView(uuid);

  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <div className="min-w-0">{slots.beside}</div>
        <AuctionHeader
          title={title}
          facts={facts}
          reference={reference}
          auction={auction}
          phase={phase}
          isSold={isSold}
          isLeader={controls.isLeader && !isOver}
          isOutbid={hasBid && !controls.isLeader && !isOver}
          uuid={uuid}
          onBid={controls.start}
          favorite={slots.favorite(auction.nbFav)}
        />
      </div>
      {!isOver && <BidHistory bids={auction.bids} myBidderId={shown.bidderId} />}
      {slots.after(auction, isOver)}
      <BidDialog title={title} auction={auction} isOver={isOver} controls={controls} />
      <CardDialog
        secret={controls.flow.step === 'card' ? controls.flow.secret : null}
        onDone={controls.cardGiven}
        onClose={controls.close}
      />
      {phase === 'RUNNING' && <MobileBar auction={auction} onBid={controls.start} />}
    </>
  );
}

/** On a phone the price and the button stay in reach. */
function MobileBar({ auction, onBid }: { auction: LiveAuction; onBid: () => void }) {
  const t = useTranslations();
  return (
    <div
      data-bar="mobile"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-line border-t bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="tabular leading-tight">
        <span className="block font-[560] text-18">
          {formatEuros(auction.currentBid ?? auction.startingPrice)}
        </span>
        <span className="text-12 text-ink-soft">
          <Countdown until={auction.end} style="auction" canBeUrgent />
        </span>
      </p>
      <Button size="large" onClick={onBid}>
        {t('bidding.bid')}
      </Button>
    </div>
  );
}

/** Counts this load of the page, once, and remembers where the visit came from. */
function useView(uuid: string): void {
  useEffect(() => {
    keepLeadSource(location.search);
    request(RegisterViewDocument, { id: uuid }).catch(() => {});
  }, [uuid]);
}
