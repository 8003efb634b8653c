import type { Instant, Millis, OrderTimes } from '#shared/sale/index.ts';
import type { Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Order } from './orders-store.ts';

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

/** Promises that a buyer whose payment was undone after its time is reminded; what was planned before has been. */
export const promisePayment = async (
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  { id: orderId, payBy }: Order,
  now: Instant,
): Promise<void> => {
  if (now < payBy + HOUR_MS) return;
  await jobs.enqueue<ReminderJob>(writes, [
    { kind: REMIND, data: { orderId, what: 'PAY' }, delayMs: 48 * HOUR_MS },
  ]);
};
