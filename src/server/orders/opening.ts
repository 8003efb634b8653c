import { commissionCents, orderDeadlines } from '#shared/sale/index.ts';
import type { Writes } from '../database/index.ts';
import { ASK_PARTICULARS, ASK_PARTICULARS_AFTER_MS, type AskParticularsJob } from './contract/particulars.ts';
import { orderTimesAt } from './deadlines.ts';
import { findMandateOfSale } from './mandates/mandates-store.ts';
import { addOrder, markAdSold, type NewOrder } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { sellersShare } from './progress.ts';
import { promiseReminders } from './promised-reminders.ts';
import { addStep } from './steps.ts';
import { askVigilance } from './vigilance/vigilance.ts';

export type OpeningParts = Pick<OrdersParts, 'bus' | 'domain' | 'notify' | 'settings'> & {
  readonly jobs: Pick<OrdersParts['jobs'], 'enqueue'>;
  readonly payments: Pick<OrdersParts['payments'], 'escrow'>;
};

/**
 * Opens an order in the transaction of the sale: marks the car sold, tells both sides what comes next, and schedules
 * the reminders to sign. An auction has one active order at a time; the database refuses a second one.
 */
export async function openOrder(
  { bus, domain, jobs, notify, settings, payments }: OpeningParts,
  writes: Writes,
  order: Omit<NewOrder, 'escrow' | 'commissionCents'>,
): Promise<void> {
  const { auctionId, adUuid, buyerId, sellerId, hammerPrice: amount, now } = order;
  // The price of a house car belongs to the house, so no escrow holds it.
  const escrow = sellerId === null ? null : (payments.escrow?.name ?? null);
  const times = orderTimesAt(settings, now);
  const due = orderDeadlines(now, times);
  const mandate = await findMandateOfSale(writes, auctionId, sellerId);
  const sold = { ...order, escrow, commissionCents: mandate === null ? 0 : commissionCents(amount, mandate) };
  const id = await addOrder(writes, sold, due);
  const asked = await askVigilance({ settings }, writes, id, sold);
  await markAdSold(writes, adUuid, now);
  await bus.publish(writes, [{ topic: 'ad', id: adUuid, version: 0 }]);
  const data = { cause: order.cause };
  await addStep(writes, id, { kind: 'OPENED', party: 'HOUSE', actorId: null, data, at: now });
  const step = { kind: 'OPENED', party: 'HOUSE', state: 'CREATED', at: now };
  await domain.tell(writes, 'order.stepped', { orderId: id, auctionId, adUuid, buyerId, sellerId, ...step });
  const ask = { kind: ASK_PARTICULARS, data: { orderId: id }, delayMs: ASK_PARTICULARS_AFTER_MS };
  await jobs.enqueue<AskParticularsJob>(writes, [ask]);
  await promiseReminders(jobs, writes, id, [{ what: 'SIGN', inMs: times.signWithinMs }]);
  const told = { kind: 'ORDER_STEP', key: `${id}:OPENED`, adUuid } as const;
  const said = {
    orderId: id,
    step: 'OPENED',
    amount,
    dueAt: due.signBy,
    obstacles: asked.map(by => ({ kind: 'VIGILANCE', by, papers: [] }) as const),
  } as const;
  await notify(
    writes,
    [buyerId, sellerId].flatMap(accountId => {
      if (accountId === null) return [];
      const isSeller = accountId === sellerId;
      return [{ ...told, accountId, data: { ...said, isSeller, ...(isSeller && sellersShare(sold)) } }];
    }),
  );
}
