import { useLocale, useMessages, useTranslations } from 'use-intl';
import { countriesIn, type SettingKind } from '#shared/fields/index.ts';
import { formatCents, formatEuros, formatNumber } from '#web/i18n/index.ts';

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
/** Returns the rows of a list; null for a day on which the house is closed. */
export const rowsIn = (value: unknown) =>
  (Array.isArray(value) ? value : []).map((row: unknown) => (row === null ? null : partsOf(row)));

/** Formats `2026-12-24` as `24/12/2026`. */
export const dayWords = (day: unknown): string => String(day).split('-').reverse().join('/');

/** Returns a field's value in words, in one or several lines. */
export function useSettingWords() {
  const t = useTranslations('admin.settings');
  const { settings } = useMessages().admin;
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const dayOf = (at: number) => settings.weekdays[String(at) as '0'];
  const week = (value: unknown): string[] =>
    rowsIn(value).flatMap((row, at) =>
      row === null
        ? []
        : [t('hours', { day: dayOf(at), from: String(row.from ?? ''), to: String(row.to ?? '') })],
    );
  const steps = (value: unknown): string[] =>
    rowsIn(value).map(row =>
      t('step', {
        from: formatEuros(Number(row?.from ?? 0)),
        increment: formatEuros(Number(row?.increment ?? 0)),
      }),
    );

  return {
    dayOf,
    fieldWord: (field: string): string => settings.fields[field as 'iban'] ?? field,
    linesOf(kind: SettingKind, value: unknown): readonly string[] {
      if (kind === 'yesNo') return [t(value === true ? 'yes' : 'no')];
      if (kind === 'week') return week(value).length > 0 ? week(value) : [t('never')];
      if (kind === 'steps') return steps(value);
      if (Array.isArray(value)) return value.length > 0 ? [value.map(dayWords).join(', ')] : [t('none')];
      // A missing amount means that there is no limit.
      if (kind === 'cents' && value === null) return [t('unlimited')];
      if (value === null || value === undefined || value === '') return [t('none')];
      if (kind === 'countries')
        return [
          countriesIn(String(value))
            .map(code => countries.of(code) ?? code)
            .join(', '),
        ];
      if (kind === 'percent') return [`${String(Number(value) / 100).replace('.', ',')} %`];
      if (kind === 'cents') return [formatCents(Number(value))];
      if (kind === 'euros') return [formatEuros(Number(value))];
      if (kind === 'carVat') return [settings.carVat[value === 'STANDARD' ? 'STANDARD' : 'MARGIN']];
      return [typeof value === 'number' ? formatNumber(value) : String(value)];
    },
  };
}
