import type { Cents, Euros } from './money.ts';
import type { OrderParty } from './order.ts';

/**
 * The due diligence on buyers and sellers before a car is handed over and its price paid out, under the law of 26
 * November 2026. An engineer's reading, for the operator's counsel to confirm. In the code monétaire et financier:
 * auction operators are bound by it (L561-2, 14°). From 10,000 € on, clients and those behind them are identified by a
 * document, companies by a register extract (L561-5, R561-5, R561-5-1, R561-7, R561-10), and asked how they pay
 * (L561-5-1, L561-6). Politically exposed persons and residents of listed countries get enhanced checks: the origin of
 * the money, and a decision by staff with a special right (L561-10, R561-18, R561-20-2). From 10 July 2027, Regulation
 * (EU) 2024/1624: identification from 10,000 € on (article 19), and a report of each vehicle of at least 250,000 €
 * bought for private use (article 74). Cash (L112-6, D112-3; article 80) does not occur: the house takes none.
 */
export const VIGILANCE_PIECES = ['IDENTITY', 'REGISTER', 'OWNERS', 'FUNDS'] as const;
export type VigilancePieceKind = (typeof VIGILANCE_PIECES)[number];

/** ANSWERS: not answered yet. PIECES: a document is missing. REFUSED: a document must be replaced. */
export const VIGILANCE_LACKS = ['ANSWERS', 'PIECES', 'REFUSED'] as const;
export type VigilanceLack = (typeof VIGILANCE_LACKS)[number];

/** Political exposure: none, the person, or someone close. */
export const EXPOSURES = ['NONE', 'SELF', 'CLOSE'] as const;
/** Sources of the buyer's funds. */
export const FUNDS = ['INCOME', 'SAVINGS', 'SALE', 'LOAN', 'INHERITANCE', 'BUSINESS', 'OTHER'] as const;

/** From this day, sales of vehicles from this amount on are reported, whoever buys them. */
const REPORTED_FROM = '2027-07-10';
const REPORTED_EUROS: Euros = 250_000;

/** The house's thresholds and countries. */
export type VigilanceTerms = {
  /** The amount from which both sides are checked, price plus fee. */
  readonly fromEuros: Euros;
  /** The amount from which a buyer proves the origin of the money. */
  readonly proofFromEuros: Euros;
  /** Codes of the countries whose residents get enhanced checks. */
  readonly countries: readonly string[];
};

export type VigilanceCase = {
  readonly side: OrderParty;
  readonly isCompany: boolean;
  readonly priceEuros: Euros;
  /** Price plus fee. */
  readonly totalCents: Cents;
  /** The day of the sale, `2026-11-26`. */
  readonly soldOn: string;
  readonly isExposed: boolean;
  /** A country code; null while unknown. */
  readonly livesIn: string | null;
};

export type Vigilance = {
  /** The documents to be seen. */
  readonly pieces: readonly VigilancePieceKind[];
  /** Whether the company's owners are asked for. */
  readonly asksOwners: boolean;
  /** Whether the source of funds is asked for. */
  readonly asksFunds: boolean;
  /** Whether only staff with a special right may clear it. */
  readonly isEnhanced: boolean;
  /** Whether the sale is reported for its amount, whoever the buyer is. */
  readonly isReported: boolean;
};

/** Whether the sides of a sale have to be checked at all. */
export const isVigilanceDue = (
  totalCents: Cents,
  { fromEuros }: Pick<VigilanceTerms, 'fromEuros'>,
): boolean => totalCents >= 100 * fromEuros;

/** Returns what is asked of one side of a sale, and whether the checks are enhanced. */
export function vigilanceOf(given: VigilanceCase, { proofFromEuros, countries }: VigilanceTerms): Vigilance {
  const { side, isCompany, priceEuros, totalCents, soldOn, isExposed, livesIn } = given;
  const isBuyer = side === 'BUYER';
  const isEnhanced = isExposed || (livesIn !== null && countries.includes(livesIn));
  const isProven = isBuyer && (isEnhanced || totalCents >= 100 * proofFromEuros);
  return {
    pieces: [
      'IDENTITY',
      ...(isCompany ? (['REGISTER', 'OWNERS'] as const) : []),
      ...(isProven ? (['FUNDS'] as const) : []),
    ],
    asksOwners: isCompany,
    asksFunds: isBuyer,
    isEnhanced,
    isReported: isBuyer && !isCompany && soldOn >= REPORTED_FROM && priceEuros >= REPORTED_EUROS,
  };
}
