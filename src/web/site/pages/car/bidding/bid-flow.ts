import {
  type BidFormError,
  checkBidForm,
  type IncrementTable,
  isBidAmount,
  minimumMaxBid,
  parseTypedNumber,
} from '#shared/sale/index.ts';
import { mayHaveCounted, TRIES_MAX } from '#web/features/unanswered/index.ts';

/** What is typed, as it was typed. */
export type BidDraft = { readonly bid: string; readonly maxBid: string };
/** What is asked for: a bid, or of who leads a higher maximum and nothing else (rules of sale 3.9). */
export type BidAct = 'bid' | 'raise';
export type Amounts = { readonly bid: number; readonly maxBid: number | null };

/** A wrong field: the message's key, and the amount it speaks of. */
export type FlowError = {
  readonly field: 'bid' | 'maxBid' | 'terms';
  readonly key: BidFormError['key'] | 'auction.bidEqualMaxBid' | 'form.validation.mustAcceptLegalCJ';
  readonly amount: number | null;
};

/** Where a bidder stands between the button and the answer (spec §4). */
export type BidFlow =
  | { readonly step: 'idle' }
  | {
      readonly step: 'card';
      readonly secret: string;
      /** What was being asked for when the card was. */
      readonly asked?: Pick<Confirming, 'act' | 'draft'> | undefined;
    }
  | {
      readonly step: 'amounts';
      readonly act: BidAct;
      readonly draft: BidDraft;
      readonly errors: readonly FlowError[];
    }
  | {
      /** `placing`: sent without the dialog, which opens where the answer is one to read. */
      readonly step: 'confirm' | 'sending' | 'placing';
      readonly act: BidAct;
      /** It was sent, and nobody said what became of it. */
      readonly isUnanswered: boolean;
      readonly draft: BidDraft;
      /** As the bidder reads them: of a raise the new maximum alone. */
      readonly amounts: Amounts;
      /** As they are sent. */
      readonly asked: Amounts;
      readonly errors: readonly FlowError[];
    };

export type FlowEvent =
  | { readonly kind: 'cardNeeded'; readonly secret: string }
  | { readonly kind: 'opened'; readonly act: BidAct; readonly bid: string }
  | { readonly kind: 'typed'; readonly draft: Partial<BidDraft> }
  | ({ readonly kind: 'validated' } & Rules)
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'sent'; readonly termsAccepted: boolean }
  | { readonly kind: 'placed' }
  | { readonly kind: 'held'; readonly bid: number; readonly draft: string }
  | { readonly kind: 'refused'; readonly code: string; readonly minimum: number | null }
  | ({ readonly kind: 'limitsMoved' } & Limits)
  | { readonly kind: 'closed' };

/** The least that may be asked for by now, and by which steps from there. */
type Rules = {
  readonly minimum: number;
  readonly increments?: IncrementTable | undefined;
  /** What the bidder leads at. */
  readonly price?: number | null;
};
/** What may be asked for by now, and what the form would begin with. */
type Limits = Rules & { readonly act: BidAct; readonly bid: string };

export const IDLE: BidFlow = { step: 'idle' };

/** The bid flow, whole and pure: what each event makes of each step. */
export function bidFlow(flow: BidFlow, event: FlowEvent): BidFlow {
  switch (event.kind) {
    case 'cardNeeded':
      return { step: 'card', secret: event.secret, asked: 'draft' in flow ? flow : undefined };
    case 'opened':
      // What is under way is shown again: a second bid beside it would be one that nobody asked for.
      if (isUnderWay(flow)) return { ...flow, step: 'sending' };
      if (flow.step === 'card' && flow.asked) return backTo(flow.asked);
      return { step: 'amounts', act: event.act, draft: { bid: event.bid, maxBid: '' }, errors: [] };
    case 'closed':
      // A bid that was sent is not called back; its answer is told without the dialog.
      return isUnderWay(flow) ? { ...flow, step: 'placing' } : IDLE;
    case 'placed':
      return 'isUnanswered' in flow && (flow.isUnanswered || flow.step !== 'confirm') ? IDLE : flow;
    case 'typed':
      return flow.step === 'amounts'
        ? { ...flow, draft: { ...flow.draft, ...event.draft }, errors: [] }
        : flow;
    case 'validated':
      return flow.step === 'amounts' ? validate(flow, event) : flow;
    case 'wentBack':
      return flow.step === 'confirm' ? backTo(flow) : flow;
    case 'sent':
      return flow.step === 'confirm' ? send(flow, event.termsAccepted) : flow;
    case 'held':
      return flow.step === 'idle' ? place(event) : flow;
    case 'refused':
      return isUnderWay(flow) ? refuse(flow, event) : flow;
    case 'limitsMoved':
      return moveLimits(flow, event);
  }
}

export type Confirming = Extract<BidFlow, { readonly amounts: Amounts }>;
const isUnderWay = (flow: BidFlow): flow is Confirming => flow.step === 'sending' || flow.step === 'placing';
type Asking = Extract<BidFlow, { readonly draft: BidDraft }>;

const backTo = ({ act, draft }: Pick<Asking, 'act' | 'draft'>, ...errors: FlowError[]): BidFlow => ({
  ...{ step: 'amounts', act, draft, errors },
});

function validate(flow: Asking, { minimum, increments, price = null }: Rules): BidFlow {
  const { act, draft } = flow;
  const bid = parseTypedNumber(draft.bid);
  const maxBid = parseTypedNumber(draft.maxBid);
  const errors = checkBidForm(bid, maxBid, minimum, increments).map(error =>
    act === 'raise' ? ofMaximum(error) : error,
  );
  if (errors.length > 0 || bid.kind !== 'number') return backTo(flow, ...errors);
  const amounts = { bid: bid.value, maxBid: maxBid.kind === 'number' ? maxBid.value : null };
  const asked = act === 'raise' ? raiseOf(amounts.bid, price, increments) : amounts;
  return { step: 'confirm', act, draft, amounts, asked, errors: [], isUnanswered: false };
}

/**
 * A maximum over the price one leads at: should the lead be lost on the way, it is too low a bid and comes back,
 * instead of being placed for all to see. What is no maximum over that price is too low for whoever does not lead.
 */
const raiseOf = (most: number, price: number | null, increments?: IncrementTable): Amounts =>
  price !== null && most >= minimumMaxBid(price, increments)
    ? { bid: price, maxBid: most }
    : { bid: most, maxBid: null };

/** The one amount of a raise is a maximum, and is spoken of as one. */
const ofMaximum = (error: FlowError): FlowError =>
  error.key === 'auction.bidMinTooLow' ? { ...error, key: 'auction.bidMaxTooLow' } : error;

function send(flow: Confirming, termsAccepted: boolean): BidFlow {
  if (termsAccepted) return { ...flow, step: 'sending', errors: [], isUnanswered: false };
  const key = 'form.validation.mustAcceptLegalCJ';
  return { ...flow, step: 'confirm', errors: [{ field: 'terms', key, amount: null }] };
}

/** What was held is the next bid as the button names it, and no maximum. */
const place = ({ bid, draft }: Extract<FlowEvent, { kind: 'held' }>): BidFlow => ({
  ...{ step: 'placing', act: 'bid', draft: { bid: draft, maxBid: '' }, errors: [], isUnanswered: false },
  ...{ amounts: { bid, maxBid: null }, asked: { bid, maxBid: null } },
});

/**
 * What was typed may be too low by now: said at once, and from step 2 back on step 1. Who was outbid while raising
 * bids, with what they typed as their maximum; who leads by now raises, unless they have gone on to confirm.
 */
function moveLimits(flow: BidFlow, { act, bid, ...rules }: Limits): BidFlow {
  if (flow.step !== 'amounts' && flow.step !== 'confirm') return flow;
  if (flow.act !== act) {
    if (act === 'raise' && flow.step === 'confirm') return flow;
    const draft = { bid, maxBid: act === 'bid' ? flow.draft.bid : '' };
    return { step: 'amounts', act, draft, errors: [] };
  }
  const typed = parseTypedNumber(flow.draft.bid);
  return typed.kind === 'number' && typed.value < rules.minimum ? validate(flow, rules) : flow;
}

/**
 * Refusals about an amount lead back to it; all others stay where they were, and are told by a toast. What was held
 * opens the dialog where there is something to do again.
 */
function refuse(flow: Confirming, { code, minimum }: { code: string; minimum: number | null }): BidFlow {
  const back = (error: FlowError): BidFlow => backTo(flow, flow.act === 'raise' ? ofMaximum(error) : error);
  switch (code) {
    case 'BidEqualMaxBid':
      return back({ field: 'bid', key: 'auction.bidEqualMaxBid', amount: null });
    case 'MaxBidAlreadyExist':
      return back({ field: 'maxBid', key: 'auction.bidEqualMaxBid', amount: null });
    case 'BidTooLow':
      return back({ field: 'bid', key: 'auction.bidMinTooLow', amount: minimum });
    case 'MaxBidTooLow':
      return back({ field: 'maxBid', key: 'auction.bidMaxTooLow', amount: minimum });
    case 'TermsNotAccepted':
      return send(flow, false);
    default: {
      const isUnanswered = mayHaveCounted(code);
      const isAgain = flow.step === 'sending' || TRIES_MAX.has(code) || FIRST_ASKED_FOR.has(code);
      return isAgain ? { ...flow, step: 'confirm', isUnanswered } : IDLE;
    }
  }
}

/** What the bidder gives first, to go on from there. */
const FIRST_ASKED_FOR: ReadonlySet<string> = new Set(['Unauthenticated', 'CardRequired']);

/** The amount a text means, for fees as one types; null when it is none that can be bid. */
export function typedAmount(text: string): number | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && isBidAmount(typed.value) ? typed.value : null;
}
