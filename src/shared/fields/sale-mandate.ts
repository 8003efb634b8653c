import * as v from 'valibot';
import { BID_MAX, isCalendarDay } from '../sale/index.ts';
import { textThat, type Wrong, wholeNumber } from './fields.ts';

const CENTS_MAX = 100_000_000;
/** Half of the price, in hundredths of a per cent. */
export const COMMISSION_BP_MAX = 5_000;

const day = textThat(10, given => isCalendarDay(given), 'wrong');
const maybeEuros = v.nullish(
  v.pipe(v.number('number'), v.integer('number'), v.minValue(1, 'wrong'), v.maxValue(BID_MAX, 'wrong')),
  null,
);
const wrong: Wrong = 'wrong';

/** What staff propose to an owner: the reserve is no higher than the low estimate (code de commerce, L321-11). */
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

/** How a mandate ends that did not run out: its seller has taken the car back, or the house its proposal. */
export const MANDATE_ENDINGS = ['WITHDRAWN', 'TAKEN_BACK'] as const;
