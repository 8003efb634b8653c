import * as v from 'valibot';
import { CAR_PAPERS, isCalendarDay, isIban, isMrn, PURCHASE_KINDS } from '../sale/index.ts';
import { oneOf, optionalText, text, textThat, wholeNumber } from './fields.ts';

/** As much as the dearest car and its fee could come to, a hundred times over. */
const CENTS_MAX = 1e13;

/** An amount of money in whole cents, above nothing. */
const cents = v.pipe(
  v.number('number'),
  v.safeInteger('number'),
  v.minValue(1, 'wrong'),
  v.maxValue(CENTS_MAX, 'wrong'),
);

/** A day of the calendar, `2026-11-23`. */
const day = textThat(
  10,
  given => {
    const at = new Date(`${given}T00:00:00Z`);
    return (
      /^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
    );
  },
  'wrong',
);

/** A text that may be missing, and is empty then. */
const given = (length: number) =>
  v.pipe(
    optionalText(length),
    v.transform(said => said ?? ''),
  );

/** What money on an order may be for; both at once fills the fee first. */
export const RECEIPT_PURPOSES = ['PRICE', 'FEE', 'BOTH'] as const;
export type ReceiptPurpose = (typeof RECEIPT_PURPOSES)[number];

/** What a line of a bank's statement may be for: also a price that its seller gives back. */
export const BANK_LINE_PURPOSES = [...RECEIPT_PURPOSES, 'GIVEN_BACK'] as const;
export type BankLinePurpose = (typeof BANK_LINE_PURPOSES)[number];

/** Money that came on the house's account, as its statement has it. */
export const RECEIPT_FIELDS = v.object({
  amountCents: cents,
  valueOn: day,
  payer: text(140),
  reference: given(140),
  purpose: oneOf(RECEIPT_PURPOSES),
});
export type GivenReceipt = v.InferOutput<typeof RECEIPT_FIELDS>;

/** As many lines of a statement as are asked about, or booked, at once. */
export const BANK_LINES_MAX = 50;

/**
 * A credit of a bank's statement. What tells it from every other is the account, the bank's own reference, and its
 * place among the lines that share that reference; where a bank gives none, its place among lines that are alike.
 */
export const BANK_LINE_FIELDS = v.object({
  account: text(34),
  bankReference: given(140),
  position: v.pipe(
    v.number('number'),
    v.safeInteger('number'),
    v.minValue(0, 'wrong'),
    v.maxValue(9_999, 'wrong'),
  ),
  amountCents: cents,
  valueOn: day,
  payer: given(140),
  /** All that the payer wrote. */
  reference: given(500),
});
export type BankLine = v.InferOutput<typeof BANK_LINE_FIELDS>;

/** A debit, or a credit that gives back what the house sent. */
export const BANK_MOVE_KINDS = ['DEBIT', 'RETURN'] as const;
export const BANK_MOVE_FIELDS = v.object({
  ...BANK_LINE_FIELDS.entries,
  kind: oneOf(BANK_MOVE_KINDS),
  /** Why it came back, as the bank has it; of a debit nothing. */
  reason: given(140),
});
export type BankMove = v.InferOutput<typeof BANK_MOVE_FIELDS>;

/** A transfer that the house made: to whom it went, when, and how it is called on the statement. */
export const TRANSFER_FIELDS = v.object({
  amountCents: cents,
  paidOn: day,
  iban: textThat(42, isIban, 'iban'),
  reference: text(140),
});
export type MadeTransfer = v.InferOutput<typeof TRANSFER_FIELDS>;

/** A statement of withdrawal that the house was given elsewhere than on its pages: when, and how. */
export const WITHDRAWAL_FIELDS = v.object({ declaredOn: day, note: text(500) });
export type GivenWithdrawal = v.InferOutput<typeof WITHDRAWAL_FIELDS>;

/** A car that came back: when, in what state, and what it lost beyond what looking at it takes, with the reason. */
export const CAR_RETURN_FIELDS = v.object({
  returnedOn: day,
  odometer: wholeNumber({ from: 0, to: 10_000_000, usual: -1 }),
  remarks: text(2_000),
  reductionCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: 0 }),
  reductionReason: optionalText(500),
});

/** As many prices as are passed on in one file. */
export const PAYOUT_BATCH_MAX = 200;

/** The account that a seller wants their price on: in whose name it is, and its number without spaces. */
export const PAYOUT_ACCOUNT_FIELDS = v.object({
  holder: text(70),
  iban: v.pipe(
    textThat(42, isIban, 'iban'),
    v.transform(iban => iban.replaceAll(/\s/g, '').toUpperCase()),
  ),
});

/** What the house paid for a car of its own, when, to whom, and the paper that proves it. */
export const CAR_PURCHASE_FIELDS = v.object({
  costCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: -1 }),
  boughtOn: day,
  soldBy: oneOf(PURCHASE_KINDS),
  reference: text(140),
  /** Why it is said anew once the car is handed over: the tax on its margin moves with it. */
  reason: optionalText(500),
});
export type CarPurchase = Omit<v.InferOutput<typeof CAR_PURCHASE_FIELDS>, 'reason'>;

/** What customs certify of a car that has left the Union: their number, however typed, the day, and the paper. */
export const EXPORT_PROOF_FIELDS = v.object({
  mrn: v.pipe(
    text(40),
    v.transform(typed => typed.replace(/\s/g, '').toUpperCase()),
    v.check(isMrn, 'wrong'),
  ),
  leftOn: day,
  /** What an upload answered, or what names a paper that was handed in. */
  fileId: text(45),
});

/** So many files may be the pages of one paper: both sides of a card, and what belongs to it. */
export const PAPER_FILES_MAX = 6;
/** So long is the name of a paper of one's own. */
export const PAPER_NAME_MAX = 120;

/** A paper of a sold car, with the day that stands on it. */
export const CAR_PAPER_FIELDS = v.object({
  kind: oneOf(CAR_PAPERS),
  datedOn: textThat(10, given => isCalendarDay(given), 'wrong'),
  fileId: text(36),
});

/** The same where the amount is known already. */
export const PAYOUT_FIELDS = v.omit(TRANSFER_FIELDS, ['amountCents']);
export type MadePayout = v.InferOutput<typeof PAYOUT_FIELDS>;
