import * as v from 'valibot';
import { LANGUAGES, LOCALES } from '../words/locale.ts';
import { oneOf, optionalText } from './fields.ts';
import { houseText } from './languages.ts';

const SUBJECT_LENGTH_MAX = 150;
const BODY_LENGTH_MAX = 10_000;
const BUTTON_LENGTH_MAX = 60;
const PAGE_LENGTH_MAX = 500;

export const CAMPAIGN_STATES = ['DRAFT', 'SENDING', 'SENT', 'STOPPED'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The audience of a campaign: newsletter subscribers, or those of them who are in a list of people. */
export const CAMPAIGN_SEGMENTS = ['SUBSCRIBERS', 'PEOPLE'] as const;
export type CampaignSegment = (typeof CAMPAIGN_SEGMENTS)[number];

const button = optionalText(BUTTON_LENGTH_MAX);

/**
 * A campaign letter as staff write it. Each language is complete or empty: subject, text, and the button's label if
 * there is a button.
 */
export const CAMPAIGN_FIELDS = v.pipe(
  v.object({
    subject: houseText(SUBJECT_LENGTH_MAX),
    body: houseText(BODY_LENGTH_MAX),
    button: v.object({ fr: button, en: button, es: button }),
    page: optionalText(PAGE_LENGTH_MAX),
    segment: oneOf(CAMPAIGN_SEGMENTS),
    language: v.nullish(v.picklist(LANGUAGES, 'wrong'), null),
  }),
  v.forward(
    v.partialCheck(
      [['subject'], ['body']],
      ({ subject, body }) => LOCALES.every(locale => (subject[locale] === null) === (body[locale] === null)),
      'wrong',
    ),
    ['body'],
  ),
  v.forward(
    v.partialCheck(
      [['subject'], ['button'], ['page']],
      ({ subject, button: said, page }) =>
        LOCALES.every(locale => (said[locale] !== null) === (page !== null && subject[locale] !== null)),
      'wrong',
    ),
    ['button'],
  ),
);

export type GivenCampaign = v.InferOutput<typeof CAMPAIGN_FIELDS>;
