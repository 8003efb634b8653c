import { inOrderOf, instant, type Reads, statement, type Writes } from '../database/index.ts';
import type { DomainEventMap, DomainEvents } from '../domain-events.ts';
import { AppError } from '../errors.ts';
import { findLatest, lockPayment } from './payments-store.ts';

type Contested = DomainEventMap['payment.contested'];
/** A card dispute, as last reported by the provider. */
export type Dispute = Contested['dispute'];

export const DISPUTE_STATES = [
  'INQUIRY',
  'NEEDS_RESPONSE',
  'UNDER_REVIEW',
  'WON',
  'LOST',
] as const satisfies readonly Dispute['state'][];

const COLUMNS = `dispute_ref as ref, dispute_state as state, dispute_cents as "amountCents",
  dispute_fee_cents as "feeCents", dispute_reason as reason, disputed_at as "openedAt", evidence_by as "evidenceBy"`;

/** The dispute of one payment; null where there was none. */
export const findDisputeOf = statement(
  'disputes.ofPayment',
  `select ${COLUMNS} from payments where id = $1 and dispute_ref is not null`,
).byId<Dispute>();
const keep = statement(
  'disputes.keep',
  `update payments set dispute_ref = $2, dispute_state = $3, dispute_cents = $4, dispute_fee_cents = $5,
     dispute_reason = $6, disputed_at = $7, evidence_by = $8 where id = $1`,
).run<[paymentId: string, dispute: Dispute]>(
  inOrderOf(
    ...(['ref', 'state', 'amountCents', 'feeCents', 'reason', instant('openedAt')] as const),
    instant('evidenceBy'),
  ),
);

/** The newest dispute on the payments of a subject; null where there was none. */
export const findDispute = statement(
  'disputes.ofSubject',
  `select ${COLUMNS} from payments where subject_id = $1 and dispute_ref is not null
   order by disputed_at desc limit 1`,
).one<Dispute, [subjectId: string]>();

/** Returns the dispute of the payment that counts; one of a second payment blocks nothing. */
export async function findDisputeOfPaid(reads: Reads, subjectId: string): Promise<Dispute | null> {
  const payment = await findLatest(reads, subjectId);
  return payment && findDisputeOf(reads, payment.id);
}

/** Whether a dispute is open, with the money at the bank. */
export const isUndecided = (dispute: Dispute | null): boolean =>
  dispute?.state === 'NEEDS_RESPONSE' || dispute?.state === 'UNDER_REVIEW';

/** Whether the payment of a subject is in an open dispute. */
export const isContested = async (reads: Reads, subjectId: string): Promise<boolean> =>
  isUndecided(await findDisputeOfPaid(reads, subjectId));

/**
 * Refuses to refund a payment in an open dispute, since its person would get the money twice.
 * @throws AppError PaymentContested
 */
export async function requireUncontested(reads: Reads, subjectId: string): Promise<void> {
  if (await isContested(reads, subjectId)) throw new AppError('PaymentContested');
}

const isOver = ({ state }: Dispute): boolean => state === 'WON' || state === 'LOST';

/** Whether a report supersedes the stored one: of a later dispute, or of the same unless it would reopen it. */
const isNewer = (heard: Dispute, kept: Dispute | null): boolean =>
  kept === null ||
  (kept.ref === heard.ref ? !isOver(kept) || isOver(heard) : kept.openedAt <= heard.openedAt);

/**
 * Saves a provider's report on a dispute, in whatever order reports arrive, and publishes it with the money moved. Only
 * a payment that counts as paid is in the books.
 */
export async function contest(
  { domain }: { readonly domain: DomainEvents },
  writes: Writes,
  paymentId: string,
  { dispute, moves }: Pick<Contested, 'dispute' | 'moves'>,
): Promise<void> {
  const payment = await lockPayment(writes, paymentId);
  if (!payment) return;
  const kept = await findDisputeOf(writes, paymentId);
  const isKept = isNewer(dispute, kept);
  if (isKept) await keep(writes, paymentId, dispute);
  const isOther = kept?.ref !== dispute.ref || kept.state !== dispute.state;
  const isNews = isKept && isOther && (kept?.ref !== dispute.ref || dispute.state !== 'UNDER_REVIEW');
  const { subjectId, state } = payment;
  const counted = state === 'SUCCEEDED' ? moves : [];
  await domain.tell(writes, 'payment.contested', { subjectId, dispute, moves: counted, isNews });
}
