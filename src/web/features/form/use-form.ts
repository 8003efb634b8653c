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

/** What a field gives back for a value: of a code, whatever text was chosen. */
type Typed<Value> = Value extends string ? string : Value;
/** What of the values is a yes or a no. */
type TickOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] &
  string;

const WRONG = 'form.validation.wrong';

export type Telling = {
  /** The sentences for a value that does not fit, at its field, where more can be said than that it does not. */
  readonly wrongs?: Problems | undefined;
  /** The sentences for a refusal, at its fields; null for what the server said itself. */
  readonly wordsOf?: ((refusal: RequestError) => Problems | null) | undefined;
  /** Tells what is refused for no field, instead of the form's `alert`. */
  readonly onRefused?: ((refusal: unknown) => void) | undefined;
  /** Codes that are told of the form as a whole, though they name a field of it (spec §8). */
  readonly ofForm?: readonly string[];
  /** As what this tab keeps what is typed, for a form that the page shows again where it is loaded anew. */
  readonly keptAs?: string | undefined;
  /** It is kept for whoever leaves the page as well, and comes back. */
  readonly outlivesPage?: boolean;
};

/** What was typed before the page was loaded anew. */
function keptIn<Values>(name: string | null): Partial<Values> {
  try {
    return JSON.parse((name && tabMemory.read(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** Whether nothing is typed, in no language of a text. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : typeof value === 'string' && value.trim() === '';

/** The values of a form, kept in the tab until it is sent, or left where they do not outlive that. */
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
  // A page that is loaded anew is not left: nothing is called.
  useEffect(() => () => void (name && !outlivesPage && tabMemory.forget(name)), [name, outlivesPage]);
  return [values, setValues, forget] as const;
}

/**
 * A form: its values by the names that the server has for its fields, what is wrong with each, and `send`. What was
 * typed stays until the server has said yes; then `onDone` is called with its answer, and all that is shown is asked
 * anew, as it is where nobody answered. What is refused for no field of it is its `alert`.
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
    // What was typed stays, and can be sent once its person is signed in again.
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
  /** What was wrong with a field is no more said of it once another value stands there. */
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
    /** What a field of that name is called, shows, changes, and is wrong with. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name] as Typed<Values[Name]>,
      onChange: (event: { target: { value: Typed<Values[Name]> } }) => change(name, event.target.value),
      error: errorOf(name),
    }),
    /** The same of a box. */
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
        // First a window goes and gives the focus back, then what is behind it changes.
        await onDone(result as NonNullable<Result>);
      } catch (refusal) {
        whenRefused(refusal);
        return tell(refusal);
      }
      void refresh();
    },
  };
}
