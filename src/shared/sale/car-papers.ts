import { laterDay } from './days.ts';
import { asksVies } from './vat.ts';

/**
 * The papers that change hands with a car, as the law of 26 November 2026 has it; dates are days, `2026-11-26`. An
 * engineer's reading, for the operator's counsel to confirm. Sources: certificate of registration, declaration of
 * transfer and certificate of status, article R322-4 of the code de la route, the status not older than 15 days; the
 * technical inspection, article 5 bis of decree 78-993, of cars of more than four years, not older than six months when
 * the contract is made; of vehicles "de collection" every five years, and none of those in circulation before 1960,
 * articles R323-3 and R323-22; the quitus fiscal of a car from another member state, article 298 sexies A of the CGI.
 * What customs certify of one that has left the Union comes after the hand-over, from its buyer: article 74 of annexe
 * III to it.
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

/** What of a sold car says which papers it needs. */
export type PaperedCar = {
  /** A country's code, or what its seller wrote. */
  readonly registeredIn: string | null;
  /** When it came into circulation: a day, or of a year its first one; null where nobody knows. */
  readonly firstOn: string | null;
  /** Registered as a vehicle "de collection". */
  readonly isCollection: boolean;
  readonly buyerIn: string | null;
};

export type WantedPaper = {
  readonly kind: CarPaperKind;
  /** Who has to bring it; what the buyer fetches holds up no hand-over. */
  readonly by: 'SELLER' | 'BUYER';
  /** How old it may be, and on which day; null: it does not age. */
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

/** The papers that a car's sale needs, whoever has to bring them. */
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

/** The last day on which a paper counts; null where it does not age. */
export const paperCountsUntil = ({ age }: WantedPaper, datedOn: string): string | null =>
  age && laterDay(datedOn, age);

/** Whether a paper is too old for the day that it has to count on. */
export function isPaperTooOld(
  wanted: WantedPaper,
  datedOn: string,
  days: { readonly contractOn: string; readonly handoverOn: string },
): boolean {
  const until = paperCountsUntil(wanted, datedOn);
  return until !== null && until < (wanted.age?.on === 'CONTRACT' ? days.contractOn : days.handoverOn);
}
