import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CarText } from '#shared/fields/index.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { useLocale } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, type FieldError, FieldErrorText, TextArea, TextField } from '#web/ui/index.ts';
import { MissingMark } from './inputs.tsx';
import { useCarEditor } from './use-car-editor.ts';
import { textIn } from './use-words.ts';

type Props = {
  name: string;
  label: string;
  text: CarText | null | undefined;
  onText: (text: CarText) => void;
  /** More than one makes it a multi-line text. */
  lines?: number;
  isRequired?: boolean;
  error?: FieldError | null;
};

/** A text: sellers write it in the page's language, staff in all languages side by side. */
export function TextIn(props: Props) {
  const { role } = useCarEditor();
  return role === 'SELLER' ? <InPageLanguage {...props} /> : <InLanguages {...props} />;
}

function InPageLanguage({ name, label, text, onText, lines = 1, isRequired = false, error }: Props) {
  const t = useTranslations('carEditor.hints');
  const locale = useLocale();
  const control = {
    ...{ name, label, isRequired, error, value: textIn(text, locale) },
    onChange: ({ target }: { target: { value: string } }) => onText({ ...text, [locale]: target.value }),
  };
  if (lines === 1) return <TextField {...control} />;
  return <TextArea {...control} rows={lines} hint={name === 'history' ? t('history') : t('writtenIn')} />;
}

/** Marks the empty languages once one is filled in. */
function InLanguages({ name, label, text, onText, lines = 1, error }: Props) {
  const t = useTranslations('site.languages');
  const id = useId();
  const isBegun = LOCALES.some(locale => text?.[locale]);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-[520] text-14">{label}</legend>
      <div className="mt-1.5 grid gap-3 lg:grid-cols-3">
        {LOCALES.map(locale => {
          const value = text?.[locale] ?? '';
          const control = {
            ...{ id: `${id}-${locale}`, name: `${name}.${locale}`, lang: locale, value },
            className: CONTROL_CLASSES,
            onChange: ({ target }: { target: { value: string } }) =>
              onText({ ...text, [locale]: target.value }),
          };
          return (
            <div key={locale} className="flex flex-col gap-1">
              <label htmlFor={control.id} className="flex min-h-7 items-center gap-2 text-12 text-ink-soft">
                <span className="sr-only">{label}, </span>
                {t(locale)}
                {isBegun && value === '' && <MissingMark />}
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
