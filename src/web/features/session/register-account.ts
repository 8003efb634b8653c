import { normalizeEmail } from '#shared/sale/forms.ts';
import { RegisterDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import type { Locale } from '#web/i18n/index.ts';
import type { Person } from './me.ts';
import type { Problems, RegistrationField, RegistrationValues } from './registration.ts';

const LANGUAGES = { fr: 'FR', en: 'EN', es: 'ES' } as const;

/** Makes an account and signs its person in; throws RequestError. */
export async function registerAccount(
  values: RegistrationValues,
  phone: string,
  locale: Locale,
): Promise<Person> {
  const { firstName, lastName, email, password } = values;
  const { register } = await request(RegisterDocument, {
    data: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone,
      email: normalizeEmail(email),
      password,
      language: LANGUAGES[locale],
    },
  });
  return register.user;
}

/** What the server found wrong with one field; the rest is told under the form. */
export function fieldRefusedBy(error: unknown): Problems<RegistrationField> | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'PasswordTooWeak') return { password: 'form.validation.password.weak' };
  if (error.code === 'InvalidEmail') return { email: 'form.validation.email' };
  return null;
}
