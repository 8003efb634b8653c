import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { patternOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES } from '#shared/paths/route-table.ts';
import { mayOpen } from '#web/staff/frame/sections.ts';
import { addCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
let uuid = '';
let buyer: Guest;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  buyer = await house.guest();
  staff = await house.guest({ permissions: [...PERMISSIONS] });
  ({ uuid } = await addCar(house, { status: 'DRAFT' }));
});
afterAll(() => house[Symbol.asyncDispose]());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PAGES = ROUTE_NAMES.filter(name => ROUTES[name].who === 'staff').map(name => patternOf(name, 'fr'));
/** A path as somebody opens it: its ad is there, whatever else it names is not. */
const pathOf = (pattern: string) => pattern.replace(':uuid', uuid).replace(/:\w+/g, NOWHERE);

function open(path: string, guest?: Guest): Promise<Response> {
  const headers = guest ? { cookie: guest.cookie() } : {};
  return fetch(house.url + path, { headers, redirect: 'manual' });
}

describe('a page of the staff application that is not for somebody', () => {
  it.each([
    ['FR', 'Accès réservé'],
    ['EN', 'Access restricted'],
    ['ES', 'Acceso reservado'],
  ])('says so in their language: %s', async (language, words) => {
    const person = await house.guest();
    await person.ask(`mutation { updateLanguage(language: ${language}) { id } }`);
    const answer = await open('/admin/ads', person);
    const html = await answer.text();
    const [said] = /<h1[^>]*>([^<]*)/.exec(html)?.slice(1) ?? [];
    expect([answer.status, said]).toEqual([403, words]);
    expect(html).toContain(`<html lang="${language.toLowerCase()}"`);
    expect(html).toContain(`<title>${words}`);
  });
});

describe('each page of the staff application', () => {
  it.each(PAGES)('%s is for those who may open it, and is kept nowhere', async pattern => {
    const path = pathOf(pattern);
    const visitor = await open(path);
    expect(visitor.status).toBe(302);
    expect(visitor.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(path)}`);

    const refused = await open(path, buyer);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Accès réservé');

    const opened = await open(path, staff);
    expect(pattern.includes(':id') ? [200, 404] : [200]).toContain(opened.status);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('x-robots-tag')).toBe('noindex');
    expect(opened.headers.get('etag')).toBeNull();
  });

  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', '/en'],
    ['es-MX', '/es'],
    ['de-DE,fr;q=0.5', ''],
    ['ja', ''],
  ])('has one sign in in the language of their browser: %s', async (wished, prefix) => {
    const way = `${prefix}/auth/login?redirect=${encodeURIComponent('/admin/ads?text=A110')}`;
    const headers = { 'accept-language': wished };
    const answer = await fetch(`${house.url}/admin/ads?text=A110`, { redirect: 'manual', headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, way]);
    // An address of one's own says its language itself.
    const own = await fetch(`${house.url}/user`, { redirect: 'manual', headers });
    expect(own.headers.get('location')).toBe('/auth/login?redirect=%2Fuser');
  });

  it('is refused to staff whose permissions are for another', async () => {
    for (const permission of PERMISSIONS) {
      const guest = await house.guest({ permissions: [permission] });
      const home = await open('/admin', guest);
      expect([permission, home.status]).toEqual([permission, 200]);
      // One rule decides all of them: what it opens is opened, and of what it refuses one page tells.
      const refused = PAGES.filter(path => !mayOpen(path, [permission]));
      const asked = [...PAGES.filter(path => mayOpen(path, [permission])), ...refused.slice(0, 1)];
      const statuses = await Promise.all(asked.map(async path => (await open(pathOf(path), guest)).status));
      expect(statuses.slice(0, -1).filter(status => ![200, 404].includes(status))).toEqual([]);
      expect(statuses.at(-1)).toBe(403);
    }
  });

  it('that is refused to staff stands in the frame that leads to what is theirs', async () => {
    const guest = await house.guest({ permissions: ['Refunds:create'] });
    const refused = await open('/admin/orders', guest);
    const html = await refused.text();
    expect(refused.status).toBe(403);
    expect(html).toContain('Accès réservé');
    expect(html).toMatch(/<a [^>]*href="\/admin"/);
    expect(await (await open('/admin/orders', buyer)).text()).not.toMatch(/href="\/admin"/);
  });

  it('that brings ads in is for those who may make some, whatever else they may', async () => {
    const [makes, changes] = await Promise.all(
      ['Ads:create', 'Ads:update'].map(permission => house.guest({ permissions: [permission] })),
    );
    expect((await open('/admin/ads/import', makes)).status).toBe(200);
    expect((await open('/admin/ads', makes)).status).toBe(403);
    expect((await open('/admin/ads/import', changes)).status).toBe(403);
  });

  it('speaks the language of the person’s account, whatever the path says', async () => {
    const guest = await house.guest({ permissions: ['Ads:update'] });
    expect(await (await open('/admin', guest)).text()).toContain('<html lang="fr"');
    await guest.ask('mutation { updateLanguage(language: EN) { id } }');
    expect(await (await open('/admin', guest)).text()).toContain('<html lang="en"');
    const moved = await open('/en/admin', guest);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/admin']);
  });

  it('is not spoken of where everybody reads (ROLE-011)', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const [ad] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
    for (const path of ['/', `/acheter/voiture-collection/${ad?.slug}.html`]) {
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('/admin');
    }
  });

  it('that is none is 404 for staff alone', async () => {
    expect((await open('/admin/nowhere', staff)).status).toBe(404);
    expect((await open('/admin/nowhere', buyer)).status).toBe(403);
    expect((await open('/admin/nowhere')).status).toBe(302);
  });
});

describe('what waits for staff', () => {
  const FIGURES = '{ staffOverview { drafts questions leads jobsDead } }';

  it('is told to each as far as their permissions go', async () => {
    expect((await house.visitor().ask(FIGURES)).data).toEqual({ staffOverview: null });
    expect((await buyer.ask(FIGURES)).data).toEqual({ staffOverview: null });
    const reader = await house.guest({ permissions: ['Leads:read'] });
    const own = { drafts: null, questions: null, leads: 0, jobsDead: null };
    expect((await reader.ask(FIGURES)).data).toEqual({ staffOverview: own });
    const figures = { drafts: 1, questions: 0, leads: 0, jobsDead: 0 };
    expect((await staff.ask(FIGURES)).data).toEqual({ staffOverview: figures });
  });
});
