import { createHash } from 'node:crypto';
import {
  BANK_LINE_FIELDS,
  BANK_LINES_MAX,
  type BankLine,
  type BankLinePurpose,
  type GivenReceipt,
  type ReceiptPurpose,
} from '#shared/fields/index.ts';
import type { Cents } from '#shared/sale/index.ts';
import { dueOf, post, sellersDebt } from '../../accounting/index.ts';
import { requireFields } from '../../context.ts';
import type { Reads } from '../../database/index.ts';
import { AppError, type ErrorCode, requireInput } from '../../errors.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { holdMoney, readMoney, type Standing } from '../standing.ts';
import {
  againOf,
  findByNumber,
  findKnown,
  findUndone,
  hasAlike,
  hasComeBack,
  listWaiting,
  type Waiting,
} from './bank-file-store.ts';
import { allocate, bookReceipt } from './booking.ts';
import { findGivenBack } from './given-back.ts';
import { isNamedIn } from './payer-name.ts';
import { waiting } from './undoing.ts';

/** The order that a line most likely pays, found by its reference or by amount and name. */
export type Proposal = {
  readonly order: Order;
  readonly purpose: BankLinePurpose;
  readonly by: 'REFERENCE' | 'AMOUNT';
};
/**
 * NEW; KNOWN: booked from a file before, and not undone; ALIKE: a receipt of that day and amount exists, maybe by hand;
 * PAID: the order it names lacks nothing, or will not after the lines before it; OWED: the order's seller owes a
 * different amount, or nothing more after those lines, so that staff must decide.
 */
export const LINE_STATES = ['NEW', 'KNOWN', 'ALIKE', 'PAID', 'OWED'] as const;
export type LineReading = {
  readonly state: (typeof LINE_STATES)[number];
  readonly proposal: Proposal | null;
  /** What the named order's seller owes the house, where the line's amount differs. */
  readonly sellerOwesCents: Cents | null;
};

const PAYER_LENGTH_MAX = 140;
const NOBODY_NAMED = '—';

/**
 * Returns the journal's key of a line: account, bank reference, day, amount, and the position among equal lines.
 * Without a bank reference, payer and text stand in for it.
 */
export function lineKeyOf({ account, bankReference, position, ...line }: BankLine): string {
  const { amountCents, valueOn, payer, reference } = line;
  // Day and amount are always part of the key, since a bank may use a reference twice.
  const words = bankReference ? [bankReference] : [payer, reference];
  const said = JSON.stringify([valueOn, amountCents, ...words]);
  const known = createHash('sha256').update(said).digest('hex');
  return `bank:${account.replace(/\s/g, '').toUpperCase()}:${known}:${position}`;
}

/** Returns the current keys of the lines: a booking that was undone may be booked anew, under a new key. */
async function keysOf(reads: Reads, lines: readonly BankLine[]): Promise<string[]> {
  let keys = lines.map(lineKeyOf);
  for (;;) {
    const undone = await findUndone(reads, keys);
    if (undone.length === 0) return keys;
    keys = keys.map(key => (undone.includes(key) ? againOf(key) : key));
  }
}

function readLines(given: readonly unknown[]): BankLine[] {
  requireInput(given.length <= BANK_LINES_MAX, 'lines');
  return given.map(line => requireFields(BANK_LINE_FIELDS, line));
}

/**
 * Finds out what is known of a statement's credits and which orders they may pay. Writes nothing.
 * @throws AppError BadInput with the field that is wrong
 */
export async function readBankLines(reads: Reads, given: readonly unknown[]): Promise<LineReading[]> {
  const lines = readLines(given);
  const keys = await keysOf(reads, lines);
  const known = await findKnown(reads, keys);
  const waiting = lines.length === 0 ? [] : await listWaiting(reads);
  const readings: LineReading[] = [];
  for (const [index, line] of lines.entries()) {
    if (known.includes(keys[index] ?? '')) {
      readings.push({ state: 'KNOWN', proposal: null, sellerOwesCents: null });
      continue;
    }
    const proposal = await proposalFor(reads, line, waiting);
    const reading = proposal ? await weigh(reads, proposal, line, ownOf(proposal, readings, lines)) : NOBODYS;
    const { amountCents, valueOn } = line;
    const isAlike = await hasAlike(reads, valueOn, amountCents);
    // Money the seller already gave back must not count as the buyer's payment, or the buyer would be owed it again.
    const isBuyers = reading.proposal !== null && reading.proposal.purpose !== 'GIVEN_BACK';
    if (isBuyers && (await hasComeBack(reads, reading.proposal.order.id, amountCents)))
      readings.push({ ...reading, state: 'ALIKE', proposal: null });
    else readings.push(isAlike ? { ...reading, state: 'ALIKE' } : reading);
  }
  return readings;
}

const NOBODYS: LineReading = { state: 'NEW', proposal: null, sellerOwesCents: null };

/** Returns the order numbers in a text, in any spelling of a bank: `CAL-000123`, `CAL 123`. */
export function numbersIn(text: string): number[] {
  const found = text.toUpperCase().matchAll(/(?<![A-Z])CAL[\s.:/-]*0*([1-9]\d{0,8})(?!\d)/g);
  return [...new Set(Array.from(found, ([, digits]) => Number(digits)))];
}

async function proposalFor(
  reads: Reads,
  line: BankLine,
  waiting: readonly Waiting[],
): Promise<Proposal | null> {
  const numbers = numbersIn(line.reference);
  const [number] = numbers;
  // A transfer with several references is left to staff.
  if (number !== undefined) {
    const id = numbers.length === 1 ? await findByNumber(reads, number) : null;
    const order = id && (await findOrder(reads, id));
    if (order) return { order, by: 'REFERENCE', purpose: (await purposeOf(reads, order, line)) ?? 'BOTH' };
    return null;
  }
  const found: Proposal[] = [];
  for (const { id, buyer } of waiting) {
    if (!isNamedIn(buyer, line.payer)) continue;
    const order = await findOrder(reads, id);
    const purpose = order && (await purposeOf(reads, order, line));
    if (order && purpose) found.push({ order, purpose, by: 'AMOUNT' });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns the earlier new lines for the same order, which pay some or all of it. */
const ownOf = ({ order }: Proposal, before: readonly LineReading[], lines: readonly BankLine[]) =>
  lines.filter((_line, at) => {
    const { state, proposal } = before[at] ?? {};
    return state === 'NEW' && proposal?.order.id === order.id;
  });

/** Returns the state of a line, as if the earlier lines of the same order were booked. */
async function weigh(
  reads: Reads,
  proposal: Proposal,
  { amountCents }: BankLine,
  own: readonly BankLine[],
): Promise<LineReading> {
  const { order } = proposal;
  const standing = { order, ...(await readMoney(reads, order)) };
  const debtCents = sellersDebt(standing.terms, standing.books);
  const [price, fee] = missingOf(standing);
  const left = own.reduce((sum, each) => sum - each.amountCents, debtCents || price + fee);
  // Money that a seller gives back is no receipt from the buyer.
  if (debtCents > 0)
    return own.length === 0 && (await findGivenBack(reads, standing, amountCents))
      ? { ...NOBODYS, proposal: { ...proposal, purpose: 'GIVEN_BACK' } }
      : { ...NOBODYS, state: 'OWED', sellerOwesCents: Math.max(0, left) };
  return { ...NOBODYS, proposal, state: left > 0 ? 'NEW' : 'PAID' };
}

/** Returns what is missing of the price and of the fee. */
const missingOf = ({
  terms,
  books,
}: Pick<Standing, 'terms' | 'books'>): readonly [price: Cents, fee: Cents] => [
  dueOf(terms, books, 'PRICE').missingCents,
  dueOf(terms, books, 'FEE').missingCents,
];

/** Returns the purpose whose missing amount equals the line's amount; null where none does. */
async function purposeOf(
  reads: Reads,
  order: Order,
  { amountCents }: BankLine,
): Promise<ReceiptPurpose | null> {
  const [price, fee] = missingOf(await readMoney(reads, order));
  if (amountCents === price) return 'PRICE';
  if (amountCents === fee) return 'FEE';
  return amountCents === price + fee ? 'BOTH' : null;
}

/** A line with the order that staff chose for it; null: none yet. */
export type ChosenLine = {
  readonly line: unknown;
  readonly orderId: string | null;
  readonly purpose: BankLinePurpose;
};
export type LineOutcome = {
  readonly state: 'BOOKED' | 'KNOWN' | 'REFUSED';
  /** The error code of a refused line. */
  readonly code: ErrorCode | null;
};

/**
 * Books the lines that staff chose, each independently: a refused line stops no other, and a booked one is left
 * unchanged. @throws AppError BadInput with the field that is wrong, before any is booked
 */
export async function bookBankLines(
  parts: OrdersParts,
  actorId: string,
  chosen: readonly ChosenLine[],
): Promise<LineOutcome[]> {
  const lines = readLines(chosen.map(({ line }) => line));
  const outcomes: LineOutcome[] = [];
  for (const [index, line] of lines.entries()) {
    const { orderId, purpose } = chosen[index] as ChosenLine;
    outcomes.push(await bookLine(parts, actorId, line, { orderId, purpose }));
  }
  return outcomes;
}

/** A repayment by a seller that has no order yet waits without a purpose. */
const receiptOf = (purpose: BankLinePurpose): ReceiptPurpose => (purpose === 'GIVEN_BACK' ? 'BOTH' : purpose);

async function bookLine(
  parts: OrdersParts,
  actorId: string,
  line: BankLine,
  { orderId, purpose }: Pick<ChosenLine, 'orderId' | 'purpose'>,
): Promise<LineOutcome> {
  const { amountCents, valueOn } = line;
  const reference = [...line.reference].slice(0, PAYER_LENGTH_MAX).join('');
  const told = { amountCents, valueOn, payer: line.payer || NOBODY_NAMED, reference };
  try {
    const [lineKey = lineKeyOf(line)] = await keysOf(parts.database, [line]);
    const origin = { source: 'FILE', lineKey } as const;
    const entryId =
      purpose === 'GIVEN_BACK' && orderId !== null
        ? await bookGiven(parts, orderId, actorId, { ...told, lineKey })
        : await bookReceipt(
            parts,
            orderId,
            { actorId, key: null },
            { ...told, purpose: receiptOf(purpose) },
            origin,
          );
    return { state: entryId === null ? 'KNOWN' : 'BOOKED', code: null };
  } catch (error) {
    if (error instanceof AppError) return { state: 'REFUSED', code: error.code };
    throw error;
  }
}

/**
 * Books a price that a seller gives back after the buyer's withdrawal: a receipt, allocated at once. Returns null where
 * the line was booked before. @throws AppError NotFound, BadInput with `amountCents` where the seller owes another
 * amount or none, `valueOn` for a future day
 */
async function bookGiven(
  parts: OrdersParts,
  orderId: string,
  actorId: string,
  { amountCents, ...line }: Omit<GivenReceipt, 'purpose'> & { readonly lineKey: string },
): Promise<number | null> {
  return parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, orderId);
    requireInput(line.valueOn <= standing.today, 'valueOn');
    const facts = { ...line, kind: 'RECEIPT', source: 'FILE', orderId: null, actorId } as const;
    const receipt = await post(writes, facts, waiting(amountCents));
    if (!receipt) return null;
    const part = { actorId, amountCents, purpose: 'GIVEN_BACK' } as const;
    await allocate(parts, writes, standing, { ...line, id: receipt.id }, part);
    return receipt.id;
  });
}
