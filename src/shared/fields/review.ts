import * as v from 'valibot';
import { oneOf, optionalText, optionalTextThat, text } from './fields.ts';

export const REVIEW_NOTES = ['star_5', 'star_4', 'star_3', 'star_2', 'star_1'] as const;

const IMAGE = /^(https:\/\/|\/)\S+$/;

/** A customer's review as staff enter it; its day and state are kept apart. */
export const REVIEW_FIELDS = v.object({
  name: optionalText(120),
  title: optionalText(200),
  note: oneOf(REVIEW_NOTES),
  message: text(5_000),
  source: v.pipe(
    optionalText(60),
    v.transform(source => source ?? 'house'),
  ),
  imageUrl: optionalTextThat(1_000, url => IMAGE.test(url), 'wrong'),
  imageAlt: optionalText(300),
});
