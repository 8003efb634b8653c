/**
 * Writes the entries that the table of who may read what is missing, each as nobody's until somebody says
 * otherwise, and names those whose fields are gone: npm run access.
 */
import { isObjectType } from 'graphql';
import type { HouseRooms } from '#server/house.ts';
import { buildSchema } from '#server/schema.ts';
import { FIELDS } from '#test/access/fields/index.ts';
import { MUTATIONS, QUERIES } from '#test/access/matrix.ts';
import { SUBSCRIPTIONS } from '#test/access/subscriptions.ts';

const schema = buildSchema({} as HouseRooms);
const roots = { Mutation: MUTATIONS, Query: QUERIES, Subscription: SUBSCRIPTIONS } as const;
const there = new Set<string>();

for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  const names = Object.keys(type.getFields());
  if (type.name in roots) {
    const known = roots[type.name as keyof typeof roots];
    const missing = names.filter(name => !(name in known));
    for (const name of missing) console.log(`test/access/matrix.ts, ${type.name}: ${name}: { … },`);
    continue;
  }
  for (const name of names) there.add(`${type.name}.${name}`);
  const missing = names.filter(name => !FIELDS.has(`${type.name}.${name}`));
  if (missing.length > 0)
    console.log(`test/access/fields: ${type.name}: { nobody: '${missing.join(' ')}' },`);
}
for (const field of FIELDS.keys()) if (!there.has(field)) console.log(`${field} is no field any more`);
