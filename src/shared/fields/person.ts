import * as v from 'valibot';
import { isCalendarDay } from '../sale/days.ts';
import { isEmail, isInternationalPhone, isPseudo, NAME_LENGTH_MAX } from '../sale/forms.ts';
import { brokenPasswordRules } from '../sale/password.ts';
import { optionalTextThat, text, textThat, typed, type Wrong } from './fields.ts';
import { HOUSE_LANGUAGE } from './languages.ts';

const TEXT_LENGTH_MAX = 320;

const name = text(NAME_LENGTH_MAX);
const email = textThat(TEXT_LENGTH_MAX, isEmail, 'email');
/** In international form; callers normalize it first. */
const phone = textThat(TEXT_LENGTH_MAX, isInternationalPhone, 'phone');

/** A request that somebody made in writing: its day, and how it came and how its author was identified. */
export const WRITTEN_WISH_FIELDS = v.object({
  wishedOn: textThat(10, given => isCalendarDay(given), 'wrong'),
  reason: text(1_000),
});
export type WrittenWish = v.InferOutput<typeof WRITTEN_WISH_FIELDS>;

/** The profile, by the names of the API: a new field is a line here, its column and its label. */
export const PROFILE_FIELDS = v.object({ firstName: name, lastName: name, phone });
export type ProfileName = keyof typeof PROFILE_FIELDS.entries;
export type Profile = v.InferOutput<typeof PROFILE_FIELDS>;
export type GivenProfile = v.InferInput<typeof PROFILE_FIELDS>;
/** A stored profile: the phone may be null, since sign-in providers do not give it. */
export const KEPT_PROFILE_FIELDS = v.object({ ...PROFILE_FIELDS.entries, phone: v.nullable(phone) });
export type KeptProfile = v.InferOutput<typeof KEPT_PROFILE_FIELDS>;

export const EMAIL_FIELDS = v.object({ email });
export const PASSWORD_FIELDS = v.object({ password: typed });
export const SIGN_IN_FIELDS = v.object({ email, password: typed });
/** null removes the pseudonym. */
export const PSEUDO_FIELDS = v.object({ pseudo: optionalTextThat(TEXT_LENGTH_MAX, isPseudo, 'pseudo') });

const wrongPassword = ({ input }: { input: string }): Wrong =>
  brokenPasswordRules(input).every(rule => rule === 'common') ? 'password.common' : 'password.weak';
const newPassword = v.pipe(
  typed,
  v.check(password => brokenPasswordRules(password).length === 0, wrongPassword),
);

export const NEW_PASSWORD_FIELDS = v.object({ password: newPassword });

export const REGISTRATION_FIELDS = v.object({
  firstName: name,
  lastName: name,
  phone,
  email,
  password: newPassword,
  language: HOUSE_LANGUAGE,
});
export type Registration = v.InferOutput<typeof REGISTRATION_FIELDS>;

const differ: Wrong = 'passwordConfirmation';
/** A new password, entered twice. */
export const CONFIRMED_PASSWORD_FIELDS = v.pipe(
  v.object({ password: newPassword, confirmation: typed }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => confirmation === password,
      differ,
    ),
    ['confirmation'],
  ),
);
export const PASSWORD_CHANGE_FIELDS = v.intersect([
  v.object({ currentPassword: typed }),
  CONFIRMED_PASSWORD_FIELDS,
]);
export const REGISTRATION_FORM_FIELDS = v.intersect([REGISTRATION_FIELDS, CONFIRMED_PASSWORD_FIELDS]);

const sure = v.literal(true, 'required' satisfies Wrong);
/** Deletion of an account; those without a password sign in again instead. */
export const DEPARTURE_FIELDS = v.object({ password: typed, sure });
export const DEPARTURE_WITHOUT_PASSWORD_FIELDS = v.object({ sure });
