import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { SelectField } from '#web/ui/index.ts';
import { countriesIn } from '../../../countries.ts';

/** A country of them all, or none. */
export function Country(field: Omit<Parameters<typeof SelectField>[0], 'children'>) {
  const t = useTranslations('orders.tax');
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <SelectField autoComplete="off" {...field}>
      <option value="">{t('none')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
