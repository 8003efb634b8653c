import * as v from 'valibot';
import { isCalendarDay, isCountryCode, isPersonTin, isTin } from '../sale/index.ts';
import { optionalText, optionalTextThat, text, textThat, type Wrong } from './fields.ts';

const BORN_YEAR_MIN = 1900;
const PLACE_LENGTH_MAX = 120;
const TIN_LENGTH_MAX = 40;

const missing: Wrong = 'required';
const misfit: Wrong = 'wrong';
const bare = (typed: string) => typed.replace(/\s/g, '').toUpperCase();
const country = optionalTextThat(2, isCountryCode, 'wrong');

/** The stored tax details of a seller; a company has neither birth date nor birthplace. */
export type SellerDetails = {
  readonly bornOn: string | null;
  readonly tin: string | null;
  readonly tinCountry: string | null;
  readonly birthPlace: string | null;
  readonly birthCountry: string | null;
};

/** The tax details of a company: its tax number, and the state that issued it. */
export const SELLER_COMPANY_FIELDS = v.object({
  tin: v.pipe(text(TIN_LENGTH_MAX), v.transform(bare), v.check(isTin, misfit)),
  tinCountry: textThat(2, isCountryCode, 'wrong'),
});

/**
 * The tax details of a person (directive 2021/514, annex V, section II, B, 1): date of birth, and tax number with the
 * state that issued it; without a tax number, the birthplace.
 */
export const SELLER_PERSON_FIELDS = v.pipe(
  v.object({
    bornOn: textThat(10, day => isCalendarDay(day, BORN_YEAR_MIN), 'wrong'),
    tin: v.pipe(
      optionalText(TIN_LENGTH_MAX),
      v.transform(typed => typed && bare(typed)),
    ),
    tinCountry: country,
    birthPlace: optionalText(PLACE_LENGTH_MAX),
    birthCountry: country,
  }),
  v.forward(
    v.partialCheck(
      [['tin'], ['tinCountry']],
      ({ tin, tinCountry }) => tin === null || isPersonTin(tinCountry ?? '', tin),
      misfit,
    ),
    ['tin'],
  ),
  v.forward(
    v.partialCheck([['tin'], ['tinCountry']], ({ tin, tinCountry }) => !tin || tinCountry !== null, missing),
    ['tinCountry'],
  ),
  v.forward(
    v.partialCheck([['tin'], ['birthPlace']], ({ tin, birthPlace }) => !!tin || birthPlace !== null, missing),
    ['birthPlace'],
  ),
  v.forward(
    v.partialCheck(
      [['tin'], ['birthPlace'], ['birthCountry']],
      ({ tin, birthPlace, birthCountry }) => !!tin || birthPlace === null || birthCountry !== null,
      missing,
    ),
    ['birthCountry'],
  ),
  // Drops the birthplace where there is a tax number, since it is not needed then.
  v.transform(({ bornOn, tin, ...said }) =>
    tin
      ? { bornOn, tin, tinCountry: said.tinCountry, birthPlace: null, birthCountry: null }
      : { ...said, bornOn, tin: null, tinCountry: null },
  ),
);
