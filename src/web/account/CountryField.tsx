import { type ComponentProps, useMemo } from 'react';
import { useLocale } from '#web/i18n/index.ts';
import { SelectField } from '#web/ui/index.ts';
import { countriesIn } from './countries.ts';

/** A select of all countries. */
export function CountryField(field: ComponentProps<typeof SelectField>) {
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return <SelectField autoComplete="off" {...field} options={countries} />;
}
