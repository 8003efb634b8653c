import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { firstLocale, type Locale, offeredLocales } from '#shared/words/locale.ts';
import { CONTROL_CLASSES, type FieldError, FieldErrorText, LabelMark } from '#web/ui/index.ts';

/** A text as typed in each language. */
export type InLanguages = Readonly<Record<Locale, string>>;
export const NO_WORDS: InLanguages = { fr: '', en: '', es: '' };
/** Returns a saved text as typed values: empty in missing languages. */
export const typedWords = ({ fr, en, es }: Readonly<Record<Locale, string | null>>): InLanguages => ({
  ...{ fr: fr ?? '', en: en ?? '', es: es ?? '' },
});

type Props = {
  name: string;
  label: string;
  hint?: string;
  value: InLanguages;
  onChange: (event: { target: { value: InLanguages } }) => void;
  /** More than one makes it a multi-line text. */
  lines?: number;
  /** Whether the house's own language is required. */
  isRequired?: boolean;
  error?: FieldError | null;
};

/** A text in all languages of the house, side by side. */
export function LanguageFields({
  name,
  label,
  hint,
  value,
  onChange,
  lines = 1,
  isRequired = false,
  error,
}: Props) {
  const t = useTranslations('site.languages');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="font-[520] text-14">
        {label} <LabelMark isRequired={isRequired} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 max-w-prose text-12 text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1.5 grid gap-3 lg:grid-cols-3">
        {offeredLocales().map(locale => {
          const control = {
            ...{ id: `${id}-${locale}`, name: `${name}.${locale}`, lang: locale, value: value[locale] },
            required: isRequired && locale === firstLocale(),
            'aria-invalid': error && locale === firstLocale() ? true : undefined,
            className: CONTROL_CLASSES,
            onChange: ({ target }: { target: { value: string } }) =>
              onChange({ target: { value: { ...value, [locale]: target.value } } }),
          };
          return (
            <div key={locale} className="flex flex-col gap-1">
              <label htmlFor={control.id} className="flex min-h-7 items-center text-12 text-ink-soft">
                <span className="sr-only">{label}, </span>
                {t(locale)}
              </label>
              {lines === 1 ? <input type="text" {...control} /> : <textarea rows={lines} {...control} />}
            </div>
          );
        })}
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  );
}
