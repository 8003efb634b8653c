import { type Cents, feeParts } from './money.ts';
import type { SaleRegime } from './regime.ts';

/**
 * The VAT regime of an invoice. STANDARD includes 20 %; the others show no VAT. MARGIN (297 A CGI) taxes the house's
 * margin. REVERSE_CHARGE: the buyer owes it (283, 2 CGI; 196 of directive 2006/112). OUTSIDE: a service supplied
 * elsewhere (259, 1° CGI). INTRA_EU: goods for another member state (262 ter, I CGI). EXPORT: goods proven to have left
 * the Union (262, I CGI).
 */
export type VatRegime = 'STANDARD' | 'MARGIN' | 'REVERSE_CHARGE' | 'OUTSIDE' | 'INTRA_EU' | 'EXPORT';

/**
 * What the house invoices: its fee and its own car to a buyer, its commission to a seller, and the fee for withdrawing
 * a car to its owner.
 */
export const INVOICE_ITEMS = ['FEE', 'CAR', 'COMMISSION', 'WITHDRAWAL'] as const;
export type InvoiceItem = (typeof INVOICE_ITEMS)[number];

/** How the house's own cars were bought: without VAT, or with it. */
export type CarScheme = 'MARGIN' | 'STANDARD';

/**
 * Who sold the car to the house: someone who charges no VAT, a trader under the margin scheme, or a trader who charged
 * VAT.
 */
export const PURCHASE_KINDS = ['PRIVATE', 'MARGIN_TRADER', 'VAT_TRADER'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** Returns the scheme of a resale: the margin scheme where no VAT was charged on the purchase (297 A, I, 1° CGI). */
export const schemeOf = (soldBy: PurchaseKind): CarScheme =>
  soldBy === 'VAT_TRADER' ? 'STANDARD' : 'MARGIN';

/** The standard rate in per cent, since 1 January 2014 (278 CGI). */
export const VAT_PERCENT = 20;

export type VatBuyer = {
  /** Where they are established, or else live (ISO 3166-1); null: not known yet. */
  readonly country: string | null;
  /** A trader's number, once staff have found it in the registers; null: a consumer. */
  readonly vatNumber: string | null;
  /** Whether the number may be relied on: VIES confirmed it recently, or does not apply. */
  readonly isConfirmed: boolean;
};

export type VatItem =
  | { readonly kind: 'FEE' }
  | { readonly kind: 'CAR'; readonly sale: SaleRegime; readonly scheme: CarScheme };

/**
 * VAT number formats by member state, without the country prefix; noted in November 2026, to be checked against the
 * Commission's VIES. Greece's prefix is EL.
 */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[\dA-Z]\d{7}[\dA-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-HJ-NP-Z]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Monaco and the overseas departments: treated as France, so that never too little tax is charged. */
const AS_FRANCE = ['FR', 'MC', 'GP', 'MQ', 'RE', 'GF', 'YT'];

const isInUnion = (country: string): boolean => Object.hasOwn(VAT_FORMS, country);

/** Whether a trader's number there has to be confirmed by VIES: another member state. */
export const asksVies = (country: string | null): boolean =>
  country !== null && isInUnion(country) && !AS_FRANCE.includes(country);

/** Whether a sale there is an export from the Union: without VAT once that is proven. */
export const leavesUnion = (country: string | null): boolean =>
  country !== null && !AS_FRANCE.includes(country) && !isInUnion(country);

const MRN = /^\d{2}[A-Z]{2}[\dA-Z]{13}\d$/;

/** Returns a character's value for an ISO 6346 check digit: letters from ten, skipping multiples of eleven. */
function worthOf(sign: string): number {
  const at = Number.parseInt(sign, 36);
  return at + Math.floor((at - 1) / 10) * Number(at >= 10);
}

/**
 * Whether a text is a customs number (MRN): year, country, thirteen characters and a check digit (ISO 6346), as defined
 * by Delegated Regulation 2015/2446 (annex B, group 12 01).
 */
export function isMrn(text: string): boolean {
  const sum = Array.from(text.slice(0, 17)).reduce((all, sign, at) => all + worthOf(sign) * 2 ** at, 0);
  return MRN.test(text) && (sum % 11) % 10 === Number(text.at(-1));
}

/** Normalizes a VAT number to the registers' form. */
export const bareVatNumber = (vatNumber: string): string => vatNumber.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a number has its country's format; whether it was issued is checked by VIES and staff. */
export function isVatNumberOf(country: string, vatNumber: string): boolean {
  const bare = bareVatNumber(vatNumber);
  const letters = country === 'GR' ? 'EL' : country;
  return bare.startsWith(letters) && VAT_FORMS[country]?.test(bare.slice(2)) === true;
}

/** A two-letter prefix, then a national number. */
const VAT_NUMBER = /^[A-Z]{2}[\dA-Z]{2,13}$/;

/**
 * Whether a company of that country may have that number: in the Union that country's format, elsewhere any number that
 * is well formed for its own prefix.
 */
export function isVatNumberFrom(country: string, vatNumber: string): boolean {
  const home = AS_FRANCE.includes(country) ? 'FR' : country;
  if (isInUnion(home)) return isVatNumberOf(home, vatNumber);
  const bare = bareVatNumber(vatNumber);
  const letters = bare.slice(0, 2);
  const giver = letters === 'EL' ? 'GR' : letters;
  return VAT_NUMBER.test(bare) && (!isInUnion(giver) || isVatNumberOf(giver, bare));
}

/**
 * Returns the VAT regime of an invoice to a buyer, or of a fee to a seller; null for a seller's car, which the house
 * does not invoice. A consumer pays French VAT on the fee wherever they live (259, 2° and 259 A, 8° CGI). So does a
 * trader of another member state with an unconfirmed number: a valid number is a condition of an intra-Community supply
 * (138, 1, b of directive 2006/112; 262 ter, I, 1° CGI), and of treating a buyer as a trader (Regulation 282/2011,
 * article 18). A car to be exported is sold with VAT until customs certify its exit, since the proof is a condition
 * (262, I CGI; 74, annexe III). An engineer's reading of November 2026, for the operator's counsel to confirm.
 */
export function vatOf(item: VatItem, { country, vatNumber, isConfirmed }: VatBuyer): VatRegime | null {
  if (item.kind === 'CAR' && item.sale !== 'HOUSE') return null;
  const here = item.kind === 'CAR' ? item.scheme : 'STANDARD';
  if (country === null || AS_FRANCE.includes(country)) return here;
  if (!isInUnion(country)) return item.kind === 'CAR' || vatNumber === null ? here : 'OUTSIDE';
  if (vatNumber === null || !isConfirmed || !isVatNumberOf(country, vatNumber)) return here;
  if (item.kind === 'FEE') return 'REVERSE_CHARGE';
  // Under the margin scheme, a car is taxed where it is sold, whoever buys it (297 A and 262 ter, I, 1° CGI).
  return item.scheme === 'MARGIN' ? 'MARGIN' : 'INTRA_EU';
}

/** Splits an amount into net and VAT. The total is the agreed amount, whatever VAT it contains. */
export function vatParts(totalCents: Cents, vat: VatRegime): { netCents: Cents; vatCents: Cents } {
  return vat === 'STANDARD' ? feeParts(totalCents) : { netCents: totalCents, vatCents: 0 };
}

/**
 * Returns the VAT on the margin of a car sold under the margin scheme: it is included in the margin. A loss owes none
 * and is not offset against another car's margin (297 A, I CGI).
 */
export function marginVatCents(priceCents: Cents, costCents: Cents): Cents {
  return feeParts(Math.max(0, priceCents - costCents)).vatCents;
}
