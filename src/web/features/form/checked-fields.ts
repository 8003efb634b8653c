import { readFields } from '#shared/fields/fields.ts';
import { WrongFields } from './wrong-fields.ts';

/** Validates typed values like the server does, and returns what is to be sent; throws WrongFields. */
export function checkedFields<Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  typed: unknown,
) {
  const found = readFields(schema, typed);
  if ('read' in found) return found.read;
  const problems = [...found.wrong].map(([name, wrong]) => [name, `form.validation.${wrong}`]);
  throw new WrongFields(Object.fromEntries(problems));
}
