import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import PersonPage from './page.tsx';

async function open(person: object, declaredTrader: object | null) {
  const page = await drawPage(<PersonPage />, {
    ...{ at: '/admin/people/p', path: '/admin/people/:id', permissions: ['Users:update'] },
    answers: {
      person: { id: 'p', email: 'lea@example.org', ...person },
      ...{ staffGroups: [], permissions: [], declaredTrader },
    },
  });
  await screen.findByText('lea@example.org');
  return page;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what somebody sells as', () => {
  const ASKED = 'Confirmer comme professionnel';
  const trader = {
    company: 'Garage Noir',
    vatNumber: 'FR25812345678',
    registerNumber: '1',
    state: 'CHECKING',
  };
  const declaredTrader = { trader, checks: [], vatFindings: [] };
  const said = () => saidBy(screen.getByRole('dialog'));
  const answer = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  it('is confirmed once staff have read what is confirmed, and what follows', async () => {
    const { sent } = await open({ traderVersion: 'v7' }, declaredTrader);
    await press(ASKED);
    for (const each of ['Garage Noir', 'FR25812345678', 'ses annonces', 'se rétracter', 'déjà ouvertes'])
      expect(said()).toContain(each);
    expect(sent('SetProfessional')).toEqual([]);
    await answer(ASKED);
    await waitFor(() =>
      expect(sent('SetProfessional')).toEqual([{ id: 'p', isProfessional: true, seenVersion: 'v7' }]),
    );
  });

  it('of nobody who named a company says that there is none', async () => {
    const { sent } = await open({ isProfessional: false }, null);
    await press(ASKED);
    expect(said()).toContain('n’a nommé aucune société');
    await answer('Revenir');
    expect(sent('SetProfessional')).toEqual([]);
  });

  it.each([
    ['Retirer le statut de professionnel', { isProfessional: true }, 'sans droit de rétractation'],
    ['Refuser', { isProfessional: false }, 'restent celles d’un particulier'],
  ])('%s says what follows before', async (label, person, words) => {
    const { sent } = await open(person, declaredTrader);
    await press(label);
    expect(said()).toContain('Garage Noir');
    expect(said()).toContain(words);
    expect(sent('SetProfessional')).toEqual([]);
    await answer(label);
    await waitFor(() => expect(sent('SetProfessional')).toMatchObject([{ isProfessional: false }]));
  });
});
