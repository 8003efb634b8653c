import { type IncrementTable, minimumMaxBid } from './increment.ts';
import { BID_MAX, type Euros, isBidAmount } from './money.ts';

/** What was understood of a typed number: nothing typed, a number, or no number at all. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

const THOUSANDS_SPACES = /[\u0020\u00a0\u202f\u2009]/g;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** Reads a number as people type it: comma or dot for decimals, a space for thousands (spec §5). */
export function parseTypedNumber(text: string): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const digits = trimmed.replace(THOUSANDS_SPACES, '');
  if (!DECIMAL.test(digits)) return { kind: 'invalid' };
  return { kind: 'number', value: Number(digits.replace(',', '.')) };
}

export type BidFormError = {
  readonly field: 'bid' | 'maxBid';
  /** The message's key; `amount` is what it speaks of, in euros. */
  readonly key:
    | 'auction.requiredFields'
    | 'auction.bidMinTooLow'
    | 'auction.bidMaxTooLow'
    | 'auction.bidTooHigh'
    | 'auction.bidWholeEuros';
  readonly amount: Euros | null;
};

/**
 * What is wrong with step 1 of the bid form, field by field; empty when it may go on (spec §5).
 * `minimum` is the auction's minimum bid, or for the leader what exceeds their own ceiling.
 */
export function checkBidForm(
  bid: TypedNumber,
  maxBid: TypedNumber,
  minimum: Euros,
  increments?: IncrementTable,
): readonly BidFormError[] {
  const errors: BidFormError[] = [];
  if (bid.kind !== 'number') errors.push({ field: 'bid', key: 'auction.requiredFields', amount: null });
  else if (bid.value < minimum) errors.push({ field: 'bid', key: 'auction.bidMinTooLow', amount: minimum });
  else if (!isBidAmount(bid.value)) errors.push({ field: 'bid', ...notTaken(bid.value) });

  if (maxBid.kind === 'empty') return errors;
  const known = bid.kind === 'number' ? Math.max(Math.floor(bid.value), minimum) : minimum;
  const floor = minimumMaxBid(known, increments);
  if (maxBid.kind === 'invalid') errors.push({ field: 'maxBid', key: 'auction.bidWholeEuros', amount: null });
  else if (maxBid.value < floor) errors.push({ field: 'maxBid', key: 'auction.bidMaxTooLow', amount: floor });
  else if (!isBidAmount(maxBid.value)) errors.push({ field: 'maxBid', ...notTaken(maxBid.value) });
  return errors;
}

/** Why an amount that is high enough is none that can be bid. */
const notTaken = (amount: number): Pick<BidFormError, 'key' | 'amount'> =>
  Number.isInteger(amount)
    ? { key: 'auction.bidTooHigh', amount: BID_MAX }
    : { key: 'auction.bidWholeEuros', amount: null };

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;
const EMAIL_LENGTH_MAX = 254;

/** The address without the spaces around it. */
export function normalizeEmail(email: string): string {
  return email.trim();
}

/** True for an address that can be written to: one @, a domain with a dot. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_LENGTH_MAX && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email);
}

/** The shape of an international number (E.164); whether it exists is asked of the phone library. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone);
}

export const NAME_LENGTH_MAX = 80;

/** What bids call whoever looks, and whoever has no name: nobody else is called so. */
const NOT_A_NAME = /^(vous|you|usted|anonyme|anonymous|anónimo)$/iu;

/** A public pseudonym: 2 to 20 characters that give away neither an address nor a number, however it is written. */
export function isPseudo(pseudo: string): boolean {
  if (NOT_A_NAME.test(pseudo)) return false;
  const isWord = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&'’_-]{0,18}[\p{L}\p{N}])$/u.test(pseudo);
  // A model and a year are no number of a telephone: "F40 1987".
  return isWord && !/\d{6,}/.test(pseudo) && !/\d{8,}/.test(pseudo.replaceAll(/[ ._-]/g, ''));
}

export const QUESTION_LENGTH_MAX = 5_000;

/** A question may say anything, but must say something. */
export function isQuestion(text: string): boolean {
  return text.trim() !== '' && text.length <= QUESTION_LENGTH_MAX;
}
