import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { findUnkeepable } from './texts.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

describe('a text that no database keeps', () => {
  it('is found under the name of its field', () => {
    const fine = { a: 'é\n🚗', b: [1, null, 'x'], c: { d: true } };
    expect(findUnkeepable(fine)).toBeNull();
    expect(findUnkeepable({ ...fine, data: { title: 'a\0b' } })).toBe('title');
    expect(findUnkeepable({ ...fine, names: ['x', 'half \ud83d'] })).toBe('names');
  });

  it('is bad input, and no bug of ours', async () => {
    const guest = await house.guest();
    const update = `mutation($name: String!) {
      updateProfile(data: { firstName: $name, lastName: "B", phone: "0612345678" }) { id } }`;
    for (const name of ['a\0b', 'half \ud83d']) {
      const { errors } = await guest.ask(update, { name });
      expect(errors?.[0]?.extensions).toEqual({ code: 'BadInput', field: 'name' });
    }
  });
});

describe('a variable that is left out', () => {
  it('is what its document says, also where it may not be null', async () => {
    const guest = await house.guest();
    const ask = `query($first: Int! = 1, $locale: Locale! = EN) {
      articles(first: $first, locale: $locale) { __typename } }`;
    for (const variables of [{}, { first: 2 }])
      expect(await guest.ask(ask, variables)).toEqual({
        data: { articles: { __typename: 'ArticleConnection' } },
      });
    expect(await guest.codeOf(ask, { first: null })).toBe('BadInput');
    expect(await guest.codeOf(ask.replace(' = 1', ''), {})).toBe('BadInput');
  });
});
