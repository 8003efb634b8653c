import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { patternOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES } from '#shared/paths/route-table.ts';
import { addCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
let uuid = '';
beforeAll(async () => {
  house = await openTestHouse();
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

    const buyer = await open(path, await house.guest());
    expect(buyer.status).toBe(403);
    expect(await buyer.text()).toContain('Accès réservé');

    const staff = await open(path, await house.guest({ permissions: [...PERMISSIONS] }));
    expect(pattern.includes(':id') ? [200, 404] : [200]).toContain(staff.status);
    expect(staff.headers.get('cache-control')).toBe('private, no-store');
    expect(staff.headers.get('x-robots-tag')).toBe('noindex');
    expect(staff.headers.get('etag')).toBeNull();
  });

  it('is refused to staff whose permissions are for another', async () => {
    for (const permission of PERMISSIONS) {
      const guest = await house.guest({ permissions: [permission] });
      const home = await open('/admin', guest);
      expect([permission, home.status]).toEqual([permission, 200]);
      const statuses = await Promise.all(PAGES.map(async path => (await open(pathOf(path), guest)).status));
      expect(statuses.filter(status => ![200, 403, 404].includes(status))).toEqual([]);
      expect(statuses).toContain(403);
    }
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
    const staff = await house.guest({ permissions: ['Ads:update'] });
    expect((await open('/admin/nowhere', staff)).status).toBe(404);
    expect((await open('/admin/nowhere', await house.guest())).status).toBe(403);
    expect((await open('/admin/nowhere')).status).toBe(302);
  });
});

describe('what waits for staff', () => {
  const FIGURES = '{ staffOverview { drafts questions leads jobsDead } }';

  it('is told to each as far as their permissions go', async () => {
    expect((await house.visitor().ask(FIGURES)).data).toEqual({ staffOverview: null });
    expect((await (await house.guest()).ask(FIGURES)).data).toEqual({ staffOverview: null });
    const reader = await house.guest({ permissions: ['Leads:read'] });
    const own = { drafts: null, questions: null, leads: 0, jobsDead: null };
    expect((await reader.ask(FIGURES)).data).toEqual({ staffOverview: own });
    const all = await house.guest({ permissions: [...PERMISSIONS] });
    const figures = { drafts: 1, questions: 0, leads: 0, jobsDead: 0 };
    expect((await all.ask(FIGURES)).data).toEqual({ staffOverview: figures });
  });
});
