import { type Cents, orderStateOf, refundDueAt } from '#shared/sale/index.ts';
import {
  type Booked,
  type Books,
  booksOf,
  creditOf,
  dueOf,
  type EntryFacts,
  isSound,
  type Posting,
  PURPOSES,
  type Purpose,
  post,
  settlement,
  withPostings,
} from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import { requireInput } from '../../errors.ts';
import { readObstacles } from '../handover/obstacles.ts';
import { addCreditNote, issueInvoice } from '../invoices/invoices.ts';
import { ruleVat } from '../invoices/vat-rulings.ts';
import { setUnwindBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, type Held } from '../progress.ts';
import { promiseNotice } from '../promised-reminders.ts';
import { earnedOf, earnedOfPrice, holdMoney, type Standing } from '../standing.ts';
import { askBuyersAccount, wantedAccount } from './payout-accounts.ts';

export type NewEntry = {
  readonly facts: Omit<EntryFacts, 'orderId'>;
  readonly postings: readonly Posting[];
};

type Parts = Pick<
  OrdersParts,
  'domain' | 'notify' | 'jobs' | 'findAccount' | 'findTrader' | 'ads' | 'settings' | 'vies'
>;

/**
 * Books an entry of an order, moves its money to the accounts where it now belongs, and takes the steps that follow
 * (paid, received or reversed). Returns the standing after it; null where a line of that key was booked before.
 * @throws AppError BadInput with `state` where money already passed on would be missing
 */
export async function bookOn(
  parts: Parts,
  writes: Writes,
  before: Standing,
  { facts, postings }: NewEntry,
): Promise<{ after: Standing; entryId: number } | null> {
  const { id } = before.held.order;
  const booked = await post(writes, { ...facts, orderId: id }, postings);
  if (!booked) return null;
  const { actorId, reason = '', valueOn } = facts;
  const event = { actorId, reason, valueOn, isContested: facts.kind === 'DISPUTE' };
  return { entryId: booked.id, after: await settle(parts, writes, before, event, booked) };
}

/** Moves an order's money to where its steps require: after a signature, a handover or a cancellation. */
export async function settleOrder(parts: Parts, writes: Writes, id: string, reason = ''): Promise<Standing> {
  const standing = await holdMoney(writes, id);
  return settle(parts, writes, standing, { actorId: null, reason, valueOn: standing.today });
}

type Event = {
  readonly actorId: string | null;
  readonly reason: string;
  readonly valueOn: string;
  /** Whether a card dispute caused it. */
  readonly isContested?: boolean;
};

async function settle(
  parts: Parts,
  writes: Writes,
  standing: Standing,
  event: Event,
  entered: Booked | null = null,
): Promise<Standing> {
  const came = await booksOf(writes, standing.held.order.id);
  const before = await ruleVat(parts, writes, standing, came);
  const { order } = before.held;
  const moved = settlement(before.terms, came);
  const books = withPostings(came, moved);
  requireInput(isSound(before.terms, books), 'state');
  // One entry per purpose, like the invoice or credit note that results.
  for (const purpose of PURPOSES) {
    const of = moved.filter(each => each.purpose === purpose);
    const { actorId, reason, valueOn } = event;
    const transfer = { kind: 'TRANSFER', orderId: order.id, actorId, reason, valueOn } as const;
    const booked = of.length > 0 ? await post(writes, transfer, of) : null;
    const entry = booked ?? entered;
    if (entry) await invoice(parts, writes, before, books, { purpose, reason: event.reason, entry });
  }
  const held = await takeSteps(parts, writes, { ...before, books }, event);
  const isBack = PURPOSES.every(purpose => dueOf(before.terms, books, purpose).overCents === 0);
  // The deadline of the withdrawal, or the legal one where nobody withdrew; a refund that is reversed is due again by
  // its former date.
  const refundBy = held.withdrawal?.refundBy ?? refundDueAt(Date.parse(before.today), null);
  const unwindBy = isBack ? null : (order.unwindBy ?? refundBy);
  const { isCancelled } = before.terms;
  if (owedBy(books) > owedBy(standing.books)) await askBuyersAccount(parts, writes, order.id, held.now);
  if (!isCancelled || unwindBy === order.unwindBy) return { ...before, held, books };
  await setUnwindBy(writes, order.id, unwindBy);
  return { ...before, held: { ...held, order: { ...held.order, unwindBy } }, books };
}

/** What the books owe a buyer. */
const owedBy = ({ balances }: Books): Cents =>
  PURPOSES.reduce((sum, purpose) => sum + creditOf(balances, 'BUYERS', purpose), 0);

/**
 * Invoices the fee when it is earned; a house car or the seller's commission at the handover. Credits what is no longer
 * earned. A document bears the instant at which its entry was booked.
 */
async function invoice(
  parts: Parts,
  writes: Writes,
  { held: { order }, books }: Standing,
  after: Books,
  { purpose, reason, entry }: { purpose: Purpose; reason: string; entry: Booked },
): Promise<void> {
  const ofPrice = order.sellerId === null ? ('CAR' as const) : ('COMMISSION' as const);
  const [item, earned] =
    purpose === 'FEE' ? (['FEE', earnedOf] as const) : ([ofPrice, earnedOfPrice] as const);
  const more = earned(after) - earned(books);
  if (more > 0) await issueInvoice(parts, writes, order, { item, totalCents: more }, entry);
  if (more < 0) await addCreditNote(parts, writes, order.id, { item, cents: 0 - more }, reason, entry);
}

const STEPS = {
  FEE: { came: 'FEE_PAID', gone: 'FEE_REVERSED', party: 'BUYER', known: 'isFeePaid' },
  PRICE: { came: 'PRICE_RECEIVED', gone: 'PRICE_REVERSED', party: 'HOUSE', known: 'isPriceReceived' },
} as const;

/** Takes the steps that follow from the balance, in the transaction that changes it. */
async function takeSteps(
  parts: Parts,
  writes: Writes,
  { held, terms, books }: Standing,
  { actorId, reason, isContested }: Event,
): Promise<Held> {
  let known = held;
  let isUndone = false;
  if (terms.isCancelled) return known;
  for (const purpose of ['FEE', 'PRICE'] as const) {
    const { came, gone, party, known: fact } = STEPS[purpose];
    const { isSettled } = dueOf(terms, books, purpose);
    if (isSettled === known.facts[fact]) continue;
    isUndone ||= !isSettled;
    const data = isSettled ? {} : { reason };
    // With full payment both are invited to the handover, with the obstacles that would prevent it.
    const isPaid = orderStateOf({ ...known.facts, [fact]: isSettled }) === 'PAID';
    const said = isPaid ? { obstacles: await readObstacles(parts, writes, known.order, held.now) } : {};
    const moved = await advance(parts, writes, known, {
      ...{ kind: isSettled ? came : gone, party: isSettled ? party : 'HOUSE', actorId, data },
      ...{ said, ...(isContested && { saidToBuyer: { isContested } }) },
    });
    if (moved) known = { ...known, ...moved };
  }
  const { state, collectBy } = known.order;
  if ((state === 'SIGNED' && isUndone) || collectBy !== held.order.collectBy)
    await promiseNotice(parts.jobs, writes, known.order, held.now);
  return known;
}

/** Notifies the buyer of a partial payment or an overpayment. */
export async function tellReceipt({ notify }: Parts, writes: Writes, before: Standing, after: Standing) {
  const { order } = after.held;
  for (const purpose of PURPOSES) {
    const [was, is] = [before, after].map(({ terms, books }) => dueOf(terms, books, purpose));
    if (!was || !is || is.cameCents <= was.cameCents) continue;
    const isOver = is.overCents > was.overCents;
    const isPart = after.terms.isBinding && is.missingCents > 0;
    if (!isOver && !isPart) continue;
    // The request for their account already tells them of an overpayment.
    const isAsked = purpose === 'FEE' || order.escrow === null;
    if (isOver && isAsked && (await wantedAccount(writes, order, 'BUYER')) !== null) continue;
    const step = isOver ? ('SURPLUS_RECEIVED' as const) : ('PART_RECEIVED' as const);
    const cents = isOver ? is.overCents : is.cameCents;
    const data = { orderId: order.id, step, isSeller: false, cents, missingCents: is.missingCents };
    const key = `${order.id}:${step}:${purpose}:${is.cameCents}:${after.held.now}`;
    await notify(writes, [{ accountId: order.buyerId, kind: 'ORDER_STEP', key, adUuid: order.adUuid, data }]);
  }
}

/** The postings of a refund to a buyer. */
export const returned = (from: 'BANK' | 'CARDS' | 'PROVIDER', purpose: Purpose, cents: Cents): Posting[] => [
  { account: 'BUYERS', purpose, cents },
  { account: from, purpose, cents: 0 - cents },
];
