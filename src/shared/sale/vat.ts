import { type Cents, feeParts } from './money.ts';
import type { SaleRegime } from './regime.ts';

/**
 * How what the house invoices stands to VAT. STANDARD has 20 % in it; of the others none is shown:
 * MARGIN (297 A CGI) taxes the house's margin, REVERSE_CHARGE has the buyer owe it (283, 2 CGI; 196 of directive
 * 2006/112), OUTSIDE is a service that is supplied elsewhere (259, 1° CGI), INTRA_EU are goods that leave for another
 * member state (262 ter, I CGI), EXPORT goods that are proven to have left the Union (262, I CGI).
 */
export type VatRegime = 'STANDARD' | 'MARGIN' | 'REVERSE_CHARGE' | 'OUTSIDE' | 'INTRA_EU' | 'EXPORT';

/**
 * What the house invoices: its fee and a car of its own to a buyer, its commission to a seller, and the fee of taking
 * the car back to an owner.
 */
export const INVOICE_ITEMS = ['FEE', 'CAR', 'COMMISSION', 'WITHDRAWAL'] as const;
export type InvoiceItem = (typeof INVOICE_ITEMS)[number];

/** How the house's own cars were bought: of people without VAT, or with it. */
export type CarScheme = 'MARGIN' | 'STANDARD';

/**
 * Whom the house bought a car of: somebody who had no VAT to charge, a trader who sold it under the margin scheme
 * themselves, or one who charged VAT.
 */
export const PURCHASE_KINDS = ['PRIVATE', 'MARGIN_TRADER', 'VAT_TRADER'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** How a car that was bought so is sold on: on the margin where no VAT was charged on it (297 A, I, 1° CGI). */
export const schemeOf = (soldBy: PurchaseKind): CarScheme =>
  soldBy === 'VAT_TRADER' ? 'STANDARD' : 'MARGIN';

/** The normal rate in per cent, since 1 January 2014 (278 CGI). */
export const VAT_PERCENT = 20;

export type VatBuyer = {
  /** Where they are established, else live, by ISO 3166-1; null: not known yet. */
  readonly country: string | null;
  /** Of who buys by trade and whom staff have found in the registers; null: a consumer. */
  readonly vatNumber: string | null;
  /** Whether a number of the Union's counts: VIES has said of late that it is given out, or is not asked here. */
  readonly isConfirmed: boolean;
};

export type VatItem =
  | { readonly kind: 'FEE' }
  | { readonly kind: 'CAR'; readonly sale: SaleRegime; readonly scheme: CarScheme };

/**
 * The form of VAT numbers by member state, without the two letters in front; written down in November 2026, and to be
 * held against the Commission's VIES. Greece writes EL.
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

/** Monaco, and the departments overseas: taxed here as France, so that never less is taken than is due. */
const AS_FRANCE = ['FR', 'MC', 'GP', 'MQ', 'RE', 'GF', 'YT'];

const isInUnion = (country: string): boolean => Object.hasOwn(VAT_FORMS, country);

/** Whether what is sold there to a trader depends on a number that VIES knows: another member state. */
export const asksVies = (country: string | null): boolean =>
  country !== null && isInUnion(country) && !AS_FRANCE.includes(country);

/** Whether what is sold there leaves the Union: without VAT once that is proven. */
export const leavesUnion = (country: string | null): boolean =>
  country !== null && !AS_FRANCE.includes(country) && !isInUnion(country);

const MRN = /^\d{2}[A-Z]{2}[\dA-Z]{13}\d$/;

/** What a sign counts in a check digit of ISO 6346: letters from ten on, without the multiples of eleven. */
function worthOf(sign: string): number {
  const at = Number.parseInt(sign, 36);
  return at + Math.floor((at - 1) / 10) * Number(at >= 10);
}

/**
 * Whether a text is a number of customs' (MRN): year, country, thirteen signs and a check digit (ISO 6346), as
 * Delegated Regulation 2015/2446 has it (annex B, group 12 01).
 */
export function isMrn(text: string): boolean {
  const sum = Array.from(text.slice(0, 17)).reduce((all, sign, at) => all + worthOf(sign) * 2 ** at, 0);
  return MRN.test(text) && (sum % 11) % 10 === Number(text.at(-1));
}

/** As the registers write it. */
export const bareVatNumber = (vatNumber: string): string => vatNumber.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a number has the form of that country; whether it was given out, VIES and people know. */
export function isVatNumberOf(country: string, vatNumber: string): boolean {
  const bare = bareVatNumber(vatNumber);
  const letters = country === 'GR' ? 'EL' : country;
  return bare.startsWith(letters) && VAT_FORMS[country]?.test(bare.slice(2)) === true;
}

/** Two letters, then what is given out there. */
const VAT_NUMBER = /^[A-Z]{2}[\dA-Z]{2,13}$/;

/**
 * Whether a company of that country may have that number: in the Union its own, elsewhere any that does not belie the
 * letters it begins with.
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
 * The VAT regime of what the house invoices to a buyer, or as a fee to a seller; null where the car is a seller's, of
 * which the house invoices nothing. A consumer pays French VAT on the fee wherever they live (259, 2° and 259 A, 8°
 * CGI), and so does a trader of another member state whose number is not confirmed: that it is valid is a condition
 * of an intra-Community supply (138, 1, b of directive 2006/112; 262 ter, I, 1° CGI), and of taking a buyer for a
 * trader (Regulation 282/2011, article 18). A car that is to leave the Union is sold with VAT until customs have
 * certified that it has: the proof is a condition (262, I CGI; 74, annexe III). An engineer's reading of November
 * 2026, for the operator's counsel to confirm.
 */
export function vatOf(item: VatItem, { country, vatNumber, isConfirmed }: VatBuyer): VatRegime | null {
  if (item.kind === 'CAR' && item.sale !== 'HOUSE') return null;
  const here = item.kind === 'CAR' ? item.scheme : 'STANDARD';
  if (country === null || AS_FRANCE.includes(country)) return here;
  if (!isInUnion(country)) return item.kind === 'CAR' || vatNumber === null ? here : 'OUTSIDE';
  if (vatNumber === null || !isConfirmed || !isVatNumberOf(country, vatNumber)) return here;
  if (item.kind === 'FEE') return 'REVERSE_CHARGE';
  // A car under the margin scheme is taxed where it is sold, whoever buys it (297 A and 262 ter, I, 1° CGI).
  return item.scheme === 'MARGIN' ? 'MARGIN' : 'INTRA_EU';
}

/** What of an amount is the house's and what is tax. The amount is what was agreed, whatever tax is in it. */
export function vatParts(totalCents: Cents, vat: VatRegime): { netCents: Cents; vatCents: Cents } {
  return vat === 'STANDARD' ? feeParts(totalCents) : { netCents: totalCents, vatCents: 0 };
}

/**
 * The tax on what the house makes of a car that it sells under the margin scheme: it is within the margin, and there is
 * none where the car was sold for less than it cost; another car's margin does not make up for it (297 A, I CGI).
 */
export function marginVatCents(priceCents: Cents, costCents: Cents): Cents {
  return feeParts(Math.max(0, priceCents - costCents)).vatCents;
}
