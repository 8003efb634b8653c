import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { readFields } from '#shared/fields/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import type { ErrorCode } from '../errors.ts';
import { houseCountry } from '../words/index.ts';

const CODES = {
  email: 'InvalidEmail',
  phone: 'InvalidPhone',
  password: 'PasswordTooWeak',
} as const satisfies Record<string, ErrorCode>;

/**
 * Checks a person's input against the schema of its fields.
 * @throws AppError InvalidEmail, InvalidPhone, PasswordTooWeak, BadInput for the first field that is wrong
 */
export const requireSaid = <Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  given: { readonly [name: string]: unknown },
) => requireFields(schema, given, CODES);

/** Puts the phone number in international form, read as dialled in the house's country; '' if it is invalid. */
export function withPhone<Given extends { readonly phone?: string | null | undefined }>(
  { settings }: Pick<Core, 'settings'>,
  given: Given,
): Given {
  if (given.phone == null) return given;
  const number = parsePhoneNumberFromString(given.phone, houseCountry(settings.read('house').phone));
  return { ...given, phone: number?.isValid() ? number.number : '' };
}
