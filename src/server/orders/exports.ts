import type { Cents } from '#shared/sale/index.ts';
import { listUnionSales } from '../accounting/index.ts';
import { type Reads, statement, timestamp } from '../database/index.ts';
import { type Invoice, listInvoicesBetween } from './invoices/invoices-store.ts';

const ROWS_MAX = 100_000;

const ordersSql = statement(
  'orders.export',
  `select 'CAL-' || lpad(o.number::text, 6, '0') as reference, to_char(o.created_at at time zone 'Europe/Paris',
     'YYYY-MM-DD') as day, o.state, o.cause, concat_ws(' ', d.brand, d.model, d.year) as car,
     coalesce(f.particulars #>> '{buyer,name}', concat_ws(' ', b.first_name, b.last_name)) as buyer,
     coalesce(f.particulars #>> '{seller,name}', concat_ws(' ', s.first_name, s.last_name)) as seller,
     o.hammer_price as price, o.fee_cents as "feeCents", o.commission_cents as "commissionCents",
     coalesce(m.received, 0) as "receivedCents",
     coalesce(m.invoiced, 0) as "invoicedCents", coalesce(m.paid_out, 0) as "paidOutCents"
   from orders o join ads d on d.uuid = o.ad_uuid join accounts b on b.id = o.buyer_id
     left join accounts s on s.id = o.seller_id left join order_particulars f on f.order_id = o.id
     left join lateral (
       select sum(p.cents) filter (where p.account in ('BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED') and e.kind <> 'PAYOUT')::bigint
           as received,
         -sum(p.cents) filter (where p.account in ('FEES', 'COMMISSIONS', 'VAT', 'MARGIN_VAT', 'CAR_SALES'))::bigint as invoiced,
         sum(p.cents) filter (where p.account = 'SELLERS' and e.kind = 'PAYOUT')::bigint as paid_out
       from postings p join journal_entries e on e.id = p.entry_id where p.order_id = o.id
     ) m on true
   where o.created_at >= $1 and o.created_at < $2 order by o.number limit ${ROWS_MAX}`,
);

type OrderRow = {
  reference: string;
  day: string;
  state: string;
  cause: string;
  car: string;
  buyer: string;
  seller: string;
  price: number;
  feeCents: Cents;
  commissionCents: Cents;
  /** What came by bank and card and has not gone back to the buyer. */
  receivedCents: Cents;
  /** The fee, the house's own car and the seller's commission as invoiced, tax included, less what was credited. */
  invoicedCents: Cents;
  /** What the seller was sent. */
  paidOutCents: Cents;
};

/**
 * A table of a year for the accountant: `orders`, with what the journal says of each, `invoices`, or `unionSales`,
 * what is declared of sales to traders of other member states; null else.
 */
export async function readExport(reads: Reads, name: string, year: number): Promise<string | null> {
  // The year of the books is that of Paris, an hour before the one of the clock here.
  const [from, until] = [Date.UTC(year, 0, 1) - 3_600_000, Date.UTC(year + 1, 0, 1) - 3_600_000];
  if (name === 'orders') {
    const rows = await reads.query<OrderRow>(ordersSql, [timestamp(from), timestamp(until)]);
    return csv(
      [
        ...['reference', 'date', 'state', 'cause', 'car', 'buyer', 'seller', 'price', 'fee'],
        ...['received', 'invoiced', 'paidOut', 'commission'],
      ],
      rows.map(row => [
        ...[row.reference, row.day, row.state, row.cause, row.car, row.buyer, row.seller],
        String(row.price),
        ...[row.feeCents, row.receivedCents, row.invoicedCents, row.paidOutCents].map(euros),
        euros(row.commissionCents),
      ]),
    );
  }
  if (name === 'unionSales') {
    const sales = await listUnionSales(reads, `${year}-01-01`, `${year}-12-31`);
    return csv(
      ['month', 'declaration', 'country', 'vatNumber', 'name', 'net'],
      sales.map(({ month, item, vatNumber, name: buyer, netCents }) => [
        ...[month, item === 'CAR' ? 'recapitulative' : 'DES', vatNumber.slice(0, 2), vatNumber, buyer],
        euros(netCents),
      ]),
    );
  }
  if (name !== 'invoices') return null;
  const invoices = await listInvoicesBetween(reads, from, until, ROWS_MAX);
  return csv(
    [
      ...['number', 'date', 'kind', 'cancels', 'buyer', 'address', 'subject', 'net', 'vat', 'total'],
      ...['item', 'regime', 'country', 'vatNumber'],
    ],
    invoices.map(rowOf),
  );
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

function rowOf(invoice: Invoice): string[] {
  const { reference, kind, buyer, invoiceReference, subject, netCents, vatCents, totalCents } = invoice;
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const sums = [netCents, vatCents, totalCents].map(cents => euros(sign * cents));
  const about = [reference, day.format(invoice.issuedAt), kind, invoiceReference ?? ''];
  const taxed = [invoice.item, invoice.vat, buyer.address.at(-1) ?? '', buyer.vatNumber ?? ''];
  return [...about, buyer.name, buyer.address.join(', '), subject, ...sums, ...taxed];
}

const euros = (cents: Cents): string => (cents / 100).toFixed(2);

/** With a mark that tells spreadsheets the letters' code, and lines as the standard ends them. */
function csv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[head, ...rows].map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula is marked as text. */
function cellOf(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
