import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import ProgramsPage from './page.tsx';

const KEY = { scopes: ['read'], start: 'calandre_abc', createdAt: '2026-11-20T10:00:00Z', usedAt: null };
const OWNER = { ownerId: 'p', ownerName: 'Léa Noir', ownerEmail: 'lea@example.org' };
const NOBODY = { ownerId: null, ownerName: null, ownerEmail: null };
const URL = 'https://hooks.example.org/x';

async function open(at = '/admin/programs') {
  const message = { id: 'm', event: 'bid.placed', createdAt: '2026-11-20T10:00:00Z' };
  return drawPage(<ProgramsPage />, {
    ...{ at, permissions: ['Users:update'] },
    answers: {
      apiKeys: {
        totalCount: 2,
        keys: [
          { ...NOBODY, key: { ...KEY, id: 'house', name: 'Site' } },
          { ...OWNER, key: { ...KEY, scopes: ['read', 'bid'], id: 'own', name: 'Tableur' } },
        ],
      },
      webhooks: {
        totalCount: 1,
        webhooks: [
          {
            ...{ ...OWNER, lastAt: '2026-11-20T10:00:00Z', lastError: 'HTTP 500' },
            webhook: {
              ...{ id: 'w', url: URL, events: ['bid.placed'], createdAt: '2026-11-20T10:00:00Z' },
              ...{ waitingCount: 2, deadCount: 1 },
            },
          },
        ],
      },
      staffWebhookMessages: {
        totalCount: 2,
        messages: [
          {
            ...{ url: URL, ownerEmail: 'lea@example.org' },
            message: {
              ...{ ...message, attempts: 10, deliveredAt: null },
              ...{ diedAt: '2026-11-22T10:00:00Z', lastError: 'HTTP 500' },
            },
          },
          {
            ...{ url: URL, ownerEmail: 'lea@example.org' },
            message: {
              ...{ ...message, id: 'n', attempts: 0, deliveredAt: null, diedAt: null, lastError: null },
            },
          },
        ],
      },
      addHouseApiKey: { secret: 'calandre_secret' },
      ...{ endHouseApiKey: true, endPersonApiKey: true },
    },
  });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const send = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));

describe('the keys', () => {
  it('say whose they are, and are ended once one is sure: the house’s own, or somebody’s', async () => {
    const { sent } = await open();
    const row = (await screen.findByText('Tableur')).closest('tr')!;
    expect(saidBy(row)).toContain('Léa Noir');
    expect(saidBy(row)).toContain('Enchérir en son nom');
    expect(saidBy(screen.getByText('Site').closest('tr')!)).toContain('La maison');
    await press('Supprimer, Tableur');
    expect(inDialog().getByRole('heading').textContent).toContain('Tableur');
    await send('Supprimer');
    await waitFor(() => expect(sent('EndPersonApiKey')).toEqual([{ personId: 'p', id: 'own' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Supprimer, Site');
    await send('Supprimer');
    await waitFor(() => expect(sent('EndHouseApiKey')).toEqual([{ id: 'house' }]));
  });

  it('of the house’s own are made here, and shown once', async () => {
    const { sent } = await open();
    await screen.findByText('Tableur');
    await press('Créer une clé de la maison');
    await userEvent.type(inDialog().getByLabelText(/Nom de la clé/), 'Vitrine');
    await userEvent.click(inDialog().getByRole('checkbox', { name: /Envoyer des demandes/ }));
    await userEvent.type(inDialog().getByLabelText(/Sites autorisés/), 'https://a.test https://b.test');
    await send('Créer la clé');
    await waitFor(() => expect(inDialog().getByRole('textbox', { name: 'Clé' })).toBeDefined());
    expect(inDialog().getByRole<HTMLInputElement>('textbox', { name: 'Clé' }).value).toBe('calandre_secret');
    expect(sent('AddHouseApiKey')).toEqual([
      {
        input: {
          ...{ name: 'Vitrine', scopes: ['leads', 'read'], perMinute: 600 },
          origins: ['https://a.test', 'https://b.test'],
        },
        key: expect.any(String),
      },
    ]);
    await send('Je l’ai copiée');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what programs are told', () => {
  it('has its addresses, each with what the last try came to, and the way to its messages', async () => {
    const { place } = await open('/admin/programs?view=hooks');
    const row = (await screen.findByText(URL)).closest('tr')!;
    expect(saidBy(row)).toMatch(/HTTP 500.*2 en attente.*1 abandonné/);
    await userEvent.click(within(row).getByRole('link', { name: URL }));
    await waitFor(() =>
      expect(place()).toBe(`/admin/programs?view=messages&text=${encodeURIComponent(URL)}`),
    );
  });

  it('is sent again where it was given up, and not while it waits', async () => {
    const { sent, place } = await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Messages' }));
    await screen.findByText(/10 essais · HTTP 500/);
    expect(place()).toBe('/admin/programs?view=messages');
    expect(screen.getAllByRole('button', { name: /^Renvoyer/ })).toHaveLength(1);
    await press(/^Renvoyer/);
    await waitFor(() => expect(sent('ResendWebhookMessage')).toEqual([{ id: 'm' }]));
  });

  it('is narrowed without leaving its view', async () => {
    const { sent, place } = await open('/admin/programs?view=messages');
    await screen.findByText(/10 essais/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'DEAD');
    await waitFor(() => expect(place()).toBe('/admin/programs?view=messages&filter=DEAD'));
    await waitFor(() => expect(sent('StaffWebhookMessages').at(-1)).toMatchObject({ filter: 'DEAD' }));
  });
});
