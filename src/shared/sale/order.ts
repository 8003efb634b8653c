import type { Instant, Millis } from './auction.ts';

/** WITHDRAWN: the buyer has gone back on the sale, and the car is on its way back. */
export type OrderState = 'CREATED' | 'SIGNED' | 'PAID' | 'HANDED_OVER' | 'CLOSED' | 'WITHDRAWN' | 'CANCELLED';
/** What made an order: the hammer, an offer under the reserve, or the place of a winner who did not pay. */
export type OrderCause = 'HAMMER' | 'OFFER' | 'SECOND_CHANCE';
export type OrderDeadlines = {
  readonly signBy: Instant;
  readonly payBy: Instant;
  readonly collectBy: Instant;
};

const HOUR_MS: Millis = 3_600_000;
const DAY_MS: Millis = 24 * HOUR_MS;
/** From the opening of an order to its signature by both, its payment, and the day the car is fetched. */
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

/** How long a buyer has to collect a car at least, from when all of it was paid. */
const COLLECT_LEAST_MS: Millis = 48 * HOUR_MS;

/** By when a car is collected that is paid now: by its day, and where that is over, or soon, a while later. */
export const collectByOncePaid = ({ collectBy }: Pick<OrderDeadlines, 'collectBy'>, now: Instant): Instant =>
  Math.max(collectBy, now + COLLECT_LEAST_MS);

/** What has been done of an order, in whatever order it came. */
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
  /** The buyer has gone back on the sale by right. */
  readonly isWithdrawn: boolean;
  /** The sale has come to nothing; one that was withdrawn from, once the car is back. */
  readonly isCancelled: boolean;
};

/** Where an order stands: as far as every step before it is done. */
export function orderStateOf(facts: OrderFacts): OrderState {
  if (facts.isCancelled) return 'CANCELLED';
  if (facts.isWithdrawn) return 'WITHDRAWN';
  if (!facts.isSignedByBuyer || !facts.isSignedBySeller) return 'CREATED';
  if (!facts.isFeePaid || !facts.isPriceReceived) return 'SIGNED';
  if (!facts.isHandedOver) return 'PAID';
  return facts.isClosed ? 'CLOSED' : 'HANDED_OVER';
}

/**
 * By when an order in that state has to move on; null when nothing is due. `unwindBy`: of a sale that is taken back,
 * by when the car is to be with the seller, then the money with the buyer.
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

/** So long after its end the sides of an order can still write to each other. */
const TALK_OPEN_MS: Millis = 90 * DAY_MS;

/** Whether the sides of an order can write to each other; `endedAt` is null while it goes on. */
export function isOrderTalkOpen(endedAt: Instant | null, now: Instant): boolean {
  return endedAt === null || now < endedAt + TALK_OPEN_MS;
}

/** What somebody is reminded of, and the state in which an order waits for it: in no other is the reminder true. */
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

/** How long a buyer who is late has from the notice that they are given. */
const NOTICE_MS: Millis = 7 * DAY_MS;

/** From when on a sale may be cancelled by the doing of a buyer whose notice left the house then. */
export const noticeEndsAt = (noticedAt: Instant): Instant => noticedAt + NOTICE_MS;

/**
 * From when on a notice counts that was given on a day, which is said, as that of a statement is: from its end, for
 * nobody is to lose an hour of their time by it.
 */
export const noticeOfDay = (givenOn: Instant): Instant => givenOn + DAY_MS;

/** Whether a buyer who is late has let the time of their notice pass; null where they were given none. */
export const isNoticeOver = (noticedAt: Instant | null, now: Instant): boolean =>
  noticedAt !== null && now >= noticeEndsAt(noticedAt);

export type OrderParty = 'BUYER' | 'SELLER';
