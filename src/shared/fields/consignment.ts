import * as v from 'valibot';
import { BID_MAX, isKnownInstant } from '../sale/index.ts';
import { oneOf, text } from './fields.ts';

const amount = v.pipe(
  v.nullish(v.number('number'), 0),
  v.integer('number'),
  v.minValue(1, 'required'),
  v.maxValue(BID_MAX, 'wrong'),
);
const note = v.pipe(v.nullish(v.string('wrong'), ''), v.trim(), v.maxLength(1_000, 'tooLong'));
export const ESTIMATE_PARTIES = ['HOUSE', 'SELLER'] as const;
export type EstimateParty = (typeof ESTIMATE_PARTIES)[number];

/** What a car is thought to bring, from and to, in whole euros; whose words they are, told by telephone perhaps. */
export const ESTIMATE_FIELDS = v.pipe(
  v.object({ party: oneOf(ESTIMATE_PARTIES), low: amount, high: amount, note }),
  v.forward(
    v.partialCheck([['low'], ['high']], ({ low, high }) => low <= high, 'below'),
    ['high'],
  ),
);

/** The same as a seller says it against the house's. */
export const COUNTER_FIELDS = v.pipe(
  v.object({ low: amount, high: amount }),
  v.forward(
    v.partialCheck([['low'], ['high']], ({ low, high }) => low <= high, 'below'),
    ['high'],
  ),
);

export const APPOINTMENT_KINDS = ['INSPECTION', 'PHOTOS'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** When a car is looked at, or photographed: its instant in milliseconds, where, and with whom of the house. */
export const APPOINTMENT_FIELDS = v.object({
  kind: oneOf(APPOINTMENT_KINDS),
  at: v.pipe(v.number('required'), v.check(isKnownInstant, 'wrong')),
  place: text(200),
  staffId: text(36),
  note,
});

/** Why a file is given up. */
export const LOSS_FIELDS = v.object({ reason: text(500) });
