import type { Cents, Instant } from '#shared/sale/index.ts';
import type { ProviderFlows } from '../../accounting/index.ts';
import { inOrderOf, type Reads, statement, type Writes } from '../../database/index.ts';
import type { EscrowAsked, EscrowName } from '../../payments/index.ts';

/** An escrow opened at a provider for an order. */
export type Escrow = EscrowAsked & {
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly partCents: Cents;
};

const ESCROW = `e.order_id as "orderId", e.provider_ref as "providerRef", e.payee, e.iban, e.bic, e.reference,
  e.amount_cents as "amountCents", e.part_cents as "partCents"`;

export const findEscrow = statement(
  'escrow.find',
  `select ${ESCROW} from escrows e where e.order_id = $1`,
).one<Escrow, [orderId: string]>();

/** Returns the order a provider refers to, by our id or theirs; null where there is none. */
export const findEscrowOrder = statement(
  'escrow.findByRef',
  'select order_id as id from escrows where order_id::text = $1 or provider_ref = $2',
).value<{ id: string }, [{ orderId: string | null; providerRef: string | null }]>(
  'id',
  inOrderOf('orderId', 'providerRef'),
);

export const addEscrow = statement(
  'escrow.add',
  `insert into escrows (order_id, amount_cents, provider_ref, payee, iban, bic, reference)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (order_id) do nothing`,
).run<[escrow: Omit<Escrow, 'partCents'>]>(
  inOrderOf('orderId', 'amountCents', 'providerRef', 'payee', 'iban', 'bic', 'reference'),
);

export const setPart = statement(
  'escrow.setPart',
  'update escrows set part_cents = $2 where order_id = $1',
).run<[orderId: string, cents: Cents]>();

export type MoveState = 'PROMISED' | 'DONE' | 'REFUSED';

/** A transfer out of escrow, to the seller or back to the buyer. */
export type Move = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: 'RELEASE' | 'RETURN';
  readonly amountCents: Cents;
  readonly reason: string;
  readonly payeeRef: string | null;
  readonly state: MoveState;
  readonly failure: string | null;
  readonly actorId: string;
  readonly promisedAt: Instant;
};

export const movesOf = statement(
  'escrow.movesOf',
  `select id, order_id as "orderId", kind, amount_cents as "amountCents", reason, payee_ref as "payeeRef", state,
     failure, actor_id as "actorId", promised_at as "promisedAt"
   from escrow_moves where order_id = $1 order by promised_at, id`,
).all<Move, [orderId: string]>();

/** Adds a planned transfer; false where its id exists. The caller holds the order's lock. */
export const addMove = statement(
  'escrow.addMove',
  `insert into escrow_moves (id, order_id, kind, amount_cents, reason, payee_ref, actor_id)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
).any<[move: Omit<Move, 'state' | 'failure' | 'promisedAt'>], Writes>(
  inOrderOf('id', 'orderId', 'kind', 'amountCents', 'reason', 'payeeRef', 'actorId'),
);

/** Ends a transfer; false where it had ended before. */
export const endMove = statement(
  'escrow.endMove',
  `update escrow_moves set state = $2, failure = $3, ended_at = clock_timestamp()
   where id = $1 and state = 'PROMISED' returning id`,
).any<[id: string, state: 'DONE' | 'REFUSED', failure: string | null], Writes>();

export type Payee = { readonly ref: string; readonly isReady: boolean };

export const findPayee = statement(
  'escrow.findPayee',
  `select provider_ref as ref, is_ready as "isReady" from escrow_payees where account_id = $1 and provider = $2`,
).one<Payee, [accountId: string, provider: EscrowName]>();

/** Saves the provider's data on a seller; one who starts onboarding may be queried as soon as they return. */
export const savePayee = statement(
  'escrow.savePayee',
  `insert into escrow_payees as p (account_id, provider, provider_ref, is_ready) values ($1, $2, $3, $4)
   on conflict (account_id, provider) do update set is_ready = excluded.is_ready, refused_at = null,
     looked_at = case when $5 then null else p.looked_at end`,
).run<[accountId: string, provider: EscrowName, payee: Payee, isSettingOut: boolean]>(
  (accountId, provider, { ref, isReady }, isSettingOut) => [accountId, provider, ref, isReady, isSettingOut],
);

/** Claims the one query per minute for a seller in onboarding; false where it is taken or the seller is verified. */
export const takeLook = statement(
  'escrow.takeLook',
  `update escrow_payees set looked_at = clock_timestamp() where account_id = $1 and provider = $2 and not is_ready
     and (looked_at is null or looked_at <= clock_timestamp() - interval '1 minute')
   returning account_id as id`,
).any<[accountId: string, provider: EscrowName], Writes>();

/** Records that the provider refuses to answer about a seller; false where that was recorded before. */
export const noteRefusal = statement(
  'escrow.noteRefusal',
  `update escrow_payees set refused_at = clock_timestamp() where account_id = $1 and provider = $2
     and refused_at is null returning account_id as id`,
).any<[accountId: string, provider: EscrowName], Writes>();

/** The amounts of an order in the journal and at the provider, where they differ. */
export type Difference = { readonly ours: ProviderFlows; readonly theirs: ProviderFlows };

export const keepCheck = statement(
  'escrow.check',
  'update escrows set checked_at = clock_timestamp(), difference = $2 where order_id = $1',
).run<[orderId: string, difference: Difference | null]>((orderId, difference) => [
  orderId,
  difference && JSON.stringify(difference),
]);

const CHECKS_MAX = 200;

/** The escrows not compared with the journal since 2 a.m. in Paris. */
export const listUnchecked = statement(
  'escrow.listUnchecked',
  `select order_id as id from escrows
   where checked_at is null
     or ((checked_at - interval '2 hours') at time zone 'Europe/Paris')::date
       < ((clock_timestamp() - interval '2 hours') at time zone 'Europe/Paris')::date
   order by checked_at nulls first limit ${CHECKS_MAX}`,
).column<{ id: string }>('id');

export type Differing = Difference & {
  readonly orderId: string;
  readonly number: number;
  readonly checkedAt: Instant;
};
const differingSql = statement(
  'escrow.listDiffering',
  `select e.order_id as "orderId", o.number, e.checked_at as "checkedAt", e.difference
   from escrows e join orders o on o.id = e.order_id where e.difference is not null order by o.number`,
);

export async function listDiffering(reads: Reads): Promise<Differing[]> {
  type Row = Omit<Differing, keyof Difference> & { readonly difference: Difference };
  const rows = await reads.query<Row>(differingSql);
  return rows.map(({ difference, ...row }) => ({ ...row, ...difference }));
}
