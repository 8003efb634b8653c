import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Language, type Locale, offeredLocales } from '#shared/words/locale.ts';

/** `Allemagne`, from `DE`; null for what is no code of a country. */
export function countryIn(language: Language, code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const names = new Intl.DisplayNames(language.toLowerCase(), { type: 'region', fallback: 'none' });
  return names.of(code) ?? null;
}

/** `+33 6 12 34 56 11`, from `+33612345611`; what is no telephone number stays as it is. */
export const phoneIn = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

const COUNTRY_OF: Readonly<Record<Locale, CountryCode>> = { fr: 'FR', en: 'GB', es: 'ES' };

/** The country in which a number is dialled that names none: that of the house's telephone, else of its language. */
export function houseCountry(phone: string | null): CountryCode {
  const own = phone === null ? undefined : parsePhoneNumberFromString(phone);
  return own?.country ?? own?.getPossibleCountries()[0] ?? COUNTRY_OF[offeredLocales()[0] ?? 'fr'];
}

/** `18 mai 1962` from an ISO day, `mai 1962` from a month; whatever else was given stays in its words. */
export function longDate(date: string, language: Language): string {
  const [, month, day] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{2}))?(?!\d|-)/.exec(date.trim()) ?? [];
  const at = new Date(`${month}-${day ?? '01'}`);
  if (month === undefined || Number.isNaN(at.getTime())) return date;
  // English as it is written here: the day before its month.
  const words = new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : language.toLowerCase(), {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long' },
    ...(day === undefined ? {} : { day: 'numeric' }),
  }).format(at);
  return language === 'FR' ? words.replace(/^1 /, '1er ') : words;
}
