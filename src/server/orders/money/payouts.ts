import { PAYOUT_BATCH_MAX } from '#shared/fields/index.ts';
import type { Cents, Instant } from '#shared/sale/index.ts';
import { type Books, creditOf } from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import { boundTo } from '../../bound.ts';
import { isUuid, type Reads, type Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { requireChecked } from '../../payments/index.ts';
import { finishPayout } from '../handover/handover.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { holdOrder } from '../progress.ts';
import { referenceOf } from '../reference.ts';
import { isSellerHeld } from '../sellers/seller-details.ts';
import { holdMoney, isPaidElsewhere, readMoney, type Standing } from '../standing.ts';
import { isHeldByVigilance } from '../vigilance/vigilance.ts';
import { openWithdrawal } from '../withdrawal/withdrawal.ts';
import { findSellersDebt } from './given-back.ts';
import { writePain001 } from './pain001.ts';
import {
  findReturnAccount,
  keepPayoutAccount,
  NEW_ACCOUNT_WAITS_MS,
  wantedAccount,
} from './payout-accounts.ts';
import {
  addBatch,
  addPayout,
  endPayout,
  findBatch,
  findOwed,
  findPayoutAccount,
  findPayoutReturn,
  findSent,
  ibanEnd,
  listBatches,
  listOwed,
  listReturns,
  type Payout,
  type PayoutAccount,
  type PayoutBatch,
  payoutsOf,
} from './payouts-store.ts';

/** Whether a payout is ready, or why it waits. */
export const DUE_STATES = [
  'READY',
  'WITHDRAWAL',
  'NO_ACCOUNT',
  'NEW_ACCOUNT',
  'SELLER_DETAILS',
  'VIGILANCE',
  'BATCHED',
  'PROVIDER',
] as const;

/** A payout due to a seller. */
export type DuePayout = {
  readonly order: Order;
  readonly amountCents: Cents;
  readonly state: (typeof DUE_STATES)[number];
  /** When the withdrawal period or a new account's waiting time ends; null where unknown. */
  readonly until: Instant | null;
  /** The target account; from the batch, once it is in one. */
  readonly account: Pick<PayoutAccount, 'holder' | 'iban'> | null;
};

async function dueOf(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  { books, now }: { books: Books; now: Instant },
): Promise<DuePayout> {
  const account = await findPayoutAccount(reads, order.sellerId ?? '');
  const amountCents = creditOf(books.balances, 'SELLERS', 'PRICE');
  const due = (state: DuePayout['state'], until: Instant | null = null) => ({
    ...{ order, amountCents, state, until, account },
  });
  if (isPaidElsewhere(order, books))
    return due((await wantedAccount(reads, order, 'SELLER')) ? 'NO_ACCOUNT' : 'PROVIDER');
  const sent = await findSent(reads, order.id);
  if (sent) return { ...due('BATCHED'), account: { holder: sent.holder, iban: sent.iban ?? sent.ibanEnd } };
  const open = order.state === 'CANCELLED' ? null : await openWithdrawal(reads, order, now);
  if (open !== null) return due('WITHDRAWAL', open.until);
  if (await isSellerHeld(reads, order.sellerId ?? '', now)) return due('SELLER_DETAILS');
  if (await isHeldByVigilance(parts, reads, order)) return due('VIGILANCE');
  if (!account) return due('NO_ACCOUNT');
  const knownFrom = account.changedAt + NEW_ACCOUNT_WAITS_MS;
  return now < knownFrom ? due('NEW_ACCOUNT', knownFrom) : due('READY');
}

/** Lists what sellers are owed, oldest order first, with the reason for waiting. */
async function listDue(parts: OrdersParts): Promise<DuePayout[]> {
  const { database, clock } = parts;
  const due: DuePayout[] = [];
  for (const id of await listOwed(database)) {
    const order = await findOrder(database, id);
    if (!order) continue;
    const { books } = await readMoney(database, order);
    due.push(await dueOf(parts, database, order, { books, now: clock() }));
  }
  return due;
}

/** Locks the orders, then the journal: the common lock order. */
async function holdAll(writes: Writes, orderIds: readonly string[]): Promise<Standing[]> {
  const ids = [...new Set(orderIds)].sort();
  for (const id of ids) await holdOrder(writes, id);
  const standings: Standing[] = [];
  for (const id of ids) standings.push(await holdMoney(writes, id));
  return standings;
}

/**
 * Makes a batch of payable prices under the caller's id; a repeated id makes no second one. Nothing is booked until the
 * bank has made the transfers.
 * @throws AppError NotFound, BadInput with `bank` while the house has no account, `executeOn` for a past day,
 * `orderIds` where one of them is not payable, as the list shows; MoneyUnchecked
 */
async function makeBatch(
  parts: OrdersParts,
  actorId: string,
  { id, orderIds, executeOn }: { id: string; orderIds: readonly string[]; executeOn: string },
): Promise<void> {
  requireInput(isUuid(id), 'id');
  requireInput(
    orderIds.length > 0 && orderIds.length <= PAYOUT_BATCH_MAX && orderIds.every(isUuid),
    'orderIds',
  );
  const { payee: payer, iban, bic } = parts.settings.read('bank');
  if (payer === null || iban === null || bic === null) throw new AppError('BadInput', { field: 'bank' });
  await parts.database.transaction(async writes => {
    if (await findBatch(writes, id)) return;
    await requireChecked(writes);
    const standings = await holdAll(writes, orderIds);
    const [first] = standings;
    const { now: createdAt } = found(first).held;
    requireInput(executeOn >= found(first).today, 'executeOn');
    const batch = { id, payer, iban: iban.replaceAll(/\s/g, ''), bic, executeOn, actorId, createdAt };
    if (!(await addBatch(writes, batch))) return;
    for (const { held, books } of standings) {
      const due = await dueOf(parts, writes, held.order, { books, now: held.now });
      const { amountCents, state, account } = due;
      requireInput(amountCents > 0 && state === 'READY', 'orderIds');
      const { holder, iban: to } = found(account);
      const payout = {
        batchId: id,
        orderId: held.order.id,
        amountCents,
        holder,
        iban: to,
        ibanEnd: ibanEnd(to),
      };
      await addPayout(writes, payout);
    }
    await log(writes, actorId, 'payoutsBatched', found(await findBatch(writes, id)), standings.length);
  });
}

/** A batch's name, also at the bank: `VIR-000012`. */
export const nameOf = ({ number }: Pick<PayoutBatch, 'number'>): string =>
  `VIR-${String(number).padStart(6, '0')}`;

/** Writes a batch operation of staff to the audit log. */
async function log(
  writes: Writes,
  actorId: string,
  what: 'payoutsBatched' | 'payoutsReleased',
  batch: PayoutBatch,
  count: number,
): Promise<void> {
  const subject = { subjectId: batch.id, subjectName: nameOf(batch) };
  await record(writes, { actorId, action: `order.${what}`, ...subject, after: { count } });
}

export type WholeBatch = PayoutBatch & { readonly payouts: readonly Payout[] };

/** Lists the newest batches with their payouts. */
async function listWholeBatches(reads: Reads): Promise<WholeBatch[]> {
  const batches = await listBatches(reads);
  const payouts = await payoutsOf(
    reads,
    batches.map(({ id }) => id),
  );
  return batches.map(batch => ({ ...batch, payouts: payouts.filter(({ batchId }) => batchId === batch.id) }));
}

/** Whether all payouts are still pending: a file of only some would be another batch. */
export const hasFile = ({ payouts }: WholeBatch): boolean =>
  payouts.length > 0 && payouts.every(({ state }) => state === 'SENT');

/**
 * Writes the batch's file for the bank; deterministic.
 * @throws AppError NotFound once a payout was booked or released, MoneyUnchecked
 */
async function readBatchFile(reads: Reads, id: string): Promise<{ name: string; text: string }> {
  const batch = found(await findBatch(reads, id));
  const payouts = await payoutsOf(reads, [id]);
  if (!hasFile({ ...batch, payouts })) throw new AppError('NotFound');
  await requireChecked(reads);
  const name = nameOf(batch);
  const transfers = payouts.map(payout => {
    const reference = referenceOf({ number: payout.orderNumber });
    const { amountCents, holder } = payout;
    return {
      endToEnd: reference,
      amountCents,
      holder,
      iban: payout.iban ?? '',
      text: `${batch.payer} ${reference}`,
    };
  });
  return { name: `${name}.xml`, text: writePain001({ ...batch, name, transfers }) };
}

/**
 * Releases the pending payouts of a batch, so that they may enter another. Booked ones do not change.
 * @throws AppError NotFound, BadInput with `state` where nothing is pending
 */
async function releaseBatch(parts: OrdersParts, id: string, actorId: string): Promise<void> {
  requireInput(isUuid(id), 'id');
  await parts.database.transaction(async writes => {
    const batch = found(await findBatch(writes, id));
    const known = await payoutsOf(writes, [id]);
    for (const { orderId } of known.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1)))
      await holdOrder(writes, orderId);
    const sent = (await payoutsOf(writes, [id])).filter(({ state }) => state === 'SENT');
    requireInput(sent.length > 0, 'state');
    for (const { orderId } of sent) await endPayout(writes, id, orderId, 'RELEASED');
    await log(writes, actorId, 'payoutsReleased', batch, sent.length);
  });
}

/**
 * Books the transfers of a batch that the bank made on a day. Each has its own transaction and is booked once, so that
 * a crash leaves the rest to be booked later. Returns how many were booked now.
 * @throws AppError NotFound, BadInput with `paidOn` for a future day, `orderIds` for what is not in the batch, `state`
 * where the amount owed to the seller has changed
 */
async function bookBatch(
  parts: OrdersParts,
  id: string,
  actorId: string,
  { orderIds, paidOn }: { orderIds: readonly string[]; paidOn: string },
): Promise<number> {
  requireInput(isUuid(id), 'id');
  const { database } = parts;
  found(await findBatch(database, id));
  const known = new Set((await payoutsOf(database, [id])).map(({ orderId }) => orderId));
  requireInput(orderIds.length > 0 && orderIds.every(each => known.has(each)), 'orderIds');
  let count = 0;
  for (const orderId of new Set(orderIds)) {
    const isBooked = await database.transaction(async writes => {
      const standing = await holdMoney(writes, orderId);
      const sent = await findSent(writes, orderId);
      if (sent?.batchId !== id) return false;
      requireInput(paidOn <= standing.today, 'paidOn');
      const lineKey = `payout:${id}:${orderId}`;
      await bookSent(parts, writes, standing, sent, { actorId, valueOn: paidOn, lineKey });
      return true;
    });
    count += Number(isBooked);
  }
  return count;
}

/**
 * Books a pending transfer as made on a day, under its journal key. The caller holds the locks of the order and the
 * journal. @throws AppError BadInput with `state` where the amount owed to the seller has changed
 */
export async function bookSent(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  sent: Payout,
  { actorId, valueOn, lineKey }: { actorId: string; valueOn: string; lineKey: string },
): Promise<void> {
  requireInput(creditOf(standing.books.balances, 'SELLERS', 'PRICE') === sent.amountCents, 'state');
  const reference = nameOf(found(await findBatch(writes, sent.batchId)));
  await endPayout(writes, sent.batchId, sent.orderId, 'BOOKED');
  const made = { paidOn: valueOn, ibanEnd: sent.ibanEnd, reference, lineKey };
  await finishPayout(parts, writes, standing, actorId, made);
}

/** The payout operations. */
export const forPayouts = (parts: OrdersParts) => ({
  ...boundTo(parts, { keepPayoutAccount, listDuePayouts: listDue, makePayoutBatch: makeBatch }),
  ...boundTo(parts, { releasePayoutBatch: releaseBatch, bookPayoutBatch: bookBatch }),
  ...boundTo(parts.database, { listPayoutBatches: listWholeBatches, readPayoutFile: readBatchFile }),
  ...boundTo(parts.database, { wantedAccount, findPayoutAccount, findPayoutReturn, findOwed, findSent }),
  ...boundTo(parts.database, { findReturnAccount, findSellersDebt }),
  ...boundTo(parts.database, { listDueReturns: listReturns }),
});
