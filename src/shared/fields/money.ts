import * as v from 'valibot';
import { CAR_PAPERS, isCalendarDay, isIban, isMrn, PURCHASE_KINDS } from '../sale/index.ts';
import { oneOf, optionalText, text, textThat, wholeNumber } from './fields.ts';

/** About a hundred times the dearest car with its fee. */
const CENTS_MAX = 1e13;

/** A positive amount in whole cents. */
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

/** An optional text; empty where it is missing. */
const given = (length: number) =>
  v.pipe(
    optionalText(length),
    v.transform(said => said ?? ''),
  );

/** What a payment on an order is for; BOTH fills the fee first. */
export const RECEIPT_PURPOSES = ['PRICE', 'FEE', 'BOTH'] as const;
export type ReceiptPurpose = (typeof RECEIPT_PURPOSES)[number];

/** What a line of a bank statement is for; GIVEN_BACK: a price that its seller pays back. */
export const BANK_LINE_PURPOSES = [...RECEIPT_PURPOSES, 'GIVEN_BACK'] as const;
export type BankLinePurpose = (typeof BANK_LINE_PURPOSES)[number];

/** A payment received on the house's bank account. */
export const RECEIPT_FIELDS = v.object({
  amountCents: cents,
  valueOn: day,
  payer: text(140),
  reference: given(140),
  purpose: oneOf(RECEIPT_PURPOSES),
});
export type GivenReceipt = v.InferOutput<typeof RECEIPT_FIELDS>;

/** The maximum number of lines of a statement in one request. */
export const BANK_LINES_MAX = 50;

/**
 * A credit of a bank statement. Its key is the account, the bank's reference, and its position among the lines with
 * that reference; without a reference, its position among identical lines.
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
  /** The payer's full reference text. */
  reference: given(500),
});
export type BankLine = v.InferOutput<typeof BANK_LINE_FIELDS>;

/** A debit, or a credit that returns a transfer of the house. */
export const BANK_MOVE_KINDS = ['DEBIT', 'RETURN'] as const;
export const BANK_MOVE_FIELDS = v.object({
  ...BANK_LINE_FIELDS.entries,
  kind: oneOf(BANK_MOVE_KINDS),
  /** The bank's reason for the return; empty for a debit. */
  reason: given(140),
});
export type BankMove = v.InferOutput<typeof BANK_MOVE_FIELDS>;

/** A transfer made by the house: recipient, day, and reference on the statement. */
export const TRANSFER_FIELDS = v.object({
  amountCents: cents,
  paidOn: day,
  iban: textThat(42, isIban, 'iban'),
  reference: text(140),
});
export type MadeTransfer = v.InferOutput<typeof TRANSFER_FIELDS>;

/** A withdrawal that was declared to the house outside its pages: day and channel. */
export const WITHDRAWAL_FIELDS = v.object({ declaredOn: day, note: text(500) });
export type GivenWithdrawal = v.InferOutput<typeof WITHDRAWAL_FIELDS>;

/** A returned car: day, condition, and its loss of value beyond normal inspection, with the reason. */
export const CAR_RETURN_FIELDS = v.object({
  returnedOn: day,
  odometer: wholeNumber({ from: 0, to: 10_000_000, usual: -1 }),
  remarks: text(2_000),
  reductionCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: 0 }),
  reductionReason: optionalText(500),
});

/** The maximum number of payouts of one file. */
export const PAYOUT_BATCH_MAX = 200;

/** A seller's payout account: holder, and IBAN without spaces. */
export const PAYOUT_ACCOUNT_FIELDS = v.object({
  holder: text(70),
  iban: v.pipe(
    textThat(42, isIban, 'iban'),
    v.transform(iban => iban.replaceAll(/\s/g, '').toUpperCase()),
  ),
});

/** The purchase of a car by the house: cost, day, kind of seller, and supporting document. */
export const CAR_PURCHASE_FIELDS = v.object({
  costCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: -1 }),
  boughtOn: day,
  soldBy: oneOf(PURCHASE_KINDS),
  reference: text(140),
  /** Needed to correct it after the handover, since the VAT on the margin changes with it. */
  reason: optionalText(500),
});
export type CarPurchase = Omit<v.InferOutput<typeof CAR_PURCHASE_FIELDS>, 'reason'>;

/** Customs' proof of an export from the Union: MRN (spaces are removed), day, and document. */
export const EXPORT_PROOF_FIELDS = v.object({
  mrn: v.pipe(
    text(40),
    v.transform(typed => typed.replace(/\s/g, '').toUpperCase()),
    v.check(isMrn, 'wrong'),
  ),
  leftOn: day,
  /** The id of an upload, or of a paper that was already handed in. */
  fileId: text(45),
});

/** The maximum number of files of one paper, such as both sides of a card and its annexes. */
export const PAPER_FILES_MAX = 6;
/** The maximum length of a custom paper's name. */
export const PAPER_NAME_MAX = 120;

/** A paper of a sold car, with its date. */
export const CAR_PAPER_FIELDS = v.object({
  kind: oneOf(CAR_PAPERS),
  datedOn: textThat(10, given => isCalendarDay(given), 'wrong'),
  fileId: text(36),
});

/** A payout: a transfer whose amount is already known. */
export const PAYOUT_FIELDS = v.omit(TRANSFER_FIELDS, ['amountCents']);
export type MadePayout = v.InferOutput<typeof PAYOUT_FIELDS>;
