import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import type { FieldError } from '#web/ui/index.ts';
import { useSending } from '../sending/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { askToSignIn } from '../toasts/index.ts';
import { useErrorText } from './use-error-text.ts';
import { type Problems, WrongFields } from './wrong-fields.ts';

export type FormOf<Values> = ReturnType<typeof useForm<Values, unknown>>;

/** The value that a field gives back: for a code, any text. */
type Typed<Value> = Value extends string ? string : Value;
/** The names of the boolean values. */
type TickOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] &
  string;

const WRONG = 'form.validation.wrong';

export type Telling = {
  /** The messages of invalid values by field, where they can say more than that a value is invalid. */
  readonly wrongs?: Problems | undefined;
  /** Returns the messages of a refusal by field; null to use the server's error. */
  readonly wordsOf?: ((refusal: RequestError) => Problems | null) | undefined;
  /** Receives refusals that concern no field, instead of the form's `alert`. */
  readonly onRefused?: ((refusal: unknown) => void) | undefined;
  /** Codes shown for the whole form although they name a field of it (spec §8). */
  readonly ofForm?: readonly string[];
  /** The name under which this tab keeps the typed values, so that they survive a reload. */
  readonly keptAs?: string | undefined;
  /** Whether the kept values also survive leaving the page. */
  readonly outlivesPage?: boolean;
};

/** Returns the values typed before a reload. */
function keptIn<Values>(name: string | null): Partial<Values> {
  try {
    return JSON.parse((name && tabMemory.read(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** Whether a value is empty, in every language of a text. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : typeof value === 'string' && value.trim() === '';

/** The values of a form. They are kept in the tab until it is sent, or left if they do not outlive the page. */
function useValues<Values>(initial: Values | (() => Values), { keptAs, outlivesPage = false }: Telling) {
  const name = keptAs === undefined ? null : `typed.${keptAs}`;
  const forget = () => void (name && tabMemory.forget(name));
  const [values, setValues] = useState(() => ({
    ...(initial instanceof Function ? initial() : initial),
    ...keptIn<Values>(name),
  }));
  useEffect(() => {
    if (name) tabMemory.keep(name, JSON.stringify(values));
  }, [name, values]);
  // A reload does not run this cleanup, so the values survive it.
  useEffect(() => () => void (name && !outlivesPage && tabMemory.forget(name)), [name, outlivesPage]);
  return [values, setValues, forget] as const;
}

/**
 * A form: its values by the server's field names, the error of each, and `send`. The values stay until the server
 * accepts them. Then `onDone` receives its response and all shown queries are refetched, as after a request without an
 * answer. A refusal that concerns no field is the form's `alert`.
 */
export function useForm<Values, Result>(
  initial: Values | (() => Values),
  act: (values: Values) => Promise<Result>,
  onDone: (result: NonNullable<Result>) => unknown = () => {},
  telling: Telling = {},
) {
  const { wrongs = {}, wordsOf = () => null, onRefused, ofForm = [] } = telling;
  const t = useTranslations();
  const textOf = useErrorText();
  const { send, refresh, whenRefused } = useSending();
  const [values, setValues, forget] = useValues(initial, telling);
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  const [alert, setAlert] = useState<string | null>(null);

  const say = (problems: Problems) => {
    const said = Object.entries(problems).map(([name, known]) => {
      const told = (known === WRONG && wrongs[name]) || known;
      return [name, typeof told === 'string' ? { key: told, text: t(told as 'errors.Unknown') } : told];
    });
    setErrors(Object.fromEntries(said));
  };
  const tell = (error: unknown) => {
    if (error instanceof WrongFields) return say(error.problems);
    // The values stay, and can be sent once the user is signed in again.
    if (askToSignIn(error)) return;
    const words = error instanceof RequestError ? wordsOf(error) : null;
    if (words) return say(words);
    const { field, code } = error instanceof RequestError ? error : { field: null, code: null };
    if (field !== null && field in (values as object) && !ofForm.includes(code)) {
      const isMissing = isEmpty((values as Record<string, unknown>)[field]);
      if (code === 'BadInput') say({ [field]: isMissing ? 'form.validation.required' : WRONG });
      else setErrors({ [field]: { key: `errors.${code}`, text: textOf(error) } });
    } else if (onRefused) onRefused(error);
    else setAlert(textOf(error));
  };
  const errorOf = (name: keyof Values & string): FieldError | null => errors[name] ?? null;
  /** Changing a field clears its error. */
  const put = (part: Partial<Values> | ((before: Values) => Partial<Values>)) => {
    const partOf = (before: Values) => (part instanceof Function ? part(before) : part);
    setValues(before => ({ ...before, ...partOf(before) }));
    const names = new Set(Object.keys(partOf(values)));
    setErrors(known => Object.fromEntries(Object.entries(known).filter(([name]) => !names.has(name))));
  };
  const change = (name: string, value: unknown) => put({ [name]: value } as Partial<Values>);
  return {
    values,
    put,
    errorOf,
    alert,
    setAlert,
    /** Returns the props of a text field: name, value, change handler and error. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name] as Typed<Values[Name]>,
      onChange: (event: { target: { value: Typed<Values[Name]> } }) => change(name, event.target.value),
      error: errorOf(name),
    }),
    /** Returns the same props for a checkbox. */
    ticks: (name: TickOf<Values>) => ({
      name,
      isChecked: values[name] as boolean,
      onChange: (isChecked: boolean) => change(name, isChecked),
      error: errorOf(name),
    }),
    async send() {
      setErrors({});
      setAlert(null);
      try {
        const result = await send(() => act(values));
        if (result === null) return;
        forget();
        // A dialog closes and returns the focus before the page behind it is refetched.
        await onDone(result as NonNullable<Result>);
      } catch (refusal) {
        whenRefused(refusal);
        return tell(refusal);
      }
      void refresh();
    },
  };
}
