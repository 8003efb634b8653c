import {
  CAR_FIELDS,
  type CarField,
  type CarText,
  type CarValues,
  type CarWork,
  faultOf,
  fieldsWithContactData,
} from '#shared/fields/index.ts';
import { LOCALES } from '#shared/words/locale.ts';

export const isBlank = (text: CarText | null | undefined): boolean =>
  LOCALES.every(locale => !text?.[locale]?.trim());

/** Whether a work is still empty: such a row is not saved. */
export const isBegun = ({ name, description, startDate, endDate }: CarWork): boolean =>
  isBlank(name) && isBlank(description) && !startDate && !endDate;

/** Returns the seller's fields that would be refused or lost, or that contain forbidden contact details. */
export const wrongOfSeller = (values: CarValues, names: readonly string[]): readonly string[] => {
  const leading = fieldsWithContactData(values).filter(name => names.includes(name));
  return [...wrongIn(values, names), ...leading];
};

/** Returns which of these fields have a value that would be refused or lost. */
export const wrongIn = (values: CarValues, names: readonly string[]): readonly string[] =>
  CAR_FIELDS.filter(field => names.includes(field.name) && isWrong(field, values)).map(({ name }) => name);

function isWrong(field: CarField, values: CarValues): boolean {
  if (faultOf(field, values) !== null) return true;
  if (field.name === 'works') return values.works.some(work => isBlank(work.name) && !isBegun(work));
  // A contact without a name is not saved, and its other fields would be lost.
  return field.group === 'contact' && !values.firstName?.trim() && values[field.name] !== null;
}
