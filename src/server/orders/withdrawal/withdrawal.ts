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

/** A buyer who went back on the sale by right: when they said so and how, and how the car came back. */
export type Withdrawal = {
  /** `2026-11-25`: the day of the statement, which may be before it was booked. */
  readonly declaredOn: string;
  /** When the buyer said so online, or the house wrote it down. */
  readonly at: Instant;
  /** The buyer on their order or by the form, or the house, which read it elsewhere. */
  readonly by: Party;
  /** How the house came to know of it. */
  readonly note: string | null;
  readonly returnBy: Instant;
  readonly refundBy: Instant;
  /** null while the car is on its way back, and where the buyer never had it. */
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

/** What the steps of an order say of a withdrawal; null where there is none, or the last one came to nothing. */
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

/** When the right to go back on a sale ends, by the day of Paris on which the car was received. */
export const withdrawalEndOf = (receivedAt: Instant): Instant =>
  withdrawalEndsAt(Date.parse(parisDay(receivedAt)));

/** Until when the buyer may go back on the sale; null where they cannot, or have not received the car yet. */
export function withdrawalUntil(sold: Sold, steps: readonly Step[]): Instant | null {
  const received = steps.find(({ kind }) => kind === 'HANDED_OVER');
  return received && hasWithdrawal(sold, sold.isTradeBuyer) ? withdrawalEndOf(received.at) : null;
}

/** Whether a statement of that moment counts; before the car is received it always does (L221-18). */
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
 * Until when a price waits because its buyer may still go back on the sale, or says by the public form that they do,
 * proven to be them, and staff have not ended that wish (`until` is null); null where it waits for neither. A statement
 * counts from the day on which it was made, whenever it is read (L221-21).
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
 * When its buyer declared elsewhere than on the order that they go back on it, proven to be them, which staff look at:
 * until then nothing is asked of either side. null where nothing waits, or where there is no such right; of a sale that
 * is closed it is still one where it was declared in time.
 */
export async function waitingSince(reads: Reads, order: Order): Promise<Instant | null> {
  if (!hasWithdrawal(order, order.isTradeBuyer) || ENDED.includes(order.state)) return null;
  const at = await findDeclaredAt(reads, order.id);
  if (at === null || order.state !== 'CLOSED') return at;
  return mayWithdraw(order, await listSteps(reads, order.id), at) ? at : null;
}
const ENDED: readonly OrderState[] = ['WITHDRAWN', 'CANCELLED'];
