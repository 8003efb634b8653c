import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, openChromium, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

describe('the typefaces', () => {
  it.each([
    ['h1', 'Fraunces'],
    ['main p', 'Inter'],
  ])('are what %s is drawn in: %s', async (selector, family) => {
    const { page, context } = await visit(browser, house, '/acheter.html');
    const tools = await context.newCDPSession(page);
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const { root } = await tools.send('DOM.getDocument');
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(font => font.familyName.split(' ')[0])).toEqual([family]);
    expect(fonts.every(font => font.isCustomFont)).toBe(true);
    await context.close();
  });

  it('bring the letters of every French text in their small files', async () => {
    const { page, context } = await visit(browser, house, '/acheter.html');
    const heavy = await page.evaluate(async () => {
      for (const name of ['h1', 'p']) document.querySelector('main')?.append(document.createElement(name));
      for (const each of document.querySelectorAll('main > h1, main > p'))
        each.textContent = 'Œuvre, cœur, Æ';
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(face => face.status === 'loaded');
      return loaded.map(face => face.unicodeRange).filter(range => /U\+100\b/i.test(range));
    });
    expect(heavy).toEqual([]);
    await context.close();
  });

  it('set figures in columns, and leave the hyphens of names as they are', async () => {
    const { page, context } = await visit(browser, house, '/acheter.html');
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      return ['1', '0', '-'].map(sign =>
        ['', 'tabular'].map(className => {
          const line = document.createElement('span');
          Object.assign(line, { className: `${className} absolute`, textContent: sign.repeat(20) });
          document.querySelector('main')?.append(line);
          return Math.round(line.getBoundingClientRect().width);
        }),
      );
    });
    const [one, zero, hyphen] = widths;
    expect(one?.[0]).not.toBe(zero?.[0]);
    expect(one?.[1]).toBe(zero?.[1]);
    expect(hyphen?.[1]).toBe(hyphen?.[0]);
    await context.close();
  });
});
