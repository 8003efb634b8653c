import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars } from '#demo/cars/index.ts';
import { readHouseTexts } from '#server/content/texts.ts';
import { linkTo } from '#shared/paths/links.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await addCar(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const read = async (path: string) => new JSDOM(await (await fetch(house.url + path)).text()).window.document;
const texts = (await readHouseTexts()).filter(({ kind }) => kind === 'BRAND');
const slugs = [...new Set(texts.map(({ slug }) => slug))];

describe('what the house says of brands', () => {
  it('is there for each brand it shows and for some models, in three languages', () => {
    const brands = new Set(demoCars.map(({ brand }) => slugify(brand)));
    const models = new Set(demoCars.map(({ brand, model }) => `${slugify(brand)}/${slugify(model)}`));
    for (const brand of brands) expect(slugs).toContain(brand);
    for (const slug of slugs) {
      expect([slug, brands.has(slug) || models.has(slug)]).toEqual([slug, true]);
      expect(
        texts
          .filter(text => text.slug === slug)
          .map(text => text.locale)
          .sort(),
      ).toEqual(['en', 'es', 'fr']);
    }
    expect(slugs.filter(slug => slug.includes('/')).length).toBeGreaterThan(9);
  });

  it('is said once: no two texts and no two descriptions are alike', () => {
    for (const name of ['body', 'description'] as const) {
      const said = texts.map(text => text[name]);
      expect(new Set(said).size).toBe(said.length);
    }
    for (const { slug, locale, description } of texts) {
      expect([slug, locale, description.length < 160]).toEqual([slug, locale, true]);
    }
  });

  it('stands on the one page of the brand or model, and on no view of it', async () => {
    for (const locale of LOCALES) {
      for (const slug of ['alpine', 'alpine/a110']) {
        const text = texts.find(one => one.slug === slug && one.locale === locale);
        const path = linkTo('search', locale, { '*': slug });
        const page = await read(path);
        const description = page.querySelector('meta[name=description]')?.getAttribute('content');
        expect([path, description]).toEqual([path, text?.description]);
        expect(page.querySelector('main')?.textContent).toContain(text?.body.slice(0, 60));
        expect(page.querySelector('h2#avant, section#avant h2')?.textContent).toBeTruthy();
        const view = await read(`${path}?sort=YEAR_ASC`);
        expect(view.querySelector('main')?.textContent).not.toContain(text?.body.slice(0, 60));
      }
    }
  });

  it('makes way for what one does without a car, where the house knows a make or model of which none is here, or has shown one', async () => {
    const gone = await house.rooms.ads.create({ brand: 'Wikov', model: 'Supersport', carType: 'CLASSIC' });
    await house.rooms.ads.publish(gone);
    await house.rooms.ads.withdraw(gone);
    await house.rooms.ads.create({ brand: 'Praga', model: 'Alfa', carType: 'CLASSIC' });
    for (const [words, isShown] of [
      ['facel-vega', /Créer une alerte.*Faire chercher cette voiture/s],
      ['facel-vega/facellia', /Créer une alerte.*Faire chercher cette voiture/s],
      ['alpine/a310', /les plus proches, sans A310/],
      ['wikov', /Créer une alerte.*Faire chercher cette voiture/s],
      ['wikov/supersport', /Créer une alerte.*Faire chercher cette voiture/s],
    ] as const) {
      const answer = await fetch(house.url + linkTo('search', 'fr', { '*': words }));
      const { document } = new JSDOM(await answer.text()).window;
      const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
      expect([words, answer.status, robots]).toEqual([words, 200, expect.stringContaining('noindex')]);
      expect(document.querySelector('main')?.textContent).toMatch(isShown);
      const feeds = [...document.querySelectorAll('link[type="application/rss+xml"]')];
      for (const feed of feeds) {
        const { pathname } = new URL(feed.getAttribute('href') ?? '');
        expect([pathname, (await fetch(house.url + pathname)).status]).toEqual([pathname, 200]);
      }
    }
    for (const words of [
      'praga',
      'wikov/nulle-part',
      'nulle-part',
      'facel-vega/nulle-part',
      'alpine/nulle-part',
    ])
      expect((await fetch(house.url + linkTo('search', 'fr', { '*': words }))).status).toBe(404);
    const typed = await fetch(`${house.url}/acheter.html?read=1&text=facel+vega`, { redirect: 'manual' });
    expect(typed.headers.get('location')).toBe('/acheter/facel-vega.html');
    const kept = await fetch(`${house.url}/acheter.html?brand=facel-vega`);
    expect(new JSDOM(await kept.text()).window.document.querySelector('h1')?.textContent).toMatch(
      /^Facel Vega/,
    );
  });
});
