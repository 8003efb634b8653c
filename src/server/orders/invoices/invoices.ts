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
/** The reasons of a credit note that need no words of staff: whoever reads it does in their own language. */
export const WITHDRAWAL = 'WITHDRAWAL';
export const EXPORT = 'EXPORT';

/**
 * Makes out the invoice of the fee or of the house's own car to the buyer, or of the commission to the seller, in the
 * transaction that earns it: as the contract names them, under the VAT regime that it fixed, or that was said when the
 * tax fell due.
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
  // The number that VIES confirmed, where it was asked: one that was put right is not the contract's.
  const [ruling] = (await listRulings(writes, orderId)).filter(each => each.item === item);
  // Whom the contract has as a private person is one on its invoice, whatever they have become since (0061, 0131).
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
 * Takes the newest invoice of an order's fee or car back, or a part of it, tax included. Of several credit notes
 * together the tax is that of what is left, to the cent.
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
