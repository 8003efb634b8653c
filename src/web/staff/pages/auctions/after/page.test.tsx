import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import AfterSalePage from './page.tsx';

const UNSOLD = {
  ...{ adUuid: 'car', adTitle: 'Alpine A110', state: 'FINISHED', isSold: false, price: 21_000 },
  ...{ reservePrice: 30_000, startingPrice: 1_000, bidCount: 12, bidderCount: 4 },
  ...{ start: '2026-12-01T17:00:00Z', end: '2026-12-05T18:00:00Z' },
};
const AFTER = { bestOfferFrom: 21_000, secondChanceAt: null, canRelist: true, wish: null, offers: [] };
const NO_WAY = { ...AFTER, bestOfferFrom: null, canRelist: false };

const open = async (auction: object, after: object, answers: object = {}) => {
  const page = await drawPage(<AfterSalePage />, {
    ...{ at: '/admin/auctions/after/car', path: '/admin/auctions/after/:uuid' },
    permissions: ['Auctions:update'],
    answers: { boardAuction: { ...UNSOLD, ...auction }, afterSale: after, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Alpine A110' });
  return page;
};
const acts = () =>
  screen.queryAllByRole('button', { name: /Remettre en vente|meilleure offre|suivant/ }).map(saidBy);

describe('after an auction', () => {
  it('that sold nothing, says how it ended beside what may follow', async () => {
    await open({}, AFTER);
    expect(saidBy(document.body)).toMatch(/21 000 €.*30 000 €/);
    expect(acts()).toEqual(['Demander une meilleure offre', 'Remettre en vente']);
  });

  it.each([
    ['RUNNING', 'La voiture est aux enchères jusqu’au 05/12/2026'],
    ['NOT_STARTED', 'La voiture passe aux enchères le 01/12/2026'],
  ])('that is %s, says so, leads there and offers nothing', async (state, words) => {
    await open({ state }, NO_WAY);
    expect(saidBy(document.body)).toContain(words);
    expect(saidBy(document.body)).not.toContain('Rien à faire');
    expect(acts()).toEqual([]);
    const room = screen.getByRole('link', { name: 'Ouvrir la salle' });
    expect(room.getAttribute('href')).toBe('/admin/auctions/live/car');
  });

  it('that was called off after one was put up again, offers what the server takes', async () => {
    await open({ state: 'CANCELLED' }, { ...NO_WAY, canRelist: true });
    expect(acts()).toEqual(['Remettre en vente']);
  });

  it('shows the auction that it has just put up', async () => {
    let [auction, after] = [UNSOLD as object, AFTER as object];
    await open(
      {},
      {},
      {
        boardAuction: () => auction,
        afterSale: () => after,
        relistAuction: () => {
          [auction, after] = [{ ...UNSOLD, state: 'RUNNING', price: null, bidCount: 0 }, NO_WAY];
          return { id: 'next' };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remettre en vente' }));
    expect(await screen.findByRole('link', { name: 'Ouvrir la salle' })).toBeDefined();
    expect(acts()).toEqual([]);
  });
});
