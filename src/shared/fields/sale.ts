import * as v from 'valibot';
import { BID_MAX, isKnownInstant } from '../sale/index.ts';
import { STAGGERS } from '../sale/sale-of-lots.ts';
import { oneOf, optionalText } from './fields.ts';
import { houseText } from './languages.ts';

/** The maximum number of lots of a sale; its page shows them all. */
export const SALE_LOTS_MAX = 200;
const TITLE_LENGTH_MAX = 120;
const TEXT_LENGTH_MAX = 8_000;

const whole = (from: number, to: number) =>
  v.pipe(v.number('number'), v.integer('number'), v.minValue(from, 'wrong'), v.maxValue(to, 'wrong'));
const instant = v.pipe(v.number('wrong'), v.check(isKnownInstant, 'wrong'));
const amount = v.nullable(whole(1, BID_MAX));

const words = v.object({
  fr: optionalText(TEXT_LENGTH_MAX),
  en: optionalText(TEXT_LENGTH_MAX),
  es: optionalText(TEXT_LENGTH_MAX),
});

/** A lot of a sale: car, estimates, starting price and reserve, in whole euros. */
const lot = v.pipe(
  v.object({
    uuid: v.string(),
    estimateLow: amount,
    estimateHigh: amount,
    startingPrice: whole(0, BID_MAX),
    reservePrice: amount,
  }),
  v.forward(
    v.partialCheck(
      [['estimateLow'], ['estimateHigh']],
      ({ estimateLow, estimateHigh }) =>
        (estimateLow === null) === (estimateHigh === null) && (estimateLow ?? 0) <= (estimateHigh ?? 0),
      'wrong',
    ),
    ['estimateHigh'],
  ),
);

/** A sale of lots as staff enter it; instants are UTC milliseconds, lots are in order. */
export const SALE_FIELDS = v.pipe(
  v.object({
    title: houseText(TITLE_LENGTH_MAX),
    story: words,
    terms: words,
    place: optionalText(160),
    start: instant,
    firstEnd: instant,
    intervalMinutes: whole(1, 240),
    stagger: oneOf(STAGGERS),
    hotFrom: whole(1, BID_MAX),
    hotGapMinutes: whole(0, 720),
    extensionWindowSeconds: whole(0, 86_400),
    askForCardDetails: v.boolean(),
    lots: v.pipe(
      v.array(lot),
      v.maxLength(SALE_LOTS_MAX, 'tooLong'),
      v.check(lots => new Set(lots.map(({ uuid }) => uuid)).size === lots.length, 'wrong'),
    ),
  }),
  v.forward(
    v.partialCheck([['start'], ['firstEnd']], ({ start, firstEnd }) => start < firstEnd, 'wrong'),
    ['firstEnd'],
  ),
);

export type GivenSale = v.InferOutput<typeof SALE_FIELDS>;
