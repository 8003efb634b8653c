import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import GroupsPage from './page.tsx';

const DESK = { id: 'desk', name: 'Salle', permissions: ['Auctions:update'], memberCount: 2 };
const ALL = ['Ads:update', 'Auctions:update', 'Users:update'];

const open = (groups: object[] = [DESK], answers: object = {}) =>
  drawPage(<GroupsPage />, {
    ...{ at: '/admin/groups', permissions: ALL },
    answers: { staffGroups: groups, permissions: ALL, ...answers },
  });
const inDialog = () => within(screen.getByRole('dialog'));

describe('the groups of staff', () => {
  it('each say what their members may do, in words', async () => {
    await open();
    const card = (await screen.findByText('Salle')).closest('li')!;
    expect(saidBy(card)).toContain('Mener les enchères');
    expect(saidBy(card)).toContain('2 personnes');
  });

  it('may be none', async () => {
    await open([]);
    expect(await screen.findByText('Aucun groupe pour l’instant.')).toBeDefined();
  });

  it('are added with a name and permissions', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Créer un groupe' }));
    await userEvent.type(inDialog().getByRole('textbox', { name: /Nom/ }), 'Annonces');
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Modifier les annonces' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent('SaveStaffGroup')).toEqual([{ id: null, name: 'Annonces', permissions: ['Ads:update'] }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sent('StaffGroups')).toHaveLength(2));
  });

  it('are changed where they stand, each by the button that names it', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier, Salle' }));
    const name = inDialog().getByRole<HTMLInputElement>('textbox', { name: /Nom/ });
    expect(name.value).toBe('Salle');
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Mener les enchères' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent('SaveStaffGroup')).toEqual([{ id: 'desk', name: 'Salle', permissions: [] }]),
    );
  });

  it('keep what was typed where a name is refused, and say it at the name', async () => {
    await open([DESK], { saveStaffGroup: () => refused('BadInput', { field: 'name' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Créer un groupe' }));
    const name = inDialog().getByRole<HTMLInputElement>('textbox', { name: /Nom/ });
    await userEvent.type(name, 'Salle');
    await userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect([name.value, document.activeElement]).toEqual(['Salle', name]);
  });

  it('are taken away after a word of warning', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer, Salle' }));
    expect(saidBy(screen.getByRole('dialog'))).toContain('Ses membres perdent aussitôt');
    await userEvent.click(inDialog().getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(sent('RemoveStaffGroup')).toEqual([{ id: 'desk' }]));
  });
});
