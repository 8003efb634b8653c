import type { CodeList } from './car-codes.ts';
import type { Spec } from './car-spec.ts';

export const line = (longest: number) => ({ kind: 'line', longest }) as const;
const whole = (max: number) => ({ kind: 'whole', min: 0, max }) as const;
const code = <List extends CodeList>(codes: List) => ({ kind: 'code', codes }) as const;
const year = { kind: 'year', min: 1885, max: 2100 } as const;
export const flag = { kind: 'flag' } as const;
/** A code, or free text where no code fits. */
const words = <List extends CodeList>(codes: List) =>
  ({ kind: 'code', codes, ownWords: true, longest: 80 }) as const;
const country = { kind: 'country' } as const;
const origin = { kind: 'country', ownWords: true, longest: 80 } as const;
const inTechnical = { group: 'technical', within: 'optionalData' } as const;
const inPlace = { group: 'place', within: 'location', column: true } as const;

/** The fields of a car that its ad's page shows. Public pages load this part of the description alone. */
export const CAR_FACTS = {
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
} as const satisfies Readonly<Record<string, Spec>>;

type Facts = typeof CAR_FACTS;
type FactName = keyof Facts;
/** A field of the ad's page with its specification. */
export type CarFact = Spec & { readonly name: FactName };
type RowName =
  | { [Name in FactName]: Facts[Name] extends { readonly row: true } ? Name : never }[FactName]
  | 'location';

const facts: readonly CarFact[] = Object.entries(CAR_FACTS).map(([name, spec]) => ({
  name: name as FactName,
  ...spec,
}));

/** The rows of the ad's feature table, each with its field. */
export const CAR_ROWS: readonly { readonly row: RowName; readonly field: CarFact }[] = facts.flatMap(field =>
  field.row ? [{ row: (field.row === true ? field.name : field.row) as RowName, field }] : [],
);

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[name] : null;

/** Reads the facts from a car in the API's form, out of the objects they are nested in. */
export const factsIn = (wire: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    facts.map(({ name, within }) => [name, partOf(within ? partOf(wire, within) : wire, name) ?? null]),
  );
