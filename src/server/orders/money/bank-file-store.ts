import type { Cents } from '#shared/sale/index.ts';
import { statement } from '../../database/index.ts';

/** Returns those of the keys whose bank lines are booked. */
export const findKnown = statement(
  'bankFile.known',
  `select line_key as key from journal_entries where line_key = any($1::text[])`,
).column<{ key: string }, [keys: readonly string[]]>('key');

/** The key under which a line is booked again after it was undone. */
export const againOf = (key: string): string => `${key}:again`;

/** Returns those of the keys whose receipts were undone. */
export const findUndone = statement(
  'bankFile.undone',
  `select line_key as key from journal_entries e where line_key = any($1::text[]) and kind = 'RECEIPT'
     and exists (select from journal_entries r where r.reverses = e.id)`,
).column<{ key: string }, [keys: readonly string[]]>('key');

/** Whether a receipt of that day and amount exists that was not undone, whatever its source. */
export const hasAlike = statement(
  'bankFile.alike',
  `select exists (select from journal_entries e where e.kind = 'RECEIPT' and e.value_on = $1::text::date
     and not exists (select from journal_entries r where r.reverses = e.id)
     and (select sum(p.cents) from postings p where p.entry_id = e.id and p.account = 'BANK') = $2) as is`,
).onlyValue<{ is: boolean }, [valueOn: string, cents: Cents]>('is');

/** Whether that amount of the seller's payout of an order came back, on any day and from any source. */
export const hasComeBack = statement(
  'bankFile.cameBack',
  `select exists (select from journal_entries e where e.order_id = $1 and e.kind = 'REVERSAL'
     and not exists (select from journal_entries r where r.reverses = e.id)
     and (select -sum(p.cents) from postings p where p.entry_id = e.id and p.account = 'SELLERS') = $2) as is`,
).onlyValue<{ is: boolean }, [orderId: string, cents: Cents]>('is');

/** Returns the id of the order with that number. */
export const findByNumber = statement('bankFile.byNumber', 'select id from orders where number = $1').value<
  { id: string },
  [number: number]
>('id');

const WAITING_MAX = 1_000;

export type Waiting = { readonly id: string; readonly buyer: string };

/** The orders with money possibly missing, and their buyers. */
export const listWaiting = statement(
  'bankFile.waiting',
  `select o.id, coalesce(f.particulars #>> '{buyer,name}', concat_ws(' ', b.first_name, b.last_name)) as buyer
   from orders o join accounts b on b.id = o.buyer_id left join order_particulars f on f.order_id = o.id
   where o.state in ('CREATED', 'SIGNED') order by o.number desc limit ${WAITING_MAX}`,
).all<Waiting>();
