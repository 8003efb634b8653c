import { laterDay } from './days.ts';
import { asksVies } from './vat.ts';

/**
 * The papers handed over with a car, under the law of 26 November 2026; dates are days, `2026-11-26`. An engineer's
 * reading, for the operator's counsel to confirm.
 * - Registration certificate, transfer declaration and status certificate (at most 15 days old): code de la route,
 * article R322-4.
 * - Technical inspection of cars over four years old, at most six months old at the contract: decree 78-993, article 5
 * bis. Vehicles "de collection" every five years, none if in circulation before 1960: articles R323-3 and R323-22.
 * - Quitus fiscal of a car from another member state: CGI, article 298 sexies A.
 * - Customs' export certificate, from the buyer after the handover: CGI, annexe III, article 74.
 */
export const CAR_PAPERS = [
  'REGISTRATION',
  'TRANSFER',
  'STATUS',
  'INSPECTION',
  'TAX_CLEARANCE',
  'EXPORT',
] as const;
export type CarPaperKind = (typeof CAR_PAPERS)[number];

/** The facts of a sold car that decide which papers it needs. */
export type PaperedCar = {
  /** A country code, or the seller's free text. */
  readonly registeredIn: string | null;
  /** First day in circulation; 1 January where only the year is known; null: unknown. */
  readonly firstOn: string | null;
  /** Whether it is registered as a vehicle "de collection". */
  readonly isCollection: boolean;
  readonly buyerIn: string | null;
};

export type WantedPaper = {
  readonly kind: CarPaperKind;
  /** Who provides it. A paper that the buyer obtains does not block the handover. */
  readonly by: 'SELLER' | 'BUYER';
  /** Its maximum age, and the day on which that counts; null: no limit. */
  readonly age: {
    readonly on: 'CONTRACT' | 'HANDOVER';
    readonly days?: number;
    readonly months?: number;
  } | null;
};

const FRANCE = ['FR', 'FRANCE', 'GP', 'MQ', 'RE', 'GF', 'YT'];
const EXEMPT_BEFORE = '1960-01-01';
const INSPECTED_AFTER_MONTHS = 48;

function inspectionOf(
  { firstOn, isCollection }: PaperedCar,
  contractOn: string,
): Pick<WantedPaper, 'age'> | null {
  if (firstOn !== null && firstOn < EXEMPT_BEFORE) return null;
  if (firstOn !== null && laterDay(firstOn, { months: INSPECTED_AFTER_MONTHS }) >= contractOn) return null;
  return { age: { on: 'CONTRACT', months: isCollection ? 60 : 6 } };
}

/** Returns all papers that a car's sale needs, from seller and buyer. */
export function wantedPapers(car: PaperedCar, contractOn: string): readonly WantedPaper[] {
  const { registeredIn, buyerIn } = car;
  const registration = { kind: 'REGISTRATION', by: 'SELLER', age: null } as const;
  if (registeredIn === null || !FRANCE.includes(registeredIn.toUpperCase())) {
    const isFetched = buyerIn === 'FR' && asksVies(registeredIn);
    return [registration, ...(isFetched ? [{ kind: 'TAX_CLEARANCE', by: 'BUYER', age: null } as const] : [])];
  }
  const inspection = inspectionOf(car, contractOn);
  return [
    registration,
    { kind: 'TRANSFER', by: 'SELLER', age: null },
    { kind: 'STATUS', by: 'SELLER', age: { on: 'HANDOVER', days: 15 } },
    ...(inspection ? [{ kind: 'INSPECTION', by: 'SELLER', ...inspection } as const] : []),
  ];
}

/** Returns the last day on which a paper is valid; null where it has no age limit. */
export const paperCountsUntil = ({ age }: WantedPaper, datedOn: string): string | null =>
  age && laterDay(datedOn, age);

/** Whether a paper is too old on the day that counts. */
export function isPaperTooOld(
  wanted: WantedPaper,
  datedOn: string,
  days: { readonly contractOn: string; readonly handoverOn: string },
): boolean {
  const until = paperCountsUntil(wanted, datedOn);
  return until !== null && until < (wanted.age?.on === 'CONTRACT' ? days.contractOn : days.handoverOn);
}
