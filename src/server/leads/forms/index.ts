import type { Form, Step } from '../form.ts';
import { ASKING_FORMS } from './asking.ts';
import { BUYING_FORMS } from './buying.ts';
import { SELLING_FORMS } from './selling.ts';

/** Every form of the house, by its name. */
export const FORMS: ReadonlyMap<string, Form> = new Map(
  [...BUYING_FORMS, ...SELLING_FORMS, ...ASKING_FORMS].map(one => [one.name, one]),
);

export function stepOf(form: Form, name: string): Step | null {
  return form.steps.find(step => step.name === name) ?? null;
}
