import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { bombOf } from '#test/kit/bombs.ts';
import { publicSchema } from '../api/public-schema.ts';
import { costOf, findExcess, LENGTHS } from './limits.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** Why a document is refused, and how many selections were looked at to know it. */
function look(text: string): { message: string | undefined; visited: number } {
  let visited = 0;
  const excess = findExcess(parse(text), schema, () => {
    visited += 1;
  });
  return { message: excess?.message, visited };
}

describe('the limits of a document', () => {
  it('look at each selection once, however often its fragment is spread', () => {
    for (const end of ['...Nowhere', '...F0', 'serverTime']) {
      const { message, visited } = look(bombOf(60, end));
      expect(message).toBeDefined();
      expect(visited).toBeLessThanOrEqual(2 * 60 + 2);
    }
  });

  it('look at fragments that nothing spreads, which the library’s rules walk through too', () => {
    const { message } = look(bombOf(60, '...F0').replace('query{...F0}', 'query{serverTime}'));
    expect(message).toContain('within itself');
  });

  it('count a fragment at every place where it is spread', () => {
    const spread = (times: number) =>
      look(`{ searchCarAds { edges { ${'...Edge '.repeat(times)} } } }
        fragment Edge on CarAdEdge { ${'cursor '.repeat(100)} }`).message;
    expect(spread(5)).toBeUndefined();
    expect(spread(40)).toBe('The answer could hold too many fields.');
  });

  it('let through what a page asks for, with fragments in fragments', () => {
    const text = `query Car($first: Int) { a: searchCarAds(first: $first) { edges { node { ...Card } } } }
      fragment Card on CarAd { uuid ...Names } fragment Names on CarAd { brand model similar { uuid ...More } }
      fragment More on CarAd { slug }`;
    expect(look(text)).toEqual({ message: undefined, visited: 12 });
  });

  it('let through all that our own pages ask for', () => {
    const kept = readFileSync(new URL('../../web/graphql/documents.gen.json', import.meta.url), 'utf8');
    const texts: string[] = Object.values(JSON.parse(kept));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(text => look(text).message !== undefined)).toEqual([]);
  });

  it('weigh what describes the schema by what it may answer, and let through what tools ask', () => {
    const whole = getIntrospectionQuery({
      oneOf: true,
      inputValueDeprecation: true,
      schemaDescription: true,
    });
    expect(look(whole).message).toBeUndefined();
    // No less than twenty operations of a program that ask for a page of cars.
    expect(costOf(parse(whole), schema)).toBeGreaterThan(5_000);
    expect(costOf(parse('{ __type(name: "CarAd") { name description } }'), schema)).toBeLessThan(100);
    const twice = whole.replace(/__schema (\{[\s\S]*?\n {6}\})/, 'a: __schema $1 b: __schema $1');
    expect(twice).not.toBe(whole);
    expect(look(twice).message).toBe('The answer could hold too many fields.');
    const nested = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    expect(look(nested).message).toBe('The answer could hold too many fields.');
    const many = `{ __schema { ${Array.from({ length: 100 }, (_, at) => `t${at}: types { fields { name } }`).join(' ')} } }`;
    expect(look(many).message).toBe('The answer could hold too many fields.');
  });

  it('count levels through fragments', () => {
    const levels = (depth: number) =>
      look(`{ searchCarAds { edges { node { similar { ...S } } } } }
        fragment S on CarAd { ${'similar { '.repeat(depth)} uuid ${'} '.repeat(depth)} }`).message;
    expect(levels(2)).toBeUndefined();
    expect(levels(8)).toBe('At most 12 levels deep.');
  });

  it('weigh a list by its length whether that is asked for or not', () => {
    const nested = (inner: string) =>
      `{ publicCarAd(slug: "x") { saleLot { sale { lots { car { saleLot { sale { lots { ${inner} } } } } } } } } }`;
    expect(look(nested('number')).message).toBe('The answer could hold too many fields.');
    expect(costOf(parse('{ publicCarAd(slug: "x") { saleLot { sale { lots { number } } } } }'), schema)).toBe(
      204,
    );
    expect(
      costOf(parse('{ publicCarAd(slug: "x") { saleLot { sale { lots(first: 3) { number } } } } }'), schema),
    ).toBe(7);
    const searched = '{ searchCarAds { edges { node { auction { bids { id bid userId } } } } } }';
    expect(costOf(parse(searched), schema)).toBeGreaterThan(24 * 3 * 50);
    expect(
      costOf(
        parse('{ searchCarAds(first: 100) { edges { node { saleLot { sale { lotCount } } } } } }'),
        schema,
      ),
    ).toBeGreaterThan(5_000);
  });

  it('count what stands at the root through fragments', () => {
    const many = Array.from({ length: 13 }, (_, at) => `a${at}: serverTime`).join(' ');
    for (const text of [
      `{ ${many} }`,
      `{ ... on Query { ${many} } }`,
      `{ ...All } fragment All on Query { ${many} }`,
    ])
      expect(look(text).message).toBe('At most 12 fields at the root.');
  });

  it('weigh what a mandate says by what it takes to write it', () => {
    const many = Array.from({ length: 600 }, (_, at) => `v${at}: version`).join(' ');
    expect(look(`{ mySaleMandate(id: "1") { version } }`).message).toBeUndefined();
    expect(look(`{ mySaleMandate(id: "1") { ${many} } }`).message).toBe(
      'The answer could hold too many fields.',
    );
  });

  it('weigh what is reckoned over many sales or cars by its work', () => {
    const twelve = (field: string) =>
      costOf(parse(`{ ${Array.from({ length: 12 }, (_, at) => `a${at}: ${field}`).join(' ')} }`), schema);
    for (const field of [
      'auctionResults(first: 1) { byYear { year } choices { brand } comparables { count } }',
      'searchCarAds(first: 1) { facets { name } spans { year { minimum } } }',
    ])
      expect([field, twelve(field) > 12 * 500]).toEqual([field, true]);
  });

  it('know the length of each list through which programs come back to where they were', () => {
    const visible = publicSchema(schema);
    const fieldsOf = (name: string) => {
      const type = visible.getType(name);
      return isObjectType(type) && !name.startsWith('__') ? Object.values(type.getFields()) : [];
    };
    const reachedFrom = (name: string, reached = new Set<string>()): ReadonlySet<string> => {
      for (const field of fieldsOf(name)) {
        const next = getNamedType(field.type).name;
        if (reached.has(next)) continue;
        reached.add(next);
        reachedFrom(next, reached);
      }
      return reached;
    };
    const circles = Object.keys(visible.getTypeMap()).flatMap(name =>
      fieldsOf(name).flatMap(({ name: field, type, args }) => {
        const item = getNamedType(type).name;
        if (!isListType(getNullableType(type)) || !reachedFrom(item).has(name)) return [];
        const isKnown = args.some(arg => arg.name === 'first' && typeof arg.defaultValue === 'number');
        return [{ at: `${name}.${field}`, isKnown: isKnown || `${name}.${field}` in LENGTHS }];
      }),
    );
    expect(circles.length).toBeGreaterThan(1);
    expect(circles.filter(({ isKnown }) => !isKnown)).toEqual([]);
  });
});
