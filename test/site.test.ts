import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphqlReference } from '../scripts/site-api.ts';
import { drawMarkdown } from '../scripts/site-markdown.ts';
import { makeSite, type Site } from '../scripts/site-pages.ts';

let site: Site;
let pages: [path: string, html: string][];
beforeAll(async () => {
  site = await makeSite();
  pages = [...site].flatMap(([path, body]) => (path.endsWith('.html') ? [[path, String(body)]] : []));
});

const idsIn = (html: string) => new Set(Array.from(html.matchAll(/\bid="([^"]+)"/g), ([, id]) => id));

describe('the documentation as pages', () => {
  it('has every text and every decision, and each is in the navigation of all', async () => {
    const docs = new URL('../docs/', import.meta.url);
    const texts = (await readdir(docs, { recursive: true })).filter(file => file.endsWith('.md'));
    expect(texts.length).toBeGreaterThan(50);
    const wanted = texts.map(file => file.replace(/\.md$/, '.html').replaceAll('\\', '/').toLowerCase());
    expect(wanted.filter(page => !site.has(page))).toEqual([]);
    const index = String(site.get('index.html'));
    expect(pages.map(([path]) => path).filter(path => !index.includes(`href="${path}"`))).toEqual([]);
  });

  it('leads nowhere that is not there, to the heading', () => {
    const dead: string[] = [];
    let count = 0;
    for (const [path, html] of pages) {
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
        if (/^(https?:|mailto:)/.test(address)) continue;
        count += 1;
        const [file = '', anchor] = address.split('#', 2);
        const to = file === '' ? path : posix.join(posix.dirname(path), file);
        const body = site.get(to);
        if (body === undefined) dead.push(`${path}: ${address}`);
        else if (anchor && !idsIn(String(body)).has(anchor)) dead.push(`${path}: ${address}`);
      }
    }
    expect(count).toBeGreaterThan(1_000);
    expect(dead).toEqual([]);
  });

  it('refuses a text that leads to what is not there', () => {
    const source = { file: 'docs/x.md', page: 'x.html', title: 'X' };
    expect(() => drawMarkdown('[gone](gone.md)', source, [source])).toThrow('gone.md, which is not there');
  });

  it('says of the API what the schema says', () => {
    const { types } = graphqlReference();
    expect(types).toContain('CarAd');
    const page = String(site.get('api/graphql.html'));
    for (const type of types) expect(page).toContain(`id="${type}"`);
    // No type of staff's is in it.
    expect(page).not.toContain('StaffOverview');
    expect(page).toMatch(/Returns the order|Idempotency|idempotencyKey/i);
    expect(String(site.get('api/rest.html'))).toContain('GET /api/v1/lots');
  });

  it('reads markup that stands in a text as words', () => {
    const source = { file: 'docs/x.md', page: 'x.html', title: 'X' };
    const { html } = drawMarkdown('a <script>alert(1)</script> b', source, [source]);
    expect(html).not.toContain('<script');
  });

  it('is HTML', async () => {
    const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
    const faults = new Set<string>();
    for (const [path, html] of pages) {
      const { results } = await checker.validateString(html);
      for (const { messages } of results)
        for (const { ruleId, message } of messages) faults.add(`${path} ${ruleId}: ${message}`);
    }
    expect([...faults]).toEqual([]);
  });
});
