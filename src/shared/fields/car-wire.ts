import * as v from 'valibot';
import {
  CAR_FIELDS,
  type CarFieldName,
  type CarFieldsWith,
  type CarFieldValue,
  type CarInput,
  type CarValues,
} from './car.ts';
import type { CarObject, CarPhotos } from './car-spec.ts';
import { CONDITION_REPORT, type ConditionReport } from './condition.ts';

type PartOf<Whole extends CarObject> = {
  [Name in CarFieldsWith<{ within: Whole }>]?: CarFieldValue<Name> | null;
};
/** A car as the API writes it: some of its fields stand in objects. */
export type CarWire = Omit<CarInput, CarFieldsWith<{ within: CarObject }>> & {
  location?: PartOf<'location'> | null;
  optionalData?: PartOf<'optionalData'> | null;
  sales?: (PartOf<'sales'> & { firstName: string }) | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that the API's form of a car gives. An object is given whole: what it does not name is none. */
export function flatCar(wire: object): CarInput {
  const given = { ...wire } as Readonly<Record<string, unknown>>;
  const flat = CAR_FIELDS.flatMap(({ name, within }) => {
    if (within === undefined) return given[name] === undefined ? [] : [[name, given[name]]];
    const whole = given[within];
    return whole === undefined ? [] : [[name, isObject(whole) ? (whole[name] ?? null) : null]];
  });
  const input = Object.fromEntries(flat) as CarInput;
  const { photos, conditionReport } = input;
  return {
    ...input,
    ...(photos ? { photos: wholePhotos(photos) } : {}),
    ...(conditionReport ? { conditionReport: wholeReport(conditionReport) } : {}),
  };
}

/** A report with all that its description names and nothing else; what is none is left to whoever checks it. */
function wholeReport(given: ConditionReport): ConditionReport {
  const { success, output } = v.safeParse(CONDITION_REPORT, given);
  return success ? output : given;
}

const wholePhotos = ({ front, exteriors, interiors, mechanics }: Partial<CarPhotos>): CarPhotos => ({
  front: front || null,
  exteriors: exteriors ?? [],
  interiors: interiors ?? [],
  mechanics: mechanics ?? [],
});

/** These fields in the API's form; an object is written whole as soon as one of its fields is asked for. */
export function nestedCar(values: CarValues, names: Iterable<CarFieldName>): CarWire {
  const asked = new Set(names);
  const wire: Record<string, unknown> = {};
  for (const { name, within } of CAR_FIELDS) {
    if (within === undefined) {
      if (asked.has(name)) wire[name] = values[name];
    } else if (CAR_FIELDS.some(other => other.within === within && asked.has(other.name))) {
      wire[within] = { ...(wire[within] as object | undefined), [name]: values[name] };
    }
  }
  // A contact without a name is none.
  if (wire.sales !== undefined && !values.firstName) wire.sales = null;
  return wire as CarWire;
}
