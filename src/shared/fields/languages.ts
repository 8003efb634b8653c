import * as v from 'valibot';
import { firstLocale, LANGUAGES, localeOf, offeredLocales } from '../words/locale.ts';
import { optionalText } from './fields.ts';

/** A text by language; the house's first language is required, since readers of the others fall back to it. */
export const houseText = (lengthMax: number) =>
  v.pipe(
    v.object({ fr: optionalText(lengthMax), en: optionalText(lengthMax), es: optionalText(lengthMax) }),
    v.check(text => text[firstLocale()] !== null, 'required'),
  );

/** One of the languages that the house speaks. */
export const HOUSE_LANGUAGE = v.pipe(
  v.picklist(LANGUAGES, 'wrong'),
  v.check(language => offeredLocales().includes(localeOf(language)), 'wrong'),
);
