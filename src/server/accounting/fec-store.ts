import type { Cents } from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';
import type { EntryKind } from './journal-store.ts';
import type { Posting } from './reckoning.ts';

const PART_ROWS = 2_000;
const PARIS_DAY = (instant: string) => `to_char(${instant} at time zone 'Europe/Paris', 'YYYYMMDD')`;
const IN_YEAR = `extract(year from e.booked_at at time zone 'Europe/Paris')`;
/** SQL: the sides of an entry's order. Names are those at its first entry, so that the file never changes. */
const PEOPLE = 'o.buyer_id as "buyerId", o.seller_id as "sellerId", n.buyer, n.seller';
const JOINED = `left join orders o on o.id = e.order_id left join order_names n on n.order_id = o.id`;

/** The buyer and seller of an entry's order; null without an order or such a side. */
export type Sides = {
  readonly buyerId: string | null;
  readonly buyer: string | null;
  readonly sellerId: string | null;
  readonly seller: string | null;
};
export type BookedEntry = Sides & {
  readonly id: number;
  readonly kind: EntryKind;
  /** The booking day in Paris: `20261123`. */
  readonly day: string;
  /** The day the money moved. */
  readonly valueOn: string;
  readonly orderNumber: number | null;
  readonly payer: string;
  readonly reference: string;
  /** The invoice or credit note of the entry, and its date. */
  readonly invoice: string | null;
  readonly invoiceKind: 'INVOICE' | 'CREDIT_NOTE' | null;
  readonly invoicedOn: string | null;
  /** Of a trader in another member state who owes the VAT. */
  readonly vatNumber: string | null;
  readonly postings: readonly Posting[];
};

const EARNED = `(select sum(p.cents) from postings p where p.entry_id = e.id and p.account in ('FEES', 'COMMISSIONS', 'CAR_SALES', 'VAT', 'MARGIN_VAT'))`;
/** SQL: the item an entry earns; each entry has one item, like its invoice. */
const ITEM = `(select case when bool_or(p.account = 'CAR_SALES') then 'CAR' when bool_or(p.account = 'COMMISSIONS')
     then 'COMMISSION' else 'FEE' end from postings p where p.entry_id = e.id)`;
const entriesSql = statement(
  'fec.entries',
  `select e.id, e.kind, ${PARIS_DAY('e.booked_at')} as day, to_char(e.value_on, 'YYYYMMDD') as "valueOn",
     o.number as "orderNumber", e.payer, e.reference, i.reference as invoice, i.kind as "invoiceKind",
     i.day as "invoicedOn", i."vatNumber", ${PEOPLE},
     (select json_agg(json_build_object('account', p.account, 'purpose', p.purpose, 'cents', p.cents))
       from postings p where p.entry_id = e.id) as postings
   from journal_entries e ${JOINED} left join lateral (
     select v.series || '-' || padded(v.number, 4) as reference, v.kind, ${PARIS_DAY('v.issued_at')} as day,
       case when v.vat in ('REVERSE_CHARGE', 'INTRA_EU') then v.buyer ->> 'vatNumber' end as "vatNumber"
     from invoices v where v.entry_id = e.id or v.entry_id is null and v.order_id = e.order_id
       and v.issued_at <= e.booked_at and v.item = ${ITEM}
       and v.kind = case when ${EARNED} < 0 then 'INVOICE' else 'CREDIT_NOTE' end and v.total_cents = abs(${EARNED})
     order by v.issued_at desc limit 1) i on true
   where ${IN_YEAR} = $1 and e.id > $2 order by e.id limit ${PART_ROWS}`,
);

/** Yields a year's entries in booking order, read in batches. */
export async function* entriesOfYear(reads: Reads, year: number): AsyncGenerator<BookedEntry, void> {
  let last = 0;
  for (;;) {
    const entries = await reads.query<BookedEntry>(entriesSql, [year, last]);
    yield* entries;
    if (entries.length < PART_ROWS) return;
    last = entries.at(-1)?.id ?? last;
  }
}

/** An opening balance of the year by account and person, with the last year of its postings. */
export type Opening = Sides & {
  readonly account: Posting['account'];
  readonly cents: Cents;
  readonly lastYear: number;
};

export const openingOf = statement(
  'fec.opening',
  `select p.account, ${PEOPLE}, max(${IN_YEAR})::int as "lastYear", sum(p.cents)::bigint as cents
   from postings p join journal_entries e on e.id = p.entry_id ${JOINED}
   where ${IN_YEAR} < $1
   group by p.account, o.buyer_id, o.seller_id, n.buyer, n.seller,
     case when p.account in ('FEES', 'COMMISSIONS', 'CAR_SALES', 'INDEMNITIES') then ${IN_YEAR} end
   order by p.account, buyer, seller`,
).all<Opening, [year: number]>();

/** The current year in Paris. */
export const readThisYear = statement(
  'fec.thisYear',
  `select extract(year from clock_timestamp() at time zone 'Europe/Paris')::int as year`,
).onlyValue<{ year: number }>('year');
