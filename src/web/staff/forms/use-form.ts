import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFields, type Wrong } from '#shared/fields/index.ts';
import { useRefresh } from '#web/features/cache/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { useErrorText } from '#web/features/session/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import type { FieldError } from '#web/ui/index.ts';

/** What was typed is not what its schema asks: nothing was sent. */
class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly wrong: ReadonlyMap<string, Wrong>;
  constructor(wrong: ReadonlyMap<string, Wrong>) {
    super([...wrong.keys()].join());
    this.wrong = wrong;
  }
}

/** What is sent for what was typed, as the server reads it too. To be called by a form that sends. */
export function checkedFields<Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  typed: unknown,
) {
  const found = readFields(schema, typed);
  if ('wrong' in found) throw new WrongFields(found.wrong);
  return found.read;
}

export type FormOf<Values> = ReturnType<typeof useForm<Values>>;

type TextOf<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

/**
 * A form: its values by the names that the server has for its fields, what is wrong with each, and `send`, which sends
 * them after a proof of who is there where the server wants one. What was typed stays until the server has said yes;
 * then `onDone` is called, and all that is shown is asked anew. What is refused for no field of it is its `alert`.
 */
export function useForm<Values>(
  initial: Values | (() => Values),
  act: (values: Values) => Promise<unknown>,
  onDone: () => void = () => {},
) {
  const t = useTranslations();
  const textOf = useErrorText();
  const withFresh = useFresh();
  const refresh = useRefresh();
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const refused = error instanceof RequestError ? error.field : null;
  const isOfField = error instanceof WrongFields || (refused !== null && refused in (values as object));

  const errorOf = (name: string): FieldError | null => {
    const wrong = error instanceof WrongFields ? error.wrong.get(name) : undefined;
    if (!wrong && refused !== name) return null;
    const isInput = wrong === 'wrong' || (error instanceof RequestError && error.code === 'BadInput');
    const said = wrong && wrong !== 'wrong' ? t(`form.validation.${wrong}`) : textOf(error);
    return { key: `admin.form.${name}`, text: isInput ? t('admin.form.wrong') : said };
  };
  const put = (part: Partial<Values>) => setValues(before => ({ ...before, ...part }));
  return {
    values,
    put,
    errorOf,
    /** What a field of that name is called, shows, changes, and is wrong with. */
    field: (name: TextOf<Values>) => ({
      name,
      value: values[name] as string,
      onChange: (event: { target: { value: string } }) =>
        put({ [name]: event.target.value } as unknown as Partial<Values>),
      error: errorOf(name),
    }),
    alert: error === null || isOfField ? null : textOf(error),
    async send() {
      setError(null);
      try {
        if ((await withFresh(() => act(values))) === null) return;
      } catch (refusal) {
        return setError(refusal);
      }
      // First a window goes and gives the focus back, then what is behind it changes.
      onDone();
      void refresh();
    },
  };
}
