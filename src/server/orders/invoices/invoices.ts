import { type Cents, vatParts } from '#shared/sale/index.ts';
import type { Booked } from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { readParticulars } from '../contract/particulars.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { referenceOf } from '../reference.ts';
import { addInvoice, type Invoice, listInvoicesOf } from './invoices-store.ts';
import { listRulings } from './vat-rulings.ts';

const REASON_LENGTH_MAX = 500;
/** Standard reasons of a credit note, translated when read. */
export const WITHDRAWAL = 'WITHDRAWAL';
export const EXPORT = 'EXPORT';

/**
 * Issues the invoice of the fee or a house car to the buyer, or of the commission to the seller, in the transaction
 * that earns it. The recipient is as in the contract; the VAT regime as in the contract, or as ruled at the tax point.
 */
export async function issueInvoice(
  parts: Pick<OrdersParts, 'findAccount' | 'findTrader' | 'ads' | 'settings' | 'vies'>,
  writes: Writes,
  order: Order,
  { item, totalCents }: { item: Exclude<Invoice['item'], 'WITHDRAWAL'>; totalCents: Cents },
  entry: Booked,
): Promise<void> {
  const { id: orderId } = order;
  const { car, buyer: buying, seller } = (await readParticulars(parts, writes, order)).particulars;
  const isSellers = item === 'COMMISSION';
  const accountId = isSellers ? found(order.sellerId) : order.buyerId;
  const { name, email, address, trade } = isSellers ? found(seller) : buying;
  // The number that VIES confirmed, which may correct the contract's.
  const [ruling] = (await listRulings(writes, orderId)).filter(each => each.item === item);
  // A private person by contract stays one on the invoice, even if they became a trader since (0061, 0131).
  const vatNumber = ruling?.number ?? trade?.vatNumber;
  const buyer = { name, email, address, ...(vatNumber && { vatNumber }) };
  const ad = found(await parts.ads.find(order.adUuid));
  const vin = item === 'CAR' && car.vin !== null ? `, VIN ${car.vin}` : '';
  const called = `${[ad.brand, ad.model, ad.year].filter(part => part !== null).join(' ')}${vin}`;
  const vat = { FEE: order.feeVat, CAR: order.carVat, COMMISSION: order.commissionVat }[item];
  const subject = `${called} (${referenceOf(order)})`;
  const of = { orderId, mandateId: null, accountId, invoiceId: null, item, vat, buyer, subject };
  const amounts = { ...vatParts(totalCents, vat), totalCents };
  await addInvoice(parts, writes, { kind: 'INVOICE', ...of, ...amounts, reason: null }, entry);
}

/**
 * Credits the newest invoice of an order's fee or car, or part of it, tax included. The tax of several credit notes is
 * rounded so that the rest carries the exact tax.
 */
export async function addCreditNote(
  parts: Pick<OrdersParts, 'settings'>,
  writes: Writes,
  orderId: string,
  { item, cents }: { item: Invoice['item']; cents: Cents },
  reason: string,
  entry: Booked,
): Promise<void> {
  const issued = await listInvoicesOf(writes, orderId);
  const invoice = issued.findLast(({ kind, item: of }) => kind === 'INVOICE' && of === item);
  if (!invoice) throw new Error('what is earned was invoiced');
  const before = issued.filter(({ invoiceId }) => invoiceId === invoice.id);
  const left = before.reduce((sum, { totalCents }) => sum - totalCents, invoice.totalCents);
  const { vat } = invoice;
  const netCents = vatParts(left, vat).netCents - vatParts(left - cents, vat).netCents;
  const amounts = { netCents, vatCents: cents - netCents, totalCents: cents };
  const of = { kind: 'CREDIT_NOTE' as const, invoiceId: invoice.id, reason };
  await addInvoice(parts, writes, { ...invoice, ...of, ...amounts }, entry);
}

export function requireReason(reason: string): void {
  requireInput(reason.trim().length >= 3 && reason.trim().length <= REASON_LENGTH_MAX, 'reason');
}
