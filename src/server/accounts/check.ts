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
 * What somebody says of themselves, as its description has it.
 * @throws AppError InvalidEmail, InvalidPhone, PasswordTooWeak, BadInput for the first field that is wrong
 */
export const requireSaid = <Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  given: { readonly [name: string]: unknown },
) => requireFields(schema, given, CODES);

/** With the number in its international form, as one dials it where the house is; empty where there is no such one. */
export function withPhone<Given extends { readonly phone?: string | null | undefined }>(
  { settings }: Pick<Core, 'settings'>,
  given: Given,
): Given {
  if (given.phone == null) return given;
  const number = parsePhoneNumberFromString(given.phone, houseCountry(settings.read('house').phone));
  return { ...given, phone: number?.isValid() ? number.number : '' };
}
