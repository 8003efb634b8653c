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

/** Whether nothing has been said of a work yet: such a row is not kept. */
export const isBegun = ({ name, description, startDate, endDate }: CarWork): boolean =>
  isBlank(name) && isBlank(description) && !startDate && !endDate;

/** What a seller's fields hold that would not be taken, or would be lost, and whatever leads around the house. */
export const wrongOfSeller = (values: CarValues, names: readonly string[]): readonly string[] => {
  const leading = fieldsWithContactData(values).filter(name => names.includes(name));
  return [...wrongIn(values, names), ...leading];
};

/** Which of these fields hold what would not be taken, or would be lost. */
export const wrongIn = (values: CarValues, names: readonly string[]): readonly string[] =>
  CAR_FIELDS.filter(field => names.includes(field.name) && isWrong(field, values)).map(({ name }) => name);

function isWrong(field: CarField, values: CarValues): boolean {
  if (faultOf(field, values) !== null) return true;
  if (field.name === 'works') return values.works.some(work => isBlank(work.name) && !isBegun(work));
  // A contact without a name is none: what else is written of it would go with it.
  return field.group === 'contact' && !values.firstName?.trim() && values[field.name] !== null;
}
