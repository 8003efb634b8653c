import { namesOf } from '#shared/fields/index.ts';

/** Returns the column of a field, by the field's name in the API. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Returns SQL fragments for the columns of a schema's fields, in the schema's order. */
export function columnsOf(schema: Parameters<typeof namesOf>[0]) {
  const names = namesOf(schema);
  const columns = names.map(columnOf);
  return {
    columns,
    /** The select list for a table alias, named by field. */
    selected: (alias: string) => names.map(name => `${alias}.${columnOf(name)} as "${name}"`).join(', '),
    /** The arguments of `json_build_object`. */
    paired: (alias: string) => names.map(name => `'${name}', ${alias}.${columnOf(name)}`).join(', '),
    /** The assignments of an update, with parameters numbered from `from`, which take `valuesOf`. */
    assigned: (from: number) => columns.map((column, index) => `${column} = $${from + index}`).join(', '),
    parameters: (from: number) => columns.map((_, index) => `$${from + index}`).join(', '),
    valuesOf: (given: Readonly<Record<string, unknown>>) => names.map(name => given[name] ?? null),
  };
}
