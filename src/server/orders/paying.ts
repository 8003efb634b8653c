import { linkTo } from '#shared/paths/links.ts';
import type { Cents } from '#shared/sale/index.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { BankConfig } from '../config.ts';
import { requireInput } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError, found } from '../errors.ts';
import type { CardSource } from '../payments/index.ts';
import { issueInvoice } from './invoices.ts';
import { findOrder, type Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { advance, holdOrder, sideOf } from './progress.ts';
import { referenceOf } from './reference.ts';
import { REFUND, type RefundJob } from './refunds.ts';

export type Transfer = BankConfig & { readonly reference: string; readonly amountCents: Cents };

/** What the buyer tells their bank; null where the house writes it to each of them. */
export function transferOf({ bank }: Pick<OrdersParts, 'bank'>, order: Order): Transfer | null {
  return bank && { ...bank, reference: referenceOf(order), amountCents: 100 * order.hammerPrice };
}

function purposeOf({ publicUrl }: OrdersParts, order: Order, language: Language) {
  const returnUrl = new URL(linkTo('orders/end', localeOf(language), { id: order.id }), publicUrl).href;
  return { label: `Calandre ${referenceOf(order)}`, returnUrl };
}

/** An order of one's own to pay. @throws AppError NotFound where it is somebody else's, or one sells */
async function requireBuyer({ database }: OrdersParts, id: string, accountId: string): Promise<Order> {
  const order = found(isUuid(id) ? await findOrder(database, id) : null);
  if (sideOf(order, accountId) !== 'BUYER') throw new AppError('NotFound');
  return order;
}

/**
 * Takes the fee, or goes on taking it; a fee that is paid is never taken again.
 * @throws AppError NotFound, BadInput with `address` while there is none to make the invoice out to, `state`
 * where the order is cancelled, `card` where there is none on file
 */
export async function payFee(
  parts: OrdersParts,
  id: string,
  { accountId, language }: { accountId: string; language: Language },
  source: CardSource,
) {
  const order = await requireBuyer(parts, id, accountId);
  requireInput(order.state !== 'CANCELLED', 'state');
  const account = found(await parts.findAccount(accountId));
  requireInput(account.addresses.length > 0, 'address');
  const wish = { subjectId: order.id, accountId, amountCents: order.feeCents, source };
  return parts.payments.pay({ ...wish, ...purposeOf(parts, order, language) });
}

/** Asks the provider what has become of the fee: for whoever comes back before it has told us. */
export async function refreshFee(
  parts: OrdersParts,
  id: string,
  { accountId, language }: { accountId: string; language: Language },
): Promise<void> {
  const order = await requireBuyer(parts, id, accountId);
  await parts.payments.refresh(order.id, purposeOf(parts, order, language));
}

export const GIVE_UP_FEE = 'orders.giveUpFee';
export type GiveUpJob = { readonly orderId: string };

/** Closes a payment that is under way for an order that was cancelled. */
export async function giveUpFee(parts: OrdersParts, { orderId }: GiveUpJob): Promise<void> {
  const order = found(await findOrder(parts.database, orderId));
  await parts.payments.giveUp(order.id, purposeOf(parts, order, 'FR'));
}

/** The fee has come in, in the transaction that says so; on an order since cancelled it goes back. */
export async function takeFee(
  parts: OrdersParts,
  writes: Writes,
  payment: DomainEventMap['payment.taken'],
): Promise<void> {
  const held = await holdOrder(writes, payment.subjectId);
  const { brand, lastFour } = payment;
  const data = { paymentId: payment.id, brand, lastFour };
  const moved = await advance(parts, writes, held, { kind: 'FEE_PAID', party: 'BUYER', actorId: null, data });
  if (!moved) return;
  if (held.facts.isCancelled) {
    await parts.jobs.enqueue<RefundJob>(writes, [{ kind: REFUND, data: { orderId: held.order.id } }]);
  } else await issueInvoice(parts, writes, held.order, held.now);
}

/** Staff have seen the price on the house's account. @throws AppError NotFound, BadInput */
export async function receivePrice(
  parts: OrdersParts,
  id: string,
  actorId: string,
  note: string,
): Promise<void> {
  requireInput(isUuid(id), 'id');
  requireInput(note.length <= 500, 'note');
  await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    requireInput(!held.facts.isCancelled, 'state');
    const data = { note: note.trim() };
    await advance(parts, writes, held, { kind: 'PRICE_RECEIVED', party: 'HOUSE', actorId, data });
  });
}
