import {
  type Cents,
  hasWithdrawal,
  type Instant,
  type OrderState,
  refundDueAt,
  returnDueAt,
  withdrawalEndsAt,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import type { Reads } from '../../database/index.ts';
import { findDeclaredAt } from '../../leads/index.ts';
import type { Order } from '../orders-store.ts';
import { listSteps, type Party, type Step } from '../steps.ts';

/** A buyer's withdrawal: when and how it was declared, and how the car came back. */
export type Withdrawal = {
  /** `2026-11-25`: the day of the declaration, which may precede its booking. */
  readonly declaredOn: string;
  /** When the buyer declared it online, or the house recorded it. */
  readonly at: Instant;
  /** The buyer, on the order or by the form; or the house, for a declaration made elsewhere. */
  readonly by: Party;
  /** How the declaration reached the house. */
  readonly note: string | null;
  readonly returnBy: Instant;
  readonly refundBy: Instant;
  /** null until the car is back, and where the buyer never had it. */
  readonly returned: {
    readonly on: string;
    readonly odometer: number;
    readonly remarks: string;
    readonly reductionCents: Cents;
    readonly reductionReason: string | null;
  } | null;
};

const textIn = (data: Step['data'], name: string): string | null => {
  const said = data[name];
  return typeof said === 'string' && said !== '' ? said : null;
};
const numberIn = (data: Step['data'], name: string): number => {
  const said = data[name];
  return typeof said === 'number' ? said : 0;
};

/** Returns the withdrawal of an order; null where there is none, or the last one was rejected. */
export function withdrawalOf(steps: readonly Step[]): Withdrawal | null {
  const declared = steps.findLast(({ kind }) => kind === 'WITHDRAWN' || kind === 'SALE_UPHELD');
  if (declared?.kind !== 'WITHDRAWN') return null;
  const declaredOn = textIn(declared.data, 'declaredOn') ?? '';
  const since = Date.parse(declaredOn);
  const came = steps.find(({ kind }) => kind === 'CAR_RETURNED');
  const on = came && textIn(came.data, 'returnedOn');
  return {
    ...{ declaredOn, by: declared.party, note: textIn(declared.data, 'note') },
    at: numberIn(declared.data, 'declaredAt') || declared.at,
    returnBy: returnDueAt(since),
    refundBy: refundDueAt(since, on ? Date.parse(on) : null),
    returned:
      came && on
        ? {
            on,
            odometer: numberIn(came.data, 'odometer'),
            remarks: textIn(came.data, 'remarks') ?? '',
            reductionCents: numberIn(came.data, 'reductionCents'),
            reductionReason: textIn(came.data, 'reductionReason'),
          }
        : null,
  };
}

type Sold = Pick<Order, 'regime' | 'isTradeSale' | 'isTradeBuyer'>;

/** Returns when the withdrawal period ends, by the Paris day on which the car was received. */
export const withdrawalEndOf = (receivedAt: Instant): Instant =>
  withdrawalEndsAt(Date.parse(parisDay(receivedAt)));

/** Returns until when the buyer may withdraw; null where they cannot, or have not received the car yet. */
export function withdrawalUntil(sold: Sold, steps: readonly Step[]): Instant | null {
  const received = steps.find(({ kind }) => kind === 'HANDED_OVER');
  return received && hasWithdrawal(sold, sold.isTradeBuyer) ? withdrawalEndOf(received.at) : null;
}

/** Whether a declaration at that moment is valid; before receipt of the car it always is (L221-18). */
export function mayWithdraw(
  order: Sold & Pick<Order, 'state'>,
  steps: readonly Step[],
  at: Instant,
): boolean {
  const isOver = order.state === 'CANCELLED' || order.state === 'WITHDRAWN';
  const until = withdrawalUntil(order, steps);
  return !isOver && hasWithdrawal(order, order.isTradeBuyer) && (until === null || at < until);
}

/**
 * Returns until when the price is held because the buyer may still withdraw; `until` is null where they declared so by
 * the public form, with proven identity, and staff have not closed that request. Returns null where neither holds. A
 * declaration counts from the day it was made (L221-21).
 */
export async function openWithdrawal(
  reads: Reads,
  order: Order,
  now: Instant,
): Promise<{ readonly until: Instant | null } | null> {
  const until = withdrawalUntil(order, await listSteps(reads, order.id));
  if (until === null) return null;
  if (now < until) return { until };
  return (await findDeclaredAt(reads, order.id)) === null ? null : { until: null };
}

/**
 * Returns when the buyer declared a withdrawal outside the order, with proven identity, that staff still review: until
 * then nothing is asked of either side. null where there is none or no such right; on a closed sale it counts where it
 * was declared in time.
 */
export async function waitingSince(reads: Reads, order: Order): Promise<Instant | null> {
  if (!hasWithdrawal(order, order.isTradeBuyer) || ENDED.includes(order.state)) return null;
  const at = await findDeclaredAt(reads, order.id);
  if (at === null || order.state !== 'CLOSED') return at;
  return mayWithdraw(order, await listSteps(reads, order.id), at) ? at : null;
}
const ENDED: readonly OrderState[] = ['WITHDRAWN', 'CANCELLED'];
