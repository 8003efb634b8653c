import type { Cents, Euros } from './money.ts';
import type { OrderParty } from './order.ts';

/**
 * What the house has to know of who buys and who sells before a car changes hands and its price is passed on, as the
 * law of 26 November 2026 has it. An engineer's reading, for the operator's counsel to confirm. Sources, in the code
 * monétaire et financier: who holds sales by auction is bound (L561-2, 14°); a client and who stands behind them are
 * identified by a document, a company by an extract of its register, from 10,000 € on (L561-5, R561-5, R561-5-1,
 * R561-7, R561-10), and asked what the sale is paid with (L561-5-1, L561-6); who holds a public office, or is close to
 * somebody who does, and who lives in a country of the lists is looked at harder, with the origin of the money and the
 * decision of somebody with a right of their own (L561-10, R561-18, R561-20-2). From 10 July 2027 on, Regulation (EU)
 * 2024/1624: identified from 10,000 € on (article 19), and each vehicle of at least 250,000 € that is bought for
 * private use is reported (article 74). Cash (L112-6, D112-3; article 80) is in no case of this: the house takes none.
 */
export const VIGILANCE_PIECES = ['IDENTITY', 'REGISTER', 'OWNERS', 'FUNDS'] as const;
export type VigilancePieceKind = (typeof VIGILANCE_PIECES)[number];

/** ANSWERS: nothing was answered yet. PIECES: a document is missing. REFUSED: one is to be replaced. */
export const VIGILANCE_LACKS = ['ANSWERS', 'PIECES', 'REFUSED'] as const;
export type VigilanceLack = (typeof VIGILANCE_LACKS)[number];

/** Whether somebody holds a public office, or is close to who does. */
export const EXPOSURES = ['NONE', 'SELF', 'CLOSE'] as const;
/** What a car is paid with. */
export const FUNDS = ['INCOME', 'SAVINGS', 'SALE', 'LOAN', 'INHERITANCE', 'BUSINESS', 'OTHER'] as const;

/** From when on vehicles of so much are reported, whoever buys them. */
const REPORTED_FROM = '2027-07-10';
const REPORTED_EUROS: Euros = 250_000;

/** What a house has decided. */
export type VigilanceTerms = {
  /** From which amount on both sides are asked, price and fee together. */
  readonly fromEuros: Euros;
  /** From which amount on a buyer proves where the money comes from. */
  readonly proofFromEuros: Euros;
  /** Where who lives there is looked at harder: codes of countries. */
  readonly countries: readonly string[];
};

export type VigilanceCase = {
  readonly side: OrderParty;
  readonly isCompany: boolean;
  readonly priceEuros: Euros;
  /** Price and fee. */
  readonly totalCents: Cents;
  /** The day of the sale, `2026-11-26`. */
  readonly soldOn: string;
  readonly isExposed: boolean;
  /** A country's code; null while nobody has said. */
  readonly livesIn: string | null;
};

export type Vigilance = {
  /** What has to be seen of them. */
  readonly pieces: readonly VigilancePieceKind[];
  /** Whether they say who owns the company. */
  readonly asksOwners: boolean;
  /** Whether they say what they pay with. */
  readonly asksFunds: boolean;
  /** Only somebody with a right of their own lets it pass. */
  readonly isEnhanced: boolean;
  /** The sale is reported for its amount, whoever the buyer is. */
  readonly isReported: boolean;
};

/** Whether both sides of a sale are asked at all. */
export const isVigilanceDue = (
  totalCents: Cents,
  { fromEuros }: Pick<VigilanceTerms, 'fromEuros'>,
): boolean => totalCents >= 100 * fromEuros;

/** What is asked of one side of a sale of such an amount, and how hard it is looked at. */
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
