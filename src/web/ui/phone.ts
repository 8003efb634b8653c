import { isPhoneCountry, type PhoneCountry } from './phone-codes.ts';

/** The phone field's content: the country chosen, null for the house's own, and the text as typed. */
export type PhoneEntry = { readonly country: PhoneCountry | null; readonly text: string };

export const EMPTY_PHONE: PhoneEntry = { country: null, text: '' };

/** The numbering plans are large, so they load when the first number is read. */
const plans = () => import('libphonenumber-js/min');

/** Returns the number in international form (`+33612345678`), or null when it is not valid. */
export async function readPhone({ country, text }: PhoneEntry): Promise<string | null> {
  const { parsePhoneNumberFromString } = await plans();
  const phone = parsePhoneNumberFromString(text, country ?? undefined);
  return phone?.isValid() ? phone.number : null;
}

/** Returns a stored number as it is typed in its own country. */
export async function phoneEntryOf(international: string): Promise<PhoneEntry> {
  const { parsePhoneNumberFromString } = await plans();
  const phone = parsePhoneNumberFromString(international);
  const country = phone?.country;
  if (!phone || !country || !isPhoneCountry(country)) return { country: null, text: international };
  return { country, text: phone.formatNational() };
}

/** Returns the international form, '' when nothing was typed, or else text that cannot pass as a phone number. */
export async function typedPhone(entry: PhoneEntry): Promise<string> {
  const text = entry.text.trim();
  return text === '' ? '' : ((await readPhone(entry)) ?? text.replaceAll('+', ' '));
}
