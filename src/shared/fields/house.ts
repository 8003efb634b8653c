import type { CarScheme } from '../sale/index.ts';
import type { Locale } from '../words/locale.ts';

export type HouseParticulars = {
  readonly name: string;
  /** One line. */
  readonly address: string;
  /** As people read it, `+33 1 84 80 00 00`; null: the house is written to. */
  readonly phone: string | null;
  /** Where the house reads what people write to it. */
  readonly email: string;
  readonly vatNumber: string;
  /** What the law wants on invoices: legal form, capital, number, register and its town (articles R123-237 and 238). */
  readonly legal: string;
  /** How its own cars were bought: without VAT, so that its margin is taxed, or with it. */
  readonly carVat: CarScheme;
};

/** Who answers for the pages, as the law has each site say it; each on one line, null until somebody has said it. */
export type Publisher = {
  /** Who directs the publication, by name. */
  readonly director: string | null;
  /** Who keeps the pages: name, address and telephone. */
  readonly host: string | null;
  /** Whom a consumer turns to after a complaint without answer: name, address, site (Consumer Code, article L616-1). */
  readonly mediator: string | null;
};

/**
 * As what a house sells by public auction (code de commerce, L321-4, L321-6 and L321-9), each on one line; null until
 * somebody has said it, and until then it holds no public sale.
 */
export type Operator = {
  /** The number of its declaration. */
  readonly declaration: string | null;
  /** Whom it was made to. */
  readonly authority: string | null;
  /** Who directs its sales, by name. */
  readonly auctioneer: string | null;
  /** Who insures what it answers for, and guarantees what it holds for others. */
  readonly insurer: string | null;
};

/** Who the house is, as each page says in its foot. */
export type PublicHouse = Omit<HouseParticulars, 'carVat'> &
  Publisher & {
    /** The country of that telephone, in which a number is dialled that names none. */
    readonly country: string;
    /** When somebody is there, in a sentence a language; null until somebody has said it. */
    readonly hours: Readonly<Partial<Record<Locale, string>>> | null;
    /** Who holds the price of a car until it is handed over. */
    readonly payee: string | null;
    readonly operator: Operator;
    /** What a mandate to search asks for when it is signed, in whole euros. */
    readonly searchDeposit: number;
  };

export type BankAccount = {
  readonly payee: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
};
