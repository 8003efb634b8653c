import * as v from 'valibot';
import { bareVatNumber, isVatNumberFrom } from '../sale/index.ts';
import { isCountryCode, isZipCode } from '../sale/places.ts';
import { optionalText, text, textThat, type Wrong } from './fields.ts';

export const ADDRESS_LINE_LENGTH_MAX = 120;
const TRADER_LINE_LENGTH_MAX = 200;

const line = text(ADDRESS_LINE_LENGTH_MAX);
const wrongZipCode: Wrong = 'zipCode';

/** A delivery and billing address, by the names of the API. The country is an ISO 3166-1 code. */
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
/** A stored address: the street may be null, since older addresses were saved without one. */
export const KEPT_ADDRESS_FIELDS = v.object({ ...ADDRESS_FIELDS.entries, street: v.nullable(line) });
export type KeptAddress = v.InferOutput<typeof KEPT_ADDRESS_FIELDS>;

const wrong: Wrong = 'wrong';
const traderLine = text(TRADER_LINE_LENGTH_MAX);

/** The particulars that the law asks of a professional seller. */
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
