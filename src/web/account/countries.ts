import { COUNTRY_CODES } from '#shared/sale/places.ts';
import type { Locale } from '#web/i18n/index.ts';

/** Returns a country's name in the page's language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Returns all countries, sorted by name in the page's language. */
export function countriesIn(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map(code => [code, names.of(code) ?? code] as const).sort((one, other) =>
    compare(one[1], other[1]),
  );
}
