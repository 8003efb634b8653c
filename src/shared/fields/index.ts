/**
 * One description of a car: what each field is called and holds, who writes and reads it, what publishing needs.
 * Server, browser and sheets read this one copy; a new field is a line of `CAR` and its words.
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
