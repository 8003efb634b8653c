/**
 * What is asked and kept, described once. A car, field by field: what each is called and holds, who writes and reads
 * it, what publishing needs; a new field is a line of `CAR` and its words. What a form asks: the web tells what is
 * wrong before it sends, the server refuses the same. It knows nothing of who asks, or of what is kept already.
 */
export type {
  CarColour,
  CarDocument,
  CarField,
  CarFieldKind,
  CarFieldName,
  CarFieldsWith,
  CarFieldValue,
  CarGroup,
  CarInput,
  CarObject,
  CarPhotos,
  CarText,
  CarTopic,
  CarValues,
  CarWork,
} from './car.ts';
export { CAR, CAR_FIELDS, CAR_GROUPS, CAR_ROWS, CAR_TOPICS, emptyValue, wholeCar } from './car.ts';
export { type CarFault, type CarFaultReason, checkCar, faultOf } from './car-check.ts';
export { CAR_CODES, type CarType, type CodeList } from './car-codes.ts';
export { houseFieldIn, missingFields } from './car-missing.ts';
export { type CarWire, flatCar, nestedCar } from './car-wire.ts';
export { readFields, type Wrong } from './fields.ts';
export { LEAD_FIELDS, LEAD_NOTE_LENGTH_MAX, LEAD_TAKEN_BY } from './lead.ts';
export { DECISION_FIELDS } from './report.ts';
export { REVIEW_FIELDS, REVIEW_NOTES } from './review.ts';
