import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import AfterSalePage from './page.tsx';

const UNSOLD = {
  ...{ adUuid: 'car', adTitle: 'Alpine A110', state: 'FINISHED', isSold: false, price: 21_000 },
  ...{ reservePrice: 30_000, startingPrice: 1_000, bidCount: 12, bidderCount: 4 },
  ...{ start: '2026-12-01T17:00:00Z', end: '2026-12-07T18:00:00Z' },
};
const AFTER = {
  ...{ bestOfferFrom: 21_000, secondChanceAt: null, canRelist: true, wish: null, offers: [] },
  plannedMs: 97 * 3_600_000,
  isSellersFault: false,
};
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
const dialog = () => within(screen.getByRole('dialog'));
const said = () => saidBy(screen.getByRole('dialog'));
const acts = () =>
  screen.queryAllByRole('button', { name: /Remettre en vente|meilleure offre|suivant/ }).map(saidBy);

describe('after an auction', () => {
  it('that sold nothing, says how it ended beside what may follow', async () => {
    await open({}, AFTER);
    expect(saidBy(document.body)).toMatch(/21 000 €.*30 000 €/);
    expect(acts()).toEqual(['Demander une meilleure offre', 'Remettre en vente']);
  });

  it.each([
    ['RUNNING', 'La voiture est aux enchères jusqu’au 07/12/2026'],
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
    await userEvent.click(dialog().getByRole('button', { name: 'Remettre en vente' }));
    expect(await screen.findByRole('link', { name: 'Ouvrir la salle' })).toBeDefined();
    expect(acts()).toEqual([]);
  });

  it('is put up again with its dates and its reserve, once it was read that the car goes public', async () => {
    const { sent } = await open({}, AFTER, { relistAuction: { id: 'next' } });
    await userEvent.click(screen.getByRole('button', { name: 'Remettre en vente' }));
    expect(sent('RelistAuction')).toEqual([]);
    expect(said()).toContain('revient aux enchères publiques');
    expect(said()).not.toContain('faute du vendeur');
    const [start, end] = [/Début/, /Fin/].map(name => dialog().getByLabelText<HTMLInputElement>(name));
    // As long as the last was.
    expect(Date.parse(`${end?.value}Z`) - Date.parse(`${start?.value}Z`)).toBe(97 * 3_600_000);
    expect(Date.parse(`${start?.value}Z`)).toBeGreaterThan(Date.now());
    fireEvent.change(start!, { target: { value: '2040-12-01T18:00' } });
    fireEvent.change(end!, { target: { value: '2040-12-05T18:00' } });
    const reserve = dialog().getByRole<HTMLInputElement>('textbox', { name: /réserve/ });
    expect(reserve.value.replace(/\s/g, ' ')).toBe('30 000');
    await userEvent.clear(reserve);
    await userEvent.type(reserve, '25 000');
    await userEvent.click(dialog().getByRole('button', { name: 'Remettre en vente' }));
    const data = { start: '2040-12-01T17:00:00.000Z', end: '2040-12-05T17:00:00.000Z', reservePrice: 25_000 };
    await waitFor(() => expect(sent('RelistAuction')).toEqual([{ uuid: 'car', data }]));
  });

  it('warns of a car whose seller ended its last sale, before it is put up again', async () => {
    await open({}, { ...AFTER, isSellersFault: true });
    await userEvent.click(screen.getByRole('button', { name: 'Remettre en vente' }));
    expect(said()).toContain('annulée par la faute du vendeur');
  });

  it.each([
    ['Demander une meilleure offre', 'OpenOffer', AFTER],
    ['Proposer au suivant à 24 000 €', 'OfferSecondChance', { ...NO_WAY, secondChanceAt: 24_000 }],
  ])('asks before somebody is told: %s', async (name, mutation, after) => {
    const { sent } = await open({}, after);
    const pressed = { name: (text: string) => text.replace(/\s/g, ' ') === name };
    await userEvent.click(screen.getByRole('button', pressed));
    expect(sent(mutation)).toEqual([]);
    expect(said()).toContain('prévenu aussitôt');
    await userEvent.click(dialog().getByRole('button', pressed));
    await waitFor(() => expect(sent(mutation)).toEqual([{ uuid: 'car' }]));
  });
});
