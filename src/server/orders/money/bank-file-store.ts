import type { Cents } from '#shared/sale/index.ts';
import { statement } from '../../database/index.ts';

/** Which lines of a bank are booked, by their keys. */
export const findKnown = statement(
  'bankFile.known',
  `select line_key as key from journal_entries where line_key = any($1::text[])`,
).column<{ key: string }, [keys: readonly string[]]>('key');

/** The key of a line that counts once again after it was undone. */
export const againOf = (key: string): string => `${key}:again`;

/** Which keys are those of receipts that were undone. */
export const findUndone = statement(
  'bankFile.undone',
  `select line_key as key from journal_entries e where line_key = any($1::text[]) and kind = 'RECEIPT'
     and exists (select from journal_entries r where r.reverses = e.id)`,
).column<{ key: string }, [keys: readonly string[]]>('key');

/** Whether a receipt of that day and amount stands already, however it came to be booked. */
export const hasAlike = statement(
  'bankFile.alike',
  `select exists (select from journal_entries e where e.kind = 'RECEIPT' and e.value_on = $1::text::date
     and not exists (select from journal_entries r where r.reverses = e.id)
     and (select sum(p.cents) from postings p where p.entry_id = e.id and p.account = 'BANK') = $2) as is`,
).onlyValue<{ is: boolean }, [valueOn: string, cents: Cents]>('is');

/** Whether that much came back of what the seller of an order was sent, on any day and however it was booked. */
export const hasComeBack = statement(
  'bankFile.cameBack',
  `select exists (select from journal_entries e where e.order_id = $1 and e.kind = 'REVERSAL'
     and not exists (select from journal_entries r where r.reverses = e.id)
     and (select -sum(p.cents) from postings p where p.entry_id = e.id and p.account = 'SELLERS') = $2) as is`,
).onlyValue<{ is: boolean }, [orderId: string, cents: Cents]>('is');

/** The order of that number. */
export const findByNumber = statement('bankFile.byNumber', 'select id from orders where number = $1').value<
  { id: string },
  [number: number]
>('id');

const WAITING_MAX = 1_000;

export type Waiting = { readonly id: string; readonly buyer: string };

/** The orders that money may still be missing of, and who buys. */
export const listWaiting = statement(
  'bankFile.waiting',
  `select o.id, coalesce(f.particulars #>> '{buyer,name}', concat_ws(' ', b.first_name, b.last_name)) as buyer
   from orders o join accounts b on b.id = o.buyer_id left join order_particulars f on f.order_id = o.id
   where o.state in ('CREATED', 'SIGNED') order by o.number desc limit ${WAITING_MAX}`,
).all<Waiting>();
