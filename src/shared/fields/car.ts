import type { CarType } from './car-codes.ts';
import { CAR_FACTS, flag, line } from './car-facts.ts';
import type { Kinds, Spec } from './car-spec.ts';

const text = { kind: 'text' } as const;
const texts = { kind: 'texts' } as const;
const url = { kind: 'url', longest: 2_000 } as const;
const euros = { kind: 'euros', unit: 'euros', min: 1, max: 1_000_000_000 } as const;

const ofHouse = { group: 'house', writer: 'HOUSE' } as const;
const ofTerms = { ...flag, group: 'terms', writer: 'HOUSE' } as const;
const ofContact = { group: 'contact', within: 'sales', writer: 'HOUSE', reader: 'OF_HOUSE_SALES' } as const;

/**
 * The specification of every field of a car, by the names of the API and in the order of the ad's page; the labels are
 * in the message files (`adFields`). The feature rows come from `CAR_FACTS` alone: a field declared here as a row does
 * not compile.
 */
export const CAR = {
  ...CAR_FACTS,
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
  conditionReport: { kind: 'condition', group: 'inspection', writer: 'HOUSE' },
  works: { kind: 'works', group: 'works' },
  documents: { kind: 'documents', codes: 'documentLabel', group: 'documents' },
  customDocs: { kind: 'documents', group: 'documents' },
  carVerticalUrl: { ...url, group: 'documents', writer: 'HOUSE' },
  optionReportUrl: { ...url, group: 'documents', writer: 'HOUSE' },
  options: { kind: 'codes', codes: 'option', group: 'equipment' },
  customOptions: { ...texts, group: 'equipment' },
  freeOption: { ...text, group: 'equipment' },
} as const satisfies Readonly<Record<string, Omit<Spec, 'row'>>>;

type Car = typeof CAR;
export type CarFieldName = keyof Car;
/** A field with its specification. */
export type CarField = Spec & { readonly name: CarFieldName };

/** The fields in the table's order. */
export const CAR_FIELDS: readonly CarField[] = Object.entries(CAR).map(([name, spec]) => ({
  name: name as CarFieldName,
  ...spec,
}));

/** The names of the fields whose specification matches `Part`. */
export type CarFieldsWith<Part extends Partial<Spec>> = {
  [Name in CarFieldName]: Car[Name] extends Part ? Name : never;
}[CarFieldName];

/** The type of a field's value. */
export type CarFieldValue<Name extends CarFieldName> = Car[Name] extends { codes: 'carType' }
  ? CarType
  : Kinds[Car[Name]['kind']];

type Known =
  | CarFieldsWith<{ required: true }>
  | CarFieldsWith<{ kind: 'texts' | 'codes' | 'documents' | 'works' | 'photos' }>
  | Exclude<CarFieldsWith<{ kind: 'flag' }>, CarFieldsWith<{ within: 'optionalData' }>>;

/** A complete car, by field. null: no value; a list or a flag is never null. */
export type CarValues = {
  [Name in CarFieldName]: Name extends Known ? CarFieldValue<Name> : CarFieldValue<Name> | null;
};

/** A partial car: an absent field is left unchanged, null clears it. */
export type CarInput = { [Name in CarFieldName]?: CarFieldValue<Name> | null };

/** Returns a field's empty value: an empty list, a flag's default, or null. */
export function emptyValue({ kind, within, unsaid, required }: CarField): unknown {
  if (kind === 'photos') return { front: null, exteriors: [], interiors: [], mechanics: [] };
  if (kind === 'texts' || kind === 'codes' || kind === 'documents' || kind === 'works') return [];
  if (kind === 'flag' && within === undefined) return unsaid ?? false;
  return required ? '' : null;
}

/** Fills every field that was not given with its empty value. */
export function wholeCar(input: CarInput): CarValues {
  const entries = CAR_FIELDS.map(field => [field.name, input[field.name] ?? emptyValue(field)]);
  return Object.fromEntries(entries) as CarValues;
}
