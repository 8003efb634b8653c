import {
  CAR_FIELDS,
  CONTACT_FIELDS,
  choice,
  day,
  euros,
  type Field,
  form,
  kilometres,
  longText,
  ofCar,
  REQUIRED,
  step,
  year,
} from '../form.ts';

const CAR = step(
  'car',
  ofCar('brand', REQUIRED),
  ofCar('model', REQUIRED),
  ofCar('version'),
  ofCar('body'),
  ofCar('year', REQUIRED),
  ofCar('carType', REQUIRED),
);
const CONDITION = step(
  'condition',
  ofCar('mileage', REQUIRED),
  ofCar('carState', { ...REQUIRED, takesOwnWords: false }),
  ofCar('history'),
  ofCar('works'),
);
/** The papers that are asked for by name; any other is named in one's own words. */
const ASKED_PAPERS = [
  ...['VALID_MOT', 'INVOICE_FILE', 'MAINTENANCE_BOOKLET', 'OWNER_S_MANUAL', 'EXPERT_REPORT'],
  'FACTORY_CERTIFICATE',
];
const PAPERS = step(
  'papers',
  choice('registrationPapers', ['french', 'european', 'other', 'none'], REQUIRED),
  ofCar('documents', { options: ASKED_PAPERS }),
  ofCar('customDocs'),
);
const PHOTOS = step('photos', ofCar('photos'));
const PLACE: readonly Field[] = [ofCar('city', REQUIRED), ofCar('zipCode', REQUIRED)];
const OWNER = step('contact', ...CONTACT_FIELDS, ...PLACE);

/** What people who part with a car fill in; each makes a draft ad of theirs. */
export const SELLING_FORMS = [
  form(
    'sellAd',
    [CAR, CONDITION, PAPERS, PHOTOS, OWNER, step('ad', ofCar('price'), ofCar('isPriceHidden'))],
    { makesAd: 'AD', goesOnWith: ['sellAuction'] },
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
    { makesAd: 'AUCTION', dueInHours: 24, goesOnWith: ['sellAd'] },
  ),
  form(
    'managedSale',
    [
      CAR,
      CONDITION,
      PHOTOS,
      step(
        'expectations',
        ofCar('price'),
        choice('within', ['now', 'threeMonths', 'year', 'noHurry'], REQUIRED),
        longText('message'),
      ),
      OWNER,
    ],
    { makesAd: 'MANAGED', dueInHours: 24 },
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
