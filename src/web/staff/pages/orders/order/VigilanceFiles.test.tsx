import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { open } from '#test/kit/staff-order.tsx';

describe('vigilance', () => {
  it('names the countries of birth and of residence', async () => {
    await open({ vigilance: [FILE] });
    expect(await screen.findByText(/à Lyon \(France\), pays de résidence\s: France/)).toBeDefined();
  });

  const ANSWERS = {
    ...{ name: 'Bea Buyer', bornOn: '1970-03-01', birthPlace: 'Lyon', birthCountry: 'FR', livesIn: 'FR' },
    ...{ owners: null, exposure: 'NONE', office: null, funds: 'SAVINGS', fundsText: null },
  };
  const PIECE = { kind: 'IDENTITY', state: 'ACCEPTED', reason: null, id: 'p', fileId: 'vigilance_p' };
  const FILE = {
    ...{ party: 'BUYER', state: 'RECEIVED', asksOwners: false, asksFunds: true, answers: ANSWERS },
    ...{ pieces: [PIECE], isEnhanced: false, isReported: false, otherPayers: [], entries: null },
  };
  const MAY = ['Orders:update', 'Vigilance:update'];
  const actions = async (file: object, permissions = ['Orders:update']) => {
    await open({ vigilance: [{ ...FILE, ...file }] }, {}, permissions);
    const panel = within((await screen.findByText('Vigilance')).closest<HTMLElement>('#vigilance')!);
    return panel.queryAllByRole('button').map(each => each.textContent?.split(',')[0]);
  };
  const RIGHT = ['Refuser le dossier', 'Passer outre', 'Noter', 'Déclaration faite ailleurs'];

  it.each([
    ['whole', {}, ['Orders:update'], ['Lever']],
    ['whole, to those with the right', {}, MAY, ['Lever', ...RIGHT]],
    ['looked at harder', { isEnhanced: true }, ['Orders:update'], []],
    ['looked at harder, to those with the right', { isEnhanced: true }, MAY, ['Lever', ...RIGHT]],
    ['unanswered', { answers: null }, MAY, RIGHT],
    [
      'with a piece to look at',
      { pieces: [{ ...PIECE, state: 'RECEIVED' }] },
      ['Orders:update'],
      ['Accepter', 'Refuser'],
    ],
    ['that was refused', { state: 'REFUSED' }, ['Orders:update'], []],
    [
      'that has passed',
      { state: 'CLEARED' },
      MAY,
      ['Refuser le dossier', 'Noter', 'Déclaration faite ailleurs'],
    ],
  ] as const)('of a file %s offers what may be done', async (_what, file, permissions, names) => {
    const offered = await actions(file, [...permissions]);
    expect(offered.filter(each => each !== 'Ouvrir le PDF')).toEqual(names);
  });

  it.each([
    [0, ['Noter', 'Déclaration faite ailleurs'], 'Vente annulée, plus rien n’est attendu'],
    [50_000, ['Lever', ...RIGHT], 'À vérifier'],
  ])('of a cancelled sale waits while its seller is owed something: %s', async (cents, names, said) => {
    const order = { vigilance: [FILE], state: 'CANCELLED', owedToSellerCents: cents, sellerOwesCents: 0 };
    const { text } = await open(order, {}, MAY);
    const panel = within((await screen.findByText('Vigilance')).closest<HTMLElement>('#vigilance')!);
    const offered = panel.queryAllByRole('button').map(each => each.textContent?.split(',')[0]);
    expect(offered.filter(each => each !== 'Ouvrir le PDF')).toEqual(names);
    expect(text()).toContain(said);
  });

  it('of what the house knew and accepted before says so, and lets it be refused for this sale alone', async () => {
    const known = { ...PIECE, isKnown: true };
    expect(await actions({ pieces: [known] })).toEqual(['Ouvrir le PDF', 'Refuser', 'Lever']);
    expect(screen.getByText('Déjà connue et acceptée')).toBeDefined();
    expect(screen.queryByText('Acceptée')).toBeNull();
  });

  it('is cleared once the names are looked for', async () => {
    const { sent } = await open({ vigilance: [FILE] });
    await userEvent.click(await screen.findByRole('button', { name: 'Lever' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lever' }));
    expect([sent('EnterVigilance'), dialog.queryByText('Cherchez-les d’abord.') !== null]).toEqual([
      [],
      true,
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /registre national des gels/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lever' }));
    const data = { kind: 'CLEARED', text: null, declaredOn: null, areNamesChecked: true };
    await waitFor(() => expect(sent('EnterVigilance')).toEqual([{ id: '7', party: 'BUYER', data }]));
  });
});
