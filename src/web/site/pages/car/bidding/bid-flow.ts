import { type BidFormError, checkBidForm, isBidAmount, parseTypedNumber } from '#shared/sale/index.ts';

/** What is typed, as it was typed. */
export type BidDraft = { readonly bid: string; readonly maxBid: string };
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
  | { readonly step: 'card'; readonly secret: string }
  | { readonly step: 'amounts'; readonly draft: BidDraft; readonly errors: readonly FlowError[] }
  | {
      readonly step: 'confirm' | 'sending';
      readonly draft: BidDraft;
      readonly amounts: Amounts;
      readonly errors: readonly FlowError[];
    };

export type FlowEvent =
  | { readonly kind: 'cardNeeded'; readonly secret: string }
  | { readonly kind: 'opened'; readonly bid: string }
  | { readonly kind: 'typed'; readonly draft: Partial<BidDraft> }
  | { readonly kind: 'validated'; readonly minimum: number }
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'sent'; readonly termsAccepted: boolean }
  | { readonly kind: 'refused'; readonly code: string; readonly minimum: number | null }
  | { readonly kind: 'priceRose'; readonly minimum: number }
  | { readonly kind: 'closed' };

export const IDLE: BidFlow = { step: 'idle' };

/** The bid flow, whole and pure: what each event makes of each step. */
export function bidFlow(flow: BidFlow, event: FlowEvent): BidFlow {
  switch (event.kind) {
    case 'cardNeeded':
      return { step: 'card', secret: event.secret };
    case 'opened':
      return { step: 'amounts', draft: { bid: event.bid, maxBid: '' }, errors: [] };
    case 'closed':
      return IDLE;
    case 'typed':
      return flow.step === 'amounts'
        ? { ...flow, draft: { ...flow.draft, ...event.draft }, errors: [] }
        : flow;
    case 'validated':
      return flow.step === 'amounts' ? validate(flow.draft, event.minimum) : flow;
    case 'wentBack':
      return flow.step === 'confirm' ? { step: 'amounts', draft: flow.draft, errors: [] } : flow;
    case 'sent':
      return flow.step === 'confirm' ? send(flow, event.termsAccepted) : flow;
    case 'refused':
      return flow.step === 'sending' ? refuse(flow, event) : flow;
    case 'priceRose':
      return priceRose(flow, event.minimum);
  }
}

type Confirming = Extract<BidFlow, { step: 'confirm' | 'sending' }>;

function validate(draft: BidDraft, minimum: number): BidFlow {
  const bid = parseTypedNumber(draft.bid);
  const maxBid = parseTypedNumber(draft.maxBid);
  const errors = checkBidForm(bid, maxBid, minimum);
  if (errors.length > 0 || bid.kind !== 'number') return { step: 'amounts', draft, errors };
  const amounts = { bid: bid.value, maxBid: maxBid.kind === 'number' ? maxBid.value : null };
  return { step: 'confirm', draft, amounts, errors: [] };
}

function send(flow: Confirming, termsAccepted: boolean): BidFlow {
  if (termsAccepted) return { ...flow, step: 'sending', errors: [] };
  const key = 'form.validation.mustAcceptLegalCJ';
  return { ...flow, step: 'confirm', errors: [{ field: 'terms', key, amount: null }] };
}

/** What was typed may be too low by now: said at once, and from step 2 back on step 1. */
function priceRose(flow: BidFlow, minimum: number): BidFlow {
  if (flow.step === 'confirm') return flow.amounts.bid < minimum ? validate(flow.draft, minimum) : flow;
  if (flow.step !== 'amounts') return flow;
  const bid = parseTypedNumber(flow.draft.bid);
  return bid.kind === 'number' && bid.value < minimum ? validate(flow.draft, minimum) : flow;
}

/** Refusals about an amount lead back to it; all others stay where they were, and are told by a toast. */
function refuse(flow: Confirming, { code, minimum }: { code: string; minimum: number | null }): BidFlow {
  const back = (error: FlowError): BidFlow => ({ step: 'amounts', draft: flow.draft, errors: [error] });
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
    default:
      return { ...flow, step: 'confirm' };
  }
}

/** The amount a text means, for fees as one types; null when it is none that can be bid. */
export function typedAmount(text: string): number | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && isBidAmount(typed.value) ? typed.value : null;
}
