import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { expect, it } from 'vitest';
import { publicSchema, SCOPE_OF } from '#server/api/public-schema.ts';
import { FIELDS } from './fields/index.ts';

const whole = buildSchema(readFileSync(new URL('../../src/schema.graphql', import.meta.url), 'utf8'));
const shown = publicSchema(whole);

/** Every field that can be reached from one root field, as `Type.field`. */
function reachedFrom(type: GraphQLOutputType, seen = new Set<string>()): Set<string> {
  const named = getNamedType(type);
  if (isUnionType(named)) for (const each of named.getTypes()) reachedFrom(each, seen);
  if (!isObjectType(named)) return seen;
  for (const field of Object.values(named.getFields())) {
    const coordinate = `${named.name}.${field.name}`;
    if (seen.has(coordinate)) continue;
    seen.add(coordinate);
    reachedFrom(field.type, seen);
  }
  return seen;
}

it('shows programs nothing that is staff’s; and whoever may but read, what everybody may', () => {
  const wrong: string[] = [];
  const roots = { ...shown.getQueryType()?.getFields(), ...shown.getMutationType()?.getFields() };
  expect(Object.keys(roots).sort()).toEqual([...SCOPE_OF.keys()].sort());
  for (const [name, { type }] of Object.entries(roots)) {
    const isOpen = SCOPE_OF.get(name) === 'read';
    const own = name === 'myCars' ? ['everyone', 'own', 'key', 'seller'] : ['everyone', 'own', 'key'];
    for (const coordinate of reachedFrom(type)) {
      const readers = FIELDS.get(coordinate) ?? [];
      const isForAll = readers.length === 1 && readers[0] === 'everyone';
      const isForPerson = readers.some(reader => own.includes(reader));
      if (isOpen ? !isForAll : !isForPerson) wrong.push(`${name}: ${coordinate} (${readers.join(', ')})`);
    }
  }
  expect(wrong).toEqual([]);
  // Who has it contests a decision in the seller's place, once.
  expect(Object.keys((shown.getType('AdRemoval') as GraphQLObjectType).getFields())).not.toContain(
    'appealToken',
  );
});
