import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { AlertList } from './AlertList.tsx';
import { CreateAlert } from './CreateAlert.tsx';

const ALERTS = [
  {
    id: 'a',
    name: 'Alpine',
    query: 'brand=alpine&year=1970&year=1975',
    frequency: 'DAILY',
    matchCount: 3,
    chips: [],
  },
  {
    id: 'b',
    name: 'Jaguar',
    query: 'brand=jaguar',
    frequency: 'WEEKLY',
    matchCount: 0,
    isPaused: true,
    chips: [],
  },
];
const CHIPS = [
  { field: 'brands', value: 'alpine', label: 'Alpine' },
  { field: 'priceMax', value: '30000', label: 'Jusqu’à 30 000 €' },
];
const open = (answers: object = {}) => drawPage(<AlertList />, { answers: { myAlerts: ALERTS, ...answers } });
const cardOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);
const names = () =>
  screen.getAllByRole('listitem').map(item => /Alpine|Jaguar|Porsche/.exec(saidBy(item))?.[0]);

describe('the searches one has kept', () => {
  it('lead to what they find, with every value of theirs', async () => {
    await open();
    const link = (await cardOf('Alpine')).getByRole('link', { name: 'Voir les 3 voitures' });
    const query = new URL(link.getAttribute('href')!, 'https://x').searchParams;
    expect([query.get('brand'), query.getAll('year')]).toEqual(['alpine', ['1970', '1975']]);
    expect((await cardOf('Jaguar')).getByText('En pause')).toBeDefined();
  });

  it('say what they watch, and stop watching part of it, never all', async () => {
    const watching = { ...ALERTS[0], chips: CHIPS };
    const less = { ...watching, chips: CHIPS.slice(0, 1) };
    const { sent } = await open({ myAlerts: [watching], updateAlert: less });
    const list = within(await screen.findByRole('list', { name: 'Ce qu’elle surveille, Alpine' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Ne plus surveiller Jusqu’à 30 000 €' }));
    const data = { filter: { brands: ['alpine'] }, query: 'brand=alpine' };
    await waitFor(() => expect(sent('UpdateAlert')).toEqual([{ id: 'a', data, locale: 'FR' }]));
    await waitFor(() => expect(list.queryAllByRole('button')).toHaveLength(0));
  });

  it('tell as often as was chosen', async () => {
    const { sent } = await open({ updateAlert: { ...ALERTS[0], frequency: 'IMMEDIATE' } });
    const choice = (await cardOf('Alpine')).getByRole<HTMLSelectElement>('combobox', {
      name: 'Fréquence, Alpine',
    });
    await userEvent.selectOptions(choice, 'Tout de suite');
    await waitFor(() =>
      expect(sent('UpdateAlert')).toEqual([{ id: 'a', data: { frequency: 'IMMEDIATE' }, locale: 'FR' }]),
    );
    expect(choice.value).toBe('IMMEDIATE');
  });

  it('take back what was chosen where it could not be kept', async () => {
    await open({ updateAlert: () => refused('Unavailable') });
    const choice = (await cardOf('Alpine')).getByRole<HTMLSelectElement>('combobox', {
      name: 'Fréquence, Alpine',
    });
    await userEvent.selectOptions(choice, 'Une fois par semaine');
    await waitFor(() => expect(choice.value).toBe('DAILY'));
    await waitFor(() => expect(alarms()).not.toBe(''));
  });

  it('rest and go on', async () => {
    const { sent } = await open({ updateAlert: { ...ALERTS[1], isPaused: false } });
    await userEvent.click((await cardOf('Jaguar')).getByRole('button', { name: /^Reprendre/ }));
    await waitFor(() =>
      expect(sent('UpdateAlert')).toEqual([{ id: 'b', data: { isPaused: false }, locale: 'FR' }]),
    );
    expect((await cardOf('Jaguar')).getByRole('button', { name: /^Mettre en pause/ })).toBeDefined();
  });

  it('tell what else is wished of them', async () => {
    const { sent } = await open({ updateAlert: { ...ALERTS[0], tellsDrops: true } });
    await userEvent.click((await cardOf('Alpine')).getByRole('checkbox', { name: 'quand un prix baisse' }));
    await waitFor(() =>
      expect(sent('UpdateAlert')).toEqual([{ id: 'a', data: { tellsDrops: true }, locale: 'FR' }]),
    );
  });

  it('are called otherwise, and the keyboard is back where it was', async () => {
    const { sent } = await open({ updateAlert: { ...ALERTS[0], name: 'Porsche' } });
    await userEvent.click((await cardOf('Alpine')).getByRole('button', { name: /^Renommer/ }));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Nom de l’alerte/ });
    await userEvent.clear(name);
    await userEvent.type(name, '  Porsche {Enter}');
    await waitFor(() =>
      expect(sent('UpdateAlert')).toEqual([{ id: 'a', data: { name: 'Porsche' }, locale: 'FR' }]),
    );
    expect(document.activeElement).toBe((await cardOf('Porsche')).getByRole('button', { name: /^Renommer/ }));
  });

  it('keep their name where the new one is empty, or thought better of', async () => {
    const { sent } = await open();
    await userEvent.click((await cardOf('Alpine')).getByRole('button', { name: /^Renommer/ }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect((await cardOf('Alpine')).getByRole('button', { name: /^Renommer/ })).toBeDefined();
    expect(sent('UpdateAlert')).toEqual([]);
  });

  it('go one by one, and none comes back where two go at once', async () => {
    const waiting: (() => void)[] = [];
    await open({ removeAlert: () => new Promise(resolve => waiting.push(() => resolve(true))) });
    await userEvent.click((await cardOf('Alpine')).getByRole('button', { name: /^Supprimer/ }));
    await userEvent.click((await cardOf('Jaguar')).getByRole('button', { name: /^Supprimer/ }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]!();
    await waitFor(() => expect(names()).toEqual(['Jaguar']));
    waiting[1]!();
    expect(await screen.findByText('Aucune alerte')).toBeDefined();
  });

  it('that could not be taken away stays', async () => {
    await open({ removeAlert: () => refused('Unavailable') });
    await userEvent.click((await cardOf('Alpine')).getByRole('button', { name: /^Supprimer/ }));
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(names()).toEqual(['Alpine', 'Jaguar']);
  });

  it('that did not come are asked for again', async () => {
    let isAway = true;
    await open({ myAlerts: () => (isAway ? refused('Unavailable') : ALERTS) });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    isAway = false;
    await userEvent.click(again);
    expect(await cardOf('Alpine')).toBeDefined();
  });
});

describe('keeping a search', () => {
  const keep = (answers: object = {}) =>
    drawPage(<CreateAlert name={'n'.repeat(200)} filter={{}} query="brand=alpine" />, { answers });

  it('says so in its place, with the way to the list', async () => {
    const { sent } = await keep();
    await userEvent.click(await screen.findByRole('button', { name: 'Créer une alerte' }));
    expect(await screen.findByRole('link', { name: 'Voir mes alertes' })).toBeDefined();
    const [{ name, query }] = sent('CreateAlert').map(({ data }) => data) as [
      { name: string; query: string },
    ];
    expect(query).toBe('brand=alpine');
    expect(name.length).toBeLessThan(200);
  });

  it('asks then what it shall be called and how often it shall write, and says where that was refused', async () => {
    let isRefused = true;
    const updateAlert = () => (isRefused ? refused('RateLimited', { retryAfter: 120 }) : ALERTS[0]);
    const { sent } = await keep({ createAlert: ALERTS[0], updateAlert });
    await userEvent.click(await screen.findByRole('button', { name: 'Créer une alerte' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Berlinettes');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'WEEKLY');
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await waitFor(() => expect(alarms()).toMatch(/2 minutes/));
    expect(name.value).toBe('Berlinettes');
    isRefused = false;
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const data = { name: 'Berlinettes', frequency: 'WEEKLY' };
    expect(sent('UpdateAlert').at(-1)).toEqual({ id: 'a', data, locale: 'FR' });
  });

  it('asks a visitor to sign in first, and keeps nothing before', async () => {
    const { asked } = await keep({ me: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Créer une alerte' }));
    expect(await screen.findByRole('dialog', { name: /Pour créer votre alerte/ })).toBeDefined();
    expect(asked()).not.toContain('CreateAlert');
  });

  it('that was refused can be tried again', async () => {
    await keep({ createAlert: () => refused('RateLimited', { retryAfter: 120 }) });
    const button = await screen.findByRole('button', { name: 'Créer une alerte' });
    await userEvent.click(button);
    await waitFor(() => expect(alarms()).toMatch(/2 minutes/));
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });
});
