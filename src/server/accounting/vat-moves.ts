import { type Cents, type InvoiceItem, type VatRegime, vatParts } from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';

const BOOKED = (entry: string) => `(${entry}.booked_at at time zone 'Europe/Paris')::date`;
const MONTH = (entry: string) => `date_trunc('month', ${BOOKED(entry)}::timestamp)`;
/**
 * SQL: money for a fee counts on the day it moved. A reversed receipt counts as never received, unless its month has
 * been declared: then the reversal counts on its booking day, and a credit note takes the VAT back.
 */
const COUNTS = `case when e.kind = 'REVERSAL'
    and exists (select from journal_entries u where u.id = e.reverses and ${MONTH('u')} < ${MONTH('e')})
    then ${BOOKED('e')} else e.value_on end`;
const OF_FEES = `(p.purpose = 'FEE' and p.account in ('ADVANCES', 'FEES', 'VAT')
    or p.purpose is null and p.account in ('COMMISSIONS', 'VAT'))`;
const SUM = (what: string, until: string) => `coalesce(sum(s.${what}) filter (where s.${until}), 0)::bigint`;

// Orders without bookings since the period began need no move.
const movesSql = statement(
  'vat.moves',
  `with s as (
     select e.order_id, coalesce(e.reverses, e.id) as first_id, ${BOOKED('e')} as booked_on, ${COUNTS} as counts_on,
       -sum(p.cents) as came, -coalesce(sum(p.cents) filter (where p.account <> 'ADVANCES'), 0) as earned,
       -coalesce(sum(p.cents) filter (where p.account = 'VAT'), 0) as tax
     from journal_entries e join postings p on p.entry_id = e.id
     where ${OF_FEES} and (e.order_id is null
       or e.order_id in (select n.order_id from journal_entries n where ${BOOKED('n')} >= $1::text::date))
     group by e.id
   ), f as (
     select s.order_id, case when s.order_id is null then min(s.first_id) end as entry_id,
       ${SUM('came', 'counts_on < $1::text::date')} as came_before, ${SUM('came', 'counts_on <= $2::text::date')} as came,
       ${SUM('earned', 'booked_on < $1::text::date')} as earned_before,
       ${SUM('earned', 'booked_on <= $2::text::date')} as earned,
       ${SUM('tax', 'booked_on < $1::text::date')} as tax_before, ${SUM('tax', 'booked_on <= $2::text::date')} as tax,
       max(s.counts_on) filter (where s.came > 0 and s.counts_on <= $2::text::date) as received_on,
       min(s.booked_on) filter (where s.earned > 0) as booked_on
     from s group by s.order_id, case when s.order_id is null then s.first_id end
   )
   select case when o.id is null then 'WITHDRAWAL' else 'FEE' end as item,
     coalesce('CAL-' || padded(o.number, 6), (select 'M-' || d.id || '-' || m.version
       from sale_mandates m join ads d on d.uuid = m.ad_uuid where m.id = i.mandate_id)) as reference,
     coalesce(i.vat, (select v.vat from order_vat v where v.order_id = o.id and v.item = 'FEE' order by v.id desc limit 1),
       (select c.particulars #>> '{sale,vat,fee}' from order_particulars c where c.order_id = o.id), 'STANDARD') as vat,
     to_char(f.received_on, 'YYYY-MM-DD') as "receivedOn", to_char(f.booked_on, 'YYYY-MM-DD') as "bookedOn",
     least(f.came_before, o.fee_cents) as "cameBefore", least(f.came, o.fee_cents) as came,
     f.earned_before as "earnedBefore", f.earned, f.tax_before as "taxBefore", f.tax
   from f left join orders o on o.id = f.order_id left join invoices i on i.entry_id = f.entry_id and i.kind = 'INVOICE'
   where f.received_on is not null and (f.came_before <> f.earned_before or f.came <> f.earned)
   order by f.received_on, reference`,
);
type Row = Pick<VatMove, 'item' | 'reference' | 'receivedOn' | 'bookedOn'> & {
  readonly vat: VatRegime;
  /** Received, earned, and the VAT in that: before the period, and by its end. */
  readonly cameBefore: Cents;
  readonly came: Cents;
  readonly earnedBefore: Cents;
  readonly earned: Cents;
  readonly taxBefore: Cents;
  readonly tax: Cents;
};

/**
 * VAT of a fee that falls due in another period than it is booked in: positive where it is added to the requested
 * period, negative where an earlier one had it.
 */
export type VatMove = {
  readonly item: Extract<InvoiceItem, 'FEE' | 'WITHDRAWAL'>;
  /** Of the order or the mandate. */
  readonly reference: string;
  /** When the last payment by the end of the period came: `2026-12-30`. */
  readonly receivedOn: string;
  /** When its VAT was booked; null while it is on advances. */
  readonly bookedOn: string | null;
  readonly totalCents: Cents;
  readonly baseCents: Cents;
  readonly vatCents: Cents;
};

/** Received but not, or no longer, booked as earned, with its VAT. */
function openOf(vat: VatRegime, came: Cents, earned: Cents, tax: Cents) {
  return { totalCents: came - earned, vatCents: vatParts(came, vat).vatCents - tax };
}

/**
 * Lists the VAT of fees to move into or out of a period of days in Paris, by order: it falls due with each payment
 * (269, 2, c CGI), while the journal books it when the whole fee is earned.
 */
export async function listVatMoves(reads: Reads, from: string, to: string): Promise<VatMove[]> {
  const rows = await reads.query<Row>(movesSql, [from, to]);
  return rows.flatMap(({ vat, cameBefore, came, earnedBefore, earned, taxBefore, tax, ...row }) => {
    const [before, after] = [
      openOf(vat, cameBefore, earnedBefore, taxBefore),
      openOf(vat, came, earned, tax),
    ];
    const totalCents = after.totalCents - before.totalCents;
    const vatCents = after.vatCents - before.vatCents;
    return vatCents === 0 ? [] : [{ ...row, totalCents, baseCents: totalCents - vatCents, vatCents }];
  });
}
