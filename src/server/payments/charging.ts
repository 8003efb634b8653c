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
  /** Its person has read that its bank has the one before. */
  readonly again: boolean;
};

export type Asked = { readonly payment: Payment; readonly answer: ProviderAnswer };

/** Why a payment does not count although its money came: another one went through before it. */
const SURPLUS = 'surplus';
export const RETURN_SURPLUS = 'payments.returnSurplus';
const DAY_MS = 86_400_000;
export type SurplusJob = { readonly paymentId: string };

/**
 * Keeps where a payment stands. One that went through stays so, and is told of once; one that failed stays so,
 * unless its money came after all. Money that came twice for one thing goes back; where that was under the same name,
 * as a payment of its own, which is what is answered.
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

/** Keeps what came beside a payment that counts as one of its own, once, which goes back. */
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
 * Asks for the money: goes on with what is under way for the same card, and never takes it twice.
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
    // Somebody in another window was faster: theirs is the one.
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
  // That the house was told of it is not that its person was.
  if (known.failure === PENDING ? wish.again : isOther)
    return keep(parts, known, await provider.abandon(known, wish));
  // The provider never answered: asked under the same key again, it does what it did the first time.
  const isUnanswered = known.state === 'OPEN';
  return keep(parts, known, await (isUnanswered ? provider.charge(known, wish) : provider.look(known, wish)));
}

async function keep(parts: ChargingParts, payment: Payment, answer: ProviderAnswer): Promise<Asked> {
  const kept = await parts.database.transaction(writes => settle(parts, writes, payment.id, answer));
  return { payment: kept ?? payment, answer };
}

/** Asks the provider what has become of a payment under way; answers the one that counts, if any. */
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

/** Gives up what is under way for a subject; it may have gone through in the meantime. */
export async function giveUp(parts: ChargingParts, subjectId: string, purpose: Purpose): Promise<void> {
  const known = await findLatest(parts.database, subjectId);
  if (known?.state === 'ACTION' || known?.state === 'OPEN')
    await keep(parts, known, await parts.provider.abandon(known, purpose));
}

/**
 * Gives back what came a second time. While a bank contests it that waits, and what it took is given back. What no
 * day decides, a part that a bank left or a card that takes nothing, fails where staff see it.
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
 * Gives money of a subject back, all of it where no part is named; a part once under its name. FAILED: its card takes
 * nothing back, which `payment.refundFailed` tells where it shows later.
 * @throws AppError PaymentContested while a bank has it
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

/** The length of a payment's id, with which the key of each of its refunds begins. */
const ID_LENGTH = 36;

/** A refund that was sent came back: who keeps the books hears of it; what came twice is asked for anew, in sight. */
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
