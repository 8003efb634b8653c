import { namesOf } from '#shared/fields/index.ts';

/** The column of a field, by the name that the API has for it. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The columns of what a schema describes, in its order, as statements write them. */
export function columnsOf(schema: Parameters<typeof namesOf>[0]) {
  const names = namesOf(schema);
  const columns = names.map(columnOf);
  return {
    columns,
    /** Answered of the table of that alias by the fields' names. */
    selected: (alias: string) => names.map(name => `${alias}.${columnOf(name)} as "${name}"`).join(', '),
    /** The same inside of `json_build_object`. */
    paired: (alias: string) => names.map(name => `'${name}', ${alias}.${columnOf(name)}`).join(', '),
    /** Set to the parameters from that number on, which `valuesOf` gives. */
    assigned: (from: number) => columns.map((column, index) => `${column} = $${from + index}`).join(', '),
    parameters: (from: number) => columns.map((_, index) => `$${from + index}`).join(', '),
    valuesOf: (given: Readonly<Record<string, unknown>>) => names.map(name => given[name] ?? null),
  };
}
