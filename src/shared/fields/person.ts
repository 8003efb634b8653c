import * as v from 'valibot';
import { isCalendarDay } from '../sale/days.ts';
import { isEmail, isInternationalPhone, isPseudo, NAME_LENGTH_MAX } from '../sale/forms.ts';
import { brokenPasswordRules } from '../sale/password.ts';
import { optionalTextThat, text, textThat, typed, type Wrong } from './fields.ts';
import { HOUSE_LANGUAGE } from './languages.ts';

const TEXT_LENGTH_MAX = 320;

const name = text(NAME_LENGTH_MAX);
const email = textThat(TEXT_LENGTH_MAX, isEmail, 'email');
/** In international form; what a page or a client was given is brought into it before. */
const phone = textThat(TEXT_LENGTH_MAX, isInternationalPhone, 'phone');

/** What somebody asked for in writing: the day on which they wrote, and how it came and was known to be theirs. */
export const WRITTEN_WISH_FIELDS = v.object({
  wishedOn: textThat(10, given => isCalendarDay(given), 'wrong'),
  reason: text(1_000),
});
export type WrittenWish = v.InferOutput<typeof WRITTEN_WISH_FIELDS>;

/** What people say of themselves, by the names of the API: a new field is a line here, its column and its word. */
export const PROFILE_FIELDS = v.object({ firstName: name, lastName: name, phone });
export type ProfileName = keyof typeof PROFILE_FIELDS.entries;
export type Profile = v.InferOutput<typeof PROFILE_FIELDS>;
export type GivenProfile = v.InferInput<typeof PROFILE_FIELDS>;
/** What is known of somebody: a provider that let them in told no number. */
export const KEPT_PROFILE_FIELDS = v.object({ ...PROFILE_FIELDS.entries, phone: v.nullable(phone) });
export type KeptProfile = v.InferOutput<typeof KEPT_PROFILE_FIELDS>;

export const EMAIL_FIELDS = v.object({ email });
export const PASSWORD_FIELDS = v.object({ password: typed });
/** An address and the password that goes with it. */
export const SIGN_IN_FIELDS = v.object({ email, password: typed });
/** null takes the pseudonym away. */
export const PSEUDO_FIELDS = v.object({ pseudo: optionalTextThat(TEXT_LENGTH_MAX, isPseudo, 'pseudo') });

const wrongPassword = ({ input }: { input: string }): Wrong =>
  brokenPasswordRules(input).every(rule => rule === 'common') ? 'password.common' : 'password.weak';
const newPassword = v.pipe(
  typed,
  v.check(password => brokenPasswordRules(password).length === 0, wrongPassword),
);

/** A password to be made up. */
export const NEW_PASSWORD_FIELDS = v.object({ password: newPassword });

/** What an account begins with. */
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
/** The same as pages ask it: once more, to be sure. */
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
/** Leaving for good; those who have no password just show once more that it is them. */
export const DEPARTURE_FIELDS = v.object({ password: typed, sure });
export const DEPARTURE_WITHOUT_PASSWORD_FIELDS = v.object({ sure });
