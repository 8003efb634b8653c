import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoHouse } from './kit/demo-house.ts';
import type { TestHouse } from './kit/house.ts';
import { findCars, MORE_PAGES, PAGES } from './kit/page-kinds.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openDemoHouse();
  await findCars(house);
}, 300_000);
afterAll(() => house[Symbol.asyncDispose]());

const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('the markup of a page', () => {
  it.each([...PAGES, ...MORE_PAGES])('is as HTML has it: %s', async (name, address) => {
    const html = await (await fetch(house.url + address('fr'))).text();
    const { results } = await checker.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(Array.from(new Set(faults)), name).toEqual([]);
    // A field with a list of what may be meant is a text: what else it may be is not for the W3C's checker.
    expect(html).not.toMatch(/<input(?=[^>]*type="search")(?=[^>]*role=)/);
  });
});
