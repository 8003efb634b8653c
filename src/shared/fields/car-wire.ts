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
/** A car in the API's form, with some of its fields nested in objects. */
export type CarWire = Omit<CarInput, CarFieldsWith<{ within: CarObject }>> & {
  location?: PartOf<'location'> | null;
  optionalData?: PartOf<'optionalData'> | null;
  sales?: (PartOf<'sales'> & { firstName: string }) | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens a car from the API's form. A given object is complete: fields it leaves out become null. */
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

/** Normalizes a report to the fields of its schema; an invalid one is returned unchanged for the check. */
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

/** Writes these fields in the API's form; an object is complete as soon as one of its fields is asked for. */
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
  // A contact without a name counts as no contact.
  if (wire.sales !== undefined && !values.firstName) wire.sales = null;
  return wire as CarWire;
}
