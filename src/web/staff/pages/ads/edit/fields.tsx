import { type ReactNode, useId } from 'react';
import { type Messages as AllMessages, useMessages, useTranslations } from 'use-intl';
import { LOCALES } from '#shared/words/locale.ts';
import { Badge, Checkbox, CONTROL_CLASSES, classes, SelectField, TextField } from '#web/ui/index.ts';
import { useFieldAt } from './editor-context.ts';
import type { Text } from './written.ts';

type FieldName = keyof AllMessages['admin']['editor']['fields'];

/** `location.city` is called by the word for `city`. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('admin.editor.fields');
  return path => {
    const name = path.split('.').at(-1) as FieldName;
    return t.has(name) ? t(name) : path;
  };
}

function Marked({ path }: { path: string }) {
  const label = useFieldLabel()(path);
  const { isMissing } = useFieldAt(path);
  return (
    <>
      {label} {isMissing && <MissingMark />}
    </>
  );
}

export function MissingMark() {
  const t = useTranslations('admin.editor');
  return (
    <Badge tone="brass" data-missing="">
      {t('missing')}
    </Badge>
  );
}

export function Line({
  path,
  type = 'text',
  hint,
}: {
  path: string;
  type?: 'text' | 'date' | 'url' | 'email';
  hint?: string;
}) {
  const { value, change, error } = useFieldAt(path);
  return (
    <div>
      <TextField
        label={<Marked path={path} />}
        name={path}
        type={type}
        hint={hint}
        value={(value as string | null | undefined) ?? ''}
        onChange={event => change(event.target.value === '' ? null : event.target.value)}
        error={error}
      />
    </div>
  );
}

export function Whole({ path, unit }: { path: string; unit?: string }) {
  const { value, change, error } = useFieldAt(path);
  return (
    <TextField
      label={<Marked path={path} />}
      name={path}
      inputMode="numeric"
      hint={unit}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={event => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 10);
        change(digits === '' ? null : Number(digits));
      }}
      error={error}
    />
  );
}

export function Flag({ path }: { path: string }) {
  const label = useFieldLabel()(path);
  const { value, change, error } = useFieldAt(path);
  return <Checkbox label={label} name={path} isChecked={value === true} onChange={change} error={error} />;
}

type CodeGroup =
  | 'body'
  | 'transmission'
  | 'fuel'
  | 'steering'
  | 'state'
  | 'carLocation'
  | 'shade'
  | 'saddlery'
  | 'country';

/** One code of a list, in the words visitors read. */
export function Pick({ path, codes }: { path: string; codes: CodeGroup }) {
  const t = useTranslations('admin.editor');
  const words = useCodes(codes);
  const { value, change, error } = useFieldAt(path);
  const known = (value as string | null | undefined) ?? '';
  return (
    <SelectField
      label={<Marked path={path} />}
      name={path}
      value={known}
      onChange={event => change(event.target.value === '' ? null : event.target.value)}
      error={error}
    >
      <option value="">{t('noChoice')}</option>
      {words.map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
      {known !== '' && !words.some(([code]) => code === known) && <option value={known}>{known}</option>}
    </SelectField>
  );
}

/** The codes of a group with their words, in alphabetical order. */
function useCodes(
  group: CodeGroup | 'highlight' | 'option',
): readonly (readonly [code: string, word: string])[] {
  const { codes, car, countries } = useMessages();
  const known = { transmission: car.transmission, country: countries, ...codes };
  const words: Readonly<Record<string, string>> = known[group];
  return Object.entries(words).sort(([, one], [, other]) => one.localeCompare(other));
}

/** Any number of codes: those chosen are the ones that are ticked. */
export function Codes({ path, codes }: { path: string; codes: 'highlight' | 'option' }) {
  const label = useFieldLabel()(path);
  const { value, change } = useFieldAt(path);
  const chosen = (value as readonly string[] | null | undefined) ?? [];
  const toggle = (code: string, isOn: boolean) =>
    change(isOn ? [...chosen, code] : chosen.filter(one => one !== code));
  return (
    <fieldset className="col-span-full">
      <legend className="font-[520] text-14">{label}</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-5 md:grid-cols-3 xl:grid-cols-4">
        {useCodes(codes).map(([code, word]) => (
          <Checkbox
            key={code}
            label={word}
            name={`${path}.${code}`}
            isChecked={chosen.includes(code)}
            onChange={isOn => toggle(code, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One text in the three languages, side by side; an empty one beside a written one is marked. */
export function InLanguages({
  legend,
  name,
  value,
  onChange,
  isLong = false,
}: {
  legend: string;
  name: string;
  value: Text | null | undefined;
  onChange: (text: Text) => void;
  isLong?: boolean;
}) {
  const t = useTranslations();
  const id = useId();
  const isBegun = LOCALES.some(locale => value?.[locale]);
  return (
    <fieldset className="col-span-full">
      <legend className="font-[520] text-14">{legend}</legend>
      <div className="mt-1.5 grid gap-3 lg:grid-cols-3">
        {LOCALES.map(locale => {
          const text = value?.[locale] ?? '';
          const control = {
            id: `${id}-${locale}`,
            name: `${name}.${locale}`,
            lang: locale,
            value: text,
            onChange: (event: { target: { value: string } }) =>
              onChange({ ...value, [locale]: event.target.value === '' ? null : event.target.value }),
            className: CONTROL_CLASSES,
          };
          return (
            <div key={locale} className="flex flex-col gap-1">
              <label htmlFor={control.id} className="flex min-h-7 items-center gap-2 text-12 text-ink-soft">
                <span className="sr-only">{legend}, </span>
                {t(`site.languages.${locale}`)}
                {isBegun && text === '' && <MissingMark />}
              </label>
              {isLong ? <textarea rows={7} {...control} /> : <input type="text" {...control} />}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

export function Localized({ path, isLong = true }: { path: string; isLong?: boolean }) {
  const label = useFieldLabel()(path);
  const { value, change } = useFieldAt(path);
  return (
    <InLanguages
      legend={label}
      name={path}
      value={value as Text | null | undefined}
      onChange={change}
      isLong={isLong}
    />
  );
}

export function Group({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('scroll-mt-24 rounded-box border border-line bg-surface p-5 sm:p-7')}
    >
      <h2 id={`${id}-title`} className="display text-22">
        {title}
      </h2>
      {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      <div className="mt-5 grid gap-x-5 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
    </section>
  );
}
