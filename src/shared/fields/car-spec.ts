import type { CodeList } from './car-codes.ts';
import type { ConditionReport } from './condition.ts';

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
/** Photos by id, in the order in which they are shown. */
export type CarPhotos = {
  front: string | null;
  exteriors: string[];
  interiors: string[];
  mechanics: string[];
};

/** The type of a field's value, by its kind. A day may be known by its month or its year alone. */
export type Kinds = {
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
  condition: ConditionReport;
};
export type CarFieldKind = keyof Kinds;

/** The subjects of an edit, as shown to the public. */
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
  /** null: internal to the house. */
  readonly topic: CarTopic | null;
  /** The step of the seller's form that asks for it; null: none. */
  readonly step: 'car' | 'condition' | 'papers' | 'photos' | 'price' | null;
};

/** The groups of fields, in the order in which the form asks for them. */
export const CAR_GROUPS = {
  identity: { topic: 'IDENTITY', step: 'car' },
  technical: { topic: 'IDENTITY', step: 'car' },
  look: { topic: 'IDENTITY', step: 'car' },
  place: { topic: 'PLACE', step: 'car' },
  states: { topic: 'STATE', step: 'condition' },
  inspection: { topic: 'STATE', step: null },
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

/** An object of the API in which some of the fields are nested. */
export type CarObject = 'location' | 'optionalData' | 'sales';

/** The specification of a field. */
export type Spec = {
  readonly kind: CarFieldKind;
  readonly group: CarGroup;
  /** Overrides the group's topic. */
  readonly topic?: CarTopic | null;
  /** The object of the API that it is nested in. */
  readonly within?: CarObject;
  /** It has a column of its own, named like it; all others are kept as the ad's details. */
  readonly column?: true;
  /** The list of its allowed codes. */
  readonly codes?: CodeList;
  /** Whether free text is allowed besides the codes; it is kept and shown as written. */
  readonly ownWords?: true;
  /** HOUSE: a seller may not write it. */
  readonly writer?: 'HOUSE';
  /**
   * Who reads it, where not everybody does. SIGNED_IN: signed-in users, once vinPublic is off. UNLESS_HIDDEN: nobody
   * once isPriceHidden is on or the car is sold. OF_HOUSE_SALES: everybody, for the house's own sales.
   */
  readonly reader?: 'SIGNED_IN' | 'UNLESS_HIDDEN' | 'OF_HOUSE_SALES' | 'STAFF';
  /** The unit of a number, by its key in the message files. */
  readonly unit?: 'km' | 'euros' | 'horsePower' | 'fiscalHorse' | 'cubicCapacity';
  readonly min?: number;
  readonly max?: number;
  /** The maximum length in characters. */
  readonly longest?: number;
  /** An ad cannot exist without it, nor can the object that it is nested in. */
  readonly required?: true;
  /** PUBLISH: needed before publication. SUBMIT: needed before a seller submits the ad. */
  readonly needed?: 'PUBLISH' | 'SUBMIT';
  /** The least number of characters or photos needed to submit. */
  readonly least?: number;
  /** A flag's default. */
  readonly unsaid?: true;
  /** A row of the feature table, in the order of fields; a location's three fields share one row. */
  readonly row?: true | 'location';
};
