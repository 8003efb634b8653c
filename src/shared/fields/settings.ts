import * as v from 'valibot';
import { brand } from '../brand.ts';
import {
  BID_MAX,
  BUYER_FEE,
  type BuyerFee,
  INCREMENTS,
  type IncrementTable,
  isCalendarDay,
  isCountryCode,
  isEmail,
  isIban,
  ORDER_TIMES,
} from '../sale/index.ts';
import type { OpeningHours } from '../words/working-days.ts';
import { oneOf, optionalTextThat, readFields, text, textThat, type Wrong } from './fields.ts';
import type { BankAccount, HouseParticulars, Operator, Publisher } from './house.ts';
import { COMMISSION_BP_MAX } from './sale-mandate.ts';

/**
 * The house's settings, declared once: schema, default, and what a change affects. The settings page and the server's
 * checks are built from it. Each value is an object, so that a deployment can fix a single field.
 */
export type SettingValues = {
  readonly buyerFee: BuyerFee;
  readonly increments: { readonly steps: IncrementTable };
  /** The defaults of a new auction. */
  readonly usualAuction: { readonly windowSeconds: number; readonly lengthDays: number };
  /** The deadlines of an order, counted from the hammer: signature, payment, collection. */
  readonly orderTimes: {
    readonly signHours: number;
    readonly payDays: number;
    readonly collectDays: number;
  };
  readonly openingHours: OpeningHours & {
    /** Whether a deadline on a closed day moves to the next open day. */
    readonly movesDeadlines: boolean;
  };
  /** The deposit for a search mandate. */
  readonly searchDeposit: { readonly euros: number };
  /** The proof of tax on sales to other countries. */
  readonly taxes: {
    readonly viesDays: number;
    /** Days after the handover within which customs' export certificate is due. */
    readonly exportDays: number;
  };
  /** Whether the handover needs the legal papers of the car. */
  readonly handover: { readonly carPapers: boolean };
  /** The due diligence on buyers and sellers (`shared/sale/vigilance.ts`). */
  readonly vigilance: {
    readonly isKept: boolean;
    /** Thresholds on price plus fee: for questions to both sides, and for the buyer's proof of funds. */
    readonly fromEuros: number;
    readonly proofFromEuros: number;
    /** Comma-separated country codes whose files need a decision by staff with a special right. */
    readonly countries: string | null;
  };
  /** Whether a car is sold for its owner only on a signed mandate, and the defaults of a mandate. */
  readonly mandates: {
    readonly areAsked: boolean;
    readonly mandateDays: number;
    /** Share of the price, VAT included, in basis points; and the minimum. */
    readonly commissionBp: number;
    readonly commissionMinCents: number;
    readonly withdrawalFeeCents: number;
  };
  readonly house: HouseParticulars;
  readonly publisher: Publisher;
  readonly operator: Operator;
  /** The account for buyers' transfers; where it is null, the house sends it to each buyer itself. */
  readonly bank: BankAccount;
};

export type SettingName = keyof SettingValues;

/** How a field is edited and shown: its unit or its form. */
export type SettingKind =
  | 'percent'
  | 'cents'
  | 'euros'
  | 'seconds'
  | 'hours'
  | 'days'
  | 'line'
  | 'countries'
  | 'carVat'
  | 'yesNo'
  | 'steps'
  | 'week'
  | 'dates';

/** What can be under way while a setting changes. */
export const SETTING_EFFECTS = [
  ...([
    'RUNNING_AUCTIONS',
    'PLANNED_AUCTIONS',
    'OPEN_ORDERS',
    'UNPAID_ORDERS',
    'INVOICES',
    'OPEN_LEADS',
  ] as const),
] as const;
export type SettingEffect = (typeof SETTING_EFFECTS)[number];

type Setting<Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly fields: Readonly<Record<keyof Value & string, SettingKind>>;
  /** The fields that may be empty. */
  readonly optional?: readonly (keyof Value & string)[];
  /** The default where neither the brand nor the house has set a value. */
  readonly usual: Value;
  /** Whether the fields belong together: where one is fixed, the defaults of the others do not apply. */
  readonly isOneThing?: true;
  /** What keeps the old value. */
  readonly keep: readonly SettingEffect[];
  /** What takes the new value from its effective day. */
  readonly change: readonly SettingEffect[];
  /** Returns the field that conflicts with the others. */
  readonly clash?: (value: Value) => (keyof Value & string) | null;
};

const whole = (from: number, to: number) =>
  v.pipe(v.number('number'), v.integer('number'), v.minValue(from, 'wrong'), v.maxValue(to, 'wrong'));

/** A fee above half of the price is a typing error. */
const BASIS_POINTS_MAX = 5_000;
const FEE_CENTS_MAX = 100_000_000;
/** Bidders could not remember a longer table. */
const STEPS_MAX = 20;
const CLOSED_DAYS_MAX = 200;
const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PHONE = /^\+[1-9](?: ?\d){6,14}$/;
const BIC = /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const CAR_SCHEMES = ['MARGIN', 'STANDARD'] as const;
const WEEK: OpeningHours['days'] = [null, null, null, null, null, null, null];

const line = (lengthMax: number) => optionalTextThat(lengthMax, () => true, 'wrong');
const time = v.pipe(v.string('wrong'), v.regex(TIME, 'wrong'));
const day = v.pipe(
  v.string('wrong'),
  v.check(given => isCalendarDay(given), 'wrong'),
);
/** Splits a comma-separated list of country codes. */
export const countriesIn = (list: string | null): string[] =>
  list
    ?.split(',')
    .map(code => code.trim())
    .filter(code => code !== '') ?? [];
const isAscending = (steps: IncrementTable) =>
  steps[0]?.from === 0 && steps.every(({ from }, at) => from > (steps[at - 1]?.from ?? -1));

export const SETTINGS: { readonly [Name in SettingName]: Setting<SettingValues[Name]> } = {
  buyerFee: {
    schema: v.object({
      basisPoints: whole(0, BASIS_POINTS_MAX),
      leastCents: whole(0, FEE_CENTS_MAX),
      mostCents: v.nullish(whole(0, FEE_CENTS_MAX), null),
    }),
    clash: ({ leastCents, mostCents }) => (mostCents !== null && mostCents < leastCents ? 'mostCents' : null),
    fields: { basisPoints: 'percent', leastCents: 'cents', mostCents: 'cents' },
    optional: ['mostCents'],
    usual: BUYER_FEE,
    keep: ['RUNNING_AUCTIONS', 'PLANNED_AUCTIONS', 'OPEN_ORDERS'],
    change: [],
  },
  increments: {
    schema: v.object({
      steps: v.pipe(
        v.array(v.object({ from: whole(0, BID_MAX), increment: whole(1, BID_MAX) }), 'wrong'),
        v.minLength(1, 'required'),
        v.maxLength(STEPS_MAX, 'tooLong'),
        v.check(steps => isAscending(steps), 'wrong'),
      ),
    }),
    fields: { steps: 'steps' },
    usual: { steps: INCREMENTS },
    keep: ['RUNNING_AUCTIONS', 'PLANNED_AUCTIONS'],
    change: [],
  },
  usualAuction: {
    schema: v.object({ windowSeconds: whole(0, DAY_SECONDS), lengthDays: whole(1, 60) }),
    fields: { windowSeconds: 'seconds', lengthDays: 'days' },
    usual: { windowSeconds: 120, lengthDays: 7 },
    keep: ['RUNNING_AUCTIONS', 'PLANNED_AUCTIONS'],
    change: [],
  },
  orderTimes: {
    schema: v.object({ signHours: whole(1, 1_000), payDays: whole(1, 100), collectDays: whole(1, 400) }),
    // The deadlines come in this order: sign, pay, collect.
    clash: ({ signHours, payDays, collectDays }) => {
      if (signHours > 24 * payDays) return 'payDays';
      return payDays > collectDays ? 'collectDays' : null;
    },
    fields: { signHours: 'hours', payDays: 'days', collectDays: 'days' },
    usual: {
      signHours: ORDER_TIMES.signWithinMs / HOUR_MS,
      payDays: ORDER_TIMES.payWithinMs / DAY_MS,
      collectDays: ORDER_TIMES.collectWithinMs / DAY_MS,
    },
    keep: ['OPEN_ORDERS'],
    change: [],
  },
  openingHours: {
    schema: v.object({
      days: v.pipe(v.array(v.nullable(v.object({ from: time, to: time })), 'wrong'), v.length(7, 'wrong')),
      keepsFrenchHolidays: v.boolean('wrong'),
      closedOn: v.pipe(
        v.array(day, 'wrong'),
        v.maxLength(CLOSED_DAYS_MAX, 'tooLong'),
        v.transform(days => [...new Set(days)].sort()),
      ),
      movesDeadlines: v.boolean('wrong'),
    }),
    clash: ({ days }) => (days.some(times => times !== null && times.from >= times.to) ? 'days' : null),
    fields: { days: 'week', keepsFrenchHolidays: 'yesNo', closedOn: 'dates', movesDeadlines: 'yesNo' },
    // Closed every day means no hours are set: deadlines run on the clock alone.
    usual: { days: WEEK, keepsFrenchHolidays: true, closedOn: [], movesDeadlines: false },
    keep: ['OPEN_ORDERS', 'OPEN_LEADS'],
    change: [],
  },
  searchDeposit: {
    schema: v.object({ euros: whole(1, 1_000_000) }),
    fields: { euros: 'euros' },
    usual: { euros: 500 },
    keep: [],
    change: [],
  },
  taxes: {
    schema: v.object({ viesDays: whole(1, 30), exportDays: whole(1, 365) }),
    fields: { viesDays: 'days', exportDays: 'days' },
    usual: { viesDays: 3, exportDays: 90 },
    keep: [],
    change: ['OPEN_ORDERS'],
  },
  handover: {
    schema: v.object({ carPapers: v.boolean('wrong') }),
    fields: { carPapers: 'yesNo' },
    usual: { carPapers: true },
    keep: ['OPEN_ORDERS'],
    change: [],
  },
  vigilance: {
    schema: v.object({
      isKept: v.boolean('wrong'),
      fromEuros: whole(0, BID_MAX),
      proofFromEuros: whole(0, BID_MAX),
      countries: optionalTextThat(400, list => countriesIn(list).every(isCountryCode), 'wrong'),
    }),
    clash: ({ fromEuros, proofFromEuros }) => (proofFromEuros < fromEuros ? 'proofFromEuros' : null),
    fields: { isKept: 'yesNo', fromEuros: 'euros', proofFromEuros: 'euros', countries: 'countries' },
    optional: ['countries'],
    // The countries for which the Financial Action Task Force calls for action, as of 2026; a house adds those of
    // Delegated Regulation 2016/1675, which change by the year.
    usual: { isKept: true, fromEuros: 10_000, proofFromEuros: 50_000, countries: 'IR, KP, MM' },
    keep: ['OPEN_ORDERS'],
    change: [],
  },
  mandates: {
    schema: v.object({
      areAsked: v.boolean('wrong'),
      mandateDays: whole(1, 1_000),
      commissionBp: whole(0, COMMISSION_BP_MAX),
      commissionMinCents: whole(0, FEE_CENTS_MAX),
      withdrawalFeeCents: whole(0, FEE_CENTS_MAX),
    }),
    fields: {
      ...{ areAsked: 'yesNo', mandateDays: 'days', commissionBp: 'percent' },
      ...{ commissionMinCents: 'cents', withdrawalFeeCents: 'cents' },
    },
    // No commission by default: a seller pays only what they have signed.
    usual: {
      ...{ areAsked: true, mandateDays: 90, commissionBp: 0, commissionMinCents: 0 },
      withdrawalFeeCents: 50_000,
    },
    keep: ['RUNNING_AUCTIONS', 'OPEN_ORDERS'],
    change: ['PLANNED_AUCTIONS'],
  },
  house: {
    schema: v.object({
      name: text(80),
      address: text(160),
      phone: optionalTextThat(30, phone => PHONE.test(phone), 'phone'),
      email: textThat(254, isEmail, 'email'),
      vatNumber: text(30),
      legal: text(160),
      carVat: oneOf(CAR_SCHEMES),
    }),
    fields: {
      ...{ name: 'line', address: 'line', phone: 'line', email: 'line' },
      ...{ vatNumber: 'line', legal: 'line', carVat: 'carVat' },
    },
    // The brand gives these; what it leaves out is asked for before the house opens.
    usual: { name: '', address: '', phone: null, email: '', vatNumber: '', legal: '', carVat: 'MARGIN' },
    optional: ['phone'],
    keep: ['INVOICES'],
    change: [],
  },
  publisher: {
    schema: v.object({ director: line(80), host: line(200), mediator: line(200) }),
    fields: { director: 'line', host: 'line', mediator: 'line' },
    optional: ['director', 'host', 'mediator'],
    usual: { director: null, host: null, mediator: null },
    keep: [],
    change: [],
  },
  operator: {
    schema: v.object({
      declaration: line(80),
      authority: line(160),
      auctioneer: line(80),
      insurer: line(200),
    }),
    fields: { declaration: 'line', authority: 'line', auctioneer: 'line', insurer: 'line' },
    optional: ['declaration', 'authority', 'auctioneer', 'insurer'],
    usual: { declaration: null, authority: null, auctioneer: null, insurer: null },
    keep: [],
    change: [],
  },
  bank: {
    schema: v.object({
      payee: line(70),
      iban: optionalTextThat(42, isIban, 'iban'),
      bic: optionalTextThat(11, bic => BIC.test(bic), 'wrong'),
    }),
    // All or nothing: a partial account is a mistake.
    clash: account => {
      const missing = (['payee', 'iban', 'bic'] as const).filter(part => account[part] === null);
      return missing.length === 3 ? null : (missing[0] ?? null);
    },
    fields: { payee: 'line', iban: 'line', bic: 'line' },
    optional: ['payee', 'iban', 'bic'],
    usual: { payee: null, iban: null, bic: null },
    isOneThing: true,
    keep: [],
    change: ['UNPAID_ORDERS'],
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/**
 * Returns a setting's default: the brand's value, else the built-in one. Placeholders of optional fields are dropped in
 * production, and where another field of a value that belongs together is fixed.
 */
export function usualSetting<Name extends SettingName>(
  name: Name,
  { isProduction, isFixed }: { readonly isProduction: boolean; readonly isFixed: boolean },
): SettingValues[Name] {
  const { usual, optional = [], isOneThing }: Setting<SettingValues[Name]> = SETTINGS[name];
  const { settings = {}, standIns = {} } = brand();
  const missing = isProduction || (isOneThing && isFixed) ? optional : [];
  const left = missing.filter(field => standIns[name]?.includes(field));
  return { ...usual, ...settings[name], ...Object.fromEntries(left.map(field => [field, null])) };
}

/** Whether the house has set its opening hours. */
export const hasOpeningHours = ({ days }: Pick<OpeningHours, 'days'>): boolean =>
  days.some(times => times !== null);

/** Parses a setting, or returns what is wrong with each field. */
export function readSetting<Name extends SettingName>(
  name: Name,
  given: unknown,
): { readonly read: SettingValues[Name] } | { readonly wrong: ReadonlyMap<string, Wrong> } {
  const setting: Setting<SettingValues[Name]> = SETTINGS[name];
  const found = readFields(setting.schema, given);
  if ('wrong' in found) return found;
  const clash = setting.clash?.(found.read) ?? null;
  return clash === null ? found : { wrong: new Map([[clash, 'wrong']]) };
}
