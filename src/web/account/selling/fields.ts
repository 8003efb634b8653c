import type { MyCarWholeFragment, TextFragment } from '#web/graphql/documents.gen.ts';
import type { Locale } from '#web/i18n/index.ts';
import type { CarData } from './use-car.ts';

export const STEPS = ['car', 'condition', 'papers', 'photos', 'price', 'preview'] as const;
export type Step = (typeof STEPS)[number];

type Ad = MyCarWholeFragment['ad'];
type Technical = keyof Omit<Ad['optionalData'], '__typename'>;

/** The lists of words a choice is made from: the groups of `codes`, the car types, the countries. */
export type Group =
  | 'body'
  | 'transmission'
  | 'fuel'
  | 'steering'
  | 'state'
  | 'carLocation'
  | 'shade'
  | 'saddlery'
  | 'carType'
  | 'country';

export type PlainField = {
  readonly name: string;
  readonly kind: 'text' | 'whole' | 'day' | 'long' | 'lines' | 'choice' | 'flag' | 'colour';
  readonly isRequired?: true;
  readonly group?: Group;
  readonly hint?: 'historyHint' | 'vinHint' | 'writtenIn' | 'perLine';
  /** Its value as it stands in the field. */
  readonly read: (ad: Ad, locale: Locale) => string;
  /** What a value of the field changes; `''` stands for none. */
  readonly write: (value: string, ad: Ad, locale: Locale) => CarData;
};

type Options = Pick<PlainField, 'isRequired' | 'hint'>;
type Column = 'brand' | 'model' | 'version' | 'body' | 'transmission' | 'carType';
type Detail =
  | 'carState'
  | 'carLocation'
  | 'exteriorShade'
  | 'interiorShade'
  | 'saddlery'
  | 'releaseDate'
  | 'engine'
  | 'registrationPlace';
type Texts = 'history' | 'globalState' | 'exteriorState' | 'interiorState' | 'mechanicalState' | 'freeOption';

const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
const shown = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined || value === false ? '' : String(value);

/** A field of the ad itself. */
function plain(
  name: Column | Detail,
  kind: PlainField['kind'],
  more: Options & { group?: Group } = {},
): PlainField {
  return {
    name,
    kind,
    ...more,
    read: ad => shown(ad[name]),
    write: value => ({ [name]: orNull(value) }) as CarData,
  };
}

const whole = (name: 'year' | 'mileage' | 'doorNumber', more: Options = {}): PlainField => ({
  name,
  kind: 'whole',
  ...more,
  read: ad => shown(ad[name]),
  write: value => ({ [name]: value === '' ? null : Number(value) }),
});

/** Technical data are one record: it is sent whole. */
function technical(
  name: Technical,
  kind: PlainField['kind'],
  more: Options & { group?: Group } = {},
): PlainField {
  const typed = (value: string) => (kind === 'flag' ? value === 'yes' : orNull(value));
  return {
    name,
    kind,
    ...more,
    read: ad => (ad.optionalData[name] === true ? 'yes' : shown(ad.optionalData[name])),
    write: (value, ad) => ({
      optionalData: {
        ...ad.optionalData,
        [name]: kind === 'whole' ? (value === '' ? null : Number(value)) : typed(value),
      },
    }),
  };
}

const place = (
  name: 'country' | 'city' | 'zipCode',
  kind: 'text' | 'choice',
  more: Options = {},
): PlainField => ({
  name,
  kind,
  ...more,
  ...(kind === 'choice' ? { group: 'country' } : {}),
  read: ad => shown(ad.location?.[name]),
  write: (value, ad) => {
    const { country = null, city = null, zipCode = null } = ad.location ?? {};
    return { location: { ...{ country, city, zipCode }, [name]: orNull(value) } };
  },
});

const bare = ({ fr, en, es }: TextFragment): TextFragment => ({ fr, en, es });

/** A text is written in the page's language; the others stay as they are. */
const text = (name: Texts, more: Options = {}): PlainField => ({
  name,
  kind: 'long',
  hint: 'writtenIn',
  ...more,
  read: (ad, locale) => ad[name]?.[locale] ?? ad[name]?.fr ?? '',
  write: (value, ad, locale) => ({
    [name]: { ...(ad[name] ? bare(ad[name]) : {}), [locale]: orNull(value) },
  }),
});

const lines = (name: 'customHighlights' | 'customOptions'): PlainField => ({
  name,
  kind: 'lines',
  hint: 'perLine',
  read: (ad, locale) => ad[name].map(line => line[locale] ?? line.fr ?? '').join('\n'),
  write: (value, ad, locale) => ({
    [name]: value
      .split('\n')
      .filter(line => line.trim() !== '')
      .map((line, index) => ({ ...(ad[name][index] ? bare(ad[name][index]) : {}), [locale]: line.trim() })),
  }),
});

const colour = (name: 'shellColor' | 'interiorColor'): PlainField => ({
  name,
  kind: 'colour',
  read: ad => ad[name]?.code ?? '',
  write: () => ({}),
});

export type FieldGroup = {
  readonly name: 'identity' | 'technical' | 'look' | 'place' | 'texts';
  readonly fields: readonly PlainField[];
};

export const CAR_GROUPS: readonly FieldGroup[] = [
  {
    name: 'identity',
    fields: [
      plain('brand', 'text', { isRequired: true }),
      plain('model', 'text', { isRequired: true }),
      plain('version', 'text'),
      whole('year', { isRequired: true }),
      plain('carType', 'choice', { group: 'carType', isRequired: true }),
      plain('body', 'choice', { group: 'body' }),
      whole('mileage', { isRequired: true }),
      plain('releaseDate', 'day'),
    ],
  },
  {
    name: 'technical',
    fields: [
      plain('transmission', 'choice', { group: 'transmission', isRequired: true }),
      technical('fuel', 'choice', { group: 'fuel', isRequired: true }),
      plain('engine', 'text'),
      technical('horsePower', 'whole'),
      technical('fiscalHorse', 'whole'),
      technical('cubicCapacity', 'whole'),
      technical('cylinderNumber', 'whole'),
      technical('gearNumber', 'whole'),
      technical('steeringWheel', 'choice', { group: 'steering' }),
      whole('doorNumber'),
      technical('vin', 'text', { hint: 'vinHint' }),
      {
        name: 'vinPublic',
        kind: 'flag',
        read: ad => (ad.vinPublic ? 'yes' : ''),
        write: value => ({ vinPublic: value === 'yes' }),
      },
      technical('serialEngine', 'text'),
      technical('originPlace', 'choice', { group: 'country' }),
      plain('registrationPlace', 'choice', { group: 'country' }),
    ],
  },
  {
    name: 'look',
    fields: [
      colour('shellColor'),
      plain('exteriorShade', 'choice', { group: 'shade' }),
      colour('interiorColor'),
      plain('interiorShade', 'choice', { group: 'shade' }),
      plain('saddlery', 'choice', { group: 'saddlery' }),
      technical('originalHue', 'flag'),
    ],
  },
  {
    name: 'place',
    fields: [
      place('country', 'choice', { isRequired: true }),
      place('city', 'text', { isRequired: true }),
      place('zipCode', 'text'),
      plain('carLocation', 'choice', { group: 'carLocation' }),
    ],
  },
];

export const CONDITION_FIELDS: readonly PlainField[] = [
  plain('carState', 'choice', { group: 'state', isRequired: true }),
  technical('lastRestoration', 'whole'),
  text('history', { isRequired: true, hint: 'historyHint' }),
  text('globalState'),
  text('exteriorState'),
  text('interiorState'),
  text('mechanicalState'),
  text('freeOption'),
  technical('expertiseLess5Y', 'flag'),
];

export const CUSTOM_HIGHLIGHTS = lines('customHighlights');
export const CUSTOM_OPTIONS = lines('customOptions');

const STEP_OF: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(CAR_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => [name, 'car']))),
  ...Object.fromEntries(CONDITION_FIELDS.map(({ name }) => [name, 'condition'])),
  ...{ highlights: 'condition', customHighlights: 'condition', options: 'condition' },
  ...{ customOptions: 'condition', works: 'condition' },
  ...{ documents: 'papers', customDocs: 'papers', photos: 'photos', front: 'photos' },
  ...{ price: 'price', isPriceHidden: 'price', wishedReserve: 'price', trader: 'price' },
};

/** The step that asks for a field. */
export const stepOf = (field: string): Step => STEP_OF[field] ?? 'car';
