import { CAR_CODES } from '#shared/fields/index.ts';
import {
  CAR_FIELDS,
  CONTACT_FIELDS,
  choice,
  choices,
  consent,
  day,
  euros,
  type Field,
  form,
  kilometres,
  longText,
  photos,
  REQUIRED,
  step,
  text,
  year,
} from '../form.ts';

const CAR = step(
  'car',
  ...CAR_FIELDS,
  text('version'),
  year('year', REQUIRED),
  choice('carType', CAR_CODES.carType, REQUIRED),
);
const CONDITION = step(
  'condition',
  kilometres('mileage', REQUIRED),
  choice('state', ['concours', 'veryGood', 'good', 'toRestore'], REQUIRED),
  longText('history'),
  longText('works'),
);
const PAPERS = step(
  'papers',
  choice('registrationPapers', ['french', 'european', 'other', 'none'], REQUIRED),
  choices('papers', ['inspection', 'invoices', 'manual', 'expertise', 'conformity']),
  text('papersNote'),
);
const PHOTOS = step('photos', photos('photos'));
const PLACE: readonly Field[] = [text('city', REQUIRED), text('zipCode', REQUIRED)];
const OWNER = step('contact', ...CONTACT_FIELDS, ...PLACE);

/** What people who part with a car fill in; each makes a draft ad of theirs. */
export const SELLING_FORMS = [
  form(
    'sellAd',
    [CAR, CONDITION, PAPERS, PHOTOS, OWNER, step('ad', euros('price'), consent('isPriceHidden'))],
    { makesAd: true, goesOnWith: ['sellAuction'] },
  ),
  form(
    'sellAuction',
    [
      CAR,
      CONDITION,
      PAPERS,
      PHOTOS,
      OWNER,
      step('auction', euros('startingPrice'), euros('reserveWish'), day('startWish'), longText('message')),
    ],
    { makesAd: true, dueInHours: 24, goesOnWith: ['sellAd'] },
  ),
  form(
    'managedSale',
    [
      CAR,
      CONDITION,
      PHOTOS,
      step(
        'expectations',
        euros('price'),
        choice('within', ['now', 'threeMonths', 'year', 'noHurry'], REQUIRED),
        longText('message'),
      ),
      OWNER,
    ],
    { makesAd: true, dueInHours: 24 },
  ),
  form('tradeIn', [
    step(
      'request',
      ...CAR_FIELDS,
      year('year', REQUIRED),
      kilometres('mileage', REQUIRED),
      euros('price'),
      longText('message'),
      ...CONTACT_FIELDS,
    ),
  ]),
] as const;
