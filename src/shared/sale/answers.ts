import { isCalendarDay } from './days.ts';
import { isEmail, isInternationalPhone, parseTypedNumber } from './forms.ts';

/** The kinds of form fields; page and server check them by the same rule. */
export type AnswerKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'whole'
  | 'choice'
  | 'choices'
  | 'consent'
  | 'date'
  | 'photos';

export type AnswerRule = {
  readonly kind: AnswerKind;
  readonly isRequired: boolean;
  /** The options of `choice` and `choices`. */
  readonly options: readonly string[];
  /** Whether a choice also accepts free text. */
  readonly takesOwnWords: boolean;
  /** Bounds of a whole number; for a text, `maximum` is its own length limit. */
  readonly minimum: number | null;
  readonly maximum: number | null;
};

export type AnswerProblem =
  | 'required'
  | 'email'
  | 'phone'
  | 'number'
  | 'tooLow'
  | 'tooHigh'
  | 'tooLong'
  | 'choice'
  | 'date';

export const ANSWER_LENGTH_MAX = 200;
export const LONG_ANSWER_LENGTH_MAX = 5_000;
export const ANSWER_PHOTOS_MAX = 40;

/** Normalizes an answer for storage: trimmed, numbers as plain digits, empty values dropped. */
export function keptAnswer({ kind }: AnswerRule, values: readonly string[]): readonly string[] {
  const trimmed = values.map(value => value.trim()).filter(value => value !== '');
  if (kind !== 'whole') return trimmed;
  return trimmed.map(value => {
    const typed = parseTypedNumber(value);
    return typed.kind === 'number' ? String(typed.value) : value;
  });
}

/** Returns what is wrong with an answer (spec §5, generic forms); null when it is valid. */
export function answerProblem(rule: AnswerRule, values: readonly string[]): AnswerProblem | null {
  const kept = keptAnswer(rule, values);
  const [first] = kept;
  if (first === undefined) return rule.isRequired ? 'required' : null;
  if (rule.kind === 'choices') return kept.every(value => rule.options.includes(value)) ? null : 'choice';
  if (rule.kind === 'photos') return kept.length > ANSWER_PHOTOS_MAX ? 'tooLong' : null;
  return kept.length > 1 ? 'choice' : singleProblem(rule, first);
}

function singleProblem(
  { kind, options, takesOwnWords, minimum, maximum }: AnswerRule,
  value: string,
): AnswerProblem | null {
  const textMost = kind === 'longText' ? LONG_ANSWER_LENGTH_MAX : ANSWER_LENGTH_MAX;
  const most = kind === 'text' || takesOwnWords ? (maximum ?? textMost) : textMost;
  if (value.length > most) return 'tooLong';
  switch (kind) {
    case 'email':
      return isEmail(value) ? null : 'email';
    case 'phone':
      return isInternationalPhone(value) ? null : 'phone';
    case 'choice':
      return takesOwnWords || options.includes(value) ? null : 'choice';
    case 'consent':
      return value === 'yes' ? null : 'required';
    case 'date':
      return isCalendarDay(value) ? null : 'date';
    case 'whole': {
      const number = Number(value);
      if (!Number.isInteger(number)) return 'number';
      if (minimum !== null && number < minimum) return 'tooLow';
      return maximum !== null && number > maximum ? 'tooHigh' : null;
    }
    default:
      return null;
  }
}
