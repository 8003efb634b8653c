import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { Commands, showWindow } from './Commands.tsx';
import { mayOpen, sectionsFor } from './sections.ts';

const ALL = ['Ads:update', 'Orders:update', 'Users:update'];

beforeEach(() => {
  act(() => showWindow(null));
  localStorage.clear();
});

const open = (permissions = ALL, answers: object = {}) =>
  drawPage(
    <>
      <input aria-label="elsewhere" />
      <input type="search" aria-label="list" data-list-search="" />
      <Commands />
    </>,
    { at: '/admin', permissions, answers },
  );
const key = (pressed: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key: pressed, ...more });
const find = async () => {
  await screen.findByRole('textbox', { name: 'elsewhere' });
  key('k', { ctrlKey: true });
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Aller à…' });
};
const options = () => screen.getAllByRole('option').map(saidBy);
const chosen = () => saidBy(screen.getByRole('option', { selected: true }));

describe('the field that finds everything', () => {
  it('opens by its key, has the focus, and offers the sections one may open', async () => {
    await open(['Orders:update']);
    const field = await find();
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual([
      'Vue d’ensemble',
      'Commandes',
      'Encaissements',
      'Chiffres',
      'Raccourcis clavier',
    ]);
  });

  it('narrows as one types, however it is written, and goes where Enter says', async () => {
    const { place } = await open();
    await userEvent.type(await find(), 'COMM{Enter}');
    await waitFor(() => expect(place()).toMatch(/^\/admin\/.*orders/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds without accents', async () => {
    await open();
    await userEvent.type(await find(), 'vue d’ens');
    expect(options()[0]).toBe('Vue d’ensemble');
  });

  it('is walked through by the arrows, round and round', async () => {
    await open(['Orders:update']);
    const field = await find();
    expect(chosen()).toBe('Vue d’ensemble');
    await userEvent.type(field, '{ArrowUp}');
    expect(chosen()).toBe('Raccourcis clavier');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Commandes');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('searches the ads for what is no section, for who may see ads', async () => {
    const { place } = await open();
    await userEvent.type(await find(), 'Tatra');
    expect(options()).toEqual(['Chercher « Tatra » dans les annonces']);
    await userEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(place()).toMatch(/ads.*text=Tatra/));
  });

  it('finds things by their numbers, of the lists one may open', async () => {
    const { sent, place } = await open(['Orders:update'], {
      orders: { orders: [{ id: 'o9', reference: 'CAL-000009', buyer: { name: 'Anne Roy' } }] },
    });
    await userEvent.type(await find(), 'CAL-000009');
    await userEvent.click(await screen.findByRole('option', { name: 'Commande CAL-000009 · Anne Roy' }));
    await waitFor(() => expect(place()).toBe('/admin/orders/o9'));
    expect(sent('FindAnything')).toEqual([
      {
        ...{ text: 'CAL-000009', seesOrders: true },
        ...{ seesAds: false, seesAuctions: false, seesPeople: false, seesLeads: false },
      },
    ]);
  });

  it('finds the file of a consigned car by its number', async () => {
    const { place } = await open(['Leads:read'], {
      consignments: { consignments: [{ id: 'f7', reference: 'DOS-000007', title: 'Alpine A110' }] },
      leads: { leads: [] },
    });
    await userEvent.type(await find(), 'DOS-000007');
    await userEvent.click(await screen.findByRole('option', { name: 'Dossier DOS-000007 · Alpine A110' }));
    await waitFor(() => expect(place()).toBe('/admin/consignments/f7'));
  });

  it('finds a lot by its number: its room where it has an auction, its sale before that', async () => {
    const lot = {
      number: 12,
      adUuid: 'car',
      adTitle: 'Alpine A110',
      saleId: 's1',
      saleTitle: { fr: 'Hiver' },
    };
    const { place } = await open(['Auctions:update'], {
      auctionBoard: { auctions: [] },
      lotsByNumber: [
        { ...lot, hasAuction: true },
        { ...lot, saleId: 's2', saleTitle: { fr: 'Printemps' }, hasAuction: false },
      ],
    });
    await userEvent.type(await find(), 'lot 12');
    await screen.findByRole('option', { name: 'Lot 12 · Alpine A110 · Hiver' });
    // A number that is typed is likely a lot's: those come first.
    expect(options()[0]).toBe('Lot 12 · Alpine A110 · Hiver');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/admin/auctions/live/car'));
    await userEvent.type(await find(), 'lot 12');
    await userEvent.click(await screen.findByRole('option', { name: 'Lot 12 · Alpine A110 · Printemps' }));
    await waitFor(() => expect(place()).toBe('/admin/sales/edit/s2'));
  });

  it('finds nothing where there is nothing, and Enter does nothing', async () => {
    const { place } = await open(['Orders:update']);
    await userEvent.type(await find(), 'Tatra{Enter}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(place()).toBe('/admin');
  });
});

describe('single keys', () => {
  it('lead to a section after a g', async () => {
    const { place } = await open();
    await screen.findByRole('textbox', { name: 'elsewhere' });
    key('g');
    key('o');
    await waitFor(() => expect(place()).toMatch(/orders/));
  });

  it('lead nowhere one may not go, nor without their g', async () => {
    const { place } = await open(['Orders:update']);
    await screen.findByRole('textbox', { name: 'elsewhere' });
    key('g');
    key('p');
    key('o');
    expect(place()).toBe('/admin');
  });

  it('do nothing while one types', async () => {
    const { place } = await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'elsewhere' }), 'go?/');
    expect(place()).toBe('/admin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('bring the cursor to the list, and tell of themselves', async () => {
    await open();
    await screen.findByRole('textbox', { name: 'elsewhere' });
    key('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'list' }));
    key('?');
    const list = within(await screen.findByRole('dialog'));
    expect(list.getByText('Chercher dans la liste')).toBeDefined();
  });

  it('can be turned off, and stay off', async () => {
    const { place, unmount } = await open();
    await screen.findByRole('textbox', { name: 'elsewhere' });
    key('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: /raccourcis d’une seule touche/ }));
    act(() => showWindow(null));
    key('g');
    key('o');
    expect(place()).toBe('/admin');
    unmount();
    await open();
    await screen.findByRole('textbox', { name: 'elsewhere' });
    key('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    key('k', { metaKey: true });
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});

describe('the sections of the staff application', () => {
  it('are those that one has a permission for; the first is for all who have any', () => {
    expect(sectionsFor([])).toEqual([]);
    expect(sectionsFor(['Leads:read']).map(({ page }) => page)).toEqual([
      'admin',
      'admin/consignments',
      'admin/leads',
    ]);
  });

  it('have a key and a page of their own each', () => {
    const all = sectionsFor([
      'Ads:create',
      'Ads:publish',
      'Auctions:update',
      'Questions:answer',
      'Leads:read',
      'Content:update',
      ...ALL,
    ]);
    expect(new Set(all.map(({ key: one }) => one)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(14);
  });

  it.each([
    ['/admin', ['Leads:read'], true],
    ['/admin', [], false],
    ['/admin/orders', ['Orders:update'], true],
    ['/admin/orders', ['Leads:read'], false],
    ['/admin/orders/7', ['Orders:update'], true],
    ['/admin/orders/7', ['Leads:read'], false],
    ['/admin/people/p', ['Content:update'], false],
    ['/admin/nowhere', ['Leads:read'], true],
    ['/admin/nowhere', [], false],
  ])('at %s with %j: %s', (path, permissions, may) => {
    expect(mayOpen(path, permissions as string[])).toBe(may);
  });
});
