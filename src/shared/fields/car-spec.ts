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
/** Photos by their ids, in the order in which they are shown. */
export type CarPhotos = {
  front: string | null;
  exteriors: string[];
  interiors: string[];
  mechanics: string[];
};

/** What a field holds, by its kind. A day may be known by its month or its year alone. */
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

/** An object of the API in which some of the fields stand. */
export type CarObject = 'location' | 'optionalData' | 'sales';

/** What the description says of a field. */
export type Spec = {
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
