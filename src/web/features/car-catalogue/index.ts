/**
 * The catalogue behind a form about a car: name suggestions, corrections, and bounds of the model. All of it is advice;
 * other names and figures are accepted.
 */
export { BoundNote } from './BoundNote.tsx';
export { NamedField } from './NamedField.tsx';
export { isNamed, type NamedName, useCarCatalogue } from './use-car-catalogue.ts';
