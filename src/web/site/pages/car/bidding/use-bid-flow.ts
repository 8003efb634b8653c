import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { incrementAt, minimumBid } from '#shared/sale/index.ts';
import { languageOf, localeOfPath } from '#shared/words/locale.ts';
import { convert, note } from '#web/features/analytics/index.ts';
import { hasCardFor, meNow, refreshMe } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { mayHaveCounted } from '#web/features/unanswered/index.ts';
import { CreateCardCheckoutSessionDocument, MyCardDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request, useCatchUp } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { type Amounts, type BidAct, type BidDraft, type BidFlow, bidFlow, IDLE } from './bid-flow.ts';
import { ceilingOf, isLeader } from './ceiling.ts';
import type { LiveAuction, Mine } from './live-auction.ts';
import { placeBid } from './place-bid.ts';
import type { MyBidding } from './use-my-bidding.ts';

export type BidFlowControls = {
  readonly flow: BidFlow;
  /** The minimum of the next bid; for the leader, above their own maximum. */
  readonly minimum: number;
  /** The form's initial amount: the minimum; for the leader a whole increment above their maximum. */
  readonly suggested: number;
  /** Whether the server, asked after a bid without an answer, knows no such bid. */
  readonly isAbsent: boolean;
  /** A card was given: continues to the amounts. */
  cardGiven(): void;
  type(draft: Partial<BidDraft>): void;
  validate(): void;
  back(): void;
  send(termsAccepted: boolean): Promise<void>;
  /** Places the next bid at once, for users who have accepted the terms and given a card. */
  placeNext(): Promise<void>;
  close(): void;
};

type Parts = {
  uuid: string;
  auction: LiveAuction;
  /** How often the user asked to bid, and how many of these wishes were handled. */
  wishes: number;
  seenTo: RefObject<number>;
  /** Whether a card was just given on the provider's page: if the server does not know it yet, the bid asks again. */
  isCardGiven: boolean;
  mine: Mine;
  myBidding: MyBidding;
};

/** The signed-in user's bid flow: card, amounts, response (spec §4). */
export function useBidFlow(parts: Parts): BidFlowControls {
  const { uuid, auction, wishes, seenTo, isCardGiven, mine, myBidding } = parts;
  const [[flow, dispatch], [isAbsent, setAbsent]] = [useReducer(bidFlow, IDLE), useState(false)];
  const { say, fail } = useToasts();
  const isSending = useRef(false);
  const { act, minimum, suggested } = limitsOf(auction, mine);
  const rules = { minimum, increments: auction.increments, price: auction.currentBid };
  const bid = formatNumber(suggested);

  const open = () => {
    void myBidding.refresh();
    dispatch({ kind: 'opened', act, bid });
    // The restored amounts may be too low by now.
    dispatch({ kind: 'limitsMoved', act, ...rules, bid });
  };
  const isHere = useIsHere();
  const card = useCard(auction, isCardGiven, secret => {
    if (!isSending.current) dispatch({ kind: 'cardNeeded', secret });
  });
  useWishes(wishes, seenTo, () => (isSending.current || card.isEnough() ? open() : card.ask()));
  // Runs at each step: the limits may have moved while a bid was under way.
  const follow = useEffectEvent(() => dispatch({ kind: 'limitsMoved', act, ...rules, bid }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows exactly these
  useEffect(follow, [act, minimum, suggested, flow.step]);

  const placed = () => {
    dispatch({ kind: 'placed' });
    say('bidSuccess');
  };
  useKnownByNow(flow, mine, placed);

  const place = async (amounts: Amounts) => {
    isSending.current = true;
    setAbsent(false);
    note({ event: 'auction_bid_submit', slug: uuid, auction_id: auction.id });
    convert({ eventName: 'InitiateCheckout', car: { uuid } });
    try {
      const isFirst = !auction.bids.some(row => row.userId === mine.bidderId);
      await placeWithCard(() => placeBid(auction.id, amounts));
      placed();
      if (isFirst) void refreshMe().catch(() => {});
    } catch (error) {
      const { code, minimum: needed } = refusalOf(error);
      dispatch({ kind: 'refused', code, minimum: needed });
      if (!isToldByDialog(code) || !isHere.current) fail(error);
      // A user who has just given a card sees the refusal before they are asked for another.
      if (code === 'CardRequired' && !card.takeBack()) card.ask();
    } finally {
      isSending.current = false;
      // Refreshes the user's data in parallel; the outcome does not depend on it.
      void myBidding.refresh(() => setAbsent(!isSending.current));
    }
  };
  const send = async (termsAccepted: boolean) => {
    if (flow.step !== 'confirm' || isSending.current) return;
    dispatch({ kind: 'sent', termsAccepted });
    if (termsAccepted) await place(flow.asked);
  };
  const placeNext = async () => {
    if (flow.step !== 'idle' || isSending.current) return;
    dispatch({ kind: 'held', bid: minimum, draft: formatNumber(minimum) });
    await place({ bid: minimum, maxBid: null });
  };

  return {
    flow,
    minimum,
    suggested,
    isAbsent,
    cardGiven() {
      card.give();
      open();
    },
    type: draft => dispatch({ kind: 'typed', draft }),
    validate() {
      const isGood = bidFlow(flow, { kind: 'validated', ...rules }).step === 'confirm';
      if (isGood) note({ event: 'auction_bid_step1_validate', slug: uuid, auction_id: auction.id });
      dispatch({ kind: 'validated', ...rules });
    },
    back: () => dispatch({ kind: 'wentBack' }),
    send,
    placeNext,
    close: () => dispatch({ kind: 'closed' }),
  };
}

/** Handles a new wish to bid, once. */
function useWishes(wishes: number, seenTo: Parts['seenTo'], onWish: () => void): void {
  const proceed = useEffectEvent(onWish);
  useEffect(() => {
    if (wishes <= seenTo.current) return;
    seenTo.current = wishes;
    proceed();
  }, [wishes, seenTo]);
}

/** Recognises an unanswered bid as placed once it is among the user's requests. */
function useKnownByNow(flow: BidFlow, { acts }: Mine, onKnown: () => void): void {
  const isKnown =
    flow.step === 'confirm' &&
    flow.isUnanswered &&
    acts.some(({ bid, maxBid }) => bid === flow.asked.bid && maxBid === flow.asked.maxBid);
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) known();
  }, [isKnown]);
}

/**
 * The bidder's card: on file, or given here or just now on the provider's page, which notifies the house later.
 * `onAsked` receives the secret that opens the card check.
 */
function useCard(auction: LiveAuction, isGivenBefore: boolean, onAsked: (secret: string) => void) {
  const given = useRef(false);
  const { fail } = useToasts();
  /** null without a known card. A card valid today may expire too soon after the end. */
  const isLasting = () => {
    const me = meNow();
    if (me.kind !== 'person' || me.person.cardGoodUntil === null) return null;
    return hasCardFor(me.person, auction.end);
  };
  const ask = () => {
    if (isLasting() === false) fail(new RequestError('CardRequired', 'it runs out too soon'));
    void openCardCheck(auction.id).then(onAsked, fail);
  };
  const learnt = useEffectEvent(() => {
    if (!given.current || isLasting() !== false) return;
    given.current = false;
    ask();
  });
  const learn = useCatchUp(async () => {
    await isCardKnown();
    await refreshMe();
    learnt();
  });
  const give = () => {
    given.current = true;
    void learn();
  };
  const giveBefore = useEffectEvent(give);
  useEffect(() => {
    if (isGivenBefore) giveBefore();
  }, [isGivenBefore]);
  return {
    ask,
    give,
    /** A valid card is enough; without one, or if unknown, the auction's flag decides (spec §4). */
    isEnough: () => given.current || isLasting() === true || !auction.askForCardDetails,
    /** Returns whether a card was given here that the server does not know after all; true only once. */
    takeBack() {
      const wasGiven = given.current;
      given.current = false;
      return wasGiven;
    },
  };
}

/** Asks the server for the card on file; the server asks its provider, which may not have notified it yet. */
const isCardKnown = async (): Promise<boolean> =>
  (await request(MyCardDocument, {})).myCard?.isValid === true;

/** Places a bid, and retries once if the server, after a refusal, finds the card that was just given. */
async function placeWithCard(bid: () => Promise<unknown>): Promise<void> {
  try {
    await bid();
  } catch (error) {
    const isFound = refusalOf(error).code === 'CardRequired' && (await isCardKnown().catch(() => false));
    if (!isFound) throw error;
    await bid();
  }
}

/** Tracks whether the page is still open: a late response must be shown elsewhere. */
function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

async function openCardCheck(id: string): Promise<string> {
  const language = languageOf(localeOfPath(location.pathname));
  return (await request(CreateCardCheckoutSessionDocument, { id, language })).createCardCheckoutSession;
}

function refusalOf(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError('Unknown', String(error));
}

/** Returns the user's minimum bid and the form's initial amount. */
function limitsOf(auction: LiveAuction, mine: Mine): { act: BidAct; minimum: number; suggested: number } {
  const next = minimumBid(auction.currentBid, auction.startingPrice, auction.increments);
  if (!isLeader(auction, mine)) return { act: 'bid', minimum: next, suggested: next };
  // A leader's amount counts only above their own maximum: nobody bids against themselves.
  const ceiling = ceilingOf(auction, mine) ?? 0;
  return {
    act: 'raise',
    minimum: ceiling + 1,
    suggested: ceiling + incrementAt(ceiling, auction.increments),
  };
}

/** Whether the dialog shows this refusal: at a field, or while an unanswered bid is retried. */
const isToldByDialog = (code: string) => TOLD_AT_THE_FIELD.has(code) || mayHaveCounted(code);
const TOLD_AT_THE_FIELD: ReadonlySet<string> = new Set(['BidEqualMaxBid', 'MaxBidAlreadyExist']);
