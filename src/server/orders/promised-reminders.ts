import type { Instant, Millis, OrderParty, Reminded } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Order } from './orders-store.ts';

export const REMIND = 'orders.remind';
export type ReminderJob = {
  readonly orderId: string;
  readonly what: Reminded;
  /** For a check between the planned reminders: the sides that were held up at the previous check. */
  readonly heldUp?: readonly OrderParty[];
  /** For such a check: whether staff were reviewing a possible withdrawal at the previous one. */
  readonly isDeclared?: boolean;
};

const HOUR_MS: Millis = 3_600_000;

/** How long before a deadline its reminder is sent; a second one follows an hour after it. */
export const SOON_MS: Readonly<Record<ReminderJob['what'], Millis>> = {
  SIGN: 24 * HOUR_MS,
  PAY: 48 * HOUR_MS,
  COLLECT: 72 * HOUR_MS,
  RETURN: 72 * HOUR_MS,
};

/** Schedules the reminders shortly before and after each deadline of an order. */
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
    // A deadline that is near from the start was announced by the news that set it.
    plan
      .filter(({ delayMs }) => delayMs > 0)
      .map(({ what, delayMs }) => ({ kind: REMIND, data: { orderId, what }, delayMs })),
  );
}

/**
 * Schedules a new reminder after a deadline that has passed or moved: those planned before are past, or would come too
 * soon.
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

/** Schedules a check between the planned reminders: soon where an obstacle holds up the step, else in a day. */
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
 * Marks the check already scheduled, to run within the hour, as under a declared withdrawal; returns whether there is
 * one. A running check is skipped: it locks the order next and sees the withdrawal itself.
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

/** Whether a check is scheduled that takes the place of the planned reminders. */
export const hasLook = statement('orders.hasLook', `select from jobs where ${LOOK}`).any<
  [orderId: string, what: Reminded]
>();
