import type { Builder } from './builder.ts';

type Types = Builder['$inferSchemaTypes'];
type Scalars = { ID: string; String: string; Int: number; Float: number; Boolean: boolean; DateTime: number };
/** What a thing holds of a kind: the names of it. */
type Names<Parent, OrNull> = {
  readonly [Kind in keyof Scalars]?: readonly {
    [Name in keyof Parent]-?: Parent[Name] extends Scalars[Kind] | OrNull ? Name & string : never;
  }[keyof Parent][];
};
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

const fieldsOf = <Parent>(t: Fields<Parent>, names: Record<string, readonly string[]>, nullable: boolean) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([type, all]) =>
      all.map(name => [name, t.expose(name as never, { type, nullable } as never)]),
    ),
  );

/** Fields that show what a thing holds under their own names, by their kind: `{ String: ['brand', 'model'] }`. */
export const exposed = <Parent>(t: Fields<Parent>, names: Names<Parent, never>) => fieldsOf(t, names, false);

/** The same of what may be null. */
export const exposedOrNull = <Parent>(t: Fields<Parent>, names: Names<Parent, null | undefined>) =>
  fieldsOf(t, names, true);
