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
});
