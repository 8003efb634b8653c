import type { CarScheme } from '../sale/index.ts';
import type { Locale } from '../words/locale.ts';

export type HouseParticulars = {
  readonly name: string;
  /** One line. */
  readonly address: string;
  /** Formatted for people, `+33 1 84 80 00 00`; null: the house has no telephone. */
  readonly phone: string | null;
  /** The address for messages to the house. */
  readonly email: string;
  readonly vatNumber: string;
  /** The legal mentions of invoices: legal form, capital, number, register and its town (articles R123-237 and 238). */
  readonly legal: string;
  /** How the house's own cars were bought: without VAT (margin scheme) or with VAT. */
  readonly carVat: CarScheme;
};

/** The publisher of the site, as the law asks. Each field is one line, null until given. */
export type Publisher = {
  /** The director of publication, by name. */
  readonly director: string | null;
  /** The hosting provider: name, address and telephone. */
  readonly host: string | null;
  /** The consumer mediator: name, address, site (Consumer Code, article L616-1). */
  readonly mediator: string | null;
};

/**
 * The house's particulars as an auction operator (code de commerce, L321-4, L321-6 and L321-9). Each field is one line,
 * null until given; until then no public sale takes place.
 */
export type Operator = {
  /** The number of its declaration. */
  readonly declaration: string | null;
  /** The authority that received the declaration. */
  readonly authority: string | null;
  /** The auctioneer who directs the sales, by name. */
  readonly auctioneer: string | null;
  /** The insurer of its liability and guarantor of the money it holds for others. */
  readonly insurer: string | null;
};

/** The house's public particulars, shown in each page's footer. */
export type PublicHouse = Omit<HouseParticulars, 'carVat'> &
  Publisher & {
    /** The country of the telephone, used to dial numbers without a country code. */
    readonly country: string;
    /** Opening hours as a sentence for each language; null until given. */
    readonly hours: Readonly<Partial<Record<Locale, string>>> | null;
    /** The holder of the car's price until the handover. */
    readonly payee: string | null;
    readonly operator: Operator;
    /** The deposit for a search mandate at its signature, in whole euros. */
    readonly searchDeposit: number;
  };

export type BankAccount = {
  readonly payee: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
};
