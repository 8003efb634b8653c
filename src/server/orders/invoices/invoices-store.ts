import type { HouseParticulars } from '#shared/fields/index.ts';
import type { Cents, Instant, InvoiceItem, VatRegime } from '#shared/sale/index.ts';
import type { Booked } from '../../accounting/index.ts';
import { statement, timestamp, type Writes } from '../../database/index.ts';
import type { OrdersParts } from '../parts.ts';

/** The recipient of an invoice, as of its date. */
export type Billed = {
  readonly name: string;
  readonly email: string;
  /** Street, then zip code and city, then the country's code. */
  readonly address: readonly string[];
  /** Of a trader. */
  readonly vatNumber?: string;
};

/** What an invoice states about the house. */
export type Issuer = Pick<HouseParticulars, 'name' | 'address' | 'legal' | 'vatNumber'>;

export type Invoice = {
  readonly id: string;
  /** `F-2026-0001`. */
  readonly reference: string;
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly item: InvoiceItem;
  readonly vat: VatRegime;
  /** null: it belongs to a mandate. */
  readonly orderId: string | null;
  readonly mandateId: string | null;
  readonly accountId: string;
  readonly invoiceId: string | null;
  /** The reference of the invoice that a credit note corrects. */
  readonly invoiceReference: string | null;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly totalCents: Cents;
  readonly buyer: Billed;
  /** The house at the time of issue; null for older invoices. */
  readonly issuer: Issuer | null;
  readonly subject: string;
  readonly reason: string | null;
  readonly issuedAt: Instant;
  /** `2026-12-30`: when the payment was complete and the tax fell due; null where another event sets the tax point. */
  readonly receivedOn: string | null;
  /** The part of a credit note owed to the buyer; 0 where a new invoice replaces the old. */
  readonly owedCents: Cents;
};

const nextSql = statement(
  'invoices.takeNumber',
  `insert into invoice_series (series, last_number) values ($1, 1)
   on conflict (series) do update set last_number = invoice_series.last_number + 1
   returning last_number as number`,
);

const addSql = statement(
  'invoices.add',
  `insert into invoices (series, number, kind, order_id, account_id, invoice_id, net_cents, vat_cents, total_cents,
     buyer, subject, reason, issued_at, item, vat, mandate_id, entry_id, finding_id, issuer)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
);

type Found = 'id' | 'reference' | 'invoiceReference' | 'issuedAt' | 'issuer' | 'receivedOn' | 'owedCents';
export type NewInvoice = Omit<Invoice, Found> & {
  /** The VIES answer behind the tax, where no order stores it. */
  readonly findingId?: number | null;
};
const year = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' });

/**
 * Writes the invoice of a journal entry, dated as the entry, under the next number of its series and year. The
 * counter's row is locked until the commit, so that numbers have no gaps and follow the dates. The house's details are
 * stored with it, because a deployment can change them even for the past.
 */
export async function addInvoice(
  { settings }: Pick<OrdersParts, 'settings'>,
  writes: Writes,
  invoice: NewInvoice,
  { id, bookedAt }: Booked,
): Promise<void> {
  const { kind, orderId, accountId, invoiceId, netCents, vatCents, totalCents } = invoice;
  const series = `${kind === 'INVOICE' ? 'F' : 'A'}-${year.format(bookedAt)}`;
  const [next] = await writes.query<{ number: number }>(nextSql, [series]);
  const amounts = [netCents, vatCents, totalCents];
  const { buyer, subject, reason, item, vat, mandateId, findingId = null } = invoice;
  const { name, address, legal, vatNumber } = settings.read('house', bookedAt);
  const issuer: Issuer = { name, address, legal, vatNumber };
  await writes.query(addSql, [
    ...[series, next?.number, kind, orderId, accountId, invoiceId, ...amounts],
    ...[JSON.stringify(buyer), subject, reason, timestamp(bookedAt), item, vat, mandateId, id, findingId],
    JSON.stringify(issuer),
  ]);
}

/** The last receipt of the fee before its invoice, without reversed ones; a withdrawal fee has its own receipt. */
const RECEIVED_ON = `(select to_char(max(r.value_on), 'YYYY-MM-DD') from journal_entries r
    where i.kind = 'INVOICE' and (i.item = 'WITHDRAWAL' and r.id = i.entry_id
      or i.item = 'FEE' and r.order_id = i.order_id and r.kind in ('RECEIPT', 'ALLOCATION') and 'FEE' = any (r.purposes)
        and r.id <= i.entry_id and not exists (
          select from journal_entries u where u.reverses = r.id and u.id <= i.entry_id)))`;
/** Credit notes from before entries were linked returned the full amount. */
const OWED = `case when i.kind = 'INVOICE' or i.reason = 'EXPORT' or i.item = 'COMMISSION' then 0
    when i.entry_id is null then i.total_cents
    else least(i.total_cents, (select greatest(0, coalesce(-sum(p.cents), 0))::bigint from postings p
      where p.entry_id = i.entry_id and p.account = 'BUYERS')) end`;
const COLUMNS = `i.id, i.series || '-' || padded(i.number, 4) as reference, i.kind, i.item, i.vat, i.order_id as "orderId",
  i.mandate_id as "mandateId", i.account_id as "accountId", i.invoice_id as "invoiceId",
  (select f.series || '-' || padded(f.number, 4) from invoices f where f.id = i.invoice_id) as "invoiceReference",
  i.net_cents as "netCents", i.vat_cents as "vatCents", i.total_cents as "totalCents", i.buyer, i.issuer, i.subject,
  i.reason, i.issued_at as "issuedAt", ${RECEIVED_ON} as "receivedOn", ${OWED} as "owedCents"`;

export const listInvoicesOf = statement(
  'invoices.ofOrder',
  `select ${COLUMNS} from invoices i where order_id = $1 order by issued_at, kind desc`,
).all<Invoice, [orderId: string]>();

/** The invoice of a mandate's fee that was not credited; null if none. */
export const findMandateInvoice = statement(
  'invoices.findOfMandate',
  `select i.id, i.entry_id as "entryId" from invoices i where i.mandate_id = $1 and i.kind = 'INVOICE'
     and not exists (select from invoices c where c.invoice_id = i.id)`,
).byId<{ readonly id: string; readonly entryId: number }>();

/** The invoice or credit note of an entry; null if none. */
export const findInvoiceOfEntry = statement(
  'invoices.ofEntry',
  `select ${COLUMNS} from invoices i where i.entry_id = $1`,
).one<Invoice, [entryId: number]>();

export const findInvoice = statement('invoices.find', `select ${COLUMNS} from invoices i where id = $1`).one<
  Invoice,
  [id: string]
>();

export const listOwnInvoices = statement(
  'invoices.listOwn',
  `select ${COLUMNS} from invoices i where account_id = $1 order by issued_at desc, id limit 200`,
).all<Invoice, [accountId: string]>();

/** Every invoice and credit note of a period, in number order: for the accountant. */
export const listInvoicesBetween = statement(
  'invoices.between',
  `select ${COLUMNS} from invoices i where issued_at >= $1 and issued_at < $2 order by series, number limit $3`,
).all<Invoice, [from: Instant, until: Instant, most: number]>((from, until, most) => [
  timestamp(from),
  timestamp(until),
  most,
]);
