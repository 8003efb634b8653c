import type { Instant, Millis, OrderParty, Reminded } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Order } from './orders-store.ts';

export const REMIND = 'orders.remind';
export type ReminderJob = {
  readonly orderId: string;
  readonly what: Reminded;
  /** Of a look between the planned reminders: the sides that could not yet do it at the one before. */
  readonly heldUp?: readonly OrderParty[];
  /** Of such a look: at the one before, staff looked at a withdrawal that may have been of the order. */
  readonly isDeclared?: boolean;
};

const HOUR_MS: Millis = 3_600_000;

/** How long before the time is over somebody is reminded of it; once more an hour after it. */
export const SOON_MS: Readonly<Record<ReminderJob['what'], Millis>> = {
  SIGN: 24 * HOUR_MS,
  PAY: 48 * HOUR_MS,
  COLLECT: 72 * HOUR_MS,
  RETURN: 72 * HOUR_MS,
};

/** Promises that an order will be looked at when a time of it comes near, and when it is over. */
export function promiseReminders(
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  orderId: string,
  times: readonly { readonly what: ReminderJob['what']; readonly inMs: Millis }[],
): Promise<void> {
  const plan = times.flatMap(({ what, inMs }) =>
    [inMs - SOON_MS[what], inMs + HOUR_MS].map(delayMs => ({ what, delayMs })),
  );
  return jobs.enqueue<ReminderJob>(
    writes,
    // A time that is near from the start is told with what sets it.
    plan
      .filter(({ delayMs }) => delayMs > 0)
      .map(({ what, delayMs }) => ({ kind: REMIND, data: { orderId, what }, delayMs })),
  );
}

/**
 * Promises that a buyer is reminded of what an order waits for again after its time, or by a later one than was
 * planned: what was planned has been, or will be too soon.
 */
export const promiseNotice = async (
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  { id: orderId, state, payBy, collectBy }: Order,
  now: Instant,
): Promise<void> => {
  const isPaid = state === 'PAID';
  if (!isPaid && now < payBy + HOUR_MS) return;
  const [what, delayMs] = isPaid
    ? (['COLLECT', collectBy - now + HOUR_MS] as const)
    : (['PAY', 48 * HOUR_MS] as const);
  await jobs.enqueue<ReminderJob>(writes, [{ kind: REMIND, data: { orderId, what }, delayMs }]);
};

/**
 * Promises that an order is looked at between its planned reminders: soon where something stands in the way of what is
 * waited for, else in a day.
 */
export const promiseLook = (
  jobs: Pick<Jobs, 'enqueue'>,
  writes: Writes,
  data: ReminderJob & { readonly heldUp: readonly OrderParty[] },
  isSoon: boolean,
): Promise<void> =>
  jobs.enqueue<ReminderJob>(writes, [{ kind: REMIND, data, delayMs: (isSoon ? 1 : 24) * HOUR_MS }]);

const LOOK = `kind = '${REMIND}' and data ->> 'orderId' = $1 and data ->> 'what' = $2 and data ? 'heldUp'
     and died_at is null`;
/**
 * Tells the look that is promised already, within the hour, of a declared withdrawal; answers whether there is one. Of
 * one that has begun nobody waits: it holds the order next, and sees for itself.
 */
export const tellLook = statement(
  'orders.tellLook',
  `with told as (
     update jobs set data = data || '{"isDeclared": true}',
       run_at = least(run_at, clock_timestamp() + interval '1 hour')
     where id in (select id from jobs where ${LOOK} for update skip locked)
   )
   select from jobs where ${LOOK}`,
).any<[orderId: string, what: Reminded], Writes>();

/** Whether an order is looked at between its planned reminders: they leave it to that. */
export const hasLook = statement('orders.hasLook', `select from jobs where ${LOOK}`).any<
  [orderId: string, what: Reminded]
>();
