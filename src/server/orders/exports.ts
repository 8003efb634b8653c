import {
  type Cents,
  type Euros,
  type Instant,
  type InvoiceItem,
  type OrderCause,
  type SaleRegime,
  saleKindOf,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Chart, type ChartName, listUnionSales, type UnionSale } from '../accounting/index.ts';
import {
  type CsvColumn,
  cents,
  day,
  momentOf,
  type SheetForm,
  type SheetParts,
  writeSheet,
} from '../csv/index.ts';
import { type Reads, statement, timestamp } from '../database/index.ts';
import { type Invoice, listInvoicesBetween } from './invoices/invoices-store.ts';
import type { StepKind } from './steps.ts';

const ROWS_MAX = 100_000;

/** SQL for when the money last came in; null if it was reversed since. */
const cameAt = (came: StepKind, gone: StepKind) => `case when max(id) filter (where kind = '${came}')
  > coalesce(max(id) filter (where kind = '${gone}'), 0) then max(at) filter (where kind = '${came}') end`;

const ROWS = `select 'CAL-' || padded(o.number, 6) as reference, o.created_at as "createdAt", o.state, o.cause,
     concat_ws(' ', d.brand, d.model, d.year) as car,
     coalesce(f.particulars #>> '{buyer,name}', concat_ws(' ', b.first_name, b.last_name)) as buyer, b.email as "buyerEmail",
     coalesce(f.particulars #>> '{seller,name}', concat_ws(' ', s.first_name, s.last_name)) as seller, s.email as "sellerEmail",
     o.hammer_price as price, o.fee_cents as "feeCents", o.total_cents as "totalCents",
     case when o.state <> 'CANCELLED' then o.commission_cents end as "commissionCents", a.regime,
     coalesce(m.received, 0) as "receivedCents", coalesce(m.invoiced, 0) as "invoicedCents",
     coalesce(m.paid_out, 0) as "paidOutCents", t.*
   from orders o join ads d on d.uuid = o.ad_uuid join auctions a on a.id = o.auction_id join accounts b on b.id = o.buyer_id
     left join accounts s on s.id = o.seller_id left join order_particulars f on f.order_id = o.id
     left join lateral (
       select sum(p.cents) filter (where p.account in ('BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED')
           and 'SELLERS' <> all (e.accounts))::bigint as received,
         -sum(p.cents) filter (where p.account in ('FEES', 'COMMISSIONS', 'VAT', 'MARGIN_VAT', 'CAR_SALES'))::bigint as invoiced,
         sum(p.cents) filter (where p.account = 'SELLERS' and e.kind in ('PAYOUT', 'REVERSAL'))::bigint as paid_out,
         sum(p.cents) filter (where p.account = 'DISPUTES') as contested
       from postings p join journal_entries e on e.id = p.entry_id where p.order_id = o.id
     ) m on true
     left join lateral (
       select max(at) filter (where kind = 'CONTRACT_SIGNED') as "signedAt",
         case when coalesce(m.contested, 0) <= 0 then ${cameAt('FEE_PAID', 'FEE_REVERSED')} end as "feePaidAt",
         ${cameAt('PRICE_RECEIVED', 'PRICE_REVERSED')} as "pricePaidAt",
         max(at) filter (where kind = 'HANDED_OVER') as "handedOverAt", max(at) filter (where kind = 'CLOSED') as "closedAt",
         max(at) filter (where kind in ('CANCELLED', 'WITHDRAWN')) as "cancelledAt"
       from order_steps where order_id = o.id
     ) t on true`;
const ordersSql = statement(
  'orders.export',
  `${ROWS} where o.created_at >= $1 and o.created_at < $2 order by o.number limit ${ROWS_MAX}`,
);

export type OrderRow = {
  readonly reference: string;
  readonly createdAt: Instant;
  readonly state: string;
  readonly cause: OrderCause;
  readonly regime: SaleRegime;
  readonly car: string;
  readonly buyer: string;
  readonly buyerEmail: string | null;
  readonly seller: string;
  readonly sellerEmail: string | null;
  readonly price: Euros;
  readonly feeCents: Cents;
  readonly totalCents: Cents;
  /** null: the sale fell through. */
  readonly commissionCents: Cents | null;
  /** Received by bank and card, less what was returned to the buyer. */
  readonly receivedCents: Cents;
  /** Invoiced fee, house car and seller's commission, tax included, less credit notes. */
  readonly invoicedCents: Cents;
  /** Paid to the seller and not returned. */
  readonly paidOutCents: Cents;
  /** When the last signature was made, and when each later event happened; null: not yet. */
  readonly signedAt: Instant | null;
  readonly feePaidAt: Instant | null;
  readonly pricePaidAt: Instant | null;
  readonly handedOverAt: Instant | null;
  readonly closedAt: Instant | null;
  /** When it was cancelled, or the buyer withdrew. */
  readonly cancelledAt: Instant | null;
};

/** Returns these orders in the given order, as the export of their year lists them. */
export const listRows = statement(
  'orders.exportListed',
  `${ROWS} where o.id = any($1::uuid[]) order by array_position($1::uuid[], o.id)`,
).all<OrderRow, [ids: readonly string[]]>();

export const ORDERS: readonly CsvColumn<OrderRow>[] = [
  ['reference', row => row.reference],
  ['date', row => day(parisDay(row.createdAt))],
  ['state', row => row.state, 'orders.state'],
  ['cause', saleKindOf, 'papers.sale.cause'],
  ['car', row => row.car],
  ['buyer', row => row.buyer],
  ['buyerEmail', row => row.buyerEmail],
  ['seller', row => row.seller],
  ['sellerEmail', row => row.sellerEmail],
  ['price', row => cents(100 * row.price)],
  ['fee', row => cents(row.feeCents)],
  ['total', row => cents(row.totalCents)],
  ['received', row => cents(row.receivedCents)],
  ['invoiced', row => cents(row.invoicedCents)],
  ['paidOut', row => cents(row.paidOutCents)],
  ['commission', row => cents(row.commissionCents)],
  ['signedAt', row => momentOf(row.signedAt)],
  ['feePaidAt', row => momentOf(row.feePaidAt)],
  ['pricePaidAt', row => momentOf(row.pricePaidAt)],
  ['handedOverAt', row => momentOf(row.handedOverAt)],
  ['closedAt', row => momentOf(row.closedAt)],
  ['cancelledAt', row => momentOf(row.cancelledAt)],
];

const UNION_SALES: readonly CsvColumn<UnionSale>[] = [
  ['month', sale => sale.month],
  ['declaration', sale => (sale.item === 'CAR' ? 'recapitulative' : 'DES'), 'admin.sheets.declarations'],
  ['country', sale => sale.vatNumber.slice(0, 2), 'countries'],
  ['vatNumber', sale => sale.vatNumber],
  ['name', sale => sale.name],
  ['net', sale => cents(sale.netCents)],
];

/** The ledger account of each invoice item. */
const ACCOUNTS: Record<InvoiceItem, ChartName> = {
  FEE: 'FEES',
  CAR: 'CAR_SALES',
  COMMISSION: 'COMMISSIONS',
  WITHDRAWAL: 'COMMISSIONS',
};

/** Returns the amount with its sign: negative for a credit note. */
const signed = ({ kind }: Invoice, amount: Cents) => cents(kind === 'CREDIT_NOTE' ? -amount : amount);
/** The VAT rate in per cent; 0 for a car under the margin scheme, whose invoice shows no VAT. */
const rateOf = ({ netCents, vatCents }: Invoice): number =>
  netCents === 0 ? 0 : Math.round((1_000 * vatCents) / netCents) / 10;

const invoiceColumns = (chart: Chart): readonly CsvColumn<Invoice>[] => [
  ['number', invoice => invoice.reference],
  ['date', invoice => day(parisDay(invoice.issuedAt))],
  ['kind', invoice => invoice.kind, 'admin.sheets.invoices'],
  ['cancels', invoice => invoice.invoiceReference],
  ['buyer', invoice => invoice.buyer.name],
  ['email', invoice => invoice.buyer.email],
  ['address', invoice => invoice.buyer.address.join(', ')],
  ['subject', invoice => invoice.subject],
  ['net', invoice => signed(invoice, invoice.netCents)],
  ['rate', rateOf],
  ['vat', invoice => signed(invoice, invoice.vatCents)],
  ['total', invoice => signed(invoice, invoice.totalCents)],
  ['account', invoice => chart[ACCOUNTS[invoice.item]].number],
  ['item', invoice => invoice.item, 'admin.money.vat.item'],
  ['regime', invoice => invoice.vat, 'admin.money.vat.regime'],
  ['country', invoice => invoice.buyer.address.at(-1), 'countries'],
  ['vatNumber', invoice => invoice.buyer.vatNumber],
];

/**
 * Writes a table of one year for the accountant: `orders` with their journal totals, `invoices`, or `unionSales` (sales
 * to traders of other member states, to be declared); null for any other name.
 */
export async function readExport(
  database: Reads,
  name: string,
  year: number,
  form: SheetForm,
  chart: Chart,
): Promise<SheetParts | null> {
  const write = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
    writeSheet(
      columns,
      async ({ limit, offset }) => ({ rows: rows.slice(offset, offset + limit), totalCount: rows.length }),
      form,
    );
  // The accounting year is that of Paris, which begins one hour before the UTC year.
  const [from, until] = [Date.UTC(year, 0, 1) - 3_600_000, Date.UTC(year + 1, 0, 1) - 3_600_000];
  if (name === 'orders')
    return write(ORDERS, await database.query<OrderRow>(ordersSql, [timestamp(from), timestamp(until)]));
  if (name === 'unionSales')
    return write(UNION_SALES, await listUnionSales(database, `${year}-01-01`, `${year}-12-31`));
  if (name !== 'invoices') return null;
  return write(invoiceColumns(chart), await listInvoicesBetween(database, from, until, ROWS_MAX));
}
