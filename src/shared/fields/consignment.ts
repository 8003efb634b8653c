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

/** An estimate in whole euros, from `low` to `high`, and whose it is (a seller's may come by telephone). */
export const ESTIMATE_FIELDS = v.pipe(
  v.object({ party: oneOf(ESTIMATE_PARTIES), low: amount, high: amount, note }),
  v.forward(
    v.partialCheck([['low'], ['high']], ({ low, high }) => low <= high, 'below'),
    ['high'],
  ),
);

/** The seller's counter-estimate. */
export const COUNTER_FIELDS = v.pipe(
  v.object({ low: amount, high: amount }),
  v.forward(
    v.partialCheck([['low'], ['high']], ({ low, high }) => low <= high, 'below'),
    ['high'],
  ),
);

export const APPOINTMENT_KINDS = ['INSPECTION', 'PHOTOS'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** An inspection or photo appointment: instant in milliseconds, place, and member of staff. */
export const APPOINTMENT_FIELDS = v.object({
  kind: oneOf(APPOINTMENT_KINDS),
  at: v.pipe(v.number('required'), v.check(isKnownInstant, 'wrong')),
  place: text(200),
  staffId: text(36),
  note,
});

/** Why a consignment is lost. */
export const LOSS_FIELDS = v.object({ reason: text(500) });
