import { readFields } from '#shared/fields/fields.ts';
import { type Problems, WrongFields } from './wrong-fields.ts';

/**
 * What is sent for what was typed, as the server reads it too. To be called by a form that sends; `own` is what it says
 * itself of a field whose value does not fit.
 */
export function checkedFields<Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  typed: unknown,
  own: Problems = {},
) {
  const found = readFields(schema, typed);
  if ('read' in found) return found.read;
  const problems = [...found.wrong].map(([name, wrong]) => [
    name,
    (wrong === 'wrong' && own[name]) || `form.validation.${wrong}`,
  ]);
  throw new WrongFields(Object.fromEntries(problems));
}
