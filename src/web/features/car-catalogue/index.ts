/**
 * The catalogue beside a form that asks of a car: names to choose from, what may have been meant, and what the model
 * was never built as. All of it is offered; whoever writes keeps words and figures of their own.
 */
export { BoundNote } from './BoundNote.tsx';
export { NamedField } from './NamedField.tsx';
export { isNamed, type NamedName, useCarCatalogue } from './use-car-catalogue.ts';
