import { type Cents, vatParts } from '#shared/sale/index.ts';
import { type Booked, findEntry, leftOf, lockJournal, type Posting, post } from '../../accounting/index.ts';
import { boundTo } from '../../bound.ts';
import { statement, type Writes } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { addInvoice, findMandateInvoice } from '../invoices/invoices-store.ts';
import { sellerVat } from '../invoices/vat-rulings.ts';
import type { SaleMandate } from '../mandates/mandate.ts';
import { findMandateOf } from '../mandates/mandates-store.ts';
import type { OrdersParts } from '../parts.ts';
import { type By, type Doing, doneBy } from './booking.ts';
import { type Transfer, transferToHouse } from './paying.ts';
import { log, reverseEntry } from './undoing.ts';

/** Who pays collected money out to the house: the card provider or the escrow provider. */
export const PAYERS = ['CARDS', 'PROVIDER'] as const;

/** Card payments not paid out yet; for the escrow provider, the commissions not paid out yet. */
const owedByProvider = statement(
  'orders.owedByProvider',
  `select case $1::text when 'CARDS' then coalesce(sum(p.cents) filter (where p.account = 'CARDS'), 0)
     else coalesce(sum(p.cents) filter (where p.account = 'PROVIDER' and p.order_id is null), 0)
       - coalesce(sum(p.cents) filter (where p.account in ('COMMISSIONS', 'VAT') and p.purpose = 'PRICE'
         and o.escrow is not null), 0) end::bigint as cents
   from postings p left join orders o on o.id = p.order_id`,
).value<{ cents: Cents }, [payer: (typeof PAYERS)[number]]>('cents');

type Given = By & { readonly receiptId: number };

/** Uses part of a receipt that has no order, under the journal's lock. @throws AppError BadInput, NotFound */
async function take(
  writes: Writes,
  { receiptId, ...by }: Given,
  cents: Cents,
  postings: readonly Posting[],
): Promise<Booked> {
  const { payer, reference, valueOn } = found(await findEntry(writes, receiptId));
  const left = await leftOf(writes, receiptId);
  requireInput(Number.isSafeInteger(cents) && cents > 0 && cents <= left, 'amountCents');
  const facts = { kind: 'ALLOCATION', orderId: null, receiptId, payer, reference, valueOn, ...by } as const;
  const taken = { account: 'UNALLOCATED', purpose: null, cents } as const;
  const booked = found(await post(writes, facts, [taken, ...postings]));
  await log(writes, by.actorId, 'receiptAllocated', { standing: null, entryId: booked.id });
  return booked;
}

/**
 * Books a receipt, or part of it, as a provider's payout: card payments, or commissions on prices in escrow.
 * @throws AppError NotFound, BadInput with `amountCents` where less is left, or less is owed
 */
export function settleProvider(
  { database }: Pick<OrdersParts, 'database'>,
  receiptId: number,
  doing: Doing,
  payer: (typeof PAYERS)[number],
  amountCents: Cents,
): Promise<void> {
  return database.transaction(async writes => {
    await lockJournal(writes);
    const by = await doneBy(writes, doing, ['settleProvider', receiptId, payer, amountCents]);
    if (!by) return;
    requireInput(amountCents <= ((await owedByProvider(writes, payer)) ?? 0), 'amountCents');
    await take(writes, { receiptId, ...by }, amountCents, [
      { account: payer, purpose: null, cents: 0 - amountCents },
    ]);
  });
}

/**
 * Books part of a receipt as the fee for withdrawing a car from sale: it becomes revenue with its VAT, and the owner
 * who took the car back is invoiced.
 * @throws AppError NotFound, BadInput with `mandate` where no such fee is open, `amountCents` where less is left
 */
export function chargeWithdrawal(parts: OrdersParts, given: Given, mandateNumber: string): Promise<void> {
  return parts.database.transaction(async writes => {
    await lockJournal(writes);
    const mandate = await findMandateOf(writes, mandateNumber);
    const isOwed = mandate?.ending === 'WITHDRAWN' && mandate.withdrawalFeeCents > 0;
    const isOpen = isOwed && (await findMandateInvoice(writes, mandate.id)) === null;
    if (!isOpen || mandate.terms === null) return requireInput(false, 'mandate');
    const {
      id: mandateId,
      sellerId: accountId,
      withdrawalFeeCents: totalCents,
      terms,
      car,
      number,
    } = mandate;
    const { vat, vatNumber, findingId } = await sellerVat(parts, writes, accountId, terms.seller);
    const { netCents, vatCents } = vatParts(totalCents, vat);
    const earned: Posting[] = [
      { account: 'COMMISSIONS', purpose: null, cents: 0 - netCents },
      { account: 'VAT', purpose: null, cents: 0 - vatCents },
    ];
    const entry = await take(
      writes,
      given,
      totalCents,
      earned.filter(({ cents }) => cents !== 0),
    );
    const { name, email, address } = terms.seller;
    const buyer = { name, email, address, ...(vatNumber !== null && { vatNumber }) };
    const of = { orderId: null, mandateId, accountId, invoiceId: null, item: 'WITHDRAWAL' as const, vat };
    const amounts = { netCents, vatCents, totalCents };
    const invoice = {
      kind: 'INVOICE' as const,
      ...of,
      buyer,
      ...{ subject: `${car} (${number})`, findingId },
      reason: null,
      ...amounts,
    };
    await addInvoice(parts, writes, invoice, entry);
  });
}

/** Returns the bank details and reference for paying a withdrawal fee; null while none is due. */
async function feeTransferOf(
  parts: Pick<OrdersParts, 'database' | 'settings'>,
  { id, number: reference, ending, withdrawalFeeCents: amountCents }: SaleMandate,
): Promise<Transfer | null> {
  const isOwed =
    ending === 'WITHDRAWN' && amountCents > 0 && (await findMandateInvoice(parts.database, id)) === null;
  return isOwed ? transferToHouse(parts, { reference, amountCents }) : null;
}

/** The operations on receipts without an order. */
export function forReceipts(parts: OrdersParts) {
  const { database } = parts;
  return {
    ...boundTo(parts, { settleProvider, chargeWithdrawal, feeTransferOf }),
    ...boundTo(database, { findMandateInvoice }),
    /** Undoes the booking of a mandate's fee, with a reason and a credit note. @throws AppError NotFound, BadInput */
    async undoWithdrawal(mandateId: string, actorId: string, reason: string): Promise<void> {
      const invoice = await findMandateInvoice(database, mandateId);
      await reverseEntry(parts, found(invoice).entryId, actorId, reason);
    },
  };
}
