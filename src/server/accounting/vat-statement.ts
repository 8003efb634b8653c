import {
  type Cents,
  type InvoiceItem,
  marginVatCents,
  VAT_PERCENT,
  type VatRegime,
} from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';
import { listVatMoves, type VatMove } from './vat-moves.ts';

const DAY = `(v.issued_at at time zone 'Europe/Paris')::date`;
const BOOKED = `(e.booked_at at time zone 'Europe/Paris')::date`;
const invoicesSql = statement(
  'vat.invoiced',
  `select v.item, v.vat, case v.kind when 'INVOICE' then v.total_cents else -v.total_cents end as "totalCents",
     case v.kind when 'INVOICE' then v.net_cents else -v.net_cents end as "netCents",
     case v.kind when 'INVOICE' then v.vat_cents else -v.vat_cents end as "vatCents",
     v.vat = 'MARGIN' and v.kind = 'INVOICE' and not exists (select from car_purchases c where c.ad_uuid = o.ad_uuid)
       as "isUnknown"
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
// Uses the cost known when an entry was booked, as its VAT did; later data is ignored.
const marginsSql = statement(
  'vat.margins',
  `with own as (
     select e.id, e.order_id, e.booked_at, ${BOOKED} between $1::text::date and $2::text::date as is_in,
       (select sum(p.cents) from postings p
        where p.entry_id = e.id and p.account in ('CAR_SALES', 'VAT', 'MARGIN_VAT')) as cents
     from journal_entries e where e.accounts && array['CAR_SALES', 'MARGIN_VAT'] and ${BOOKED} <= $2::text::date
   )
   select w.order_id as "orderId", w.is_in as "isIn",
     (-sum(w.cents) over (partition by w.order_id order by w.id))::bigint as "priceCents",
     (select i.vat from invoices i where i.order_id = w.order_id and i.item = 'CAR' and i.kind = 'INVOICE'
        and i.issued_at <= w.booked_at order by i.issued_at desc limit 1) as vat,
     (select c.cost_cents from car_purchases c where c.ad_uuid = o.ad_uuid and c.booked_at <= w.booked_at
      order by c.id desc limit 1) as "costCents"
   from own w join orders o on o.id = w.order_id
   where exists (select from own n where n.order_id = w.order_id and n.is_in) order by w.order_id, w.id`,
);

const unionSql = statement(
  'vat.unionSales',
  `select to_char(v.issued_at at time zone 'Europe/Paris', 'YYYY-MM') as month, v.item,
     v.buyer ->> 'vatNumber' as "vatNumber", max(v.buyer ->> 'name') as name,
     sum(case v.kind when 'INVOICE' then v.net_cents else -v.net_cents end)::bigint as "netCents"
   from invoices v where v.vat in ('REVERSE_CHARGE', 'INTRA_EU') and ${DAY} between $1::text::date and $2::text::date
   group by 1, 2, 3 order by 1, 2 desc, 3`,
);

/** A month's sales without French VAT to a trader in another member state, who owes the VAT. */
export type UnionSale = {
  /** `2026-11`. */
  readonly month: string;
  readonly item: InvoiceItem;
  readonly vatNumber: string;
  readonly name: string;
  /** Invoiced, less credit notes. */
  readonly netCents: Cents;
};

/**
 * Lists the sales to declare by month and buyer between two days in Paris: cars in the recapitulative statement (289 B,
 * I CGI), fees in the European declaration of services (289 B, III CGI). Both are due on the tenth working day of the
 * following month (41 sexies, annexe IV CGI).
 */
export const listUnionSales = (reads: Reads, from: string, to: string): Promise<UnionSale[]> =>
  reads.query<UnionSale>(unionSql, [from, to]);

type Row = {
  readonly item: InvoiceItem;
  readonly vat: VatRegime;
  readonly totalCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly isUnknown: boolean;
};
/** A car after an entry: what the house has of its price, and its cost as known then. */
type MarginRow = {
  readonly orderId: string;
  readonly isIn: boolean;
  readonly priceCents: Cents;
  readonly vat: VatRegime | null;
  readonly costCents: Cents | null;
};

/** The invoiced amount of an item under a VAT regime, less credit notes. */
export type VatLine = Pick<Row, 'item' | 'vat'> & {
  readonly totalCents: Cents;
  /** The taxable amount, net of VAT; the margin under the margin scheme. */
  readonly baseCents: Cents;
  readonly vatCents: Cents;
};

export type VatStatement = {
  readonly lines: readonly VatLine[];
  readonly unionSales: readonly UnionSale[];
  /** The VAT in the journal for the period. */
  readonly dueCents: Cents;
  /** Fees received in another period than the one in which their VAT is booked. */
  readonly moves: readonly VatMove[];
  /** The VAT due in the period: the journal's, with the moves. */
  readonly payableCents: Cents;
  /** Whether the lines add up to the journal's VAT and each matches its rate, to a cent per document or entry. */
  readonly agrees: boolean;
  /** The number of invoiced cars under the margin scheme whose cost is unknown. */
  readonly unknownCosts: number;
};

/** The margin net of VAT. */
function marginOf({ priceCents, vat, costCents }: MarginRow): Cents {
  if (vat !== 'MARGIN' || costCents === null) return 0;
  return Math.max(0, priceCents - costCents) - marginVatCents(priceCents, costCents);
}

/** Returns the change of the margin by each entry. */
function marginMoves(rows: readonly MarginRow[]): Cents[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const stood = before?.orderId === row.orderId ? marginOf(before) : 0;
    return row.isIn ? [marginOf(row) - stood] : [];
  });
}

/** Whether the VAT matches its base, allowing for the rounding of each document. */
function isAtRate({ vat, baseCents, vatCents }: VatLine, count: number): boolean {
  const percent = vat === 'STANDARD' || vat === 'MARGIN' ? VAT_PERCENT : 0;
  return Math.abs((baseCents * percent) / 100 - vatCents) <= count;
}

/**
 * Returns the VAT of the house's invoices between two days in Paris, both included (`2026-11-01`), and what of it falls
 * due in another period. Each car under the margin scheme counts by itself, at the cost known when its VAT was booked:
 * a later correction counts in its own period, both base and VAT.
 */
export async function vatStatement(reads: Reads, from: string, to: string): Promise<VatStatement> {
  const rows = await reads.query<Row>(invoicesSql, [from, to]);
  const [booked] = await reads.query<{ marginCents: Cents; dueCents: Cents }>(bookedSql, [from, to]);
  const { marginCents = 0, dueCents = 0 } = booked ?? {};
  const margins = marginMoves(await reads.query<MarginRow>(marginsSql, [from, to]));
  const lines = new Map<string, VatLine>();
  const counts = new Map<string, number>();
  const add = (line: VatLine, count = 1) => {
    const key = `${line.item} ${line.vat}`;
    const { totalCents = 0, baseCents = 0, vatCents = 0 } = lines.get(key) ?? {};
    counts.set(key, (counts.get(key) ?? 0) + count);
    lines.set(key, {
      ...line,
      totalCents: totalCents + line.totalCents,
      baseCents: baseCents + line.baseCents,
      vatCents: vatCents + line.vatCents,
    });
  };
  for (const { item, vat, totalCents, netCents, vatCents } of rows)
    add({ item, vat, totalCents, baseCents: vat === 'MARGIN' ? 0 : netCents, vatCents });
  const baseCents = margins.reduce((sum, cents) => sum + cents, 0);
  if (marginCents !== 0 || baseCents !== 0)
    add({ item: 'CAR', vat: 'MARGIN', totalCents: 0, baseCents, vatCents: marginCents }, margins.length);
  const moves = await listVatMoves(reads, from, to);
  const isAsInvoiced = [...lines.values()].reduce((sum, { vatCents }) => sum + vatCents, 0) === dueCents;
  return {
    ...{ lines: [...lines.values()], unionSales: await listUnionSales(reads, from, to), dueCents, moves },
    payableCents: moves.reduce((sum, { vatCents }) => sum + vatCents, dueCents),
    agrees: isAsInvoiced && [...lines].every(([key, line]) => isAtRate(line, counts.get(key) ?? 0)),
    unknownCosts: rows.filter(({ isUnknown }) => isUnknown).length,
  };
}
