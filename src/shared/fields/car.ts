import type { CarType, CodeList } from './car-codes.ts';

/** A text by language; readers fall back to fr. */
export type CarText = { fr?: string | null; en?: string | null; es?: string | null };
export type CarColour = { code: string; nameFr: string; nameEn: string; nameEs: string; hex?: string | null };
export type CarDocument = { label: string; urls: string[] };
export type CarWork = {
  name: CarText;
  description?: CarText | null;
  startDate?: string | null;
  endDate?: string | null;
};
/** Photos by their ids, in the order in which they are shown. */
export type CarPhotos = {
  front: string | null;
  exteriors: string[];
  interiors: string[];
  mechanics: string[];
};

/** What a field holds, by its kind. A day may be known by its month or its year alone. */
type Kinds = {
  line: string;
  text: CarText;
  texts: CarText[];
  whole: number;
  year: number;
  euros: number;
  flag: boolean;
  code: string;
  codes: string[];
  country: string;
  day: string;
  url: string;
  email: string;
  phone: string;
  colour: CarColour;
  documents: CarDocument[];
  works: CarWork[];
  photos: CarPhotos;
};
export type CarFieldKind = keyof Kinds;

/** What the public is told an edit was about. */
export const CAR_TOPICS = [
  'IDENTITY',
  'PRICE',
  'DESCRIPTION',
  'STATE',
  'PHOTOS',
  'DOCUMENTS',
  'EQUIPMENT',
  'WORKS',
  'PLACE',
  'TERMS',
] as const;
export type CarTopic = (typeof CAR_TOPICS)[number];

type GroupSpec = {
  /** null: the house's own business. */
  readonly topic: CarTopic | null;
  /** The step in which a seller is asked for it; null: never. */
  readonly step: 'car' | 'condition' | 'papers' | 'photos' | 'price' | null;
};

/** What stands together where a car is written, in the order in which it is asked. */
export const CAR_GROUPS = {
  identity: { topic: 'IDENTITY', step: 'car' },
  technical: { topic: 'IDENTITY', step: 'car' },
  look: { topic: 'IDENTITY', step: 'car' },
  place: { topic: 'PLACE', step: 'car' },
  states: { topic: 'STATE', step: 'condition' },
  history: { topic: 'DESCRIPTION', step: 'condition' },
  strengths: { topic: 'DESCRIPTION', step: 'condition' },
  equipment: { topic: 'EQUIPMENT', step: 'condition' },
  works: { topic: 'WORKS', step: 'condition' },
  documents: { topic: 'DOCUMENTS', step: 'papers' },
  photos: { topic: 'PHOTOS', step: 'photos' },
  price: { topic: 'PRICE', step: 'price' },
  terms: { topic: 'TERMS', step: null },
  contact: { topic: null, step: null },
  house: { topic: null, step: null },
} as const satisfies Readonly<Record<string, GroupSpec>>;
export type CarGroup = keyof typeof CAR_GROUPS;

/** An object of the API in which some of the fields stand. */
export type CarObject = 'location' | 'optionalData' | 'sales';

type Spec = {
  readonly kind: CarFieldKind;
  readonly group: CarGroup;
  /** Instead of the group's. */
  readonly topic?: CarTopic | null;
  /** The object of the API that it stands in. */
  readonly within?: CarObject;
  /** It has a column of its own, named like it; all others are kept as the ad's details. */
  readonly column?: true;
  /** The list its codes are of. */
  readonly codes?: CodeList;
  /** Besides the codes, words of one's own: they are kept and shown as they are written. */
  readonly ownWords?: true;
  /** HOUSE: a seller may not write it. */
  readonly writer?: 'HOUSE';
  /**
   * Who reads it where not everybody does: whoever is signed in, once vinPublic is off; nobody, once isPriceHidden
   * is on or the car is sold; everybody, but of the house's own sales alone; staff alone.
   */
  readonly reader?: 'SIGNED_IN' | 'UNLESS_HIDDEN' | 'OF_HOUSE_SALES' | 'STAFF';
  /** Of a number, named as the message files name it. */
  readonly unit?: 'km' | 'euros' | 'horsePower' | 'fiscalHorse' | 'cubicCapacity';
  readonly min?: number;
  readonly max?: number;
  /** Characters, at most. */
  readonly longest?: number;
  /** An ad cannot be without it, nor the object that it stands in. */
  readonly required?: true;
  /** PUBLISH: nothing is put before the public without it. SUBMIT: a seller hands nothing in without it. */
  readonly needed?: 'PUBLISH' | 'SUBMIT';
  /** Characters of a text, or photos, without which nothing is handed in. */
  readonly least?: number;
  /** A flag's value where nobody said. */
  readonly unsaid?: true;
  /** A row among the features of the ad's page, in the table's order; a place's three fields are one. */
  readonly row?: true | 'location';
};

const line = (longest: number) => ({ kind: 'line', longest }) as const;
const whole = (max: number) => ({ kind: 'whole', min: 0, max }) as const;
const code = <List extends CodeList>(codes: List) => ({ kind: 'code', codes }) as const;
const year = { kind: 'year', min: 1885, max: 2100 } as const;
const flag = { kind: 'flag' } as const;
const text = { kind: 'text' } as const;
const texts = { kind: 'texts' } as const;
/** Codes, and words of one's own where none of them says it. */
const words = <List extends CodeList>(codes: List) =>
  ({ kind: 'code', codes, ownWords: true, longest: 80 }) as const;
const country = { kind: 'country' } as const;
const origin = { kind: 'country', ownWords: true, longest: 80 } as const;
const url = { kind: 'url', longest: 2_000 } as const;
const euros = { kind: 'euros', unit: 'euros', min: 1, max: 1_000_000_000 } as const;

const inTechnical = { group: 'technical', within: 'optionalData' } as const;
const inPlace = { group: 'place', within: 'location', column: true } as const;
const ofHouse = { group: 'house', writer: 'HOUSE' } as const;
const ofTerms = { ...flag, group: 'terms', writer: 'HOUSE' } as const;
const ofContact = { group: 'contact', within: 'sales', writer: 'HOUSE', reader: 'OF_HOUSE_SALES' } as const;

/**
 * A car, field by field, by the names of the API and in the order of the ad's page: all that is known of a field
 * stands here, beside its words (`adFields` in the message files).
 */
export const CAR = {
  brand: { ...line(80), group: 'identity', column: true, required: true, needed: 'PUBLISH', row: true },
  model: { ...line(120), group: 'identity', column: true, required: true, needed: 'PUBLISH', row: true },
  version: { ...line(120), group: 'identity', column: true, row: true },
  year: { ...year, group: 'identity', column: true, needed: 'PUBLISH', row: true },
  carType: { ...code('carType'), group: 'identity', column: true, required: true },
  releaseDate: { kind: 'day', group: 'identity', row: true },
  mileage: {
    ...whole(10_000_000),
    ...{ group: 'identity', column: true, unit: 'km', needed: 'SUBMIT', row: true },
  },
  body: { ...words('body'), group: 'identity', column: true, row: true },
  transmission: {
    ...code('transmission'),
    ...{ group: 'technical', column: true, needed: 'SUBMIT', row: true },
  },
  gearNumber: { ...whole(20), ...inTechnical, row: true },
  fuel: { ...words('fuel'), ...inTechnical, column: true, needed: 'SUBMIT', row: true },
  engine: { ...line(200), group: 'technical', row: true },
  horsePower: { ...whole(5_000), ...inTechnical, unit: 'horsePower', row: true },
  fiscalHorse: { ...whole(500), ...inTechnical, unit: 'fiscalHorse', row: true },
  cylinderNumber: { ...whole(32), ...inTechnical, row: true },
  cubicCapacity: { ...whole(60_000), ...inTechnical, unit: 'cubicCapacity', row: true },
  doorNumber: { ...whole(9), group: 'technical', row: true },
  seats: { ...whole(9), min: 1, ...inTechnical, row: true },
  steeringWheel: { ...words('steering'), ...inTechnical, row: true },
  shellColor: { kind: 'colour', group: 'look', row: true },
  exteriorShade: { ...words('shade'), group: 'look' },
  originalHue: { ...flag, group: 'look', within: 'optionalData', row: true },
  interiorColor: { kind: 'colour', group: 'look', row: true },
  interiorShade: { ...words('shade'), group: 'look' },
  saddlery: { ...words('saddlery'), group: 'look', row: true },
  carState: { ...words('state'), group: 'states', needed: 'SUBMIT', row: true },
  country: { ...country, ...inPlace, needed: 'PUBLISH', row: 'location' },
  city: { ...line(120), ...inPlace, needed: 'PUBLISH' },
  zipCode: { ...line(20), ...inPlace },
  carLocation: { ...words('carLocation'), group: 'place', row: true },
  registrationPlace: { ...origin, group: 'technical', row: true },
  originPlace: { ...origin, ...inTechnical, row: true },
  vin: { ...line(60), ...inTechnical, reader: 'SIGNED_IN', row: true },
  vinPublic: { ...flag, group: 'technical', topic: null, unsaid: true },
  serialEngine: { ...line(60), ...inTechnical, row: true },
  lastRestoration: { ...year, within: 'optionalData', group: 'states', topic: 'IDENTITY', row: true },
  expertiseLess5Y: { ...flag, within: 'optionalData', group: 'states', topic: 'IDENTITY', row: true },
  price: { ...euros, group: 'price', column: true, reader: 'UNLESS_HIDDEN', needed: 'PUBLISH' },
  reducedPrice: { ...euros, group: 'price', column: true, writer: 'HOUSE', reader: 'UNLESS_HIDDEN' },
  isPriceHidden: { ...flag, group: 'price', column: true },
  sellerEmail: { kind: 'email', longest: 254, ...ofHouse, reader: 'STAFF', needed: 'PUBLISH' },
  sfInternalOpportunityId: { ...line(100), ...ofHouse },
  handleByCalandre: { ...flag, ...ofHouse, column: true },
  calandreCollection: { ...flag, ...ofHouse, column: true },
  isRetromobile: { ...flag, ...ofHouse, topic: 'IDENTITY', column: true },
  warranty: ofTerms,
  refundWarranty: ofTerms,
  internationalDelivery: ofTerms,
  fundingOpportunity: ofTerms,
  firstName: { ...line(80), ...ofContact, required: true },
  phone: { kind: 'phone', longest: 40, ...ofContact },
  email: { kind: 'email', longest: 254, ...ofContact },
  calendarUrl: { ...url, ...ofContact },
  profilePicture: { ...url, ...ofContact },
  photos: { kind: 'photos', group: 'photos', needed: 'PUBLISH', least: 3 },
  highlights: { kind: 'codes', codes: 'highlight', group: 'strengths' },
  customHighlights: { ...texts, group: 'strengths' },
  history: { ...text, group: 'history', needed: 'SUBMIT', least: 40 },
  globalState: { ...text, group: 'states' },
  exteriorState: { ...text, group: 'states' },
  interiorState: { ...text, group: 'states' },
  mechanicalState: { ...text, group: 'states' },
  works: { kind: 'works', group: 'works' },
  documents: { kind: 'documents', codes: 'documentLabel', group: 'documents' },
  customDocs: { kind: 'documents', group: 'documents' },
  carVerticalUrl: { ...url, group: 'documents', writer: 'HOUSE' },
  optionReportUrl: { ...url, group: 'documents', writer: 'HOUSE' },
  options: { kind: 'codes', codes: 'option', group: 'equipment' },
  customOptions: { ...texts, group: 'equipment' },
  freeOption: { ...text, group: 'equipment' },
} as const satisfies Readonly<Record<string, Spec>>;

type Car = typeof CAR;
export type CarFieldName = keyof Car;
/** All that is known of a field. */
export type CarField = Spec & { readonly name: CarFieldName };

/** The fields in the table's order. */
export const CAR_FIELDS: readonly CarField[] = Object.entries(CAR).map(([name, spec]) => ({
  name: name as CarFieldName,
  ...spec,
}));

/** The names of the fields that the table describes so. */
export type CarFieldsWith<Part extends Partial<Spec>> = {
  [Name in CarFieldName]: Car[Name] extends Part ? Name : never;
}[CarFieldName];

type RowName = CarFieldsWith<{ row: true }> | 'location';

/** The rows among the features of the ad's page, each with the field it is of. */
export const CAR_ROWS: readonly { readonly row: RowName; readonly field: CarField }[] = CAR_FIELDS.flatMap(
  field => (field.row ? [{ row: (field.row === true ? field.name : field.row) as RowName, field }] : []),
);

/** What a field holds. */
export type CarFieldValue<Name extends CarFieldName> = Car[Name] extends { codes: 'carType' }
  ? CarType
  : Kinds[Car[Name]['kind']];

type Known =
  | CarFieldsWith<{ required: true }>
  | CarFieldsWith<{ kind: 'texts' | 'codes' | 'documents' | 'works' | 'photos' }>
  | Exclude<CarFieldsWith<{ kind: 'flag' }>, CarFieldsWith<{ within: 'optionalData' }>>;

/** A car as it is written, every field by its name: null is none; a list or a flag is never null. */
export type CarValues = {
  [Name in CarFieldName]: Name extends Known ? CarFieldValue<Name> : CarFieldValue<Name> | null;
};

/** What is given of a car: a field that is absent stays as it is, null is none. */
export type CarInput = { [Name in CarFieldName]?: CarFieldValue<Name> | null };

/** What stands for none: an empty list, a flag nobody set, or null. */
export function emptyValue({ kind, within, unsaid, required }: CarField): unknown {
  if (kind === 'photos') return { front: null, exteriors: [], interiors: [], mechanics: [] };
  if (kind === 'texts' || kind === 'codes' || kind === 'documents' || kind === 'works') return [];
  if (kind === 'flag' && within === undefined) return unsaid ?? false;
  return required ? '' : null;
}

/** The car with every field that was not given as none. */
export function wholeCar(input: CarInput): CarValues {
  const entries = CAR_FIELDS.map(field => [field.name, input[field.name] ?? emptyValue(field)]);
  return Object.fromEntries(entries) as CarValues;
}
