import type { Builder } from './builder.ts';

type Types = Builder['$inferSchemaTypes'];
type Scalars = { ID: string; String: string; Int: number; Float: number; Boolean: boolean; DateTime: number };
/** The property names of a type, by scalar kind. */
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

/** Exposes properties under their own names, by kind: `{ String: ['brand', 'model'] }`. */
export const exposed = <Parent>(t: Fields<Parent>, names: Names<Parent, never>) => fieldsOf(t, names, false);

/** Exposes nullable properties. */
export const exposedOrNull = <Parent>(t: Fields<Parent>, names: Names<Parent, null | undefined>) =>
  fieldsOf(t, names, true);
