import type { Instant, Millis } from './auction.ts';

/** WITHDRAWN: the buyer has withdrawn from the sale, and the car is on its way back. */
export type OrderState = 'CREATED' | 'SIGNED' | 'PAID' | 'HANDED_OVER' | 'CLOSED' | 'WITHDRAWN' | 'CANCELLED';
/** What created an order: the hammer, an offer below the reserve, or a second chance after the winner's default. */
export type OrderCause = 'HAMMER' | 'OFFER' | 'SECOND_CHANCE';
export type OrderDeadlines = {
  readonly signBy: Instant;
  readonly payBy: Instant;
  readonly collectBy: Instant;
};

const HOUR_MS: Millis = 3_600_000;
const DAY_MS: Millis = 24 * HOUR_MS;
/** The times for both signatures, the payment and the collection, from the order's opening. */
export type OrderTimes = {
  readonly signWithinMs: Millis;
  readonly payWithinMs: Millis;
  readonly collectWithinMs: Millis;
};
export const ORDER_TIMES: OrderTimes = {
  signWithinMs: 48 * HOUR_MS,
  payWithinMs: 7 * DAY_MS,
  collectWithinMs: 21 * DAY_MS,
};

export function orderDeadlines(openedAt: Instant, times: OrderTimes): OrderDeadlines {
  return {
    signBy: openedAt + times.signWithinMs,
    payBy: openedAt + times.payWithinMs,
    collectBy: openedAt + times.collectWithinMs,
  };
}

/** The minimum time to collect a car after the full payment. */
const COLLECT_LEAST_MS: Millis = 48 * HOUR_MS;

/** Returns the collection deadline of a car that is paid now: its day, or later where that is too soon. */
export const collectByOncePaid = ({ collectBy }: Pick<OrderDeadlines, 'collectBy'>, now: Instant): Instant =>
  Math.max(collectBy, now + COLLECT_LEAST_MS);

/** The steps of an order that are done, in any sequence. */
export type OrderFacts = {
  readonly isSignedByBuyer: boolean;
  readonly isSignedBySeller: boolean;
  readonly isFeePaid: boolean;
  readonly isPriceReceived: boolean;
  readonly hasReport: boolean;
  readonly isReportSignedByBuyer: boolean;
  readonly isReportSignedBySeller: boolean;
  readonly isHandedOver: boolean;
  readonly isClosed: boolean;
  /** The buyer has used their right of withdrawal. */
  readonly isWithdrawn: boolean;
  /** The sale is off; after a withdrawal, once the car is back. */
  readonly isCancelled: boolean;
};

/** Returns the state of an order: the first step that is not done. */
export function orderStateOf(facts: OrderFacts): OrderState {
  if (facts.isCancelled) return 'CANCELLED';
  if (facts.isWithdrawn) return 'WITHDRAWN';
  if (!facts.isSignedByBuyer || !facts.isSignedBySeller) return 'CREATED';
  if (!facts.isFeePaid || !facts.isPriceReceived) return 'SIGNED';
  if (!facts.isHandedOver) return 'PAID';
  return facts.isClosed ? 'CLOSED' : 'HANDED_OVER';
}

/**
 * Returns the deadline of an order's current state; null when nothing is due. `unwindBy`: the deadline of a reversed
 * sale, first for the car's return to the seller, then for the buyer's refund.
 */
export function orderDueAt(
  state: OrderState,
  deadlines: OrderDeadlines & { readonly unwindBy?: Instant | null },
): Instant | null {
  if (state === 'CREATED') return deadlines.signBy;
  if (state === 'SIGNED') return deadlines.payBy;
  if (state === 'WITHDRAWN' || state === 'CANCELLED') return deadlines.unwindBy ?? null;
  return state === 'PAID' ? deadlines.collectBy : null;
}

/** How long after the order's end its sides can still write to each other. */
const TALK_OPEN_MS: Millis = 90 * DAY_MS;

/** Whether the sides of an order can write to each other; `endedAt` is null while it goes on. */
export function isOrderTalkOpen(endedAt: Instant | null, now: Instant): boolean {
  return endedAt === null || now < endedAt + TALK_OPEN_MS;
}

/** The state in which an order waits for what each reminder is about: the reminder applies in no other state. */
export const REMINDED_STATES = {
  SIGN: 'CREATED',
  PAY: 'SIGNED',
  COLLECT: 'PAID',
  RETURN: 'WITHDRAWN',
} as const satisfies Record<string, OrderState>;
export type Reminded = keyof typeof REMINDED_STATES;

export function isOrderOverdue(
  state: OrderState,
  deadlines: Parameters<typeof orderDueAt>[1],
  now: Instant,
): boolean {
  const dueAt = orderDueAt(state, deadlines);
  return dueAt !== null && now > dueAt;
}

/** The grace period of a late buyer, from the formal notice. */
const NOTICE_MS: Millis = 7 * DAY_MS;

/** Returns when a sale may be cancelled for the buyer's default, from the instant the notice was sent. */
export const noticeEndsAt = (noticedAt: Instant): Instant => noticedAt + NOTICE_MS;

/**
 * Returns when a notice given on a day takes effect: at the end of that day, so that nobody loses hours of their time.
 */
export const noticeOfDay = (givenOn: Instant): Instant => givenOn + DAY_MS;

/** Whether a late buyer's grace period is over; false where `noticedAt` is null, as no notice was given. */
export const isNoticeOver = (noticedAt: Instant | null, now: Instant): boolean =>
  noticedAt !== null && now >= noticeEndsAt(noticedAt);

export type OrderParty = 'BUYER' | 'SELLER';
