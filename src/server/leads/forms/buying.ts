import {
  CAR_FIELDS,
  CONTACT,
  CONTACT_FIELDS,
  choice,
  choices,
  consent,
  euros,
  form,
  kilometres,
  longText,
  REQUIRED,
  step,
  text,
  whole,
  year,
} from '../form.ts';

const CAR_TYPES = ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'];
const WITHIN = ['now', 'threeMonths', 'year', 'noHurry'];

const WANTED = [...CAR_FIELDS, text('version'), year('yearFrom'), year('yearTo')];

/** What people who look for a car fill in. */
export const BUYING_FORMS = [
  form('buyPrecise', [
    step('car', ...WANTED, kilometres('mileageMax'), text('colour')),
    step('wishes', euros('budget', REQUIRED), choice('within', WITHIN, REQUIRED), longText('mustHaves')),
    CONTACT,
  ]),
  form('buyBudget', [
    step(
      'budget',
      euros('budget', REQUIRED),
      choice('use', ['weekend', 'daily', 'rally', 'investment', 'gift'], REQUIRED),
    ),
    step(
      'taste',
      choices('carTypes', CAR_TYPES),
      choices('eras', ['before1960', 'sixties', 'seventies', 'eighties', 'nineties', 'later']),
      choices('bodies', ['coupe', 'convertible', 'saloon', 'estate', 'offRoad']),
      text('country'),
      longText('message'),
    ),
    CONTACT,
  ]),
  form('buyMultiple', [
    step(
      'cars',
      whole('carCount', { ...REQUIRED, minimum: 2, maximum: 200 }),
      longText('carList', REQUIRED),
      choice('purpose', ['collection', 'resale', 'event', 'other'], REQUIRED),
    ),
    step('wishes', euros('budget', REQUIRED), choice('within', WITHIN, REQUIRED), longText('message')),
    CONTACT,
  ]),
  form(
    'carHunter',
    [
      step('car', ...WANTED),
      step(
        'criteria',
        kilometres('mileageMax'),
        choice('transmission', ['manual', 'automatic', 'either']),
        text('colour'),
        choice('condition', ['original', 'restored', 'either']),
        choices('countries', ['france', 'europe', 'world']),
        longText('mustHaves'),
      ),
      step(
        'budget',
        euros('budget', REQUIRED),
        choice('within', WITHIN, REQUIRED),
        consent('deposit', REQUIRED),
      ),
      step('contact', ...CONTACT_FIELDS, text('signature', REQUIRED), consent('mandate', REQUIRED)),
    ],
    { dueInHours: 24 },
  ),
  form('carHunterLead', [
    step('car', ...CAR_FIELDS, longText('message')),
    step('budget', euros('budget', REQUIRED), choice('within', WITHIN)),
    CONTACT,
  ]),
] as const;
