import * as v from 'valibot';
import { isEmail, isInternationalPhone } from '../sale/index.ts';
import { oneOf, optionalTextThat, text, wholeNumber } from './fields.ts';

/** The channels of a lead that did not come by a form. */
export const LEAD_TAKEN_BY = ['phone_call', 'chat', 'email', 'partner', 'video'] as const;

export const LEAD_NOTE_LENGTH_MAX = 5_000;
const ADDRESS_LENGTH_MAX = 320;

/** A lead as staff enter it, for example during a call. It needs an e-mail address or a telephone number. */
export const LEAD_FIELDS = v.pipe(
  v.object({
    name: text(200),
    form: text(60),
    email: optionalTextThat(ADDRESS_LENGTH_MAX, isEmail, 'email'),
    phone: optionalTextThat(30, isInternationalPhone, 'phone'),
    leadSource: oneOf(LEAD_TAKEN_BY),
    /** In hours from now. */
    dueInHours: wholeNumber({ from: 1, to: 24 * 365, usual: 72 }),
    note: v.pipe(v.string('wrong'), v.trim(), v.maxLength(LEAD_NOTE_LENGTH_MAX, 'tooLong')),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== null || phone !== null,
      'required',
    ),
    ['phone'],
  ),
);
