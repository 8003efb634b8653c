import { useEffect, useReducer, useRef, useState } from 'react';
import { incrementAt, minimumBid } from '#shared/sale/index.ts';
import { languageOf, localeOfPath } from '#shared/words/locale.ts';
import { convert, note } from '#web/features/analytics/index.ts';
import { meNow, refreshMe, useRequireSession, useReturnFlag } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { CreateCardCheckoutSessionDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { type BidDraft, type BidFlow, bidFlow, IDLE } from './bid-flow.ts';
import type { LiveAuction, Standing } from './live-auction.ts';
import { placeBid } from './place-bid.ts';
import type { Standings } from './use-standing.ts';

/** What the server said of a bid it took. */
export type Receipt = { readonly amount: number; readonly at: string; readonly version: number };

export type BidFlowControls = {
  readonly flow: BidFlow;
  /** What the next bid must be at least: of the leader, more than their own maximum. */
  readonly minimum: number;
  readonly isLeader: boolean;
  /** The last bid placed here: when the server took it. */
  readonly receipt: Receipt | null;
  start(): void;
  /** The card is given: on to the amounts. */
  cardGiven(): void;
  type(draft: Partial<BidDraft>): void;
  validate(): void;
  back(): void;
  send(termsAccepted: boolean): Promise<void>;
  close(): void;
};

type Parts = {
  uuid: string;
  auction: LiveAuction;
  isRunning: boolean;
  shown: Standing;
  standings: Standings;
};

/** The bid flow on the page: signing in, the card, the amounts, the answer (spec §4). */
export function useBidFlow({ uuid, auction, isRunning, shown, standings }: Parts): BidFlowControls {
  const [flow, dispatch] = useReducer(bidFlow, IDLE);
  const requireSession = useRequireSession();
  const { say, fail } = useToasts();
  const isSending = useRef(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { isLeader, minimum, suggested } = limitsOf(auction, shown);

  const open = () => dispatch({ kind: 'opened', bid: formatNumber(suggested) });
  const askForCard = () =>
    openCardCheck(auction.id).then(secret => dispatch({ kind: 'cardNeeded', secret }), fail);
  /** A valid card is enough; without one, or while nobody knows, the auction's flag decides (spec §4). */
  const proceed = () => {
    const me = meNow();
    const hasCard = me.kind === 'person' && me.person.isCardValid;
    if (hasCard || !auction.askForCardDetails) open();
    else void askForCard();
  };
  // Whoever comes back after the end, or before the start, finds the page as it is.
  useReturnFlag('fromAuth', () => isRunning && proceed());
  useEffect(() => dispatch({ kind: 'priceRose', minimum }), [minimum]);

  const send = async (termsAccepted: boolean) => {
    if (flow.step !== 'confirm' || isSending.current) return;
    dispatch({ kind: 'sent', termsAccepted });
    if (!termsAccepted) return;
    isSending.current = true;
    note({ event: 'auction_bid_submit', slug: uuid, auction_id: auction.id });
    convert({ eventName: 'InitiateCheckout', car: { uuid } });
    try {
      const isFirst = !auction.bids.some(row => row.userId === shown.bidderId);
      const placed = await placeBid(auction.id, flow.amounts);
      setReceipt({ amount: flow.amounts.bid, at: placed.date, version: placed.version });
      dispatch({ kind: 'closed' });
      say('bidSuccess');
      await Promise.all([standings.refresh(), isFirst ? refreshMe() : null]);
    } catch (error) {
      const { code, minimum: needed } = refusalOf(error);
      dispatch({ kind: 'refused', code, minimum: needed });
      if (!TOLD_AT_THE_FIELD.has(code)) fail(error);
      if (code === 'CardRequired') void askForCard();
    } finally {
      isSending.current = false;
    }
  };

  return {
    flow,
    minimum,
    isLeader,
    receipt,
    start() {
      note({ event: 'auction_bid_cta_click', slug: uuid, auction_id: auction.id });
      void requireSession(proceed, 'fromAuth', proceed);
    },
    cardGiven() {
      void refreshMe().catch(() => {});
      open();
    },
    type: draft => dispatch({ kind: 'typed', draft }),
    validate() {
      const isGood = bidFlow(flow, { kind: 'validated', minimum }).step === 'confirm';
      if (isGood) note({ event: 'auction_bid_step1_validate', slug: uuid, auction_id: auction.id });
      dispatch({ kind: 'validated', minimum });
    },
    back: () => dispatch({ kind: 'wentBack' }),
    send,
    close: () => dispatch({ kind: 'closed' }),
  };
}

async function openCardCheck(id: string): Promise<string> {
  const language = languageOf(localeOfPath(location.pathname));
  return (await request(CreateCardCheckoutSessionDocument, { id, language })).createCardCheckoutSession;
}

function refusalOf(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError('Unknown', String(error));
}

/** What the person looking must bid at least, and what the form begins with. */
function limitsOf(auction: LiveAuction, shown: Standing) {
  const isLeader = shown.bidderId !== null && auction.leader === shown.bidderId;
  const next = minimumBid(auction.currentBid, auction.startingPrice);
  if (!isLeader) return { isLeader, minimum: next, suggested: next };
  // Nobody bids against themselves: a leader's amount counts only above their own maximum.
  const ceiling = shown.ceiling ?? auction.currentBid ?? 0;
  return { isLeader, minimum: ceiling + 1, suggested: ceiling + incrementAt(ceiling) };
}

const TOLD_AT_THE_FIELD: ReadonlySet<string> = new Set(['BidEqualMaxBid', 'MaxBidAlreadyExist']);
