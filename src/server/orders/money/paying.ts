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

/** A transfer to the house’s own account; null where the house writes that to each. */
export function transferToHouse(
  { settings }: Pick<OrdersParts, 'settings'>,
  what: Pick<Transfer, 'reference' | 'amountCents'>,
): Transfer | null {
  const { payee, iban, bic } = settings.read('bank');
  return payee === null || iban === null || bic === null ? null : { payee, iban, bic, ...what };
}

/**
 * What the buyer tells their bank, and what of the price is missing, or of the fee where another holds the price; what
 * a seller tells theirs who is to give a price back, null where they owe nothing.
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

/** What the buyer tells their bank where another holds the price; null before they have said where to. */
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

/** An order of one's own to pay. @throws AppError NotFound where it is somebody else's, or one sells */
async function requireBuyer({ database }: OrdersParts, id: string, accountId: string): Promise<Order> {
  const order = found(await findOrder(database, id));
  if (sideOf(order, accountId) !== 'BUYER') throw new AppError('NotFound');
  return order;
}

/**
 * Takes what is missing of the fee, or goes on taking it; a fee that is paid is never taken again, and one that a bank
 * has is left to it only for who read that (`again`). The invoice is made out to the address that the signed contract
 * has.
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
  // Once a card has paid, what is missing after all is paid by transfer: a provider is asked once an order.
  requireInput((paid?.state === 'SUCCEEDED') === (missingCents === 0), 'state');
  const amountCents = missingCents || order.feeCents;
  const wish = { subjectId: order.id, accountId, amountCents, ...way };
  return parts.payments.pay({ ...wish, ...purposeOf(parts, order, language) });
}

/** Asks the provider what has become of the fee: for whoever comes back before it has told us. */
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

/** Closes a payment that is under way for an order that was cancelled. */
async function giveUpFee(parts: OrdersParts, { orderId }: GiveUpJob): Promise<void> {
  const order = found(await findOrder(parts.database, orderId));
  await parts.payments.giveUp(order.id, purposeOf(parts, order, 'FR'));
}

/**
 * A card has paid, in the transaction that says so: it counts for the fee once both have signed; what is more than
 * due, or due no more, goes back.
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

/** How the orders room takes what a buyer pays. */
export function forPaying(parts: OrdersParts) {
  parts.domain.on('payment.taken', (writes, payment) => takeFee(parts, writes, payment));
  parts.jobs.handle<GiveUpJob>(GIVE_UP_FEE, job => giveUpFee(parts, job));
  return boundTo(parts, { payFee, refreshFee, transferOf });
}
