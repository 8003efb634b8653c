import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { readFields } from '#shared/fields/index.ts';
import { requireFields } from '../context.ts';
import type { ErrorCode } from '../errors.ts';

const CODES = {
  email: 'InvalidEmail',
  phone: 'InvalidPhone',
  password: 'PasswordTooWeak',
} as const satisfies Record<string, ErrorCode>;

/**
 * What somebody says of themselves, as its description has it. A number may be given as one types it in France.
 * @throws AppError InvalidEmail, InvalidPhone, PasswordTooWeak, BadInput for the first field that is wrong
 */
export function requireSaid<Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  given: { readonly [name: string]: unknown; readonly phone?: string | null | undefined },
) {
  const said = given.phone == null ? given : { ...given, phone: internationalPhone(given.phone) };
  return requireFields(schema, said, CODES);
}

/** Nothing where there is no such number. */
function internationalPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, 'FR');
  return number?.isValid() ? number.number : '';
}
