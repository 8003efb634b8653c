import { isPhoneCountry, type PhoneCountry } from './phone-codes.ts';

/** A number as it stands in the field: the country chosen, null for the house's own, and what was typed. */
export type PhoneEntry = { readonly country: PhoneCountry | null; readonly text: string };

export const EMPTY_PHONE: PhoneEntry = { country: null, text: '' };

/** The numbering plans are heavy, so they come with the first number that is read. */
const plans = () => import('libphonenumber-js/min');

/** The number in international form (`+33612345678`), or null when there can be no such number. */
export async function readPhone({ country, text }: PhoneEntry): Promise<string | null> {
  const { parsePhoneNumberFromString } = await plans();
  const phone = parsePhoneNumberFromString(text, country ?? undefined);
  return phone?.isValid() ? phone.number : null;
}

/** A stored number as one would type it in its own country. */
export async function phoneEntryOf(international: string): Promise<PhoneEntry> {
  const { parsePhoneNumberFromString } = await plans();
  const phone = parsePhoneNumberFromString(international);
  const country = phone?.country;
  if (!phone || !country || !isPhoneCountry(country)) return { country: null, text: international };
  return { country, text: phone.formatNational() };
}

/** What a description of fields reads: the international form, nothing where nothing was typed, else no number. */
export async function typedPhone(entry: PhoneEntry): Promise<string> {
  const text = entry.text.trim();
  return text === '' ? '' : ((await readPhone(entry)) ?? text.replaceAll('+', ' '));
}
