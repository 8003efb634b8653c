import { isEmail, isName, normalizeEmail } from '#shared/sale/forms.ts';
import { brokenPasswordRules } from '#shared/sale/password.ts';

/** What may be wrong with a field, by its message. */
export type ProblemKey =
  | 'form.validation.required'
  | 'form.validation.email'
  | 'form.validation.phone'
  | 'form.validation.password.weak'
  | 'form.validation.password.common'
  | 'form.validation.zipCode'
  | 'form.validation.emailTaken'
  | 'form.validation.ownPassword'
  | 'form.validation.passwordConfirmation'
  | 'form.validation.pseudo';

export type Problems<Field extends string> = Partial<Record<Field, ProblemKey>>;

export type SignInValues = { email: string; password: string };

function emailProblem(email: string): ProblemKey | null {
  const address = normalizeEmail(email);
  if (address === '') return 'form.validation.required';
  return isEmail(address) ? null : 'form.validation.email';
}

function passwordProblem(password: string): ProblemKey | null {
  if (password === '') return 'form.validation.required';
  const broken = brokenPasswordRules(password);
  if (broken.length === 0) return null;
  return broken.every(rule => rule === 'common')
    ? 'form.validation.password.common'
    : 'form.validation.password.weak';
}

/** Only what is wrong, field by field. */
function only<Field extends string>(found: Record<Field, ProblemKey | null>): Problems<Field> {
  const wrong = Object.entries<ProblemKey | null>(found).filter(([, problem]) => problem !== null);
  return Object.fromEntries(wrong) as Problems<Field>;
}

const required = (text: string): ProblemKey | null => (isName(text) ? null : 'form.validation.required');

export function emailProblems(email: string): Problems<'email'> {
  return only({ email: emailProblem(email) });
}

export function signInProblems({ email, password }: SignInValues): Problems<keyof SignInValues> {
  return only({
    email: emailProblem(email),
    password: password === '' ? 'form.validation.required' : null,
  });
}

export type NewPasswordValues = { password: string; confirmation: string };

export function newPasswordProblems(values: NewPasswordValues): Problems<keyof NewPasswordValues> {
  const { password, confirmation } = values;
  const differs = confirmation === password ? null : 'form.validation.passwordConfirmation';
  return only({
    password: passwordProblem(password),
    confirmation: confirmation === '' ? 'form.validation.required' : differs,
  });
}

export type RegistrationValues = NewPasswordValues & { firstName: string; lastName: string; email: string };
export type RegistrationField = keyof RegistrationValues | 'phone';

/** `phone` is the international form that was understood, null when the number is none. */
export function registrationProblems(
  values: RegistrationValues,
  typedPhone: string,
  phone: string | null,
): Problems<RegistrationField> {
  return {
    ...only({
      firstName: required(values.firstName),
      lastName: required(values.lastName),
      phone: phoneProblem(typedPhone, phone),
      email: emailProblem(values.email),
    }),
    ...newPasswordProblems(values),
  };
}

export function phoneProblem(typed: string, phone: string | null): ProblemKey | null {
  if (typed.trim() === '') return 'form.validation.required';
  return phone === null ? 'form.validation.phone' : null;
}

export type ProfileValues = { firstName: string; lastName: string };

export function profileProblems(
  values: ProfileValues,
  typedPhone: string,
  phone: string | null,
): Problems<keyof ProfileValues | 'phone'> {
  return only({
    firstName: required(values.firstName),
    lastName: required(values.lastName),
    phone: phoneProblem(typedPhone, phone),
  });
}
