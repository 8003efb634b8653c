import type { Cents, Instant, OrderState } from '#shared/sale/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../database/index.ts';

/** The account that somebody wants their prices on. */
export type PayoutAccount = {
  readonly holder: string;
  readonly iban: string;
  readonly changedAt: Instant;
};

const ACCOUNT = `holder, iban, changed_at as "changedAt"`;

export const findPayoutAccount = statement(
  'payouts.findAccount',
  `select ${ACCOUNT} from payout_accounts where account_id = $1`,
).one<PayoutAccount, [accountId: string]>();

const saveSql = statement(
  'payouts.saveAccount',
  `insert into payout_accounts (account_id, holder, iban) values ($1, $2, $3)
   on conflict (account_id) do update set holder = excluded.holder, iban = excluded.iban, changed_at = clock_timestamp()
     where payout_accounts.iban <> excluded.iban or payout_accounts.holder <> excluded.holder
   returning account_id as id`,
);

/** Keeps it; false where it says what it said before. */
export async function savePayoutAccount(
  writes: Writes,
  accountId: string,
  { holder, iban }: Pick<PayoutAccount, 'holder' | 'iban'>,
): Promise<boolean> {
  return (await writes.query(saveSql, [accountId, holder, iban])).length > 0;
}

const OWED_MAX = 500;
const owedSql = statement(
  'payouts.listOwed',
  `select o.id, -sum(p.cents)::bigint as cents from postings p join orders o on o.id = p.order_id
   where p.account = 'SELLERS' and o.seller_id is not null and o.state in ('HANDED_OVER', 'CANCELLED')
   group by o.id having sum(p.cents) < 0 order by min(o.number) limit ${OWED_MAX}`,
);

/** The orders whose sellers are owed something, the oldest first. */
export async function listOwed(reads: Reads): Promise<string[]> {
  return (await reads.query<{ id: string; cents: Cents }>(owedSql)).map(({ id }) => id);
}

export type PayoutState = 'SENT' | 'BOOKED' | 'RELEASED';

export type Payout = {
  readonly batchId: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly orderState: OrderState;
  readonly amountCents: Cents;
  readonly holder: string;
  /** null once it is booked or released. */
  readonly iban: string | null;
  readonly ibanEnd: string;
  readonly state: PayoutState;
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
const PAYOUT = `p.batch_id as "batchId", p.order_id as "orderId", o.number as "orderNumber", o.state as "orderState",
  p.amount_cents as "amountCents", p.holder, p.iban, p.iban_end as "ibanEnd", p.state`;

const addSql = statement(
  'payouts.addBatch',
  `insert into payout_batches (id, payer, iban, bic, execute_on, created_by, created_at)
   values ($1, $2, $3, $4, $5::text::date, $6, $7) on conflict (id) do nothing returning id`,
);

/** Adds a batch; false where there is one of that id. */
export async function addBatch(
  writes: Writes,
  batch: Omit<PayoutBatch, 'number'>,
  actorId: string,
): Promise<boolean> {
  const { id, payer, iban, bic, executeOn, createdAt } = batch;
  const values = [id, payer, iban, bic, executeOn, actorId, timestamp(createdAt)];
  return (await writes.query(addSql, values)).length > 0;
}

const addPayoutSql = statement(
  'payouts.add',
  `insert into payouts (batch_id, order_id, amount_cents, holder, iban, iban_end) values ($1, $2, $3, $4, $5, $6)`,
);

export async function addPayout(
  writes: Writes,
  {
    batchId,
    orderId,
    amountCents,
    holder,
    iban,
    ibanEnd,
  }: Omit<Payout, 'state' | 'orderNumber' | 'orderState'>,
): Promise<void> {
  await writes.query(addPayoutSql, [batchId, orderId, amountCents, holder, iban, ibanEnd]);
}

const BATCHES_MAX = 50;

export const listBatches = statement(
  'payouts.listBatches',
  `select ${BATCH} from payout_batches b order by b.number desc limit ${BATCHES_MAX}`,
).all<PayoutBatch>();

export const findBatch = statement(
  'payouts.findBatch',
  `select ${BATCH} from payout_batches b where b.id = $1`,
).one<PayoutBatch, [id: string]>();

const ofSql = statement(
  'payouts.ofBatches',
  `select ${PAYOUT} from payouts p join orders o on o.id = p.order_id where p.batch_id = any ($1::uuid[])
   order by o.number`,
);

export function payoutsOf(reads: Reads, batchIds: readonly string[]): Promise<Payout[]> {
  return reads.query<Payout>(ofSql, [batchIds]);
}

const sentSql = statement(
  'payouts.findSent',
  `select ${PAYOUT} from payouts p join orders o on o.id = p.order_id where p.order_id = $1 and p.state = 'SENT'`,
);

/** What of an order is on its way to the seller; null where nothing is. Whoever writes holds the order. */
export async function findSent(reads: Reads, orderId: string): Promise<Payout | null> {
  const [row] = await reads.query<Payout>(sentSql, [orderId]);
  return row ?? null;
}

const endSql = statement(
  'payouts.end',
  `update payouts set state = $3, iban = null where batch_id = $1 and order_id = $2 and state = 'SENT'`,
);

/** It was booked, or is on its way no more; the account number is forgotten but for its end. */
export async function endPayout(
  writes: Writes,
  { batchId, orderId }: Pick<Payout, 'batchId' | 'orderId'>,
  state: Exclude<PayoutState, 'SENT'>,
): Promise<void> {
  await writes.query(endSql, [batchId, orderId, state]);
}
