import {
  CAR_FIELDS,
  CONTACT,
  CONTACT_FIELDS,
  choice,
  day,
  euros,
  form,
  longText,
  REQUIRED,
  step,
  text,
} from '../form.ts';

/** A form of a single step, with the contact details below. */
const inOneGo = (...fields: Parameters<typeof step> extends [string, ...infer Rest] ? Rest : never) => [
  step('request', ...fields, ...CONTACT_FIELDS),
];

/** Writing to the house, about a car or one of its services. */
export const ASKING_FORMS = [
  form(
    'contact',
    inOneGo(
      choice('subject', ['buying', 'selling', 'auction', 'account', 'press', 'other'], REQUIRED),
      longText('message', REQUIRED),
    ),
  ),
  form(
    'interest',
    inOneGo(choice('wish', ['interested', 'visit', 'findSimilar'], REQUIRED), longText('message')),
    // A similar car has to be found first, so the answer takes longer.
    { dueWhere: { field: 'wish', option: 'findSimilar', hours: 72 } },
  ),
  form('concierge', [
    step(
      'need',
      choice('service', ['storage', 'care', 'transport', 'inspection', 'registration'], REQUIRED),
      text('car'),
      text('place', REQUIRED),
      day('from'),
      longText('message'),
    ),
    CONTACT,
  ]),
  form(
    'expertise',
    inOneGo(text('car', REQUIRED), text('place', REQUIRED), day('from'), longText('message')),
  ),
  form(
    'delivery',
    inOneGo(
      text('car', REQUIRED),
      text('departure', REQUIRED),
      text('arrival', REQUIRED),
      day('date'),
      longText('message'),
    ),
  ),
  form(
    'funding',
    inOneGo(
      euros('amount', REQUIRED),
      choice('months', ['12', '24', '36', '48', '60', '72', '84'], REQUIRED),
      euros('downPayment'),
      text('car'),
    ),
  ),
  form('warranty', inOneGo(text('car', REQUIRED), longText('message'))),
  form('photoShoot', inOneGo(...CAR_FIELDS, text('place', REQUIRED), day('date'), longText('message'))),
  form(
    'registration',
    inOneGo(...CAR_FIELDS, choice('registrationPapers', ['french', 'european', 'other', 'none'], REQUIRED)),
  ),
  // A call back needs a telephone number.
  form(
    'specialist',
    [
      step(
        'request',
        longText('message', REQUIRED),
        choice('callTime', ['morning', 'afternoon', 'evening', 'anytime']),
        ...CONTACT_FIELDS.map(field => (field.kind === 'phone' ? { ...field, isRequired: true } : field)),
      ),
    ],
    { dueInHours: 24 },
  ),
  // Withdrawal from a purchase: no reason is asked, and everything is on one step before it is confirmed.
  form(
    'withdrawal',
    [
      step(
        'statement',
        text('car', REQUIRED),
        text('order'),
        day('receivedOn'),
        longText('message'),
        ...CONTACT_FIELDS,
      ),
    ],
    { dueInHours: 24, isGuarded: false },
  ),
] as const;
