import { describe, expect, it } from 'vitest';
import { inOrderOfNeed } from './page-order.ts';

const ENTRY = 'import "/assets/a.js";\nimport("/assets/b.js");';
const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><h1>$&</h1><script type="module" async="">${ENTRY}</script></body></html>`;

const styleAt = (href: string) => `/* ${href} */`;

describe('the order of a page', () => {
  it('asks for no script before the page stands, and knows them all by then', () => {
    const page = inOrderOfNeed(PAGE, styleAt);
    expect(page).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    expect(page).toContain('data-ahead="/assets/a.js /assets/b.js"');
    expect(page).toContain(`>${ENTRY}</script>`);
    expect(page).toContain('<h1>$&</h1>');
  });

  it('carries its styles in itself, and says where they are kept', () => {
    const page = inOrderOfNeed(PAGE, styleAt);
    expect(page).not.toContain('<link rel="stylesheet"');
    expect(page).toContain('<style data-href="/assets/root.css">/* /assets/root.css */</style>');
  });

  it('leaves a page without scripts as it is', () => {
    const page = '<html><head></head><body><p>Hors service</p></body></html>';
    expect(inOrderOfNeed(page, styleAt)).toBe(page);
  });
});
