import type { Cents } from '#shared/sale/index.ts';
import { type Database, isUuid, type Writes } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import { AppError } from '../errors.ts';
import type { Jobs } from '../jobs/index.ts';
import { findDisputeOf, isUndecided, requireUncontested } from './disputes.ts';
import {
  addPayment,
  addSurplus,
  type CardSource,
  findByRef,
  findLatest,
  findPayment,
  lockPayment,
  markRefunded,
  markUnrefunded,
  movePayment,
  type Payment,
  type PaymentMove,
  putOthersAside,
} from './payments-store.ts';
import { PENDING, type Provider, type ProviderAnswer, type Purpose, type RefundState } from './provider.ts';
import { findRestore, requireChecked } from './restores.ts';

export type ChargingParts = {
  readonly database: Database;
  readonly provider: Provider;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly domain: DomainEvents;
};

export type Wish = Purpose & {
  readonly subjectId: string;
  readonly accountId: string;
  readonly amountCents: Cents;
  readonly source: CardSource;
  /** Whether the person confirmed having read that a payment is already with their bank. */
  readonly again: boolean;
};

export type Asked = { readonly payment: Payment; readonly answer: ProviderAnswer };

/** Failure of a payment that came in although another had succeeded before; it is refunded. */
const SURPLUS = 'surplus';
export const RETURN_SURPLUS = 'payments.returnSurplus';
const DAY_MS = 86_400_000;
export type SurplusJob = { readonly paymentId: string };

/**
 * Saves the state of a payment. A success is final and published once; a failure is final unless the money arrives
 * after all. A second payment for the same subject is refunded; if it came under the same payment, it is stored as one
 * of its own, which is returned.
 */
export async function settle(
  { domain, jobs }: Pick<ChargingParts, 'domain' | 'jobs'>,
  writes: Writes,
  id: string,
  move: PaymentMove,
): Promise<Payment | null> {
  const payment = await lockPayment(writes, id);
  if (!payment) return null;
  const hasCome = move.state === 'SUCCEEDED';
  if (payment.state === 'SUCCEEDED' || payment.failure === SURPLUS) {
    const isSame =
      !hasCome || !payment.providerRef || (move.providerRef ?? payment.providerRef) === payment.providerRef;
    return isSame ? payment : setAside({ jobs }, writes, payment, move);
  }
  if (payment.state === 'FAILED' && !hasCome) return payment;
  const isSecond = hasCome && (await putOthersAside(writes, payment));
  await movePayment(writes, id, isSecond ? { ...move, state: 'FAILED', failure: SURPLUS } : move);
  if (isSecond) await jobs.enqueue<SurplusJob>(writes, [{ kind: RETURN_SURPLUS, data: { paymentId: id } }]);
  const moved = await lockPayment(writes, id);
  if (moved && moved.state === 'SUCCEEDED') await domain.tell(writes, 'payment.taken', moved);
  return moved;
}

/** Stores a second payment under the same one as its own payment, once, and schedules its refund. */
async function setAside(
  { jobs }: Pick<ChargingParts, 'jobs'>,
  writes: Writes,
  { id, provider }: Payment,
  { providerRef }: PaymentMove,
): Promise<Payment | null> {
  const ref = providerRef ?? '';
  const added = await addSurplus(writes, id, ref, SURPLUS);
  if (!added) return findByRef(writes, provider, ref);
  await jobs.enqueue<SurplusJob>(writes, [{ kind: RETURN_SURPLUS, data: { paymentId: added.id } }]);
  return added;
}

/**
 * Charges a payment: resumes a pending one with the same card, and never charges twice.
 * @throws AppError MoneyUnchecked
 */
export async function pay(parts: ChargingParts, wish: Wish): Promise<Asked> {
  const { database, provider } = parts;
  await requireChecked(database);
  const known = await findLatest(database, wish.subjectId);
  if (known && known.state !== 'FAILED') {
    const going = await goOn(parts, known, wish);
    if (going.payment.state !== 'FAILED') return going;
  }
  const { subjectId, accountId, amountCents, source } = wish;
  const begun = { subjectId, accountId, amountCents, source, provider: provider.name };
  const payment = await database.transaction(writes => addPayment(writes, begun));
  if (!payment) {
    // Another window was faster: use its payment.
    const other = await findLatest(database, subjectId);
    if (!other) throw new Error('a payment that stands in the way is there');
    return { payment: other, answer: { state: other.state } };
  }
  return keep(parts, payment, await provider.charge(payment, wish));
}

async function goOn(parts: ChargingParts, known: Payment, wish: Wish): Promise<Asked> {
  if (known.state === 'SUCCEEDED') return { payment: known, answer: { state: 'SUCCEEDED' } };
  const { provider } = parts;
  const isOther = known.source !== wish.source || known.amountCents !== wish.amountCents;
  // That the house knows the payment is with a bank does not mean that its person does.
  if (known.failure === PENDING ? wish.again : isOther)
    return keep(parts, known, await provider.abandon(known, wish));
  // The provider never answered: repeating the request with its idempotency key returns the first result.
  const isUnanswered = known.state === 'OPEN';
  return keep(parts, known, await (isUnanswered ? provider.charge(known, wish) : provider.look(known, wish)));
}

async function keep(parts: ChargingParts, payment: Payment, answer: ProviderAnswer): Promise<Asked> {
  const kept = await parts.database.transaction(writes => settle(parts, writes, payment.id, answer));
  return { payment: kept ?? payment, answer };
}

/** Queries the provider for a pending payment; returns the payment that counts, if any. */
export async function refresh(
  parts: ChargingParts,
  subjectId: string,
  purpose: Purpose,
): Promise<Payment | null> {
  const known = await findLatest(parts.database, subjectId);
  if (!known || known.state === 'SUCCEEDED' || known.state === 'FAILED') return known;
  if (known.providerRef === null) return known;
  return (await keep(parts, known, await parts.provider.look(known, purpose))).payment;
}

/** Abandons a pending payment; it may have succeeded in the meantime. */
export async function giveUp(parts: ChargingParts, subjectId: string, purpose: Purpose): Promise<void> {
  const known = await findLatest(parts.database, subjectId);
  if (known?.state === 'ACTION' || known?.state === 'OPEN')
    await keep(parts, known, await parts.provider.abandon(known, purpose));
}

/**
 * Refunds a second payment. It waits while a bank dispute is open, and counts what the bank took as refunded. A partial
 * chargeback, or a card that accepts no refund, fails visibly for staff, since waiting would not help.
 */
export async function returnSurplus(
  { database, provider, jobs }: ChargingParts,
  writes: Writes,
  { paymentId }: SurplusJob,
): Promise<void> {
  const payment = await findPayment(database, paymentId);
  if (payment?.failure !== SURPLUS) return;
  const later = [{ kind: RETURN_SURPLUS, data: { paymentId }, delayMs: DAY_MS }];
  if ((await findRestore(database)) !== null) return jobs.enqueue<SurplusJob>(writes, later);
  try {
    const given = await provider.refund(payment, { cents: payment.amountCents, key: payment.id });
    if (given === 'FAILED') throw new Error('the card has taken nothing back');
    await markRefunded(writes, paymentId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'PaymentContested')) throw error;
    const dispute = await findDisputeOf(writes, paymentId);
    if (dispute?.state === 'LOST' && dispute.amountCents >= payment.amountCents) return;
    if (!isUndecided(dispute)) throw error;
    await jobs.enqueue<SurplusJob>(writes, later);
  }
}

/**
 * Refunds money of a subject: all of it, or a named part once. FAILED: the card accepts no refund; where that shows
 * later, `payment.refundFailed` reports it.
 * @throws AppError PaymentContested while a bank dispute is open
 */
export async function refund(
  parts: ChargingParts,
  subjectId: string,
  part: { readonly cents: Cents; readonly name: string; readonly isLast: boolean } | null,
): Promise<RefundState> {
  const payment = await findLatest(parts.database, subjectId);
  if (payment?.state !== 'SUCCEEDED') return 'GIVEN';
  const key = part ? `${payment.id}-${part.name}` : payment.id;
  const mayBegin = () => requireUncontested(parts.database, subjectId);
  const given = await parts.provider.refund(payment, {
    cents: part?.cents ?? payment.amountCents,
    key,
    mayBegin,
  });
  if (given === 'GIVEN' && part?.isLast !== false)
    await parts.database.transaction(writes => markRefunded(writes, payment.id));
  return given;
}

/** The length of a payment id, the prefix of its refunds' keys. */
const ID_LENGTH = 36;

/** Handles a returned refund: publishes it for the books; a returned second payment is retried, visibly for staff. */
export async function failRefund(
  { domain, jobs }: Pick<ChargingParts, 'domain' | 'jobs'>,
  writes: Writes,
  key: string,
): Promise<void> {
  const paymentId = key.slice(0, ID_LENGTH);
  const payment = isUuid(paymentId) ? await findPayment(writes, paymentId) : null;
  if (payment?.failure === SURPLUS)
    await jobs.enqueue<SurplusJob>(writes, [{ kind: RETURN_SURPLUS, data: { paymentId } }]);
  else if (payment) {
    const { subjectId } = payment;
    await markUnrefunded(writes, paymentId);
    await domain.tell(writes, 'payment.refundFailed', { subjectId, name: key.slice(ID_LENGTH + 1) });
  }
}
