import {
  type BidFormError,
  checkBidForm,
  type IncrementTable,
  isBidAmount,
  minimumMaxBid,
  parseTypedNumber,
} from '#shared/sale/index.ts';
import { mayHaveCounted, TRIES_MAX } from '#web/features/unanswered/index.ts';

/** The texts as typed. */
export type BidDraft = { readonly bid: string; readonly maxBid: string };
/** A bid, or for the leader only a higher maximum (rules of sale 3.9). */
export type BidAct = 'bid' | 'raise';
export type Amounts = { readonly bid: number; readonly maxBid: number | null };

/** A field's error: the message's key and the amount in it. */
export type FlowError = {
  readonly field: 'bid' | 'maxBid' | 'terms';
  readonly key: BidFormError['key'] | 'auction.bidEqualMaxBid' | 'form.validation.mustAcceptLegalCJ';
  readonly amount: number | null;
};

/** The bidder's step between the button and the server's response (spec §4). */
export type BidFlow =
  | { readonly step: 'idle' }
  | {
      readonly step: 'card';
      readonly secret: string;
      /** The request that was interrupted to ask for a card. */
      readonly asked?: Pick<Confirming, 'act' | 'draft'> | undefined;
    }
  | {
      readonly step: 'amounts';
      readonly act: BidAct;
      readonly draft: BidDraft;
      readonly errors: readonly FlowError[];
    }
  | {
      /** `placing`: sent without the dialog, which opens only if the response needs it. */
      readonly step: 'confirm' | 'sending' | 'placing';
      readonly act: BidAct;
      /** Whether it was sent without an answer. */
      readonly isUnanswered: boolean;
      readonly draft: BidDraft;
      /** As the bidder sees them: for a raise only the new maximum. */
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

/** The current minimum, and the increments above it. */
type Rules = {
  readonly minimum: number;
  readonly increments?: IncrementTable | undefined;
  /** The price at which the bidder leads. */
  readonly price?: number | null;
};
/** The current limits, and the form's initial amount. */
type Limits = Rules & { readonly act: BidAct; readonly bid: string };

export const IDLE: BidFlow = { step: 'idle' };

/** The reducer of the bid flow; it is pure. */
export function bidFlow(flow: BidFlow, event: FlowEvent): BidFlow {
  switch (event.kind) {
    case 'cardNeeded':
      return { step: 'card', secret: event.secret, asked: 'draft' in flow ? flow : undefined };
    case 'opened':
      // Shows the bid under way again, instead of starting a second one.
      if (isUnderWay(flow)) return { ...flow, step: 'sending' };
      if (flow.step === 'card' && flow.asked) return backTo(flow.asked);
      return { step: 'amounts', act: event.act, draft: { bid: event.bid, maxBid: '' }, errors: [] };
    case 'closed':
      // A bid that was sent cannot be recalled; its outcome is shown without the dialog.
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
 * Returns a raise as a bid at the leader's price with a new maximum. If the lead is lost in between, that bid is too
 * low and is refused instead of placed. An amount that is no valid maximum is sent as a plain bid.
 */
const raiseOf = (most: number, price: number | null, increments?: IncrementTable): Amounts =>
  price !== null && most >= minimumMaxBid(price, increments)
    ? { bid: price, maxBid: most }
    : { bid: most, maxBid: null };

/** Turns the error of a raise's one amount into that of a maximum. */
const ofMaximum = (error: FlowError): FlowError =>
  error.key === 'auction.bidMinTooLow' ? { ...error, key: 'auction.bidMaxTooLow' } : error;

function send(flow: Confirming, termsAccepted: boolean): BidFlow {
  if (termsAccepted) return { ...flow, step: 'sending', errors: [], isUnanswered: false };
  const key = 'form.validation.mustAcceptLegalCJ';
  return { ...flow, step: 'confirm', errors: [{ field: 'terms', key, amount: null }] };
}

/** A held button places the next bid, as the button names it, without a maximum. */
const place = ({ bid, draft }: Extract<FlowEvent, { kind: 'held' }>): BidFlow => ({
  ...{ step: 'placing', act: 'bid', draft: { bid: draft, maxBid: '' }, errors: [], isUnanswered: false },
  ...{ amounts: { bid, maxBid: null }, asked: { bid, maxBid: null } },
});

/**
 * Applies new limits: an amount that is too low by now is reported at once, from step 2 back on step 1. A user outbid
 * while raising now bids, with the typed amount as the maximum; a new leader raises, unless already confirming.
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
 * Leads refusals of an amount back to it; all others stay where they were and show a toast. After a held button the
 * dialog opens if there is something to correct.
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

/** Refusals that ask the bidder for something first, and then continue. */
const FIRST_ASKED_FOR: ReadonlySet<string> = new Set(['Unauthenticated', 'CardRequired']);

/** Returns a typed amount, for the fees shown while typing; null when it cannot be bid. */
export function typedAmount(text: string): number | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && isBidAmount(typed.value) ? typed.value : null;
}
