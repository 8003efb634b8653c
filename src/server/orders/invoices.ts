import { type Cents, feeParts, type Instant } from '#shared/sale/index.ts';
import { requireInput } from '../context.ts';
import type { Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import { addInvoice, listInvoicesOf } from './invoices-store.ts';
import type { Order } from './orders-store.ts';
import { readParticulars } from './particulars.ts';
import type { OrdersParts } from './parts.ts';
import { referenceOf } from './reference.ts';

const REASON_LENGTH_MAX = 500;
const year = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' });

/** Makes out the invoice of the fee, in the transaction that takes it, to the buyer as the contract names them. */
export async function issueInvoice(
  parts: Pick<OrdersParts, 'findAccount' | 'findTrader' | 'ads'>,
  writes: Writes,
  order: Order,
  totalCents: Cents,
  now: Instant,
): Promise<void> {
  const { id: orderId, buyerId: accountId } = order;
  const { name, email, address } = (await readParticulars(parts, writes, order)).particulars.buyer;
  const trader = await parts.findTrader(accountId);
  const buyer = { name, email, address, ...(trader && { vatNumber: trader.vatNumber }) };
  const ad = found(await parts.ads.find(order.adUuid));
  const subject = [ad.brand, ad.model, ad.year].filter(part => part !== null).join(' ');
  const of = { orderId, accountId, invoiceId: null, buyer, subject: `${subject} (${referenceOf(order)})` };
  const amounts = { ...feeParts(totalCents), totalCents };
  const invoice = { kind: 'INVOICE' as const, ...of, ...amounts, reason: null, issuedAt: now };
  await addInvoice(writes, invoice, Number(year.format(now)));
}

/**
 * Takes the order's newest invoice back, or a part of it, tax included. Of several credit notes together the tax is
 * that of what is left, to the cent.
 */
export async function addCreditNote(
  writes: Writes,
  orderId: string,
  cents: Cents,
  reason: string,
  now: Instant,
): Promise<void> {
  const issued = await listInvoicesOf(writes, orderId);
  const invoice = issued.findLast(({ kind }) => kind === 'INVOICE');
  if (!invoice) throw new Error('a fee that is earned was invoiced');
  const before = issued.filter(({ invoiceId }) => invoiceId === invoice.id);
  const left = before.reduce((sum, { totalCents }) => sum - totalCents, invoice.totalCents);
  const netCents = feeParts(left).netCents - feeParts(left - cents).netCents;
  const amounts = { netCents, vatCents: cents - netCents, totalCents: cents };
  const of = { kind: 'CREDIT_NOTE' as const, invoiceId: invoice.id, reason, issuedAt: now };
  await addInvoice(writes, { ...invoice, ...of, ...amounts }, Number(year.format(now)));
}

export function requireReason(reason: string): void {
  requireInput(reason.trim().length >= 3 && reason.trim().length <= REASON_LENGTH_MAX, 'reason');
}
