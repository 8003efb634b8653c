import type { CarPaperKind } from '#shared/sale/index.ts';

/**
 * The error codes for callers. `expected` codes are answers, not faults, and are never logged as errors. Each code has
 * a message in every language (errors.{code}), which a test checks both ways.
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
  /** The input field that it is about. */
  readonly field?: string | null;
  /** All fields that it is about, `field` first. */
  readonly fields?: readonly string[];
  /** The smallest valid amount, in whole euros. */
  readonly minimum?: number | null;
  /** The line of a file. */
  readonly line?: number;
  /** Files named that no longer exist: photos and recordings by id, documents by URL. */
  readonly gone?: readonly string[];
  /** The papers still needed for the handover. */
  readonly papers?: readonly CarPaperKind[];
  /** When the current formal notice was given; null: none. */
  readonly noticedAt?: string | null;
  /** When the buyer's mailbox refused the letter of formal notice. */
  readonly refusedAt?: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
};

/** An error that the caller can act on. Its message is the code; its sentences are in the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Returns the value. @throws AppError NotFound where it is missing */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new AppError('NotFound');
  return value;
}

/** Requires a condition. @throws AppError BadInput with `field` */
export function requireInput(condition: boolean, field: string, details: ErrorDetails = {}): void {
  if (!condition) throw new AppError('BadInput', { ...details, field });
}
