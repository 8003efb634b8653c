import { feeParts, type Instant } from '#shared/sale/index.ts';
import type { Account } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { requireInput } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import { addInvoice, type Billed, listInvoicesOf } from './invoices-store.ts';
import type { Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { holdOrder } from './progress.ts';
import { referenceOf } from './reference.ts';
import { REFUND, type RefundJob } from './refunds.ts';

const REASON_LENGTH_MAX = 500;
const year = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' });

/** A person and their address, as papers write them. */
export function billedOf({ firstName, lastName, email, addresses }: Account): Billed {
  const [home] = addresses;
  const lines = home ? [home.street ?? '', `${home.zipCode} ${home.city}`, home.country] : [];
  return { name: `${firstName} ${lastName}`, email, address: lines.filter(line => line.trim() !== '') };
}

/** Makes out the invoice of the fee, in the transaction that takes it. */
export async function issueInvoice(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  now: Instant,
): Promise<void> {
  const { id: orderId, buyerId: accountId, feeCents: totalCents } = order;
  const buyer = billedOf(found(await parts.findAccount(accountId)));
  const ad = found(await parts.ads.find(order.adUuid));
  const subject = [ad.brand, ad.model, ad.year].filter(part => part !== null).join(' ');
  const of = { orderId, accountId, invoiceId: null, buyer, subject: `${subject} (${referenceOf(order)})` };
  const amounts = { ...feeParts(totalCents), totalCents };
  const invoice = { kind: 'INVOICE' as const, ...of, ...amounts, reason: null, issuedAt: now };
  await addInvoice(writes, invoice, Number(year.format(now)));
}

/** Takes the order's invoice back, whole and once, and gives the money back. */
export async function creditInvoice(
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  orderId: string,
  reason: string,
  now: Instant,
): Promise<boolean> {
  const issued = await listInvoicesOf(writes, orderId);
  const invoice = issued.find(({ kind }) => kind === 'INVOICE');
  if (!invoice || issued.some(({ kind }) => kind === 'CREDIT_NOTE')) return false;
  const credit = { ...invoice, kind: 'CREDIT_NOTE' as const, invoiceId: invoice.id, reason, issuedAt: now };
  await addInvoice(writes, credit, Number(year.format(now)));
  await jobs.enqueue<RefundJob>(writes, [{ kind: REFUND, data: { orderId } }]);
  return true;
}

/** Staff give the fee back. @throws AppError NotFound, BadInput with `reason`, or `invoice` where none stands */
export async function issueCreditNote(
  parts: OrdersParts,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> {
  requireInput(isUuid(id), 'id');
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    requireInput(await creditInvoice(parts, writes, order.id, reason.trim(), now), 'invoice');
    const credited = { action: 'order.credited', subjectId: id, subjectName: referenceOf(order) } as const;
    await record(writes, { actorId, ...credited, reason: reason.trim() });
  });
}

export function requireReason(reason: string): void {
  requireInput(reason.trim().length >= 3 && reason.trim().length <= REASON_LENGTH_MAX, 'reason');
}
