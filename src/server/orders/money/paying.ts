import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import type { Cents } from '#shared/sale/index.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { dueOf, receiptPostings, sellersDebt } from '../../accounting/index.ts';
import { boundTo } from '../../bound.ts';
import type { Writes } from '../../database/index.ts';
import type { DomainEventMap } from '../../domain-events.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import type { CardSource } from '../../payments/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { sideOf } from '../progress.ts';
import { referenceOf } from '../reference.ts';
import { holdMoney, readMoney } from '../standing.ts';
import { findEscrow } from './escrow-store.ts';
import { returnToCard } from './refunds.ts';
import { bookOn } from './settling.ts';

export type Transfer = {
  readonly payee: string;
  readonly iban: string;
  readonly bic: string;
} & { readonly reference: string; readonly amountCents: Cents };

/** A transfer to the house's account; null where the house sends its bank details individually. */
export function transferToHouse(
  { settings }: Pick<OrdersParts, 'settings'>,
  what: Pick<Transfer, 'reference' | 'amountCents'>,
): Transfer | null {
  const { payee, iban, bic } = settings.read('bank');
  return payee === null || iban === null || bic === null ? null : { payee, iban, bic, ...what };
}

/**
 * Returns the bank details and amount for the buyer's transfer: the missing price, or fee where the price is in escrow.
 * For a seller: the price to give back, null where they owe nothing.
 */
async function transferOf(
  parts: Pick<OrdersParts, 'settings' | 'database'>,
  order: Order,
  isSeller: boolean,
): Promise<Transfer | null> {
  const { terms, books } = await readMoney(parts.database, order);
  const owedCents = sellersDebt(terms, books);
  if (isSeller && owedCents === 0) return null;
  const missingCents = dueOf(terms, books, order.escrow === null ? 'PRICE' : 'FEE').missingCents;
  const amountCents = isSeller ? owedCents : missingCents;
  return transferToHouse(parts, { reference: referenceOf(order), amountCents });
}

/** Returns the bank details for the buyer's transfer into escrow; null before the provider gave them. */
export async function escrowTransferOf(
  { database }: Pick<OrdersParts, 'database'>,
  order: Order,
): Promise<Transfer | null> {
  const escrow = await findEscrow(database, order.id);
  if (!escrow) return null;
  const { payee, iban, bic, reference, amountCents, partCents } = escrow;
  return { payee, iban, bic, reference, amountCents: amountCents - partCents };
}

function purposeOf({ publicUrl }: OrdersParts, order: Order, language: Language) {
  const returnUrl = new URL(linkTo('orders/end', localeOf(language), { id: order.id }), publicUrl).href;
  return { label: `${brand().name} ${referenceOf(order)}`, returnUrl };
}

/** Returns the caller's own purchase. @throws AppError NotFound where they are not the buyer */
async function requireBuyer({ database }: OrdersParts, id: string, accountId: string): Promise<Order> {
  const order = found(await findOrder(database, id));
  if (sideOf(order, accountId) !== 'BUYER') throw new AppError('NotFound');
  return order;
}

/**
 * Charges what is missing of the fee, or resumes that payment. A paid fee is never charged again; one in dispute only
 * if the buyer confirmed having read so (`again`). The invoice uses the address of the signed contract.
 * @throws AppError NotFound, BadInput with `state` before both sides have signed and once the order is cancelled,
 * `card` where there is none on file
 */
async function payFee(
  parts: OrdersParts,
  id: string,
  { accountId, language }: { accountId: string; language: Language },
  way: { readonly source: CardSource; readonly again: boolean },
) {
  const order = await requireBuyer(parts, id, accountId);
  const { terms, books } = await readMoney(parts.database, order);
  requireInput(terms.isBinding && !terms.isCancelled, 'state');
  const { missingCents } = dueOf(terms, books, 'FEE');
  const paid = await parts.payments.findPayment(order.id);
  // There is one card payment per order: after it, a missing amount is paid by transfer.
  requireInput((paid?.state === 'SUCCEEDED') === (missingCents === 0), 'state');
  const amountCents = missingCents || order.feeCents;
  const wish = { subjectId: order.id, accountId, amountCents, ...way };
  return parts.payments.pay({ ...wish, ...purposeOf(parts, order, language) });
}

/** Queries the provider for the fee's state, for buyers who return before the webhook. */
async function refreshFee(
  parts: OrdersParts,
  id: string,
  { accountId, language }: { accountId: string; language: Language },
): Promise<void> {
  const order = await requireBuyer(parts, id, accountId);
  await parts.payments.refresh(order.id, purposeOf(parts, order, language));
}

export const GIVE_UP_FEE = 'orders.giveUpFee';
export type GiveUpJob = { readonly orderId: string };

/** Closes the pending payment of a cancelled order. */
async function giveUpFee(parts: OrdersParts, { orderId }: GiveUpJob): Promise<void> {
  const order = found(await findOrder(parts.database, orderId));
  await parts.payments.giveUp(order.id, purposeOf(parts, order, 'FR'));
}

/**
 * Books a card payment, in the transaction that reports it: it counts for the fee once both sides have signed; any
 * excess is refunded.
 */
async function takeFee(
  parts: OrdersParts,
  writes: Writes,
  payment: DomainEventMap['payment.taken'],
): Promise<void> {
  const standing = await holdMoney(writes, payment.subjectId);
  const { id, brand, lastFour, amountCents } = payment;
  const facts = {
    ...({ kind: 'RECEIPT', source: 'CARD', valueOn: standing.today, actorId: null } as const),
    ...{ reference: [brand, lastFour].filter(part => part !== null).join(' '), lineKey: `payment:${id}` },
  };
  const postings = receiptPostings('CARDS', amountCents, 'FEE', 0);
  const booked = await bookOn(parts, writes, standing, { facts, postings });
  if (booked) await returnToCard(parts, writes, booked.after);
}

/** The payment operations of buyers. */
export function forPaying(parts: OrdersParts) {
  parts.domain.on('payment.taken', (writes, payment) => takeFee(parts, writes, payment));
  parts.jobs.handle<GiveUpJob>(GIVE_UP_FEE, job => giveUpFee(parts, job));
  return boundTo(parts, { payFee, refreshFee, transferOf });
}
