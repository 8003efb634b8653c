import { execute, type GraphQLSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { buildSchema } from '#server/schema.ts';
import { openDemoHouse } from '../kit/demo-house.ts';
import type { TestHouse } from '../kit/house.ts';
import { FIELDS } from './fields/index.ts';
import type { Identity } from './identities.ts';
import { QUERIES } from './matrix.ts';
import { openScene, type Persona, type Scene, SECRETS, VIN } from './scene.ts';
import { type Seen, seenIn, wholeOf } from './selection.ts';
import { UNMET } from './unmet.ts';

let house: TestHouse;
let scene: Scene;
let schema: GraphQLSchema;
/** What each persona was told, by every query there is. */
const told = new Map<Persona, readonly Seen[]>();
const bugs: string[] = [];

beforeAll(async () => {
  house = await openDemoHouse();
  schema = buildSchema(house.rooms);
  scene = await openScene(house);
  const calls = [...Object.values(QUERIES).map(({ call }) => call(scene.car)), ...scene.ways];
  for (const persona of scene.personas) {
    told.set(persona, (await Promise.all(calls.map(call => askAll(persona, call)))).flat());
  }
}, 300_000);
afterAll(() => house[Symbol.asyncDispose]());

async function askAll({ identity, context }: Persona, call: string): Promise<Seen[]> {
  const document = wholeOf(schema, 'query' as never, call);
  const { data, errors = [] } = await execute({ schema, document, contextValue: context });
  for (const { originalError, message } of errors) {
    if (!(originalError instanceof AppError)) bugs.push(`${identity.name}: ${call}: ${message}`);
  }
  return Object.entries(data ?? {}).flatMap(([name, value]) => seenIn(value, `Query.${name}`, call));
}

/** Every field of every object type but the roots, as `Type.field`. */
function fieldsOf(schema: GraphQLSchema): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  return Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) && !roots.has(type) && !type.name.startsWith('__'))
    .flatMap(type =>
      isObjectType(type) ? Object.keys(type.getFields()).map(name => `${type.name}.${name}`) : [],
    );
}

const isPermission = (reader: string) => reader.includes(':');

function mayRead(readers: readonly string[], { isSignedIn, isSeller, permissions }: Identity): boolean {
  return readers.some(reader => {
    if (isPermission(reader)) return permissions.some(permission => permission === reader);
    if (reader === 'signedIn' || reader === 'own') return isSignedIn;
    return reader === 'everyone' || reader === 'key' || (reader === 'seller' && isSeller);
  });
}

/** Whether the field may tell this persona of others: by a permission, or as the seller. */
function mayReadOfOthers(readers: readonly string[], { isSeller, permissions }: Identity): boolean {
  return readers.some(
    reader => permissions.some(permission => permission === reader) || (reader === 'seller' && isSeller),
  );
}

const readersOf = (coordinate: string) => FIELDS.get(coordinate) ?? [];

describe('the table of who may read what', () => {
  it('has an entry for every field of the schema, and none more', () => {
    const fields = fieldsOf(schema);
    const missing = fields.filter(field => !FIELDS.has(field));
    const gone = [...FIELDS.keys()].filter(field => !fields.includes(field));
    const todo = 'say who may read it in test/access/fields (npm run access writes the lines)';
    expect(missing.map(field => `${field} has no entry: ${todo}`)).toEqual([]);
    expect(gone.map(field => `${field} is no field any more: take its entry out`)).toEqual([]);
  });

  it('knows only readers that there are', () => {
    const known = /^(everyone|signedIn|own|key|seller|nobody|[A-Z]\w+:[a-z]+)$/;
    const unknown = [...FIELDS].flatMap(([field, readers]) =>
      readers.filter(r => !known.test(r)).map(r => `${field}: ${r}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('every query asked for everything, by everyone', () => {
  it('fails nowhere', () => {
    expect(bugs).toEqual([]);
  });

  it('tells nobody what is not theirs to read', () => {
    const wrong = [...told].flatMap(([{ identity }, seen]) =>
      seen
        .filter(({ coordinate }) => FIELDS.has(coordinate) && !mayRead(readersOf(coordinate), identity))
        .map(({ coordinate, path }) => `${identity.name} read ${coordinate} by ${path}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('tells nobody of another what is that person’s own', () => {
    const wrong: string[] = [];
    for (const [persona, seen] of told) {
      const marks = scene.personas.filter(other => other !== persona).flatMap(other => other.marks);
      for (const { coordinate, path, value } of seen) {
        const text = String(value);
        const shown = marks.filter(mark => text.includes(mark));
        if (shown.length > 0 && !mayReadOfOthers(readersOf(coordinate), persona.identity)) {
          wrong.push(`${persona.identity.name} read ${shown} in ${coordinate} by ${path}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows no maximum and no reserve but to those the table names', () => {
    const wrong: string[] = [];
    for (const [{ identity }, seen] of told) {
      for (const { coordinate, path, value } of seen) {
        const text = String(value);
        const isMaximum = text.includes(SECRETS.maximum);
        if (!isMaximum && !text.includes(SECRETS.reserve)) continue;
        if (!isMaximum && mayReadOfOthers(readersOf(coordinate), identity)) continue;
        wrong.push(`${identity.name} read a secret amount in ${coordinate} by ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tells a number that the seller keeps from visitors to those alone who are signed in', () => {
    const readers = [...told].filter(([, seen]) => seen.some(({ value }) => value === VIN));
    const signedIn = scene.personas.filter(({ identity }) => identity.isSignedIn);
    expect(readers.map(([{ identity }]) => identity.name)).toEqual(
      signedIn.map(({ identity }) => identity.name),
    );
  });

  it('tells all the same of what is everyone’s', () => {
    const [visitor, ...others] = [...told];
    const known = new Map(visitor?.[1].map(({ path, value }) => [path, value]));
    const publicOnly = (seen: readonly Seen[]) =>
      seen.filter(({ coordinate }) => readersOf(coordinate).join() === 'everyone');
    const differing = others.flatMap(([{ identity }, seen]) =>
      publicOnly(seen)
        .filter(({ path, value }) => known.has(path) && known.get(path) !== value)
        .map(({ path, value }) => `${identity.name} was told ${String(value)} at ${path}`),
    );
    expect(differing).toEqual([]);
  });

  it('meets every type but those it says it does not', () => {
    const typeOf = (coordinate: string) => coordinate.split('.')[0] ?? '';
    const met = new Set([...told.values()].flatMap(seen => seen.map(({ coordinate }) => typeOf(coordinate))));
    const unmet = new Set(Array.from(FIELDS.keys(), typeOf).filter(type => !met.has(type)));
    const unsaid = [...unmet].filter(type => !(type in UNMET));
    const wanted = 'let test/access/scene.ts make one, or name it in unmet.ts with the reason';
    expect(unsaid.map(type => `nobody met a ${type}: ${wanted}`)).toEqual([]);
    expect(Object.keys(UNMET).filter(type => !unmet.has(type))).toEqual([]);
  });
});
