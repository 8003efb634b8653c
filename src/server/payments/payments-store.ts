import type { Cents } from '#shared/sale/index.ts';
import { inOrderOf, statement, type Writes } from '../database/index.ts';

/** OPEN: the provider has not answered; ACTION: the person has to act. */
export type PaymentState = 'OPEN' | 'ACTION' | 'SUCCEEDED' | 'FAILED';
export type CardSource = 'ON_FILE' | 'OTHER';

export type Payment = {
  readonly id: string;
  readonly subjectId: string;
  readonly accountId: string;
  readonly amountCents: Cents;
  readonly provider: string;
  readonly source: CardSource;
  readonly providerRef: string | null;
  readonly state: PaymentState;
  /** The reason of the last failure. */
  readonly failure: string | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
};

const COLUMNS = `id, subject_id as "subjectId", account_id as "accountId", amount_cents as "amountCents", provider, source,
  provider_ref as "providerRef", state, failure, brand, last_four as "lastFour"`;

export type NewPayment = Pick<Payment, 'subjectId' | 'accountId' | 'amountCents' | 'provider' | 'source'>;

/** Adds a payment; null where the subject has an active one. */
export const addPayment = statement(
  'payments.add',
  `insert into payments (subject_id, account_id, amount_cents, provider, source) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning ${COLUMNS}`,
).one<Payment, [payment: NewPayment], Writes>(
  inOrderOf('subjectId', 'accountId', 'amountCents', 'provider', 'source'),
);

/** Stores a second payment under its provider reference; null where it is stored already. */
export const addSurplus = statement(
  'payments.addSurplus',
  `insert into payments (subject_id, account_id, amount_cents, provider, source, provider_ref, state, failure)
   select subject_id, account_id, amount_cents, provider, source, $2, 'FAILED', $3 from payments where id = $1
   on conflict do nothing returning ${COLUMNS}`,
).one<Payment, [id: string, ref: string, failure: string], Writes>();

export const findByRef = statement(
  'payments.findByRef',
  `select ${COLUMNS} from payments where provider = $1 and provider_ref = $2`,
).one<Payment, [provider: string, ref: string]>();

/** The payment that counts for a subject: a successful one not fully refunded, else the newest. */
export const findLatest = statement(
  'payments.findLatest',
  `select ${COLUMNS} from payments where subject_id = $1
   order by state = 'SUCCEEDED' desc, is_refunded, created_at desc limit 1`,
).one<Payment, [subjectId: string]>();

export const findPayment = statement('payments.find', `select ${COLUMNS} from payments where id = $1`).one<
  Payment,
  [id: string]
>();

export const lockPayment = statement(
  'payments.lock',
  `select ${COLUMNS} from payments where id = $1 for update`,
).one<Payment, [id: string], Writes>();

const asideSql = statement(
  'payments.putOthersAside',
  `update payments set state = 'FAILED', failure = 'replaced'
   where subject_id = $1 and id <> $2 and state in ('OPEN', 'ACTION')`,
);
const paidSql = statement(
  'payments.isPaidByAnother',
  `select from payments where subject_id = $1 and id <> $2 and state = 'SUCCEEDED'`,
);

/**
 * Ends the other pending payments of a subject; returns whether another one succeeded before, even if it was refunded
 * since: the books count one card payment for each subject.
 */
export async function putOthersAside(writes: Writes, { subjectId, id }: Payment): Promise<boolean> {
  await writes.query(asideSql, [subjectId, id]);
  return (await writes.query(paidSql, [subjectId, id])).length > 0;
}

export type PaymentMove = {
  readonly state: PaymentState;
  readonly providerRef?: string | null;
  readonly failure?: string | null;
  readonly card?: { readonly brand: string; readonly lastFour: string } | null;
};

export const movePayment = statement(
  'payments.move',
  `update payments set state = $2, provider_ref = coalesce($3, provider_ref), failure = $4,
     brand = coalesce($5, brand), last_four = coalesce($6, last_four) where id = $1`,
).run<[id: string, move: PaymentMove]>((id, { state, providerRef = null, failure = null, card }) => [
  id,
  state,
  providerRef,
  failure,
  card?.brand ?? null,
  card?.lastFour ?? null,
]);

export const markRefunded = statement(
  'payments.refunded',
  'update payments set is_refunded = true where id = $1',
).run<[id: string]>();

/** Marks a payment as not refunded, unless another payment counts for its subject by now. */
export const markUnrefunded = statement(
  'payments.refundFailed',
  `update payments p set is_refunded = false where id = $1 and is_refunded and not exists (
     select from payments o where o.subject_id = p.subject_id and o.id <> p.id and o.state <> 'FAILED' and not o.is_refunded)`,
).run<[id: string]>();

/** Records a webhook event; false where it was recorded before. */
export const hearEvent = statement(
  'payments.hear',
  'insert into provider_events (provider, event_id) values ($1, $2) on conflict do nothing returning event_id',
).any<[provider: string, eventId: string], Writes>();

export const findCustomer = statement(
  'payments.findCustomer',
  'select customer_ref as ref from payment_customers where account_id = $1 and provider = $2',
).value<{ ref: string }, [accountId: string, provider: string]>('ref');

export const addCustomer = statement(
  'payments.addCustomer',
  `insert into payment_customers (account_id, provider, customer_ref) values ($1, $2, $3)
   on conflict do nothing`,
).run<[accountId: string, provider: string, ref: string]>();
