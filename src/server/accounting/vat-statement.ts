import { type Cents, type InvoiceItem, marginVatCents, type VatRegime } from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';

const DAY = `(v.issued_at at time zone 'Europe/Paris')::date`;
const BOOKED = `(e.booked_at at time zone 'Europe/Paris')::date`;
const invoicesSql = statement(
  'vat.invoiced',
  `select v.item, v.vat, case v.kind when 'INVOICE' then v.total_cents else -v.total_cents end as "totalCents",
     case v.kind when 'INVOICE' then v.net_cents else -v.net_cents end as "netCents",
     case v.kind when 'INVOICE' then v.vat_cents else -v.vat_cents end as "vatCents", coalesce(100 * o.hammer_price, 0) as "priceCents",
     (select c.cost_cents from car_purchases c where c.ad_uuid = o.ad_uuid order by c.id desc limit 1) as "costCents"
   from invoices v left join orders o on o.id = v.order_id
   where ${DAY} between $1::text::date and $2::text::date order by v.issued_at`,
);
const bookedSql = statement(
  'vat.booked',
  `select coalesce(-sum(p.cents) filter (where p.account = 'MARGIN_VAT'), 0)::bigint as "marginCents",
     coalesce(-sum(p.cents), 0)::bigint as "dueCents"
   from postings p join journal_entries e on e.id = p.entry_id
   where p.account in ('VAT', 'MARGIN_VAT') and ${BOOKED} between $1::text::date and $2::text::date`,
);

const unionSql = statement(
  'vat.unionSales',
  `select to_char(v.issued_at at time zone 'Europe/Paris', 'YYYY-MM') as month, v.item,
     v.buyer ->> 'vatNumber' as "vatNumber", max(v.buyer ->> 'name') as name,
     sum(case v.kind when 'INVOICE' then v.net_cents else -v.net_cents end)::bigint as "netCents"
   from invoices v where v.vat in ('REVERSE_CHARGE', 'INTRA_EU') and ${DAY} between $1::text::date and $2::text::date
   group by 1, 2, 3 order by 1, 2 desc, 3`,
);

/** What a trader of another member state was sold without French VAT, in a month: their own to pay. */
export type UnionSale = {
  /** `2026-11`. */
  readonly month: string;
  readonly item: InvoiceItem;
  readonly vatNumber: string;
  readonly name: string;
  /** Invoiced, less what was credited. */
  readonly netCents: Cents;
};

/**
 * What has to be declared month by month, buyer by buyer, of one day of Paris to another: cars in the recapitulative
 * statement (289 B, I CGI), fees in the European declaration of services (289 B, III CGI); both are due on the tenth
 * working day of the month after (41 sexies, annexe IV CGI).
 */
export const listUnionSales = (reads: Reads, from: string, to: string): Promise<UnionSale[]> =>
  reads.query<UnionSale>(unionSql, [from, to]);

type Row = {
  readonly item: InvoiceItem;
  readonly vat: VatRegime;
  readonly totalCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly priceCents: Cents;
  readonly costCents: Cents | null;
};

/** What was invoiced of a thing under a VAT regime, less what was credited. */
export type VatLine = Pick<Row, 'item' | 'vat'> & {
  readonly totalCents: Cents;
  /** What the tax is of: without it, and of cars under the margin scheme the margin. */
  readonly baseCents: Cents;
  readonly vatCents: Cents;
};

export type VatStatement = {
  readonly lines: readonly VatLine[];
  readonly unionSales: readonly UnionSale[];
  /** The tax that the journal has for those days. */
  readonly dueCents: Cents;
  /** Cars under the margin scheme that were invoiced though nobody has said what they cost. */
  readonly unknownCosts: number;
};

/** The margin without its tax, below zero where the sale was credited. */
function marginOf({ priceCents, costCents, totalCents }: Row): Cents {
  if (costCents === null) return 0;
  const margin = Math.max(0, priceCents - costCents) - marginVatCents(priceCents, costCents);
  return totalCents < 0 ? 0 - margin : margin;
}

/**
 * The VAT of what the house invoiced from one day of Paris to another, both included (`2026-11-01`). Each car under the
 * margin scheme counts by itself; its tax is what the journal has, so that a cost that was said anew later counts in
 * the days in which it was.
 */
export async function vatStatement(reads: Reads, from: string, to: string): Promise<VatStatement> {
  const rows = await reads.query<Row>(invoicesSql, [from, to]);
  const [booked] = await reads.query<{ marginCents: Cents; dueCents: Cents }>(bookedSql, [from, to]);
  const { marginCents = 0, dueCents = 0 } = booked ?? {};
  const lines = new Map<string, VatLine>();
  const add = (line: VatLine) => {
    const key = `${line.item} ${line.vat}`;
    const { totalCents = 0, baseCents = 0, vatCents = 0 } = lines.get(key) ?? {};
    lines.set(key, {
      ...line,
      totalCents: totalCents + line.totalCents,
      baseCents: baseCents + line.baseCents,
      vatCents: vatCents + line.vatCents,
    });
  };
  for (const row of rows) {
    const { item, vat, totalCents, netCents, vatCents } = row;
    add({ item, vat, totalCents, baseCents: vat === 'MARGIN' ? marginOf(row) : netCents, vatCents });
  }
  if (marginCents !== 0)
    add({ item: 'CAR', vat: 'MARGIN', totalCents: 0, baseCents: 0, vatCents: marginCents });
  const unknown = rows.filter(row => row.vat === 'MARGIN' && row.costCents === null && row.totalCents > 0);
  const unionSales = await listUnionSales(reads, from, to);
  return { lines: [...lines.values()], unionSales, dueCents, unknownCosts: unknown.length };
}
