import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FACETS } from '#shared/fields/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import SearchPage from './page.tsx';
import { EVERYTHING } from './search-query.ts';

const word = (value: string) => ({ field: 'text', value, label: value });
const BRAND = { field: 'brand', value: 'alpine', label: 'Alpine' };
const YEAR = { field: 'yearMin', value: '1970', label: 'Depuis 1970' };
const UNKNOWN = 'Nos annonces ne connaissent';

/** Draws the page where nothing answers to what was asked, or as many as `counted` says. */
function drawFor(chips: readonly object[], counted: object = {}, totalCount = 0) {
  const reading = { chips, leftOut: [], corrections: [], turned: [], line: '' };
  const facets = { ...Object.fromEntries(FACETS.map(name => [name, []])), ...counted };
  const spans = { priceMin: null, priceMax: null, yearMin: null, yearMax: null };
  const asked = { asked: EVERYTHING, read: EVERYTHING, reading, facets, spans };
  return drawPage(<SearchPage />, {
    loaded: { ...asked, totalCount, ads: [], isView: true, text: null },
    at: '/acheter',
  });
}

it.each([
  [[word('coupé')], 'Filtrer'],
  [[word('coupé'), BRAND, YEAR], 'Filtrer (2)'],
])('counts on its button what is chosen beside the words that were typed', async (chips, name) => {
  await drawFor(chips);
  expect(screen.getByRole('link', { name })).toBeDefined();
});

/** What it says then. */
async function saidOf(chips: readonly object[]) {
  await drawFor(chips);
  const { nextElementSibling } = await screen.findByText('Aucune voiture ne répond à cette recherche.');
  const link = screen.queryByRole('link', { name: 'Confier une recherche' });
  return { text: nextElementSibling?.textContent ?? '', isForAnyCar: link !== null };
}

it.each([[[word('xqzwy')]], [[word('xqzwy'), word('wyzqx')]]])(
  'says of words alone that no ad has them, of one as of several: %j',
  async chips => {
    const { text, isForAnyCar } = await saidOf(chips);
    expect([text.startsWith(UNKNOWN), isForAnyCar]).toEqual([true, true]);
    expect(text).not.toMatch(/ mots |-les|ils /);
  },
);

it('says nothing of words nor filters where nothing was asked: there is no car yet', async () => {
  const { text, isForAnyCar } = await saidOf([]);
  expect([text.match(/annonces|filtre/), isForAnyCar]).toEqual([null, true]);
});

it('says to take a filter back where more than words was asked', async () => {
  const { text, isForAnyCar } = await saidOf([
    word('xqzwy'),
    { field: 'fuels', value: 'DIESEL', label: 'Diesel' },
  ]);
  expect([text.slice(0, 17), isForAnyCar]).toEqual(['Retirez un filtre', false]);
});

it('counts as for sale what can be had alone: of five that are not sold two are over', async () => {
  const counted = [
    ['sold', 'false', 5],
    ['sold', 'true', 4],
    ['forSale', 'true', 3],
  ] as const;
  const valuesOf = (name: string) =>
    counted.flatMap(([of, value, count]) => (of === name ? [{ value, count, until: null }] : []));
  await drawFor([], { sold: valuesOf('sold'), forSale: valuesOf('forSale') }, 9);
  expect(screen.getAllByRole('status').map(saidBy).join()).toContain('9 voitures, dont 3 en vente');
  const stocks = screen.getAllByRole('option').map(saidBy);
  expect(stocks).toEqual(expect.arrayContaining(['Toutes (9)', 'En vente seulement (3)']));
});
