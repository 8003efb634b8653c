import * as v from 'valibot';
import { bareVatNumber, isVatNumberFrom } from '../sale/index.ts';
import { isCountryCode, isZipCode } from '../sale/places.ts';
import { optionalText, text, textThat, type Wrong } from './fields.ts';

export const ADDRESS_LINE_LENGTH_MAX = 120;
const TRADER_LINE_LENGTH_MAX = 200;

const line = text(ADDRESS_LINE_LENGTH_MAX);
const wrongZipCode: Wrong = 'zipCode';

/** Where somebody has things brought and billed, by the names of the API. The country is one of ISO 3166-1. */
export const ADDRESS_FIELDS = v.pipe(
  v.object({
    label: optionalText(ADDRESS_LINE_LENGTH_MAX),
    street: line,
    zipCode: v.pipe(line, v.toUpperCase()),
    city: line,
    country: textThat(2, isCountryCode, 'wrong'),
  }),
  v.forward(
    v.partialCheck(
      [['zipCode'], ['country']],
      ({ zipCode, country }) => isZipCode(country, zipCode),
      wrongZipCode,
    ),
    ['zipCode'],
  ),
);
export type Address = v.InferOutput<typeof ADDRESS_FIELDS>;
export type GivenAddress = v.InferInput<typeof ADDRESS_FIELDS>;
/** An address may be older than the question for its street. */
export const KEPT_ADDRESS_FIELDS = v.object({ ...ADDRESS_FIELDS.entries, street: v.nullable(line) });
export type KeptAddress = v.InferOutput<typeof KEPT_ADDRESS_FIELDS>;

const wrong: Wrong = 'wrong';
const traderLine = text(TRADER_LINE_LENGTH_MAX);

/** Who sells by trade, as the law has them say it. */
export const TRADER_FIELDS = v.pipe(
  v.object({
    company: traderLine,
    registerNumber: traderLine,
    vatNumber: v.pipe(traderLine, v.transform(bareVatNumber)),
    street: traderLine,
    zipCode: traderLine,
    city: traderLine,
    country: v.pipe(traderLine, v.toUpperCase(), v.check(isCountryCode, wrong)),
  }),
  v.forward(
    v.partialCheck(
      [['vatNumber'], ['country']],
      ({ vatNumber, country }) => isVatNumberFrom(country, vatNumber),
      wrong,
    ),
    ['vatNumber'],
  ),
);
export type Trader = v.InferOutput<typeof TRADER_FIELDS>;
