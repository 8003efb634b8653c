import type { Cents, Instant } from '#shared/sale/index.ts';
import { type Paged, type Reads, readPage, type Span, statement, type Writes } from '../database/index.ts';
import type { Books, LedgerAccount, Posting } from './reckoning.ts';

export const ENTRY_KINDS = [
  ...(['RECEIPT', 'ALLOCATION', 'TRANSFER', 'CREDIT', 'REFUND', 'PAYOUT', 'REVERSAL', 'DISPUTE'] as const),
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** The source of a receipt: the card provider, a bank file, manual entry from a statement, or the escrow provider. */
export const RECEIPT_SOURCES = ['CARD', 'FILE', 'HAND', 'ESCROW'] as const;
export type ReceiptSource = (typeof RECEIPT_SOURCES)[number];

/** An entry without its postings. */
export type EntryFacts = {
  readonly kind: EntryKind;
  readonly orderId: string | null;
  /** The receipt that is allocated or returned. */
  readonly receiptId?: number | null;
  readonly reverses?: number | null;
  readonly source?: ReceiptSource | null;
  /** `2026-11-23`: the day the money moved. */
  readonly valueOn: string;
  readonly payer?: string;
  readonly reference?: string;
  /** The last four characters of the target account; the full number is not stored. */
  readonly ibanEnd?: string;
  readonly reason?: string;
  /** Idempotency key: the bank's or provider's id of the line. */
  readonly lineKey?: string | null;
  /** Hash of the manual request made under that key. */
  readonly askedHash?: string | null;
  readonly actorId: string | null;
};

export type Entry = Required<Omit<EntryFacts, 'askedHash'>> & {
  /** Without gaps, in booking order. */
  readonly id: number;
  readonly bookedAt: Instant;
  readonly postings: readonly Posting[];
  /** The entry that reversed this one. */
  readonly reversedBy: number | null;
};

/** Locks the journal until the transaction ends, so that what is read stays true. Returns today's date in Paris. */
export const lockJournal = statement(
  'journal.lock',
  `select to_char(clock_timestamp() at time zone 'Europe/Paris', 'YYYY-MM-DD') as today from journal_head for update`,
).onlyValue<{ today: string }, [], Writes>('today');

/** A booked entry; documents issued for it bear the same instant. */
export type Booked = Pick<Entry, 'id' | 'bookedAt'>;

// Known keys are filtered before the insert: a row dropped by a conflict would still take a number and a seal.
/** Books an entry; null where its key is booked already. The caller holds the journal's lock. */
export const post = statement(
  'journal.post',
  `insert into journal_entries (kind, order_id, receipt_id, reverses, source, value_on, payer, reference, iban_end,
     reason, line_key, actor_id, accounts, purposes, cents, asked_hash)
   select $1, $2::uuid, $3::bigint, $4::bigint, $5, $6::text::date, $7, $8, $9, $10, $11::text, $12::uuid,
     $13::text[], $14::text[], $15::bigint[], $16
   where not exists (select from journal_entries where line_key = $11::text)
   returning id, booked_at as "bookedAt"`,
).one<Booked, [facts: EntryFacts, postings: readonly Posting[]], Writes>((facts, postings) => {
  const { kind, orderId, receiptId = null, reverses = null, source = null, valueOn, actorId } = facts;
  const { payer = '', reference = '', ibanEnd = '', reason = '', lineKey = null, askedHash = null } = facts;
  const lines = [
    postings.map(({ account }) => account),
    postings.map(({ purpose }) => purpose),
    postings.map(({ cents }) => cents),
  ];
  return [
    ...[
      kind,
      orderId,
      receiptId,
      reverses,
      source,
      valueOn,
      payer,
      reference,
      ibanEnd,
      reason,
      lineKey,
      actorId,
    ],
    ...lines,
    askedHash,
  ];
});

/** The request hash stored under a key, and whether that entry was reversed since. */
export const findAsked = statement(
  'journal.asked',
  `select asked_hash as hash, exists (select from journal_entries r where r.reverses = e.id) as "isUndone"
   from journal_entries e where line_key = $1`,
).one<{ hash: string; isUndone: boolean }, [lineKey: string]>();

const booksSql = statement(
  'journal.booksOf',
  `select account, purpose, sum(cents)::bigint as cents from postings where order_id = $1 group by account, purpose`,
);
const flowsSql = statement(
  'journal.flowsOf',
  `select coalesce(sum(p.cents) filter (where e.kind = 'CREDIT' and p.account in ('FEES', 'VAT')), 0)::bigint
       as "creditedCents",
     coalesce(sum(p.cents) filter (where e.kind in ('PAYOUT', 'REVERSAL') and p.account = 'SELLERS'), 0)::bigint as "paidOutCents"
   from postings p join journal_entries e on e.id = p.entry_id where p.order_id = $1`,
);

/** Returns the summed postings of an order. */
export async function booksOf(reads: Reads, orderId: string): Promise<Books> {
  const balances = await reads.query<Posting>(booksSql, [orderId]);
  const [flows] = await reads.query<{ creditedCents: Cents; paidOutCents: Cents }>(flowsSql, [orderId]);
  return { balances, creditedCents: flows?.creditedCents ?? 0, paidOutCents: flows?.paidOutCents ?? 0 };
}

const COLUMNS = `e.id, e.kind, e.order_id as "orderId", e.receipt_id as "receiptId", e.reverses, e.source,
  to_char(e.value_on, 'YYYY-MM-DD') as "valueOn", e.payer, e.reference, e.iban_end as "ibanEnd", e.reason,
  e.line_key as "lineKey", e.actor_id as "actorId", e.booked_at as "bookedAt",
  (select json_agg(json_build_object('account', p.account, 'purpose', p.purpose, 'cents', p.cents))
    from postings p where p.entry_id = e.id) as postings,
  (select r.id from journal_entries r where r.reverses = e.id) as "reversedBy"`;

/** Every entry of an order, in booking order. */
export const entriesOf = statement(
  'journal.ofOrder',
  `select ${COLUMNS} from journal_entries e where order_id = $1 order by id`,
).all<Entry, [orderId: string]>();

export const findEntry = statement(
  'journal.find',
  `select ${COLUMNS} from journal_entries e where id = $1`,
).one<Entry, [id: number]>();

const UNALLOCATED_OF = `(select -sum(p.cents) from postings p join journal_entries r on r.id = p.entry_id
    where p.account = 'UNALLOCATED' and (r.id = e.id or r.receipt_id = e.id))`;

/** A receipt not fully allocated. */
export type OpenReceipt = Entry & { readonly leftCents: Cents };

export const listUnallocated = statement(
  'journal.listUnallocated',
  `select ${COLUMNS}, ${UNALLOCATED_OF}::bigint as "leftCents" from journal_entries e
   where e.kind = 'RECEIPT' and ${UNALLOCATED_OF} > 0 order by e.value_on, e.id limit 500`,
).all<OpenReceipt>();

/** The unallocated part of a receipt; negative where too much was allocated. */
export const leftOf = statement(
  'journal.leftOf',
  `select coalesce(-sum(p.cents), 0)::bigint as left from postings p join journal_entries r on r.id = p.entry_id
   where p.account = 'UNALLOCATED' and $1 in (r.id, r.receipt_id)`,
).onlyValue<{ left: Cents }, [receiptId: number]>('left');

// By booking day, like the tax file and the invoices, so that past months do not change.
const BOOKED_BY = (day: string) => `(e.booked_at at time zone 'Europe/Paris')::date <= ${day}::text::date`;

export type Balance = { readonly account: LedgerAccount; readonly cents: Cents };

/** The balance of each account at the end of a day, by booking day: debits are positive. */
export const balancesOn = statement(
  'journal.balancesOn',
  `select p.account, sum(p.cents)::bigint as cents from postings p join journal_entries e on e.id = p.entry_id
   where ${BOOKED_BY('$1')} group by p.account`,
).all<Balance, [day: string]>();

/** A person's balance with the house. */
export type PersonBalance = { readonly accountId: string; readonly name: string; readonly cents: Cents };

const peopleSql = statement(
  'journal.peopleOn',
  `select a.id as "accountId", concat_ws(' ', a.first_name, a.last_name) as name, t.cents,
     count(*) over ()::int as "totalCount"
   from (select case p.account when 'SELLERS' then o.seller_id else o.buyer_id end as id,
       -sum(p.cents)::bigint as cents
     from postings p join journal_entries e on e.id = p.entry_id join orders o on o.id = p.order_id
     where p.account in ('ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS') and ${BOOKED_BY('$1')}
     group by 1 having sum(p.cents) <> 0) t join accounts a on a.id = t.id
   order by t.cents desc, name, a.id limit $2 offset $3`,
);

/** Returns a page of the balances, largest first. */
export function peopleOn(reads: Reads, day: string, span: Span): Promise<Paged<PersonBalance>> {
  return readPage(span, (limit, offset) =>
    reads.query<PersonBalance & { totalCount: number }>(peopleSql, [day, limit, offset]),
  );
}

const wordsSql = statement(
  'journal.words',
  `select journal_text(e) as words, hash from journal_entries e order by id`,
);
const headSql = statement('journal.head', 'select id, hash from journal_head');

/** Returns every entry with its seal, and the newest number and seal issued. */
export async function readSeals(reads: Reads) {
  const rows = await reads.query<{ words: string; hash: Buffer }>(wordsSql);
  const [head] = await reads.query<{ id: number; hash: Buffer | null }>(headSql);
  return { rows, newest: head?.hash ?? null, lastId: head?.id ?? 0 };
}

/** The booked amounts of a price in escrow: received, released to the seller, and returned. */
export type ProviderFlows = {
  readonly receivedCents: Cents;
  readonly releasedCents: Cents;
  readonly returnedCents: Cents;
};

export const providerFlowsOf = statement(
  'journal.providerFlowsOf',
  `select coalesce(sum(p.cents) filter (where e.kind = 'RECEIPT'), 0)::bigint as "receivedCents",
     coalesce(-sum(p.cents) filter (where e.kind = 'PAYOUT'), 0)::bigint as "releasedCents",
     coalesce(-sum(p.cents) filter (where e.kind = 'REFUND'), 0)::bigint as "returnedCents"
   from postings p join journal_entries e on e.id = p.entry_id where p.order_id = $1 and p.account = 'PROVIDER'`,
).only<ProviderFlows, [orderId: string]>();
