import type { InputFieldRef } from '@pothos/core';
import { type Described, isOptional, namesOf, type ValuesOf } from '#shared/fields/index.ts';
import type { Builder } from './builder.ts';

type Types = Builder['$inferSchemaTypes'];
type Inputs<Values> = {
  [Name in keyof Values]: InputFieldRef<
    Types,
    null extends Values[Name] ? string | null | undefined : string
  >;
};

/** Builds output fields for a schema's texts; optional ones are nullable. */
export function describedFields<Parent>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  schema: Described,
) {
  const field = (name: string) =>
    t.string({
      nullable: isOptional(schema, name),
      resolve: parent => parent[name as keyof Parent] as string,
    });
  return Object.fromEntries(namesOf(schema).map(name => [name, field(name)]));
}

/** Builds the matching input fields. */
export function describedInputs<Schema extends Described>(
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
  schema: Schema,
) {
  const fields = namesOf(schema).map(name => [name, t.string({ required: !isOptional(schema, name) })]);
  return Object.fromEntries(fields) as Inputs<ValuesOf<Schema>>;
}
