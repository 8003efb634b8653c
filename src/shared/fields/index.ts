/**
 * What is asked and kept, described once. A car, field by field: what each is called and holds, who writes and reads
 * it, what publishing needs; a new field is a line of `CAR` and its words. What a form asks: the web tells what is
 * wrong before it sends, the server refuses the same. It knows nothing of who asks, or of what is kept already.
 */
export type { CarField, CarFieldName, CarFieldsWith, CarFieldValue, CarInput, CarValues } from './car.ts';
export { CAR, CAR_FIELDS, emptyValue, wholeCar } from './car.ts';
export { type CarFault, type CarFaultReason, checkCar, faultOf } from './car-check.ts';
export { CAR_CODES, type CarType, type CodeList } from './car-codes.ts';
export { CAR_ROWS, type CarFact, factsIn } from './car-facts.ts';
export { houseFieldIn, missingFields } from './car-missing.ts';
export type {
  CarColour,
  CarDocument,
  CarFieldKind,
  CarGroup,
  CarObject,
  CarPhotos,
  CarText,
  CarTopic,
  CarWork,
} from './car-spec.ts';
export { CAR_GROUPS, CAR_TOPICS } from './car-spec.ts';
export { type CarWire, flatCar, nestedCar } from './car-wire.ts';
export { FACETS, type FacetName } from './facets.ts';
export { readFields, type Wrong } from './fields.ts';
export { LEAD_FIELDS, LEAD_NOTE_LENGTH_MAX, LEAD_TAKEN_BY } from './lead.ts';
export { DECISION_FIELDS } from './report.ts';
export { REVIEW_FIELDS, REVIEW_NOTES } from './review.ts';
