import { type IncrementTable, minimumMaxBid } from './increment.ts';
import { BID_MAX, type Euros, isBidAmount } from './money.ts';

/** The result of parsing a typed number. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

const THOUSANDS_SPACES = /[\u0020\u00a0\u202f\u2009]/g;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** Parses a number as people type it: comma or dot for decimals, a space for thousands (spec §5). */
export function parseTypedNumber(text: string): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const digits = trimmed.replace(THOUSANDS_SPACES, '');
  if (!DECIMAL.test(digits)) return { kind: 'invalid' };
  return { kind: 'number', value: Number(digits.replace(',', '.')) };
}

export type BidFormError = {
  readonly field: 'bid' | 'maxBid';
  /** The message's key; `amount` is its parameter, in euros. */
  readonly key:
    | 'auction.requiredFields'
    | 'auction.bidMinTooLow'
    | 'auction.bidMaxTooLow'
    | 'auction.bidTooHigh'
    | 'auction.bidWholeEuros';
  readonly amount: Euros | null;
};

/**
 * Validates step 1 of the bid form, field by field; empty when valid (spec §5). `minimum` is the auction's minimum bid;
 * for the leader, the smallest amount above their own ceiling.
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

/** Returns why a high enough amount still cannot be bid. */
const notTaken = (amount: number): Pick<BidFormError, 'key' | 'amount'> =>
  Number.isInteger(amount)
    ? { key: 'auction.bidTooHigh', amount: BID_MAX }
    : { key: 'auction.bidWholeEuros', amount: null };

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;
const EMAIL_LENGTH_MAX = 254;

export function normalizeEmail(email: string): string {
  return email.trim();
}

/** Whether this is a valid e-mail address: one @, a domain with a dot. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_LENGTH_MAX && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email);
}

/** Checks the shape of an international number (E.164); the phone library checks that it exists. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone);
}

export const NAME_LENGTH_MAX = 80;

/** The words by which bids call the reader and the anonymous: nobody may take them as a pseudonym. */
const NOT_A_NAME = /^(vous|you|usted|anonyme|anonymous|anonimo)$/iu;

/** Whether a pseudonym has 2 to 20 characters and contains neither an address nor a telephone number. */
export function isPseudo(pseudo: string): boolean {
  if (NOT_A_NAME.test(pseudo.normalize('NFD').replaceAll(/\p{M}/gu, ''))) return false;
  const isWord = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&'’_-]{0,18}[\p{L}\p{N}])$/u.test(pseudo);
  // A model and a year are not a telephone number: "F40 1987".
  return (
    isWord && !/\p{Nd}{6,}/u.test(pseudo) && !/\p{Nd}{8,}/u.test(pseudo.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  );
}

export const QUESTION_LENGTH_MAX = 5_000;

/** Whether a question is neither blank nor too long. */
export function isQuestion(text: string): boolean {
  return text.trim() !== '' && text.length <= QUESTION_LENGTH_MAX;
}
