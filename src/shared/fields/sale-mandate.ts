import * as v from 'valibot';
import { BID_MAX, isCalendarDay } from '../sale/index.ts';
import { textThat, type Wrong, wholeNumber } from './fields.ts';

const CENTS_MAX = 100_000_000;
/** Half of the price, in basis points. */
export const COMMISSION_BP_MAX = 5_000;

const day = textThat(10, given => isCalendarDay(given), 'wrong');
const maybeEuros = v.nullish(
  v.pipe(v.number('number'), v.integer('number'), v.minValue(1, 'wrong'), v.maxValue(BID_MAX, 'wrong')),
  null,
);
const wrong: Wrong = 'wrong';

/** A mandate proposed to an owner: the reserve may not exceed the low estimate (code de commerce, L321-11). */
export const SALE_MANDATE_FIELDS = v.pipe(
  v.object({
    reserve: maybeEuros,
    estimateLow: maybeEuros,
    estimateHigh: maybeEuros,
    fromOn: day,
    untilOn: day,
    commissionBp: wholeNumber({ from: 0, to: COMMISSION_BP_MAX, usual: -1 }),
    commissionMinCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: -1 }),
    withdrawalFeeCents: wholeNumber({ from: 0, to: CENTS_MAX, usual: -1 }),
  }),
  v.forward(
    v.partialCheck([['fromOn'], ['untilOn']], ({ fromOn, untilOn }) => fromOn <= untilOn, wrong),
    ['untilOn'],
  ),
  v.forward(
    v.partialCheck(
      [['estimateLow'], ['estimateHigh']],
      ({ estimateLow, estimateHigh }) =>
        (estimateLow === null) === (estimateHigh === null) && (estimateLow ?? 0) <= (estimateHigh ?? 0),
      wrong,
    ),
    ['estimateHigh'],
  ),
  v.forward(
    v.partialCheck(
      [['reserve'], ['estimateLow']],
      ({ reserve, estimateLow }) => estimateLow === null || (reserve ?? 0) <= estimateLow,
      wrong,
    ),
    ['reserve'],
  ),
);
export type SaleMandateInput = v.InferOutput<typeof SALE_MANDATE_FIELDS>;

/** How a mandate ends before its term: the seller withdraws the car, or the house takes its proposal back. */
export const MANDATE_ENDINGS = ['WITHDRAWN', 'TAKEN_BACK'] as const;
