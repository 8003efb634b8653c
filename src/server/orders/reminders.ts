import {
  isOrderOverdue,
  type Millis,
  type OrderState,
  type OrderTimes,
  orderDueAt,
} from '#shared/sale/index.ts';
import type { Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { readMissingPapers } from './handover/car-papers.ts';
import { lockOrder, type Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { addStep, listSteps, type Party } from './steps.ts';
import { owingVigilance } from './vigilance/vigilance.ts';

export const REMIND = 'orders.remind';
export type ReminderJob = { readonly orderId: string; readonly what: 'SIGN' | 'PAY' | 'COLLECT' | 'RETURN' };

const HOUR_MS: Millis = 3_600_000;

type Plan = readonly (readonly [ReminderJob['what'], Millis])[];

/** When somebody is reminded, after the opening: once before the time is over, and once when it is. */
const planOf = ({ signWithinMs, payWithinMs, collectWithinMs }: OrderTimes): Plan => [
  ['SIGN', signWithinMs - 24 * HOUR_MS],
  ['SIGN', signWithinMs + HOUR_MS],
  ['PAY', payWithinMs - 48 * HOUR_MS],
  ['PAY', payWithinMs + HOUR_MS],
  ['COLLECT', collectWithinMs - 72 * HOUR_MS],
  ['COLLECT', collectWithinMs + HOUR_MS],
];

/** Promises that an order will be looked at when its times come near, and when they are over. */
export function promiseReminders(
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  orderId: string,
  times: OrderTimes,
): Promise<void> {
  // A time that is near from the start is told with the opening itself.
  const plan = planOf(times).filter(([, delayMs]) => delayMs > 0);
  return jobs.enqueue<ReminderJob>(
    writes,
    plan.map(([what, delayMs]) => ({ kind: REMIND, data: { orderId, what }, delayMs })),
  );
}

const STATE: Readonly<Record<ReminderJob['what'], OrderState>> = {
  SIGN: 'CREATED',
  PAY: 'SIGNED',
  COLLECT: 'PAID',
  RETURN: 'WITHDRAWN',
};

/** Promises that a buyer who is to bring the car back is reminded of it: before the time is over, and once it is. */
export const promiseReturn = (
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  orderId: string,
  withinMs: Millis,
): Promise<void> =>
  jobs.enqueue<ReminderJob>(
    writes,
    [withinMs - 72 * HOUR_MS, withinMs + HOUR_MS]
      .filter(delayMs => delayMs > 0)
      .map(delayMs => ({ kind: REMIND, data: { orderId, what: 'RETURN' }, delayMs })),
  );

/** Whom an order waits for: the contract for who has not signed it, the payment for the buyer, the keys for both. */
async function awaited(writes: Writes, { id, sellerId }: Order, what: ReminderJob['what']): Promise<Party[]> {
  const sides: Party[] = sellerId === null ? ['BUYER'] : ['BUYER', 'SELLER'];
  if (what === 'COLLECT') return sides;
  if (what === 'PAY' || what === 'RETURN') return ['BUYER'];
  const steps = await listSteps(writes, id);
  return sides.filter(side => !steps.some(step => step.kind === 'CONTRACT_SIGNED' && step.party === side));
}

/** Reminds those an order waits for; one that has moved on reminds nobody. */
export async function remind(
  parts: OrdersParts,
  writes: Writes,
  { orderId, what }: ReminderJob,
): Promise<void> {
  const locked = await lockOrder(writes, orderId);
  if (!locked || locked.order.state !== STATE[what]) return;
  const { order, now } = locked;
  const when = isOrderOverdue(order.state, order, now) ? 'LATE' : 'SOON';
  const step = `${what}_${when}` as const;
  const dueAt = orderDueAt(order.state, order) ?? now;
  const papers = what === 'COLLECT' ? await readMissingPapers(parts, writes, order, now) : [];
  const owing = await owingVigilance(parts, writes, order);
  for (const party of await awaited(writes, order, what)) {
    const accountId = party === 'BUYER' ? order.buyerId : (order.sellerId ?? '');
    await addStep(writes, orderId, { kind: 'REMINDED', party, actorId: null, data: { what, when }, at: now });
    const isSeller = party === 'SELLER';
    const asksVigilance = owing.some(each => each === party);
    const data = {
      ...{ orderId, step, dueAt, isSeller, ...(asksVigilance && { asksVigilance }) },
      ...(isSeller && papers.length > 0 && { papers }),
    };
    const told = { kind: 'ORDER_STEP', key: `${orderId}:${step}`, adUuid: order.adUuid } as const;
    await parts.notify(writes, [{ ...told, accountId, data }]);
  }
}
