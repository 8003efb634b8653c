import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type OfferProblem, offerProblems } from '#shared/fields/index.ts';
import { type AnswerProblem, answerProblem, isInternationalPhone } from '#shared/sale/index.ts';
import { useToday } from '#web/features/form/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { EMPTY_PHONE, type FieldError, type PhoneEntry, phoneEntryOf, typedPhone } from '#web/ui/index.ts';
import { useErrorText } from '../form/index.ts';
import { useMe } from '../session/index.ts';
import { askToSignIn } from '../toasts/index.ts';
import { takeOutGone } from '../uploads/index.ts';
import type { InquiryField, InquiryStep, Values } from './draft.ts';
import { type LureState, useLure } from './Lure.tsx';

export type StepForm = {
  readonly values: Values;
  readonly phone: PhoneEntry;
  /** The fields filled in by the user or from outside the form, not prefilled from the account. */
  readonly typed: ReadonlySet<string>;
  put(name: string, values: readonly string[]): void;
  putPhone(entry: PhoneEntry): void;
  /** Validates a field of an ad when it is left, rather than only when the form is sent. */
  leave(name: string): void;
  errorOf(field: InquiryField): FieldError | null;
  readonly lure: LureState;
  /** The error that concerns no field. */
  readonly alert: string | null;
  /** Validates and saves the values; errors are shown at their fields. */
  send(keep: (values: Values) => Promise<void>): Promise<void>;
};

const NO_PROBLEMS: ReturnType<typeof offerProblems> = new Map();

/** The form state of one step, validated like on the server, and prefilled from the account. */
export function useStepForm(step: InquiryStep, known: Values, isOffer = false): StepForm {
  const problemText = useProblemText();
  const errorText = useErrorText();
  const lure = useLure();
  const [values, setValues] = useState<Values>(known);
  const [phone, setPhone] = useState(EMPTY_PHONE);
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<Readonly<Record<string, FieldError>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(known)));
  const [alert, setAlert] = useState<string | null>(null);
  usePrefill(step, known, setValues, setPhone);

  const today = useToday();
  const offers = () => (isOffer ? offerProblems(values, today) : NO_PROBLEMS);
  const offerErrorOf = (field: InquiryField): FieldError | null => {
    const problem = left.has(field.name) ? offers().get(field.name) : undefined;
    return problem ? problemText(field, problem) : null;
  };
  const errorFor = (field: InquiryField, given: readonly string[]): FieldError | null => {
    const problem = answerProblem(ruleOf(field), given) ?? offers().get(field.name) ?? null;
    return problem && problemText(field, problem);
  };
  const check = async (): Promise<Values | null> => {
    const number = await typedPhone(phone);
    const asksPhone = step.fields.some(field => field.kind === 'phone');
    const given = asksPhone ? { ...values, phone: number === '' ? [] : [number] } : values;
    const found = step.fields.flatMap(field => {
      const error = errorFor(field, given[field.name] ?? []);
      return error ? [[field.name, error] as const] : [];
    });
    setWrong(Object.fromEntries(found));
    return found.length === 0 ? given : null;
  };
  const refuse = (error: unknown) => {
    if (askToSignIn(error)) return;
    const name = error instanceof RequestError && error.code === 'BadInput' ? error.field : null;
    const field = step.fields.find(each => each.name === name);
    const change = (of: (ids: readonly string[]) => readonly string[]) =>
      setValues(current => ({ ...current, ...(name && { [name]: of(current[name] ?? []) }) }));
    if (field && error instanceof RequestError && takeOutGone(error, change))
      setWrong({ [field.name]: problemText(field, 'gone') });
    else if (field)
      setWrong({ [field.name]: problemText(field, field.kind === 'phone' ? 'phone' : 'choice') });
    else if (!lure.refuse(error)) setAlert(errorText(error));
  };
  return {
    values,
    phone,
    typed,
    lure,
    alert,
    put(name, given) {
      setValues(current => ({ ...current, [name]: given }));
      setTyped(current => new Set(current).add(name));
      setLeft(current => new Set([...current].filter(other => other !== name)));
      setWrong(({ [name]: _, ...rest }) => rest);
    },
    putPhone(entry) {
      setPhone(entry);
      setTyped(current => new Set(current).add('phone'));
      setWrong(({ phone: _, ...rest }) => rest);
    },
    leave: name => setLeft(current => new Set(current).add(name)),
    errorOf: field => wrong[field.name] ?? offerErrorOf(field),
    async send(keep) {
      setAlert(null);
      const given = await check();
      if (given === null) return;
      try {
        await keep(given);
      } catch (error) {
        refuse(error);
      }
    },
  };
}

export function ruleOf(field: InquiryField) {
  return { ...field, kind: field.kind as Parameters<typeof answerProblem>[0]['kind'] };
}

/** Prefills the user's own data; the phone number is shown as it is typed. */
function usePrefill(
  step: InquiryStep,
  known: Values,
  setValues: (change: (current: Values) => Values) => void,
  setPhone: (change: (current: PhoneEntry) => PhoneEntry) => void,
): void {
  const me = useMe();
  const person = me.kind === 'person' ? me.person : null;
  const kept = known.phone?.[0] ?? person?.phone ?? null;
  useEffect(() => {
    if (!kept || !isInternationalPhone(kept)) return;
    void phoneEntryOf(kept).then(entry => setPhone(current => (current.text === '' ? entry : current)));
  }, [kept, setPhone]);
  useEffect(() => {
    if (!person) return;
    const { firstName, lastName, email } = person;
    const mine = Object.entries({ firstName, lastName, email });
    const asked = mine.filter(([name]) => step.fields.some(field => field.name === name));
    setValues(current => ({
      ...Object.fromEntries(asked.map(([name, value]) => [name, value ? [value] : []])),
      ...Object.fromEntries(Object.entries(current).filter(([, given]) => given.length > 0)),
    }));
  }, [person, step, setValues]);
}

/** `gone`: files that no longer exist. */
type Problem = AnswerProblem | OfferProblem | 'gone';
type ProblemText = (field: InquiryField, problem: Problem) => FieldError;

/** Returns a problem's message with its key, the general one for what every form knows (spec §5). */
function useProblemText(): ProblemText {
  const house = useTranslations('form.validation');
  const own = useTranslations('inquiry.problems');
  return ({ minimum, maximum }, problem) => {
    switch (problem) {
      case 'required':
      case 'email':
      case 'phone':
      case 'tooLong':
        return { key: `form.validation.${problem}`, text: house(problem) };
      default: {
        const values = { minimum: formatNumber(minimum ?? 0), maximum: formatNumber(maximum ?? 0) };
        return { key: `inquiry.problems.${problem}`, text: own(problem, values) };
      }
    }
  };
}
