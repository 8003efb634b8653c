import { CAR, CAR_CODES, type CarField, type CarFieldKind, type CarFieldName } from '#shared/fields/index.ts';
import type { AnswerKind, AnswerRule } from '#shared/sale/index.ts';

/** A question of a form. Its labels are `fields.{name}` and `options.{name}.{option}`. */
export type Field = AnswerRule & { readonly name: string };

export type Step = { readonly name: string; readonly fields: readonly Field[] };

export type FormName =
  | 'contact'
  | 'interest'
  | 'buyPrecise'
  | 'buyBudget'
  | 'buyMultiple'
  | 'carHunter'
  | 'carHunterLead'
  | 'sellAd'
  | 'sellAuction'
  | 'managedSale'
  | 'concierge'
  | 'expertise'
  | 'delivery'
  | 'funding'
  | 'warranty'
  | 'tradeIn'
  | 'photoShoot'
  | 'registration'
  | 'specialist'
  | 'withdrawal';

type DueHours = 24 | 48 | 72;

export type Form = {
  readonly name: FormName;
  readonly steps: readonly Step[];
  /** Within how many hours somebody of the house answers. */
  readonly dueInHours: DueHours;
  /** An answer that changes the deadline, and the hours it then has. */
  readonly dueWhere: { readonly field: string; readonly option: string; readonly hours: DueHours } | null;
  /** The kind of sale of the draft ad that sending creates, which needs an owner; null: it creates none. */
  readonly makesAd: 'AD' | 'AUCTION' | 'MANAGED' | null;
  /** Whether bots are kept out; not where the law forbids any obstacle. */
  readonly isGuarded: boolean;
  /** Forms that ask the same until their last step: this one may go on with their drafts. */
  readonly goesOnWith: readonly FormName[];
};

type More = Partial<Omit<Field, 'name' | 'kind'>>;

const fieldOf =
  (kind: AnswerKind) =>
  (name: string, more: More = {}): Field => ({
    ...{ isRequired: false, options: [], takesOwnWords: false, minimum: null, maximum: null },
    ...more,
    name,
    kind,
  });

export const text = fieldOf('text');
export const longText = fieldOf('longText');
export const whole = fieldOf('whole');
export const day = fieldOf('date');
export const consent = fieldOf('consent');
const email = fieldOf('email');
const phone = fieldOf('phone');

export const choice = (name: string, options: readonly string[], more: More = {}) =>
  fieldOf('choice')(name, { options, ...more });
export const choices = (name: string, options: readonly string[]) => fieldOf('choices')(name, { options });

export const REQUIRED = { isRequired: true } as const;
const YEAR = { minimum: 1885, maximum: 2030 } as const;
const AMOUNT = { minimum: 1, maximum: 1_000_000_000 } as const;

export const year = (name: string, more: More = {}) => whole(name, { ...YEAR, ...more });
export const euros = (name: string, more: More = {}) => whole(name, { ...AMOUNT, ...more });
export const kilometres = (name: string, more: More = {}) =>
  whole(name, { minimum: 0, maximum: 5_000_000, ...more });

const KINDS: Partial<Record<CarFieldKind, AnswerKind>> = {
  ...{ whole: 'whole', year: 'whole', euros: 'whole', flag: 'consent', code: 'choice', photos: 'photos' },
  ...{ text: 'longText', works: 'longText', documents: 'choices' },
};

/** A question about a car, asked as the description of a car has it (`CAR`). */
export function ofCar(name: CarFieldName, more: More = {}): Field {
  const { kind, codes, ownWords, min, max, longest }: Partial<CarField> = CAR[name];
  const options = codes ? CAR_CODES[codes] : [];
  const asked = kind === 'documents' && !codes ? 'text' : ((kind && KINDS[kind]) ?? 'text');
  const bounds = { minimum: min ?? null, maximum: longest ?? max ?? null };
  return fieldOf(asked)(name, { options, takesOwnWords: ownWords === true, ...bounds, ...more });
}

/** The contact details: the last step of every form. */
export const CONTACT_FIELDS: readonly Field[] = [
  text('firstName', REQUIRED),
  text('lastName', REQUIRED),
  email('email', REQUIRED),
  phone('phone'),
];
export const CONTACT: Step = { name: 'contact', fields: CONTACT_FIELDS };

export const CAR_FIELDS: readonly Field[] = [text('brand', REQUIRED), text('model', REQUIRED)];

export function step(name: string, ...fields: readonly Field[]): Step {
  return { name, fields };
}

export function form(
  name: FormName,
  steps: readonly Step[],
  more: Partial<Omit<Form, 'name' | 'steps'>> = {},
): Form {
  const usual = { dueInHours: 48, dueWhere: null, makesAd: null, isGuarded: true, goesOnWith: [] } as const;
  return { name, steps, ...usual, ...more };
}

/** Returns the hours until an answer is due, as promised on the page, in the e-mail and in the staff's task. */
export function dueOf(
  { dueInHours, dueWhere }: Form,
  answers: Readonly<Record<string, readonly string[]>>,
): DueHours {
  return dueWhere && answers[dueWhere.field]?.includes(dueWhere.option) ? dueWhere.hours : dueInHours;
}
