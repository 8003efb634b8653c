import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { brokenPasswordRules, isEmail, isName, normalizeEmail } from '#shared/sale/index.ts';
import { requireInput } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Profile } from './accounts-store.ts';

/** @throws AppError PasswordTooWeak */
export function requirePassword(password: string): void {
  if (brokenPasswordRules(password).length > 0) throw new AppError('PasswordTooWeak', { field: 'password' });
}

/** The address, trimmed. @throws AppError InvalidEmail */
export function requireEmail(email: string): string {
  const trimmed = normalizeEmail(email);
  if (!isEmail(trimmed)) throw new AppError('InvalidEmail', { field: 'email' });
  return trimmed;
}

/** Names trimmed, the number in international form. @throws AppError BadInput, InvalidPhone */
export function checkedProfile({ firstName, lastName, phone }: Profile): Profile {
  requireInput(isName(firstName), 'firstName');
  requireInput(isName(lastName), 'lastName');
  const number = parsePhoneNumberFromString(phone, 'FR');
  if (!number?.isValid()) throw new AppError('InvalidPhone', { field: 'phone' });
  return { firstName: firstName.trim(), lastName: lastName.trim(), phone: number.number };
}
