import type { Cents, Instant, OrderParty } from '#shared/sale/index.ts';
import { inOrderOf, instant, type Reads, statement, type Writes } from '../../database/index.ts';

/** The account to which somebody wants to be paid. */
export type PayoutAccount = {
  readonly holder: string;
  readonly iban: string;
  readonly changedAt: Instant;
};

const ACCOUNT = `holder, iban, changed_at as "changedAt"`;

/** Returns the only stored part of an account number: its last four characters, upper case. */
export const ibanEnd = (iban: string): string => iban.replace(/\s/g, '').slice(-4).toUpperCase();

export const findPayoutAccount = statement(
  'payouts.findAccount',
  `select ${ACCOUNT} from payout_accounts where account_id = $1`,
).one<PayoutAccount, [accountId: string]>();

/** Saves an account; false where nothing changed. */
export const savePayoutAccount = statement(
  'payouts.saveAccount',
  `insert into payout_accounts (account_id, holder, iban) values ($1, $2, $3)
   on conflict (account_id) do update set holder = excluded.holder, iban = excluded.iban, changed_at = clock_timestamp()
     where payout_accounts.iban <> excluded.iban or payout_accounts.holder <> excluded.holder
   returning account_id as id`,
).any<[accountId: string, holder: string, iban: string], Writes>();

const OWED_MAX = 500;
const OWED = `from postings p join orders o on o.id = p.order_id
   where p.account = 'SELLERS' and o.seller_id is not null and o.state in ('HANDED_OVER', 'CLOSED', 'CANCELLED')`;

/** The orders whose sellers are owed money, oldest first. */
export const listOwed = statement(
  'payouts.listOwed',
  `select o.id, -sum(p.cents)::bigint as cents ${OWED}
   group by o.id having sum(p.cents) < 0 order by min(o.number) limit ${OWED_MAX}`,
).column<{ id: string }>('id');

/** What an order's seller is owed: the price after the handover, or the loss of value of a returned car. */
export const findOwed = statement(
  'payouts.findOwed',
  `select coalesce(-sum(p.cents), 0)::bigint as cents ${OWED} and o.id = $1`,
).value<{ cents: Cents }, [orderId: string]>('cents');

/** What a buyer is to get back on an order. */
export type DueReturn = {
  readonly orderId: string;
  readonly number: number;
  readonly buyer: string;
  readonly amountCents: Cents;
  /** When the first part became due. */
  readonly since: Instant;
  /** Deadline of the refund; null while the sale goes on. */
  readonly until: Instant | null;
  /** Whether the whole owed price is in escrow. */
  readonly isHeld: boolean;
  /** Whether the buyer has given an account. */
  readonly hasAccount: boolean;
};

/** The refunds due, oldest first; `since` counts from the last time that nothing was owed. */
export const listReturns = statement(
  'payouts.listReturns',
  `with moved as (
     select e.order_id, e.id, e.booked_at, -sum(sum(p.cents)) over (partition by e.order_id order by e.id) as owed,
       -sum(sum(p.cents) filter (where p.purpose = 'PRICE')) over (partition by e.order_id order by e.id) as price
     from journal_entries e join postings p on p.entry_id = e.id and p.account = 'BUYERS'
     where e.order_id is not null and 'BUYERS' = any (e.accounts) group by e.id),
   open as (
     select m.order_id, min(m.booked_at) as since, (array_agg(m.owed order by m.id desc))[1]::bigint as cents,
       (array_agg(m.price order by m.id desc))[1] as price from moved m
     where m.id > coalesce((select max(z.id) from moved z where z.order_id = m.order_id and z.owed = 0), 0)
     group by m.order_id)
   select o.id as "orderId", o.number, concat_ws(' ', b.first_name, b.last_name) as buyer, open.cents as "amountCents",
     open.since, case when o.state = 'CANCELLED' then o.unwind_by end as until,
     coalesce(open.price > 0 and held.cents >= open.price, false) as "isHeld", w.account_id is not null as "hasAccount"
   from open join orders o on o.id = open.order_id join accounts b on b.id = o.buyer_id
     left join payout_accounts w on w.account_id = o.buyer_id
     left join lateral (select sum(p.cents) as cents from postings p where p.order_id = o.id and p.account = 'PROVIDER') held
       on true
   order by open.since, o.number limit ${OWED_MAX}`,
).all<DueReturn>();

/** Counts the orders on which buyers are owed a refund. */
export const countReturns = statement(
  'payouts.countReturns',
  `select count(*)::int as count from (select from postings where account = 'BUYERS' and order_id is not null
     group by order_id having sum(cents) < 0) owed`,
).count();

export type PayoutState = 'SENT' | 'BOOKED' | 'RELEASED' | 'RETURNED';

export type Payout = {
  readonly batchId: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly amountCents: Cents;
  readonly holder: string;
  /** null once booked or released. */
  readonly iban: string | null;
  readonly ibanEnd: string;
  readonly state: PayoutState;
  /** The bank's reason for a returned transfer. */
  readonly returnReason: string | null;
};

export type PayoutBatch = {
  readonly id: string;
  readonly number: number;
  readonly payer: string;
  readonly iban: string;
  readonly bic: string;
  readonly executeOn: string;
  readonly createdAt: Instant;
};

const BATCH = `b.id, b.number, b.payer, b.iban, b.bic, to_char(b.execute_on, 'YYYY-MM-DD') as "executeOn",
  b.created_at as "createdAt"`;
const PAYOUT = `p.batch_id as "batchId", p.order_id as "orderId", o.number as "orderNumber",
  p.amount_cents as "amountCents", p.holder, p.iban, p.iban_end as "ibanEnd", p.state,
  p.return_reason as "returnReason"`;

/** Adds a batch; false where its id exists. */
export const addBatch = statement(
  'payouts.addBatch',
  `insert into payout_batches (id, payer, iban, bic, execute_on, created_by, created_at)
   values ($1, $2, $3, $4, $5::text::date, $6, $7) on conflict (id) do nothing returning id`,
).any<[batch: Omit<PayoutBatch, 'number'> & { readonly actorId: string }], Writes>(
  inOrderOf('id', 'payer', 'iban', 'bic', 'executeOn', 'actorId', instant('createdAt')),
);

export const addPayout = statement(
  'payouts.add',
  `insert into payouts (batch_id, order_id, amount_cents, holder, iban, iban_end) values ($1, $2, $3, $4, $5, $6)`,
).run<[Omit<Payout, 'state' | 'orderNumber' | 'returnReason'>]>(
  inOrderOf('batchId', 'orderId', 'amountCents', 'holder', 'iban', 'ibanEnd'),
);

const BATCHES_MAX = 50;

export const listBatches = statement(
  'payouts.listBatches',
  `select ${BATCH} from payout_batches b order by b.number desc limit ${BATCHES_MAX}`,
).all<PayoutBatch>();

export const findBatch = statement(
  'payouts.findBatch',
  `select ${BATCH} from payout_batches b where b.id = $1`,
).byId<PayoutBatch>();

export const payoutsOf = statement(
  'payouts.ofBatches',
  `select ${PAYOUT} from payouts p join orders o on o.id = p.order_id where p.batch_id = any ($1::uuid[])
   order by o.number`,
).all<Payout, [batchIds: readonly string[]]>();

/** A transfer with its batch's execution date. */
export type SentPayout = Payout & Pick<PayoutBatch, 'executeOn'>;

const SENT = `select ${PAYOUT}, to_char(b.execute_on, 'YYYY-MM-DD') as "executeOn" from payouts p
   join orders o on o.id = p.order_id join payout_batches b on b.id = p.batch_id where p.state = 'SENT'`;

/** The pending transfer to an order's seller; null if none. The caller holds the order's lock. */
export const findSent = statement('payouts.findSent', `${SENT} and p.order_id = $1`).one<
  SentPayout,
  [orderId: string]
>();

/** All pending transfers to a person, due today or later. */
export const listSentTo = statement(
  'payouts.listSentTo',
  `${SENT} and o.seller_id = $1 and b.execute_on >= (clock_timestamp() at time zone 'Europe/Paris')::date
   order by o.number`,
).all<SentPayout, [accountId: string]>();

/** Ends a pending transfer as booked or released; only the end of the account number is kept. */
export const endPayout = statement(
  'payouts.end',
  `update payouts set state = $3, iban = null where batch_id = $1 and order_id = $2 and state = 'SENT'`,
).run<[batchId: string, orderId: string, state: 'BOOKED' | 'RELEASED']>();

/** A transfer to a seller; without a batch where staff made it by hand, so that only the journal has it. */
export type AnyPayout = Omit<Payout, 'batchId'> & { readonly batchId: string | null };

const numberSql = statement(
  'payouts.ofNumber',
  `select ${PAYOUT} from payouts p join orders o on o.id = p.order_id join payout_batches b on b.id = p.batch_id
   where o.number = $1 and (b.created_at at time zone 'Europe/Paris')::date <= $2::text::date order by b.number desc`,
);
const byHandSql = statement(
  'payouts.byHandOfNumber',
  `select null::uuid as "batchId", o.id as "orderId", o.number as "orderNumber",
     (select sum(p.cents) from postings p where p.entry_id = e.id and p.account = 'SELLERS')::bigint as "amountCents",
     '' as holder, null::text as iban, e.iban_end as "ibanEnd",
     case when r.cents > 0 then 'RETURNED' else 'BOOKED' end as state,
     case when r.cents > 0 then r.reason end as "returnReason"
   from journal_entries e join orders o on o.id = e.order_id left join lateral (
     -- What it was undone by last, for what was undone may have been undone in its turn.
     with recursive after as (select n.id, n.reason from journal_entries n where n.reverses = e.id
       union all select n.id, n.reason from after join journal_entries n on n.reverses = after.id)
     select a.reason, -sum(p.cents) as cents from after a join postings p on p.entry_id = a.id and p.account = 'SELLERS'
     group by a.id, a.reason order by a.id desc limit 1) r on true
   where o.number = $1 and e.kind = 'PAYOUT' and e.line_key is null and 'BANK' = any (e.accounts)
     and e.value_on <= $2::text::date order by e.id desc`,
);

/** Returns the transfers to the seller of an order number up to a day in Paris, newest first. */
export async function payoutsOfNumber(reads: Reads, number: number, day: string): Promise<AnyPayout[]> {
  const batched = await reads.query<Payout>(numberSql, [number, day]);
  return [...batched, ...(await reads.query<AnyPayout>(byHandSql, [number, day]))];
}

/** Marks a booked transfer of that amount as returned, with the reason. */
export const returnPayout = statement(
  'payouts.return',
  `update payouts set state = 'RETURNED', return_reason = $3 where order_id = $1 and amount_cents = $2 and state = 'BOOKED'`,
).run<[orderId: string, cents: Cents, reason: string]>();

/** Undoes the return that this entry recorded: the transfer counts as booked again. */
export const restorePayout = statement(
  'payouts.restore',
  `update payouts p set state = 'BOOKED', return_reason = null from journal_entries e
   where p.order_id = $1 and e.id = $2 and p.state = 'RETURNED' and e.order_id = p.order_id
     and p.return_reason = coalesce(nullif(e.reason, ''), e.reference)
     and p.amount_cents = (select -sum(l.cents) from postings l where l.entry_id = e.id and l.account = 'SELLERS')`,
).run<[orderId: string, entryId: number]>();

/** Deletes an account that the bank refused; false where its owner has changed it or has none. */
export const dropPayoutAccount = statement(
  'payouts.dropAccount',
  'delete from payout_accounts where account_id = $1 and right(iban, 4) = $2 returning account_id as id',
).any<[accountId: string, ibanEnd: string], Writes>();

/** The orders on which somebody has a credit, with their side. */
export const listCredits = statement(
  'payouts.credits',
  `select o.id as "orderId", case p.account when 'SELLERS' then 'SELLER' else 'BUYER' end as party
   from orders o join postings p on p.order_id = o.id
   where o.seller_id = $1 and p.account = 'SELLERS' or o.buyer_id = $1 and p.account = 'BUYERS'
   group by o.id, p.account having sum(p.cents) < 0 order by o.number limit ${OWED_MAX}`,
).all<{ orderId: string; party: OrderParty }, [accountId: string]>();

/**
 * The bank's reason for returning an order's last transfer, from its statement; null where the bank returned none (the
 * seller may have) or another transfer is pending.
 */
export const findPayoutReturn = statement(
  'payouts.findReturn',
  `select case when e.line_key like 'RETURN:%' then e.reason end as reason from journal_entries e
   where e.order_id = $1 and e.kind in ('PAYOUT', 'REVERSAL') and 'SELLERS' = any (e.accounts)
     and not exists (select from payouts p where p.order_id = $1 and p.state = 'SENT')
   order by e.id desc limit 1`,
).value<{ reason: string | null }, [orderId: string]>('reason');
