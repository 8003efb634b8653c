import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askAnew, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import SaleEditPage from './page.tsx';

const NONE = { fr: null, en: null, es: null };
const SALE = {
  ...{ id: 's', version: 3, place: 'Paris', state: 'DRAFT', isAnnounced: false, hasBegun: false },
  isRemovable: true,
  ...{ title: { ...NONE, fr: 'Hiver' }, story: NONE, terms: NONE, lots: [] },
};

const open = async (sale: object = {}, answers: object = {}) => {
  const page = await drawPage(<SaleEditPage />, {
    ...{ at: '/admin/sales/edit/s', path: '/admin/sales/edit/:id', permissions: ['Auctions:update'] },
    answers: { staffSale: { ...SALE, ...sale }, auctionCandidates: [], ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Hiver' });
  return page;
};
const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Lieu/ });
const remove = () => screen.queryByRole('button', { name: 'Supprimer la vente' });

describe('removing a draft', () => {
  it('is asked first, goes by the version that was read, and leads back to the list', async () => {
    const { sent, place: at } = await open({}, { removeSale: true });
    await userEvent.click(remove() as HTMLElement);
    const dialog = screen.getByRole('dialog');
    expect(saidBy(dialog)).toContain('Les voitures restent');
    expect(sent('RemoveSale')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(at()).toBe('/admin/sales'));
    expect(sent('RemoveSale')).toEqual([{ id: 's', version: 3 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([true, false])('is offered as the server takes it: %s', async isRemovable => {
    await open({ isRemovable });
    expect(remove() !== null).toBe(isRemovable);
  });

  it('waits for what is typed to be saved', async () => {
    await open();
    await userEvent.type(place(), ' 8e');
    expect(remove()).toBeNull();
  });
});

describe('a sale that is removed in another window', () => {
  it('says so and keeps what is typed, which can be saved no more', async () => {
    let sale: object | null = SALE;
    await open({}, { staffSale: () => sale });
    await userEvent.type(place(), ' 8e');
    sale = null;
    await askAnew();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(saidBy).join('')).toContain('Cette vente a été supprimée'),
    );
    expect(place().value).toBe('Paris 8e');
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Planifier tous les lots' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Conduire la vente' })).toBeNull();
  });
});
