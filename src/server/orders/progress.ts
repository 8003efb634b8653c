import {
  collectByOncePaid,
  hasWithdrawal,
  type Instant,
  type OrderFacts,
  type OrderParty,
  type OrderState,
  obstaclesToldTo,
  orderStateOf,
} from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { isUuid, type Writes } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { NotificationData, Notify, OrderNews } from '../notifications/index.ts';
import { ESCROW_TITLES } from '../payments/index.ts';
import { lockOrder, type Order, setDeadlines, setState } from './orders-store.ts';
import { logged } from './reference.ts';
import {
  addStep,
  type Fault,
  faultOf,
  listSteps,
  type Party,
  STEP_ACTIONS,
  type Step,
  type StepKind,
} from './steps.ts';
import { type Withdrawal, withdrawalEndOf, withdrawalOf } from './withdrawal/withdrawal.ts';

/** Derives the facts of an order from its steps. A house car counts as signed by the seller at once. */
export function factsOf({ sellerId }: Pick<Order, 'sellerId'>, steps: readonly Step[]): OrderFacts {
  const has = (kind: StepKind, party?: Party) =>
    steps.some(step => step.kind === kind && (party === undefined || step.party === party));
  const isOfHouse = sellerId === null;
  /** Whether the last of the two holds: a payment can be reversed and arrive again. */
  const stands = (kind: StepKind, undone: StepKind) =>
    steps.findLast(step => step.kind === kind || step.kind === undone)?.kind === kind;
  const isWithdrawn = stands('WITHDRAWN', 'SALE_UPHELD');
  return {
    isSignedByBuyer: has('CONTRACT_SIGNED', 'BUYER'),
    isSignedBySeller: isOfHouse || has('CONTRACT_SIGNED', 'SELLER'),
    isFeePaid: stands('FEE_PAID', 'FEE_REVERSED'),
    isPriceReceived: stands('PRICE_RECEIVED', 'PRICE_REVERSED'),
    hasReport: has('REPORT_WRITTEN'),
    isReportSignedByBuyer: has('REPORT_SIGNED', 'BUYER'),
    isReportSignedBySeller: isOfHouse || has('REPORT_SIGNED', 'SELLER'),
    isHandedOver: has('HANDED_OVER'),
    isClosed: has('CLOSED'),
    isWithdrawn,
    // A sale with a withdrawal counts as cancelled once the car is back, or if it was never handed over.
    isCancelled: has('CANCELLED') || has('CAR_RETURNED') || (isWithdrawn && !has('HANDED_OVER')),
  };
}

/** Returns an account's side of an order. @throws AppError NotFound where it has none */
export function sideOf({ buyerId, sellerId }: Order, accountId: string): OrderParty {
  if (accountId === buyerId) return 'BUYER';
  if (accountId === sellerId) return 'SELLER';
  throw new AppError('NotFound');
}

export type Held = {
  readonly order: Order;
  readonly facts: OrderFacts;
  /** Who was at fault for the cancellation; null where it was not cancelled. */
  readonly fault: Fault | null;
  readonly withdrawal: Withdrawal | null;
  readonly now: Instant;
};

/** Derives facts, fault and withdrawal from the steps. */
export const readSteps = (order: Order, steps: readonly Step[]) => ({
  facts: factsOf(order, steps),
  fault: faultOf(steps),
  withdrawal: withdrawalOf(steps),
});

/** Locks an order until the transaction ends and returns its state. @throws AppError BadInput with `id`, NotFound */
export async function holdOrder(writes: Writes, id: string): Promise<Held> {
  requireInput(isUuid(id), 'id');
  const { order, now } = found(await lockOrder(writes, id));
  const steps = await listSteps(writes, id);
  return { order, now, ...readSteps(order, steps) };
}

/** The steps whose reason is shown to the sides, and hence required. */
const REASONED = ['CANCELLED', 'PAPERS_WAIVED', 'SALE_UPHELD'] as const satisfies readonly StepKind[];
type ReasonedKind = (typeof REASONED)[number];
type Data = Readonly<Record<string, unknown>>;
type ReasonedMove = { readonly kind: ReasonedKind; readonly data: Data & { readonly reason: string } };
type PlainMove = { readonly kind: Exclude<StepKind, ReasonedKind>; readonly data?: Data };

export type Move = (ReasonedMove | PlainMove) & {
  readonly party: Party;
  readonly actorId: string | null;
  /** Extra data of the notification: for both sides, or for one. */
  readonly said?: NotificationData;
  readonly saidToBuyer?: NotificationData;
  readonly saidToSeller?: NotificationData;
};

const isReasoned = (move: Move): move is Move & ReasonedMove => REASONED.some(kind => kind === move.kind);

/**
 * Takes a step: stores it, moves the order to the state that its steps imply, with that state's deadlines, and notifies
 * both sides. A step that was taken before changes nothing and returns null.
 */
export async function advance(
  { notify, domain }: { readonly notify: Notify; readonly domain: DomainEvents },
  writes: Writes,
  { order, now }: Pick<Held, 'order' | 'now'>,
  move: Move,
): Promise<{ facts: OrderFacts; order: Order } | null> {
  if (!(await addStep(writes, order.id, { ...move, at: now }))) return null;
  const facts = factsOf(order, await listSteps(writes, order.id));
  const state = orderStateOf(facts);
  if (state !== order.state) await setState(writes, order.id, state);
  const isPaid = state === 'PAID' && state !== order.state;
  const collectBy = isPaid ? collectByOncePaid(order, now) : order.collectBy;
  if (collectBy !== order.collectBy) await setDeadlines(writes, { ...order, collectBy });
  await record(writes, {
    ...{ actorId: move.actorId, ...logged(order) },
    action: `order.${STEP_ACTIONS[move.kind]}`,
    before: { state: order.state },
    after: { state, ...move.data },
  });
  const { id: orderId, auctionId, adUuid, buyerId, sellerId } = order;
  const step = { kind: move.kind, party: move.party, state, at: now };
  await domain.tell(writes, 'order.stepped', { orderId, auctionId, adUuid, buyerId, sellerId, ...step });
  await tell(notify, writes, { order: { ...order, collectBy }, now }, move, { facts, state });
  return { facts, order: { ...order, state, collectBy } };
}

/** The states and steps that are announced under their own name. */
const NEWS_OF_STATE = ['SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'CANCELLED'] as const;
const NEWS_OF_STEP = [
  ...(['CONTRACT_SIGNED', 'FEE_PAID', 'PRICE_RECEIVED', 'REPORT_WRITTEN', 'REPORT_SIGNED'] as const),
  ...(['REFUNDED', 'MONEY_RETURNED', 'EXPORT_PROVEN', 'PAPERS_WAIVED'] as const),
];
/** News that only the other side gets, not the side that caused it. */
const FOR_THE_OTHER: readonly OrderNews[] = ['CONTRACT_SIGNED', 'REPORT_WRITTEN', 'REPORT_SIGNED'];
/** News that is still sent on a cancelled order. */
const AFTER_ALL: readonly OrderNews[] = [
  ...(['CANCELLED', 'WITHDRAWN', 'CAR_RETURNED', 'REFUNDED', 'MONEY_RETURNED'] as const),
];
/** Steps announced on their own whatever state follows, since a state re-entered was announced before. */
const OF_ITS_OWN: Readonly<Partial<Record<StepKind, OrderNews>>> = {
  FEE_REVERSED: 'RECEIPT_REVERSED',
  PRICE_REVERSED: 'RECEIPT_REVERSED',
  WITHDRAWN: 'WITHDRAWN',
  CAR_RETURNED: 'CAR_RETURNED',
  SALE_UPHELD: 'SALE_UPHELD',
};
/** News for the buyer only. */
const FOR_THE_BUYER: readonly OrderNews[] = ['REFUNDED', 'MONEY_RETURNED', 'EXPORT_PROVEN'];
/** News that can repeat. */
const AGAIN: readonly OrderNews[] = [
  ...(['REPORT_WRITTEN', 'FEE_PAID', 'PRICE_RECEIVED', 'PAID', 'RECEIPT_REVERSED', 'REFUNDED'] as const),
  ...(['MONEY_RETURNED', 'WITHDRAWN', 'SALE_UPHELD'] as const),
];

async function tell(
  notify: Notify,
  writes: Writes,
  { order, now }: Pick<Held, 'order' | 'now'>,
  move: Move,
  { facts, state }: { facts: OrderFacts; state: OrderState },
): Promise<void> {
  const step =
    OF_ITS_OWN[move.kind] ??
    (state === order.state ? null : NEWS_OF_STATE.find(each => each === state)) ??
    NEWS_OF_STEP.find(each => each === move.kind);
  if (!step || (state === 'CANCELLED' && !AFTER_ALL.includes(step))) return;
  // The second signature makes the handover, which is announced on its own.
  if (step === 'REPORT_SIGNED' && facts.isReportSignedByBuyer && facts.isReportSignedBySeller) return;
  const { id, adUuid, buyerId, sellerId } = order;
  // With one part paid the other is still due; with both the order is paid, which is announced on its own.
  const payBy = order.payBy > now ? order.payBy : undefined;
  const dueAt = {
    ...{ CONTRACT_SIGNED: order.signBy, SIGNED: order.payBy, PAID: order.collectBy },
    ...{ FEE_PAID: payBy, PRICE_RECEIVED: payBy },
  }[step as string];
  const key = AGAIN.includes(step) ? `${id}:${step}:${now}` : `${id}:${step}`;
  const due = dueAt === undefined ? {} : { dueAt };
  const told = [buyerId, FOR_THE_BUYER.includes(step) ? null : sellerId].filter(
    (who): who is string => who !== null && !(FOR_THE_OTHER.includes(step) && who === move.actorId),
  );
  const { cents } = move.data ?? {};
  const more = {
    ...(isReasoned(move) ? { reason: move.data.reason } : {}),
    ...(step === 'CANCELLED' ? endingOf(move, facts) : typeof cents === 'number' ? { cents } : {}),
    ...(step === 'HANDED_OVER' && hasWithdrawal(order, order.isTradeBuyer)
      ? { isHeld: true, dueAt: withdrawalEndOf(now) }
      : {}),
    ...(order.escrow && { provider: ESCROW_TITLES[order.escrow] }),
    ...move.said,
  };
  const { obstacles } = move.said ?? {};
  const toldTo = (isSeller: boolean) =>
    obstacles && { obstacles: obstaclesToldTo(obstacles, isSeller ? 'SELLER' : 'BUYER') };
  await notify(
    writes,
    told.map(accountId => ({
      ...{ accountId, adUuid, key, kind: 'ORDER_STEP' as const },
      data: {
        ...{ orderId: id, step, isSeller: accountId === sellerId, ...due, ...more },
        ...toldTo(accountId === sellerId),
        ...(accountId === sellerId && step === 'HANDED_OVER' && sellersShare(order)),
        ...(accountId === buyerId ? move.saidToBuyer : move.saidToSeller),
      },
    })),
  );
}

/** The seller's share of the price and the commission, for the seller only; empty without a commission. */
export const sellersShare = ({
  hammerPrice,
  commissionCents: keptCents,
}: Pick<Order, 'hammerPrice' | 'commissionCents'>): NotificationData =>
  keptCents > 0 ? { cents: 100 * hammerPrice - keptCents, keptCents } : {};

/** Who was at fault for a cancellation, and which money had been received. */
function endingOf({ data = {} }: Move, { isFeePaid }: OrderFacts): NotificationData {
  const { fault } = data;
  return {
    ...(fault === 'BUYER' || fault === 'SELLER' ? { fault } : {}),
    ...{ isFeePaid, isPriceReceived: data.isPriceToReturn === true },
  };
}
