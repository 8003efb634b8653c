import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, saidBy } from '#test/kit/draw-page.tsx';
import { moneyOf, offered, open, press } from '#test/kit/staff-order.tsx';

const NEEDED = 'Dites pourquoi, en trois lettres au moins.';
const dialog = () => within(screen.getByRole('dialog'));
const reason = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Motif/ });
const send = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const fault = () => dialog().getByRole('combobox', { name: /Qui est en cause/ });
const said = () => saidBy(screen.getByRole('dialog'));
async function openCancel(order: object = {}, answers: object = {}, permissions?: string[]) {
  const page = await open(order, answers, permissions);
  await screen.findByText('Bea Buyer');
  await press('Annuler la commande');
  return page;
}

describe('what staff do with an order', () => {
  it.each([
    [{ state: 'CREATED' }, ['Annuler la commande']],
    [{ state: 'SIGNED', isPriceReceived: true }, ['Annuler la commande']],
    [{ state: 'PAID', isPriceReceived: true }, ['Remettre la voiture (sur papier)', 'Annuler la commande']],
    [{ state: 'HANDED_OVER', isPriceReceived: true }, ['Prix versé, terminer']],
    [{ state: 'HANDED_OVER', hasSeller: false, seller: null }, ['Terminer la commande']],
    [{ state: 'HANDED_OVER', withdrawalUntil: '2020-12-15T00:00:00Z' }, ['Prix versé, terminer']],
    [{ state: 'CLOSED', money: moneyOf({}) }, []],
    [{ state: 'CLOSED', money: moneyOf({ fee: { isSettled: true } }) }, ['Établir un avoir']],
    [{ state: 'CLOSED', money: moneyOf({ fee: { isSettled: true, expectedCents: 0 } }) }, []],
  ])('of %o is %o', async (order, names) => {
    await open(order);
    await screen.findByText('Bea Buyer');
    expect(offered()).toEqual(names);
  });

  it('is nothing where they read the accounts alone', async () => {
    const money = moneyOf({ fee: { isSettled: true, cameCents: 120_000, overCents: 5_000 } });
    const read = await open({ state: 'PAID', money }, {}, ['Accounts:read']);
    await screen.findByText('Bea Buyer');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(read.text()).toMatch(/1\s200,00/);
  });

  it.each([true, false])(
    'says from when an order is closed whose buyer may go back on it: of a seller %s',
    async hasSeller => {
      const { text } = await open({
        ...{ state: 'HANDED_OVER', hasSeller, hasWithdrawal: true, withdrawalUntil: '2040-12-15T00:00:00Z' },
      });
      await screen.findByText('Bea Buyer');
      expect(offered()).toEqual([]);
      expect(text()).toMatch(
        hasSeller
          ? /le prix se verse à partir du 15\/12\/2040/
          : /la commande se termine à partir du 15\/12\/2040/,
      );
    },
  );

  it('hands no car over while something is awaited, and says what and of whom', async () => {
    const obstacles = [
      { kind: 'PAPERS', by: 'SELLER', papers: ['TRANSFER', 'INSPECTION'] },
      { kind: 'VIGILANCE', by: 'BUYER', papers: [] },
      { kind: 'VIGILANCE', by: 'HOUSE', papers: [] },
    ];
    const { text } = await open({ state: 'PAID', obstacles });
    await screen.findByText('Bea Buyer');
    expect(offered()).toEqual(['Annuler la commande']);
    expect(text()).toMatch(
      /attendus du vendeur\s: certificat de cession signé des deux, contrôle technique\./,
    );
    expect(text()).toMatch(/L’acheteur n’a pas dit qui il est\.Un dossier de vigilance est à décider\./);
  });

  it.each([
    ['PIECES', 'L’acheteur doit remettre des justificatifs.'],
    ['REFUSED', 'L’acheteur doit remplacer un justificatif.'],
  ])('says of who has answered what they have still to do (%s)', async (lack, said) => {
    const obstacles = [{ kind: 'VIGILANCE', by: 'BUYER', papers: [] }];
    const { text } = await open({ state: 'PAID', obstacles, vigilance: [{ party: 'BUYER', lack }] });
    await screen.findByText('Bea Buyer');
    expect(text()).toContain(said);
    expect(text()).not.toContain('n’a pas dit qui il est');
  });

  it('hands a car over with a reason, once it was read what follows', async () => {
    let answer: object = refused('BadInput', { field: 'reason' });
    const { sent } = await open({ state: 'PAID' }, { handOverOrder: () => answer });
    await screen.findByText('Bea Buyer');
    await press('Remettre la voiture (sur papier)');
    expect(sent('HandOverOrder')).toEqual([]);
    expect(said()).toMatch(/son prix est dû au vendeur.*ne se défait pas/);
    await userEvent.type(reason(), 'ab');
    await send('Remettre la voiture (sur papier)');
    expect(await screen.findByText(NEEDED)).toBeDefined();
    answer = { id: '7' };
    await userEvent.type(reason(), 'c');
    await send('Remettre la voiture (sur papier)');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('HandOverOrder').at(-1)).toEqual({ id: '7', reason: 'abc' });
    expect(sent('StaffOrder').length).toBeGreaterThan(1);
  });

  it('closes the order of a car of the house’s own by a second click', async () => {
    const { sent } = await open({ state: 'HANDED_OVER', hasSeller: false, seller: null });
    await screen.findByText('Bea Buyer');
    await press('Terminer la commande');
    expect(sent('CloseOrder')).toEqual([]);
    await send('Terminer la commande');
    await waitFor(() => expect(sent('CloseOrder')).toEqual([{ id: '7', payout: null }]));
  });
});

describe('staff who cancel an order', () => {
  const PAID = moneyOf({ price: { cameCents: 7_100_000 }, fee: { cameCents: 250_000, isSettled: true } });

  it('read what follows by whose doing it is, and say why', async () => {
    const notice = { noticedAt: '2026-11-20T10:00:00Z', noticeEndsAt: '2026-11-27T10:00:00Z' };
    const { sent } = await openCancel({ state: 'PAID', money: PAID, ...notice });
    expect(said()).toMatch(
      /frais reçus, 2 500,00 €, sont à rendre.*71 000,00 €, est à rendre .* par virement/,
    );
    expect(said()).toMatch(/peut être remise en vente.*Les deux parties sont prévenues/);
    await userEvent.selectOptions(fault(), 'Défaut de l’acheteur');
    expect(said()).toMatch(/frais de 2 500,00 €, payés en entier, restent acquis/);
    expect(said()).toMatch(/Mis en demeure le 20\/11\/2026.* à partir du 27\/11\/2026/);
    await userEvent.click(dialog().getByRole('checkbox', { name: /refusé par écrit/ }));
    expect(reason().required).toBe(true);
    await userEvent.type(reason(), 'Jamais payé');
    await send('Mettre fin à la vente');
    await waitFor(() =>
      expect(sent('CancelOrder')).toEqual([
        {
          id: '7',
          reason: 'Jamais payé',
          fault: 'BUYER',
          hasRefused: true,
          noticedOn: null,
          cameCents: 7_350_000,
        },
      ]),
    );
  });

  it.each([
    ['NEEDS_RESPONSE', /conteste les frais : rien ne lui en est rendu avant/],
    ['UNDER_REVIEW', /conteste les frais : rien ne lui en est rendu avant/],
    ['LOST', /lui a déjà rendu les frais/],
  ])('read of no fee that goes back while the buyer’s bank has it: %s', async (state, words) => {
    const dispute = {
      state,
      amountCents: 250_000,
      feeCents: 0,
      reason: 'fraudulent',
      openedAt: '2026-11-20T10:00:00Z',
    };
    await openCancel({ money: moneyOf({}), dispute });
    expect(said()).toMatch(words);
    expect(said()).not.toContain('frais reçus');
  });

  it('read that nothing goes back where nothing came, and that a part of the fee does', async () => {
    const { unmount } = await openCancel({ money: moneyOf({}) });
    expect(said()).toContain('rien n’est à rendre');
    unmount();
    await openCancel({ money: moneyOf({ fee: { cameCents: 100 } }) });
    await userEvent.selectOptions(fault(), 'BUYER');
    expect(said()).toMatch(/frais reçus, 1,00 €, sont à rendre/);
  });

  it('may do so of a buyer at fault alone, without the right to give a fee back', async () => {
    await openCancel({ state: 'PAID', money: PAID }, {}, ['Orders:update']);
    expect(within(fault()).getAllByRole('option')).toHaveLength(1);
    expect(said()).toContain('il y faut le droit de rembourser');
    expect(said()).toContain('restent acquis');
  });

  it('read that no letter of the notice gets through, and say on which day it was given another way', async () => {
    let answer: object = refused('BadInput', { field: 'noticedOn' });
    const { sent } = await openCancel(
      { noticeRefusedAt: '2026-11-20T10:00:00Z' },
      { cancelOrder: () => answer },
    );
    expect(said()).toMatch(/n’est plus tentée depuis le 20\/11\/2026.* Faites-le autrement/);
    await userEvent.selectOptions(fault(), 'BUYER');
    const day = dialog().getByLabelText<HTMLInputElement>(/Mis en demeure autrement le/);
    fireEvent.change(day, { target: { value: '2026-11-19' } });
    await userEvent.type(reason(), 'Recommandé 1A 23');
    await send('Mettre fin à la vente');
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
    expect([reason().value, reason().getAttribute('aria-invalid')]).toEqual(['Recommandé 1A 23', null]);
    answer = { id: '7' };
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    await send('Mettre fin à la vente');
    const asked = { id: '7', reason: 'Recommandé 1A 23', fault: 'BUYER', hasRefused: false, cameCents: null };
    await waitFor(() =>
      expect(sent('CancelOrder')).toEqual([
        { ...asked, noticedOn: '2026-11-19' },
        { ...asked, noticedOn: '2026-11-21' },
      ]),
    );
  });

  it('are told at the reason that it is too short, and elsewhere in the window what else was refused', async () => {
    let answer: object = refused('BadInput', { field: 'reason' });
    await openCancel({}, { cancelOrder: () => answer });
    await userEvent.type(reason(), 'a');
    await send('Mettre fin à la vente');
    expect(await screen.findByText(NEEDED)).toBeDefined();
    expect([reason().value, reason().getAttribute('aria-invalid')]).toEqual(['a', 'true']);
    answer = refused('Forbidden');
    await send('Mettre fin à la vente');
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(reason().value).toBe('a');
  });
});
