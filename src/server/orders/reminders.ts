import {
  collectByOncePaid,
  type Instant,
  isOrderOverdue,
  type Obstacle,
  type OrderParty,
  obstaclesToldTo,
  orderDueAt,
  REMINDED_STATES,
  type Reminded,
} from '#shared/sale/index.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { hasDropped } from '../leads/index.ts';
import { HELD_BACK } from '../mail/index.ts';
import { isHeldUp, readLacking } from './contract/particulars.ts';
import { readObstacles } from './handover/obstacles.ts';
import { findOrder, lockOrder, type Order, setDeadlines } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import {
  hasLook,
  promiseLook,
  promiseNotice,
  REMIND,
  type ReminderJob,
  SOON_MS,
  tellLook,
} from './promised-reminders.ts';
import { addStep, listSteps, type Step } from './steps.ts';
import { waitingSince } from './withdrawal/withdrawal.ts';

/** Returns the sides an order waits for: contract: those who have not signed; payment: the buyer; handover: both. */
function awaited({ sellerId }: Order, what: Reminded, steps: readonly Step[]): OrderParty[] {
  const sides: OrderParty[] = sellerId === null ? ['BUYER'] : ['BUYER', 'SELLER'];
  if (what === 'COLLECT')
    return sides.filter(side => !steps.some(({ kind, party }) => kind === 'REPORT_SIGNED' && party === side));
  if (what === 'PAY' || what === 'RETURN') return ['BUYER'];
  return sides.filter(side => !steps.some(step => step.kind === 'CONTRACT_SIGNED' && step.party === side));
}

/**
 * Returns the sides that can act now, or whose own obstacle stops them. A side held up by others, in signing or in
 * handing over, is neither reminded nor late.
 */
async function ableOf(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  { sides, obstacles }: { sides: readonly OrderParty[]; obstacles: readonly Obstacle[] },
): Promise<OrderParty[]> {
  if (order.state === 'PAID' && obstacles.length > 0)
    return sides.filter(side => obstacles.some(({ by }) => by === side));
  const able: OrderParty[] = [];
  for (const side of sides) if (!(await isHeldUp(parts, reads, order, side))) able.push(side);
  return able;
}

const REMINDED = Object.keys(REMINDED_STATES) as Reminded[];
const waitedFor = ({ state }: Order) => REMINDED.find(each => REMINDED_STATES[each] === state);

/** Returns the sides that owe an action now: none held up by others, none while a withdrawal is reviewed. */
async function owingOf(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  steps: readonly Step[],
): Promise<OrderParty[]> {
  const what = waitedFor(order);
  if (!what || (await waitingSince(reads, order)) !== null) return [];
  const obstacles = what === 'COLLECT' ? await readObstacles(parts, reads, order, parts.clock()) : [];
  return ableOf(parts, reads, order, { sides: awaited(order, what, steps), obstacles });
}

/** Whether an order waits for that side, so that its deadline applies to it. */
export const isAwaited = async (
  parts: OrdersParts,
  order: Order,
  side: OrderParty,
  steps: readonly Step[],
): Promise<boolean> => (await owingOf(parts, parts.database, order, steps)).includes(side);

const isUndone = ({ kind }: Step) => kind === 'FEE_REVERSED' || kind === 'PRICE_REVERSED';

/** Returns the event key of a reminder. It counts undone steps, so that a step due again is announced again. */
function keyOf(orderId: string, news: `${Reminded}_${'SOON' | 'LATE'}`, steps: readonly Step[]): string {
  const undone = steps.filter(isUndone).length;
  return [orderId, news, ...(undone > 0 ? [undone] : [])].join(':');
}

export type Notice = {
  /** When the e-mail was sent; null where it was not. */
  readonly at: Instant | null;
  /** Since when it is undeliverable: refused for good or out of retries; only where none was sent. */
  readonly refusedAt: Instant | null;
};
const NO_NOTICE: Notice = { at: null, refusedAt: null };

const findNotice = statement(
  'orders.findNotice',
  `select mailed_at as at, case when mailed_at is null then (select max(at) from (
     select coalesce(refused_at, created_at) as at from mails where notification_id = n.id and refusal <> '${HELD_BACK}'
     union all
     select j.died_at from jobs j join mails m on m.id = (j.data ->> 'id')::bigint
     where j.kind = 'mail.send' and j.died_at is not null and m.notification_id = n.id) untaken) end as "refusedAt"
   from notifications n where account_id = $1 and kind = 'ORDER_STEP' and event_key = $2`,
).one<Notice, [accountId: string, key: string]>();

/**
 * Returns the notice that the buyer got of being late, dated by when its e-mail was sent: their days count from what
 * they can read. null where nothing of theirs is due.
 */
export async function readNotice(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  steps: readonly Step[],
): Promise<Notice | null> {
  const what = waitedFor(order);
  if (!what || !(await owingOf(parts, reads, order, steps)).includes('BUYER')) return null;
  return (await findNotice(reads, order.buyerId, keyOf(order.id, `${what}_LATE`, steps))) ?? NO_NOTICE;
}

// A letter that waits or is undeliverable is not written again: staff are told of the latter. The job is due in two
// days: the previous release, which would take it now, is gone then, and payments before a restore are recorded.
const renewSql = statement(
  'orders.renewNotices',
  `with unproven as (
     update notifications n set event_key = n.event_key || ':unproven:' || n.id
     from orders o join accounts a on a.id = o.buyer_id join jsonb_each_text($1::jsonb) r on r.value = o.state
     where n.account_id = a.id and a.email is not null and n.kind = 'ORDER_STEP' and n.mailed_at is null
       and n.data ->> 'orderId' = o.id::text and n.data ->> 'step' = r.key || '_LATE'
       and n.event_key not like '%:unproven%' and not exists (select from mails
         where notification_id = n.id and given_up is null and refusal is distinct from '${HELD_BACK}')
       and not exists (select from jobs
         where kind = 'notifications.tell' and died_at is null and data -> 'ids' ? n.id::text)
     returning o.id, r.key as what
   )
   insert into jobs (kind, data, run_at)
   select $2, jsonb_build_object('orderId', id, 'what', what), clock_timestamp() + interval '2 days' from unproven`,
).run<[states: string, kind: string]>();

/**
 * Repeats a late notice that has no known letter still to be sent or refused: a restore held it back, its text could
 * not be made, or a process of the previous release wrote it, whose letters carry no proof of notice.
 */
export const sweepNotices = ({ database }: Pick<OrdersParts, 'database'>): Promise<void> =>
  database.transaction(writes => renewSql(writes, JSON.stringify(REMINDED_STATES), REMIND));

const endNotice = statement(
  'orders.endNotice',
  `update notifications set event_key = event_key || ':held:' || id
   where account_id = $1 and kind = 'ORDER_STEP' and event_key = $2`,
).run<[accountId: string, key: string]>();

const accountOf = ({ buyerId, sellerId }: Order, party: OrderParty): string =>
  party === 'BUYER' ? buyerId : (sellerId ?? '');

/** Ends the notices given so far, so that they are sent anew; for the handover also the early reminder. */
async function endNotices(
  writes: Writes,
  order: Order,
  { what, steps, sides }: { what: Reminded; steps: readonly Step[]; sides: readonly OrderParty[] },
): Promise<void> {
  const ended = what === 'COLLECT' ? (['LATE', 'SOON'] as const) : (['LATE'] as const);
  for (const party of sides)
    for (const news of ended)
      await endNotice(writes, accountOf(order, party), keyOf(order.id, `${what}_${news}`, steps));
}

/**
 * Holds up an order, locked by the caller, while staff review a possible withdrawal: nobody is reminded and no notice
 * runs. If it is rejected, late sides get a new notice with its days, but only once: else a buyer in default would gain
 * new days with each form. Later declarations only pause the order.
 */
export async function holdUp(
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  orderId: string,
): Promise<void> {
  const order = await findOrder(writes, orderId);
  const what = order && waitedFor(order);
  if (!what || (await waitingSince(writes, order)) === null || (await hasDropped(writes, orderId))) return;
  const steps = await listSteps(writes, orderId);
  await endNotices(writes, order, { what, steps, sides: awaited(order, what, steps) });
  if (!(await tellLook(writes, orderId, what)))
    await promiseLook(jobs, writes, { orderId, what, heldUp: [], isDeclared: true }, true);
}

/** Gives at least two days to collect a car that could not be handed over until now, whoever was late. */
async function giveTime(
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  { order, now, steps }: { order: Order; now: Instant; steps: readonly Step[] },
): Promise<Order> {
  const given = { ...order, collectBy: collectByOncePaid(order, now) };
  if (given.collectBy === order.collectBy) return order;
  const late = keyOf(order.id, 'COLLECT_LATE', steps);
  for (const accountId of [order.buyerId, order.sellerId])
    if (accountId) await endNotice(writes, accountId, late);
  await setDeadlines(writes, given);
  await promiseNotice(jobs, writes, given, now);
  return given;
}

/** Whether the contract lacks nothing of either side. */
const isSignable = async (parts: OrdersParts, writes: Writes, order: Order): Promise<boolean> =>
  (await readLacking(parts, writes, order, 'BUYER')).length === 0 &&
  (await readLacking(parts, writes, order, 'SELLER')).length === 0;

/**
 * Reminds the sides an order waits for, once of each step; does nothing once the order has moved on. A held-up side is
 * told once it is free: it then has two days to collect the car and gets a notice a day later at the earliest; earlier
 * notices no longer count. A late contract is checked daily, a declared withdrawal not yet entered hourly.
 */
export async function remind(
  parts: OrdersParts,
  writes: Writes,
  { orderId, what, heldUp, isDeclared }: ReminderJob,
): Promise<void> {
  const locked = await lockOrder(writes, orderId);
  if (!locked || locked.order.state !== REMINDED_STATES[what]) return;
  if (!heldUp && (await hasLook(writes, orderId, what))) return;
  const { now } = locked;
  const steps = await listSteps(writes, orderId);
  const sides = awaited(locked.order, what, steps);
  // The withdrawal that staff review may be rejected, so the checks go on.
  if ((await waitingSince(writes, locked.order)) !== null) {
    const isFirst = !(await hasDropped(writes, orderId));
    if (isFirst) await endNotices(writes, locked.order, { what, steps, sides });
    const look = { orderId, what, heldUp: heldUp ?? [], isDeclared: isDeclared === true || isFirst };
    return promiseLook(parts.jobs, writes, look, true);
  }
  // Nothing can prevent the return of a car.
  const obstacles = what === 'RETURN' ? [] : await readObstacles(parts, writes, locked.order, now);
  const able = await ableOf(parts, writes, locked.order, { sides, obstacles });
  const held = sides.filter(side => !able.includes(side));
  const isFreed = what === 'SIGN' ? await isSignable(parts, writes, locked.order) : obstacles.length === 0;
  const freed = isFreed ? able.filter(side => heldUp?.includes(side)) : [];
  const order =
    what === 'COLLECT' && (freed.length > 0 || (isDeclared && isFreed))
      ? await giveTime(parts, writes, { ...locked, steps })
      : locked.order;
  const when = isOrderOverdue(order.state, order, now) ? 'LATE' : 'SOON';
  const dueAt = orderDueAt(order.state, order) ?? now;
  await endNotices(writes, order, { what, steps, sides: held });
  const canBeBlocked = what === 'SIGN' || what === 'COLLECT';
  const isWatched = canBeBlocked && (!isFreed || when === 'LATE' || freed.length > 0);
  // After a rejected withdrawal the new days also start only once the obstacles are gone.
  const look = { orderId, what, heldUp: held, ...(isDeclared && !isFreed && { isDeclared }) };
  if (isWatched) await promiseLook(parts.jobs, writes, look, !isFreed);
  // A check can run before the first reminder is due.
  const isEarly = heldUp !== undefined && now < dueAt - SOON_MS[what];
  for (const party of isEarly ? freed : able) {
    const accountId = accountOf(order, party);
    const isNow = what === 'SIGN' && freed.includes(party);
    const step = isNow ? ('SIGN_NOW' as const) : (`${what}_${when}` as const);
    const key = isNow ? `${orderId}:${step}:${now}` : keyOf(orderId, `${what}_${when}`, steps);
    if (await findNotice(writes, accountId, key)) continue;
    await addStep(writes, orderId, { kind: 'REMINDED', party, actorId: null, data: { what, when }, at: now });
    const data = { orderId, step, dueAt, isSeller: party === 'SELLER' };
    const told = { kind: 'ORDER_STEP', key, adUuid: order.adUuid } as const;
    const own = { ...data, obstacles: obstaclesToldTo(obstacles, party) };
    await parts.notify(writes, [{ ...told, accountId, data: own }]);
  }
}
