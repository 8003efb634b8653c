import type { CarPaperKind } from '#shared/sale/index.ts';

/**
 * The table of error codes: everything a caller can be told. `expected` codes are answers, not faults, and
 * are never logged as errors. Each code has a message in every locale (errors.{code}); a test walks both ways.
 */
export const ERROR_CODES = {
  Unauthenticated: { expected: true },
  Forbidden: { expected: true },
  NotFound: { expected: true },
  BadInput: { expected: true },
  RateLimited: { expected: true },
  AuctionNotStarted: { expected: true },
  AuctionFinished: { expected: true },
  BidTooLow: { expected: true },
  MaxBidTooLow: { expected: true },
  BidEqualMaxBid: { expected: true },
  MaxBidAlreadyExist: { expected: true },
  EmailNotConfirmed: { expected: true },
  CardRequired: { expected: true },
  TermsNotAccepted: { expected: true },
  SellerCannotBid: { expected: true },
  SellerCannotAsk: { expected: true },
  MaxNotRaised: { expected: true },
  IdempotencyMismatch: { expected: true },
  InvalidCredentials: { expected: true },
  AccountSuspended: { expected: true },
  EmailAlreadyUsed: { expected: true },
  PasswordTooWeak: { expected: true },
  InvalidPhone: { expected: true },
  InvalidEmail: { expected: true },
  TokenExpired: { expected: true },
  LeadingAuction: { expected: true },
  OrderOpen: { expected: true },
  WithdrawalOpen: { expected: true },
  PurchaseUnknown: { expected: true },
  PurchaseDiffers: { expected: true },
  PayoutInBatch: { expected: true },
  SellerDetailsMissing: { expected: true },
  SellerDetailsDue: { expected: true },
  CarPapersMissing: { expected: true },
  VigilanceDue: { expected: true },
  NoticeRunning: { expected: true },
  NoticeRefused: { expected: true },
  OfferOpen: { expected: true },
  OfferClosed: { expected: true },
  CarUnderHammer: { expected: true },
  CarNotOffered: { expected: true },
  CarSold: { expected: true },
  DeclarationMissing: { expected: true },
  MandateRequired: { expected: true },
  ApprovalRequired: { expected: true },
  ReasonNeeded: { expected: true },
  LastWayIn: { expected: true },
  LastSecondFactor: { expected: true },
  LastKeeper: { expected: true },
  AlertExists: { expected: true },
  PasswordNeeded: { expected: true },
  SecondFactorNeeded: { expected: true },
  StorageFull: { expected: true },
  FileLocked: { expected: true },
  FileTooHeavy: { expected: true },
  CodecNotTaken: { expected: true },
  FileInfected: { expected: true },
  ScanUnavailable: { expected: true },
  AuctionOutsideMandate: { expected: true },
  StaleVersion: { expected: true },
  PaymentUnavailable: { expected: true },
  PaymentContested: { expected: true },
  MoneyUnchecked: { expected: true },
  NotOpenYet: { expected: true },
  Unavailable: { expected: true },
  OutcomeUnknown: { expected: true },
  Unknown: { expected: false },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export type ErrorDetails = {
  /** The input field the error belongs to. */
  readonly field?: string | null;
  /** All that the error belongs to, `field` the first of them. */
  readonly fields?: readonly string[];
  /** What would have been enough, in whole euros. */
  readonly minimum?: number | null;
  /** The line of a file at which it is seen. */
  readonly line?: number;
  /** Files that were named and are kept no more: photos and recordings by their ids, papers by their addresses. */
  readonly gone?: readonly string[];
  /** The papers without which a car does not change hands. */
  readonly papers?: readonly CarPaperKind[];
  /** When a notice was given that has not run out; null where none was. */
  readonly noticedAt?: string | null;
  /** When the mailbox of a buyer refused the letter that was to give them notice. */
  readonly refusedAt?: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
};

/** An answer the caller can act on. Its message is the code: its sentences stand in the catalogue of words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Answers the value, or throws NotFound. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new AppError('NotFound');
  return value;
}

/** Throws BadInput on `field` unless the condition holds. */
export function requireInput(condition: boolean, field: string, details: ErrorDetails = {}): void {
  if (!condition) throw new AppError('BadInput', { ...details, field });
}
