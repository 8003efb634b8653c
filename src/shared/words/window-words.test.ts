import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('says of no bid that minutes are what extends a sale: the house decides on seconds as well', () => {
  const folder = new URL('catalogue/', import.meta.url);
  const lines = readdirSync(folder).flatMap(name => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const said = lines.filter(line => /(in the last|les dernières|des dernières|los últimos) minut/.test(line));
  expect(said).toEqual([]);
});
