import { isCalendarDay } from './days.ts';
import { isEmail, isInternationalPhone, parseTypedNumber } from './forms.ts';

/** What a field of a form asks for; one rule for the page and for the server. */
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
  /** What `choice` and `choices` choose from. */
  readonly options: readonly string[];
  /** Of a choice: words of one's own are taken where none of them says it. */
  readonly takesOwnWords: boolean;
  /** The least and the most of a whole number; of a text the most characters, where it has a bound of its own. */
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

/** An answer as it is kept: no blanks around it, numbers as plain digits, nothing empty. */
export function keptAnswer({ kind }: AnswerRule, values: readonly string[]): readonly string[] {
  const trimmed = values.map(value => value.trim()).filter(value => value !== '');
  if (kind !== 'whole') return trimmed;
  return trimmed.map(value => {
    const typed = parseTypedNumber(value);
    return typed.kind === 'number' ? String(typed.value) : value;
  });
}

/** What is wrong with an answer (spec §5, generic forms); null when it is good. */
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
