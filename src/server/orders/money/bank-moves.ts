import { BANK_LINES_MAX, BANK_MOVE_FIELDS, type BankMove } from '#shared/fields/index.ts';
import { requireFields } from '../../context.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import type { OrdersParts } from '../parts.ts';
import { holdMoney } from '../standing.ts';
import { type LineOutcome, lineKeyOf, numbersIn } from './bank-file.ts';
import { findKnown } from './bank-file-store.ts';
import { bookRefused } from './given-back.ts';
import { bookSent } from './payouts.ts';
import { type AnyPayout, findSent, payoutsOfNumber } from './payouts-store.ts';
import { payoutsMade, sentBy } from './settlement-drawing.ts';

/**
 * NEW: a transfer to a seller was made or returned. KNOWN: booked, from a file or by hand. NONE: no open transfer
 * matches the order and amount, so staff must handle it.
 */
export type MoveReading = {
  readonly state: 'NEW' | 'KNOWN' | 'NONE';
  readonly payout: AnyPayout | null;
};

/** The journal key: with the kind, since a transfer and its return may share the bank reference. */
const keyOf = ({ kind, reason: _, ...line }: BankMove): string => `${kind}:${lineKeyOf(line)}`;

function readMoves(given: readonly unknown[]): BankMove[] {
  requireInput(given.length <= BANK_LINES_MAX, 'moves');
  const moves = given.map(move => requireFields(BANK_MOVE_FIELDS, move));
  for (const { kind, reason } of moves) requireInput(kind === 'DEBIT' || reason !== '', 'reason');
  return moves;
}

/** Returns the payouts that match a line: same amount, the one order it names, sent by its day. */
async function payoutsFor(reads: Reads, { reference, amountCents, valueOn }: BankMove): Promise<AnyPayout[]> {
  const [number, ...others] = numbersIn(reference);
  if (number === undefined || others.length > 0) return [];
  const payouts = await payoutsOfNumber(reads, number, valueOn);
  return payouts.filter(payout => payout.amountCents === amountCents);
}

const waitsFor = ({ kind }: BankMove, payouts: readonly AnyPayout[]): AnyPayout | null =>
  payouts.find(({ state }) => state === (kind === 'DEBIT' ? 'SENT' : 'BOOKED')) ?? null;

/**
 * Finds out what is known of a statement's debits, and of credits that return a transfer. Writes nothing.
 * @throws AppError BadInput with the field that is wrong
 */
export async function readBankMoves(reads: Reads, given: readonly unknown[]): Promise<MoveReading[]> {
  const moves = readMoves(given);
  const known = await findKnown(reads, moves.map(keyOf));
  const readings: MoveReading[] = [];
  for (const move of moves) {
    const payouts = await payoutsFor(reads, move);
    const payout = waitsFor(move, payouts);
    const isByHand = move.kind === 'DEBIT' && !payout && payouts.some(({ state }) => state === 'BOOKED');
    const isKnown = known.includes(keyOf(move)) || isByHand;
    readings.push(isKnown ? { state: 'KNOWN', payout: null } : { state: payout ? 'NEW' : 'NONE', payout });
  }
  return readings;
}

/**
 * Books the moves that staff reviewed, each independently and once. A transfer made closes its order; a returned one is
 * booked back and owed again. @throws AppError BadInput with the field that is wrong, before any is booked
 */
export async function bookBankMoves(
  parts: OrdersParts,
  actorId: string,
  given: readonly unknown[],
): Promise<LineOutcome[]> {
  const outcomes: LineOutcome[] = [];
  for (const move of readMoves(given)) {
    try {
      const isBooked = await parts.database.transaction(writes => bookMove(parts, writes, move, actorId));
      outcomes.push({ state: isBooked ? 'BOOKED' : 'KNOWN', code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ state: 'REFUSED', code: error.code });
    }
  }
  return outcomes;
}

/** Returns false where it is booked already. @throws AppError BadInput with `reference` where no transfer matches */
async function bookMove(
  parts: OrdersParts,
  writes: Writes,
  move: BankMove,
  actorId: string,
): Promise<boolean> {
  const [first] = await payoutsFor(writes, move);
  requireInput(first !== undefined, 'reference');
  const standing = await holdMoney(writes, found(first).orderId);
  const lineKey = keyOf(move);
  if ((await findKnown(writes, [lineKey])).length > 0) return false;
  const payout = waitsFor(move, await payoutsFor(writes, move));
  requireInput(payout !== null, 'reference');
  requireInput(move.valueOn <= standing.today, 'valueOn');
  const booked = { actorId, valueOn: move.valueOn, lineKey };
  if (move.kind === 'DEBIT')
    await bookSent(parts, writes, standing, found(await findSent(writes, found(payout).orderId)), booked);
  else {
    const { id } = standing.held.order;
    const made = (await payoutsMade(writes, id)).findLast(each => sentBy(each) === move.amountCents);
    await bookRefused(parts, writes, standing, found(made ?? null), { ...booked, reason: move.reason });
  }
  return true;
}
