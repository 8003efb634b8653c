import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import StaffAdsPage from './page.tsx';

const car = (uuid: string, model: string) => ({
  ...{ uuid, brand: 'Alpine', model, status: 'DRAFT', kind: 'INDIVIDUAL' },
});
const ADS = { ads: [car('a', 'A110'), car('b', 'A310')], totalCount: 120 };
const ALL = ['Ads:update', 'Ads:publish'];

/** A server that tries, then does what is asked of it. */
async function open(permissions = ALL, at = '/admin/ads') {
  let state = 'TRIED';
  const act = () => ({
    ...{ id: 'act', state, total: 2, refused: 1 },
    ...(state === 'TRIED' ? { would: 1 } : { done: 1 }),
    lines: [
      { id: 'b', name: 'Alpine A310', outcome: 'REFUSED', code: 'BadInput', field: 'price photos' },
      { id: 'a', name: 'Alpine A110', outcome: state === 'TRIED' ? 'WOULD' : 'DONE' },
    ],
  });
  const page = await drawPage(<StaffAdsPage />, {
    ...{ at, permissions },
    answers: {
      ...{ staffCarAds: ADS, tryListAct: act, listAct: act },
      openSteps: [{ id: 'f', title: 'Alpine A110', steps: ['IDENTITY', 'PHOTOS'] }],
      runListAct: () => {
        state = 'DONE';
        return act();
      },
      listViews: [{ id: 'v', name: 'Brouillons', query: 'status=DRAFT', isOwn: true, mayRemove: true }],
    },
  });
  await screen.findByText('Alpine A110');
  return page;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tick = async (at: number) => userEvent.click(screen.getAllByRole('checkbox', { name: 'Cocher' })[at]!);
const inDialog = () => within(screen.getByRole('dialog'));

describe('an act on ticked rows', () => {
  it('is shown row by row before it is done, and then done', async () => {
    const { sent } = await open();
    await tick(0);
    await tick(1);
    expect(screen.getByText('2 lignes cochées')).toBeDefined();
    await press('Publier');
    await userEvent.click(inDialog().getByRole('button', { name: 'Voir ce qui changerait' }));
    expect(await inDialog().findByText('À compléter : Prix, Photos')).toBeDefined();
    expect(sent('TryListAct')).toEqual([{ list: 'ads', act: 'PUBLISH', value: null, ids: ['a', 'b'] }]);
    expect(sent('RunListAct')).toEqual([]);
    // Of what would be published, not of what is refused.
    expect(await inDialog().findByText(/Son dossier attend encore : Identité, Photos/)).toBeDefined();
    expect(sent('OpenSteps')).toEqual([{ uuids: ['a'] }]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Appliquer à une ligne' }));
    expect(await inDialog().findByText('Une ligne a changé.')).toBeDefined();
    expect(sent('RunListAct')).toEqual([{ id: 'act' }]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Terminer' }));
    await waitFor(() => expect(screen.queryByText('2 lignes cochées')).toBeNull());
  });

  it('takes all that match by what the list is asked', async () => {
    const { sent } = await open(ALL, '/admin/ads?status=DRAFT');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cocher toute la page' }));
    await press('Cocher les 120 résultats');
    expect(screen.getByText('120 lignes cochées')).toBeDefined();
    await press('Retirer');
    await userEvent.click(inDialog().getByRole('button', { name: 'Voir ce qui changerait' }));
    await waitFor(() => expect(sent('TryListAct')).toHaveLength(1));
    const [{ asked, ids } = {}] = sent('TryListAct') as { asked?: string; ids?: string[] }[];
    expect([JSON.parse(asked ?? '{}'), ids]).toMatchObject([{ filter: { status: 'DRAFT' } }, undefined]);
  });

  it('offers nobody what they may not do', async () => {
    await open(['Ads:update']);
    await tick(0);
    const offered = within(screen.getByRole('toolbar')).getAllByRole('button').map(saidBy);
    expect(offered).toEqual([
      ...['Cocher les 120 résultats', 'Tout décocher'],
      ...['Mettre dans la collection', 'Sortir de la collection'],
    ]);
  });
});

describe('the views of a list', () => {
  it('keep what its address says, and hide columns', async () => {
    const { sent, place } = await open(ALL, '/admin/ads?status=DRAFT&page=2');
    await press('Vues et colonnes');
    await userEvent.click(await inDialog().findByRole('checkbox', { name: 'Année' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Année' })).toBeNull());
    expect(place()).toContain('hide=3');
    await userEvent.type(inDialog().getByRole('textbox', { name: /Nom de la vue/ }), 'À publier');
    await userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer la vue' }));
    await waitFor(() => expect(sent('SaveListView')).toHaveLength(1));
    expect(sent('SaveListView')[0]).toEqual({
      ...{ page: 'admin/ads', name: 'À publier', isShared: false, query: 'status=DRAFT&hide=3' },
    });
  });

  it('are opened by their name', async () => {
    const { place } = await open();
    await press('Vues et colonnes');
    await userEvent.click(await inDialog().findByRole('link', { name: 'Brouillons' }));
    expect(place()).toBe('/admin/ads?status=DRAFT');
  });
});

describe('a filter by a field', () => {
  it('is chosen, asked, told, kept in the address, and taken off', async () => {
    const { sent, place } = await open(ALL, '/admin/ads?where=nonsense');
    await press('Filtrer');
    const choose = (name: RegExp, value: string) =>
      userEvent.selectOptions(inDialog().getByRole('combobox', { name }), value);
    await choose(/Champ/, 'steeringWheel');
    await choose(/Valeur/, 'RIGHT');
    await userEvent.click(inDialog().getByRole('button', { name: 'Ajouter ce filtre' }));
    const right = { field: 'steeringWheel', is: 'RIGHT', from: null, to: null, isMissing: null };
    await waitFor(() => expect(sent('StaffAds').at(-1)).toMatchObject({ filter: { fields: [right] } }));

    await press('Filtrer');
    await choose(/Champ/, 'year');
    await userEvent.type(inDialog().getByRole('textbox', { name: /De/ }), 'mille');
    await userEvent.click(inDialog().getByRole('button', { name: 'Ajouter ce filtre' }));
    expect(inDialog().getByText(/Cette valeur ne convient pas/)).toBeDefined();
    await userEvent.clear(inDialog().getByRole('textbox', { name: /De/ }));
    await userEvent.type(inDialog().getByRole('textbox', { name: /De/ }), '1973');
    await userEvent.click(inDialog().getByRole('button', { name: 'Ajouter ce filtre' }));
    const since = { field: 'year', from: '1973', is: null, to: null, isMissing: null };
    await waitFor(() =>
      expect(sent('StaffAds').at(-1)).toMatchObject({ filter: { fields: [right, since] } }),
    );
    expect(new URLSearchParams(place().split('?')[1]).get('where')).toBe(
      '[{"field":"steeringWheel","is":"RIGHT"},{"field":"year","from":"1973"}]',
    );
    await press(/Retirer le filtre .*dès 1973/);
    await waitFor(() => expect(sent('StaffAds').at(-1)).toMatchObject({ filter: { fields: [right] } }));
  });
});

it('says which ads wait to be read over: one that was handed in is no draft any more', async () => {
  const ads = [
    { ...car('a', 'A110'), isInReview: true },
    { ...car('b', 'A310'), isInReview: true, status: 'PUBLISHED' },
    car('c', 'A610'),
  ];
  const answers = { staffCarAds: { ads, totalCount: 3 } };
  await drawPage(<StaffAdsPage />, { at: '/admin/ads', permissions: ALL, answers });
  await screen.findByText('Alpine A110');
  const rows = screen.getAllByRole('row').slice(1).map(saidBy);
  expect(rows[0]).toContain('À relire');
  expect(rows[0]).not.toContain('Brouillon');
  expect(rows[1]).toMatch(/En ligne.*À relire|À relire.*En ligne/);
  expect(rows[2]).toContain('Brouillon');
  expect(rows[2]).not.toContain('À relire');
});

it('begins one ad though nobody answers and the page is loaded anew, and another once somebody has', async () => {
  const unknown = () => refused('OutcomeUnknown');
  const begin = async (createCarAd: () => unknown) => {
    const page = await drawPage(<StaffAdsPage />, {
      ...{ at: '/admin/ads', permissions: [...ALL, 'Ads:create'], answers: { createCarAd } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nouvelle annonce' }));
    for (const name of [/Marque/, /Modèle/])
      fireEvent.change(inDialog().getByRole('textbox', { name }), { target: { value: 'Alpine' } });
    await userEvent.click(inDialog().getByRole('button', { name: 'Créer le brouillon' }));
    return page;
  };
  const first = await begin(unknown);
  await waitFor(() => expect(alarms()).not.toBe(''), { timeout: 5_000 });
  first.unmount();
  const keys = first.sent('CreateCarAd').map(({ key }) => key);
  for (const each of [1, 2]) {
    const again = await begin(() => ({ uuid: 'a' }));
    await waitFor(() => expect(again.place()).toBe('/admin/ads/edit/a'));
    keys.push(...again.sent('CreateCarAd').map(({ key }) => key));
    expect(new Set(keys).size).toBe(each);
    again.unmount();
  }
});
