import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { totalCents } from '#shared/sale/index.ts';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { hasCardFor, useMe, usePersonId } from '#web/features/session/index.ts';
import { formatCents } from '#web/i18n/index.ts';
import type { RoomParts } from './AuctionHeader.tsx';
import { BidDialog } from './BidDialog.tsx';
import { useCutOff } from './CutOff.tsx';
import { type Holding, whenHeld } from './held-button.ts';
import type { LiveAuction } from './live-auction.ts';
import { MyActs } from './MyActs.tsx';
import { MyEnd } from './MyEnd.tsx';
import { useBidFlow } from './use-bid-flow.ts';
import type { MyBidding } from './use-my-bidding.ts';
import { useOrderPath } from './use-order-path.ts';

type Props = RoomParts & {
  myBidding: MyBidding;
  wishes: number;
  /** Whether a card was just given on the provider's page, which may not have notified the house yet. */
  isCardGiven: boolean;
  isOver: boolean;
  /** Reports the URL of the user's order, for a phone's bar. */
  onOrderPath: (path: string | null) => void;
};

/**
 * The user's part of the room: bid and dialogs, maximum, result. Signing out and in again keeps their state; another
 * user sees none of it, neither amounts nor accepted terms.
 */
export function Bidding(props: Props) {
  const personId = usePersonId();
  const [whose, setWhose] = useState({ personId, key: 0 });
  if (personId !== null && personId !== whose.personId) {
    setWhose({ personId, key: whose.personId === null ? whose.key : whose.key + 1 });
  }
  const seenTo = useRef(0);
  return <OneBidding key={whose.key} {...props} seenTo={seenTo} />;
}

type OneProps = Props & { seenTo: RefObject<number> };

function OneBidding({ title, standing, isOver, lot, onOrderPath, place, ...room }: OneProps) {
  const { auction, mine } = room;
  const controls = useBidFlow(room);
  const { flow } = controls;
  const card = useOnDemand(flow.step === 'card', loadCard, controls.close);
  const element = useElementIn(place, isOver);
  const { orderPath, task } = useOrderPath(room.uuid, lot === 'SOLD' ? standing : null);
  useEffect(() => onOrderPath(orderPath), [orderPath, onOrderPath]);
  const isCutOff = useCutOff() !== null;
  const canHold = useIsKnown(auction) && standing === 'OUTBID' && !isOver && !isCutOff;
  useHeldButton(canHold && flow.step === 'idle', auction, controls.placeNext);
  return (
    <>
      {element &&
        createPortal(
          isOver ? (
            <MyEnd uuid={room.uuid} {...{ lot, standing, auction, mine, orderPath, task }} />
          ) : (
            <>
              {standing === 'SELLER' && <SellerWord />}
              <MyActs mine={mine} auction={auction} />
              {canHold && <HoldHint auction={auction} isPlacing={flow.step === 'placing'} />}
            </>
          ),
          element,
        )}
      <BidDialog title={title} auction={auction} isOver={isOver} controls={controls} />
      {card && (
        <card.CardDialog
          secret={flow.step === 'card' ? flow.secret : null}
          onDone={controls.cardGiven}
          onClose={controls.close}
        />
      )}
    </>
  );
}

const loadCard = () => import('#web/features/card-check/index.ts');

/** Returns the element at `place`, which is another one once the sale is over. */
function useElementIn(place: Props['place'], isOver: boolean): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end replaces the element
  useLayoutEffect(() => setElement(place.current), [place, isOver]);
  return element;
}

/** Whether terms, card and address are settled, so that a bid needs nothing more. */
function useIsKnown({ askForCardDetails, end }: LiveAuction): boolean {
  const me = useMe();
  if (me.kind !== 'person') return false;
  const { termsAcceptedAt, mustConfirmEmail } = me.person;
  const isCardGiven = !askForCardDetails || hasCardFor(me.person, end);
  return !mustConfirmEmail && termsAcceptedAt !== null && isCardGiven;
}

/** An outbid user can hold the button that bids again, in the card or in a bar. */
const HELD_ACT = 'button[data-act="bidAgain"]';

/** Returns the total of the next bid with its fee. */
const totalOf = ({ minimumBid, buyerFee }: LiveAuction) => formatCents(totalCents(minimumBid, buyerFee));

function useHeldButton(isReady: boolean, auction: LiveAuction, onHeld: () => void): void {
  const { minimumBid: amount } = auction;
  const t = useTranslations('bidDialog');
  const holding = useRef<Holding | null>(null);
  const told = useEffectEvent(() => (isReady ? t('held', { total: totalOf(auction) }) : null));
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    const now = whenHeld(
      HELD_ACT,
      () => told(),
      () => held(),
    );
    holding.current = now;
    return () => now.end();
  }, []);
  // Releases the button when the price changes: the hold was for another amount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change counts, not its value
  useEffect(() => () => holding.current?.letGo(), [amount, isReady]);
}

function SellerWord() {
  const t = useTranslations('bidDialog');
  return <p className="rounded-box bg-wash px-4 py-3 text-14">{t('yourSale')}</p>;
}

function HoldHint({ auction, isPlacing }: { auction: LiveAuction; isPlacing: boolean }) {
  const t = useTranslations('bidDialog');
  return (
    <p data-hold={isPlacing ? 'placing' : 'ready'} aria-live="polite" className="tabular text-14">
      {isPlacing ? t('checking') : t('hold', { total: totalOf(auction) })}
    </p>
  );
}
