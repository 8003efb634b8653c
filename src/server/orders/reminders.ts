import { type Instant, isOrderOverdue, type OrderState, orderDueAt } from '#shared/sale/index.ts';
import type { Writes } from '../database/index.ts';
import { readMissingPapers } from './handover/car-papers.ts';
import { lockOrder, type Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import type { ReminderJob } from './promised-reminders.ts';
import { addStep, listSteps, type Party, type Step } from './steps.ts';
import { owingVigilance } from './vigilance/vigilance.ts';

const STATE: Readonly<Record<ReminderJob['what'], OrderState>> = {
  SIGN: 'CREATED',
  PAY: 'SIGNED',
  COLLECT: 'PAID',
  RETURN: 'WITHDRAWN',
};

/** Whom an order waits for: the contract for who has not signed it, the payment for the buyer, the keys for both. */
function awaited({ sellerId }: Order, what: ReminderJob['what'], steps: readonly Step[]): Party[] {
  const sides: Party[] = sellerId === null ? ['BUYER'] : ['BUYER', 'SELLER'];
  if (what === 'COLLECT') return sides;
  if (what === 'PAY' || what === 'RETURN') return ['BUYER'];
  return sides.filter(side => !steps.some(step => step.kind === 'CONTRACT_SIGNED' && step.party === side));
}

const isUndone = ({ kind }: Step) => kind === 'FEE_REVERSED' || kind === 'PRICE_REVERSED';

/**
 * When the buyer was given notice of what an order in that state waits for, by the reminder that it is late; null
 * where they were not. What was paid and then undone is waited for anew.
 */
export function noticedAt(state: OrderState, steps: readonly Step[]): Instant | null {
  const notice = steps
    .slice(steps.findLastIndex(isUndone) + 1)
    .find(
      ({ kind, party, data: { what, when } }) =>
        kind === 'REMINDED' &&
        party === 'BUYER' &&
        when === 'LATE' &&
        STATE[what as ReminderJob['what']] === state,
    );
  return notice?.at ?? null;
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
  const steps = await listSteps(writes, orderId);
  // What was undone is waited for again, and is told again.
  const undone = steps.filter(isUndone).length;
  const key = [orderId, step, ...(undone > 0 ? [undone] : [])].join(':');
  for (const party of awaited(order, what, steps)) {
    const accountId = party === 'BUYER' ? order.buyerId : (order.sellerId ?? '');
    await addStep(writes, orderId, { kind: 'REMINDED', party, actorId: null, data: { what, when }, at: now });
    const isSeller = party === 'SELLER';
    const asksVigilance = owing.some(each => each === party);
    const data = {
      ...{ orderId, step, dueAt, isSeller, ...(asksVigilance && { asksVigilance }) },
      ...(isSeller && papers.length > 0 && { papers }),
    };
    const told = { kind: 'ORDER_STEP', key, adUuid: order.adUuid } as const;
    await parts.notify(writes, [{ ...told, accountId, data }]);
  }
}
