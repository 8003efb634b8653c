import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRight, READS_ACCOUNTS, type Right } from '#server/context.ts';
import { buildSchema } from '#server/schema.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { takeSheet } from '../kit/sheet.ts';
import { enter, IDENTITIES } from './identities.ts';

type Line = { readonly permission: Right; readonly isFresh: boolean; readonly variables?: object };

/** Who may take which list away, and whether they must have just shown that it is them. */
const SHEETS: Readonly<Record<string, Line>> = {
  ads: { permission: 'Ads:update', isFresh: false },
  auctions: { permission: 'Auctions:update', isFresh: false },
  audit: { permission: 'Users:update', isFresh: true },
  campaigns: { permission: 'Users:update', isFresh: false },
  content: { permission: 'Content:update', isFresh: false, variables: { kind: 'PAGE' } },
  figures: { permission: READS_ACCOUNTS, isFresh: false },
  'house-cars': { permission: READS_ACCOUNTS, isFresh: true },
  leads: { permission: 'Leads:read', isFresh: true },
  keys: { permission: 'Users:update', isFresh: true },
  webhooks: { permission: 'Users:update', isFresh: true },
  'webhook-messages': { permission: 'Users:update', isFresh: true },
  letters: { permission: 'Users:update', isFresh: true },
  models: { permission: 'Settings:update', isFresh: false },
  people: { permission: 'Users:update', isFresh: true },
  'person-balances': { permission: READS_ACCOUNTS, isFresh: true, variables: { day: '2026-01-31' } },
  'order-list': { permission: READS_ACCOUNTS, isFresh: true },
  questions: { permission: 'Questions:answer', isFresh: true },
  reports: { permission: 'Users:update', isFresh: true },
  reviews: { permission: 'Content:update', isFresh: false },
  consignments: { permission: 'Leads:read', isFresh: false },
  sales: { permission: 'Auctions:update', isFresh: false },
  texts: { permission: 'Settings:update', isFresh: false },
};

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

describe('the table of who may take what away', () => {
  it('has a line for every sheet of the schema, and none more', () => {
    const fields = Object.values(buildSchema(house.rooms).getQueryType()?.getFields() ?? {});
    const names = fields.flatMap(({ extensions: { sheet } }) =>
      sheet ? [(sheet as { name: string }).name] : [],
    );
    expect(names.sort()).toEqual(Object.keys(SHEETS).sort());
  });

  it('holds for everyone', async () => {
    for (const identity of IDENTITIES) {
      const guest = await enter(house, identity);
      for (const [name, { permission, variables }] of Object.entries(SHEETS)) {
        const { status, code, text } = await takeSheet(house, guest, name, variables);
        const may = hasRight({ permissions: new Set(identity.permissions) }, permission);
        const refusal = may ? null : identity.isSignedIn ? 'Forbidden' : 'Unauthenticated';
        expect([identity.name, name, code]).toEqual([identity.name, name, refusal]);
        expect(status).toBe(may ? 200 : identity.isSignedIn ? 403 : 401);
        expect(text.startsWith('\uFEFF')).toBe(may);
      }
    }
  });

  it('asks those who have not just shown that it is them, where many people’s data leave', async () => {
    const staff = await house.guest({
      permissions: Object.values(SHEETS).flatMap(({ permission }) => permission),
    });
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    for (const [name, { isFresh, variables }] of Object.entries(SHEETS)) {
      const { code } = await takeSheet(house, staff, name, variables);
      expect([name, code]).toEqual([name, isFresh ? 'PasswordNeeded' : null]);
    }
  });
});

describe('a sheet', () => {
  it('says each of its headings in French and in English, and none by its name in the API', async () => {
    const permissions = [...new Set(Object.values(SHEETS).flatMap(({ permission }) => permission))];
    const staff = await house.guest({ permissions });
    const headingsOf = async (name: string, variables: object, language?: 'FR' | 'EN') => {
      const { text } = await takeSheet(house, staff, name, variables, language);
      return text
        .slice(1)
        .split('\r\n', 1)[0]!
        .split(language === 'FR' ? ';' : ',');
    };
    const unsaid: string[] = [];
    for (const [name, { variables = {} }] of Object.entries(SHEETS)) {
      const raw = await headingsOf(name, variables);
      const said = [await headingsOf(name, variables, 'FR'), await headingsOf(name, variables, 'EN')];
      for (const each of said) {
        expect([name, each.length]).toEqual([name, raw.length]);
        expect([name, new Set(each).size]).toEqual([name, raw.length]);
        unsaid.push(
          ...each.filter((heading, at) => heading === raw[at]).map(heading => `${name}.${heading}`),
        );
      }
    }
    expect(unsaid).toEqual([]);
  });

  it('leaves as a workbook too, and in no language that staff do not have', async () => {
    const staff = await house.guest({ permissions: ['Content:update'] });
    const take = (path: string) =>
      fetch(`${house.url}/exports/${path}`, { headers: { cookie: staff.cookie() } });
    const answer = await take('reviews.xlsx?language=FR');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="reviews.xlsx"');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(new TextDecoder().decode(files['xl/worksheets/sheet1.xml'])).toContain('Identifiant');
    expect((await take('reviews.csv?language=ES')).status).toBe(400);
    expect((await take('reviews.xlsx?language=FR&language=EN')).status).toBe(400);
    expect((await take('people.xlsx')).status).toBe(403);
  });

  it('is refused where its arguments are none of its list’s', async () => {
    const staff = await house.guest({ permissions: ['Content:update', 'Ads:update'] });
    const codeOf = async (name: string, variables: object) =>
      (await takeSheet(house, staff, name, variables)).code;
    for (const wrong of [
      ...[{ sort: 'NAME' }, { state: 'GONE' }, { page: 'x' }, { search: 'x'.repeat(201) }, { secret: 1 }],
      ...[[], { state: ['DRAFT'] }],
    ]) {
      expect([wrong, await codeOf('reviews', wrong)]).toEqual([wrong, 'BadInput']);
    }
    expect(await codeOf('content', {})).toBe('BadInput');
    expect(await codeOf('ads', { filter: { ownerId: 'x' } })).toBe('BadInput');
    // No database keeps such a text, in a list's own words or within its filters.
    expect(await codeOf('ads', { filter: { text: 'a\0' } })).toBe('BadInput');
    const fields = [{ field: 'vin', is: 'a\0' }];
    expect(await codeOf('ads', { filter: { fields } })).toBe('BadInput');
    expect(await codeOf('nothing', {})).toBe('NotFound');
    for (const query of ['variables={', 'variables=1', 'variables={}&variables={}', 'variables=null']) {
      const answer = await fetch(`${house.url}/exports/reviews.csv?${query}`, {
        headers: { cookie: staff.cookie() },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});
