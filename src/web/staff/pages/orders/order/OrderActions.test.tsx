import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms } from '#test/kit/draw-page.tsx';
import { moneyOf, offered, open, press } from '#test/kit/staff-order.tsx';

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Note ou motif/ });

describe('what staff do with an order', () => {
  it.each([
    [{ state: 'CREATED' }, ['Annuler avec ce motif']],
    [{ state: 'SIGNED', isPriceReceived: true }, ['Annuler avec ce motif']],
    [{ state: 'PAID', isPriceReceived: true }, ['Remettre la voiture (sur papier)', 'Annuler avec ce motif']],
    [{ state: 'HANDED_OVER', isPriceReceived: true }, ['Prix versé, terminer']],
    [{ state: 'CLOSED', money: moneyOf({}) }, []],
    [{ state: 'CLOSED', money: moneyOf({ fee: { isSettled: true } }) }, ['Établir un avoir']],
    [{ state: 'CLOSED', money: moneyOf({ fee: { isSettled: true, expectedCents: 0 } }) }, []],
  ])('of %o is %o', async (order, names) => {
    await open(order);
    await screen.findByText('Bea Buyer');
    expect(offered()).toEqual(names);
  });

  it('is nothing where they read the accounts alone, and no refund where they have no right to it', async () => {
    const money = moneyOf({ fee: { isSettled: true, cameCents: 120_000, overCents: 5_000 } });
    const read = await open({ state: 'PAID', money }, {}, ['Accounts:read']);
    await screen.findByText('Bea Buyer');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(read.text()).toMatch(/1\s200,00/);
    read.unmount();

    await open({ state: 'PAID', money }, {}, ['Orders:update']);
    await screen.findByText('Bea Buyer');
    expect(offered()).toEqual(['Remettre la voiture (sur papier)']);
    expect(screen.queryByRole('button', { name: /Rendre/ })).toBeNull();
    screen.getByText(/il y faut le droit de rembourser/);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'BUYER');
    expect(offered()).toContain('Annuler avec ce motif');
  });

  it('takes the note along, and clears it once it is kept', async () => {
    const { sent } = await open({ state: 'PAID' });
    await screen.findByText('Bea Buyer');
    await userEvent.type(note(), 'Signé sur papier');
    await press('Remettre la voiture (sur papier)');
    await waitFor(() => expect(sent('HandOverOrder')).toEqual([{ id: '7', reason: 'Signé sur papier' }]));
    await waitFor(() => expect(note().value).toBe(''));
    expect(sent('StaffOrder').length).toBeGreaterThan(1);
  });

  it('cancels with whose fault it is, which it says the price of beforehand', async () => {
    const notice = { noticedAt: '2026-11-20T10:00:00Z', noticeEndsAt: '2026-11-27T10:00:00Z' };
    const { sent, text } = await open(notice);
    await screen.findByText('Bea Buyer');
    const fault = screen.getByRole('combobox', { name: /Annuler la commande/ });
    expect(screen.getByText('Les frais payés sont rendus avec un avoir.')).toBeDefined();
    await userEvent.selectOptions(fault, 'Défaut de l’acheteur');
    expect(screen.getByText(/restent acquis/)).toBeDefined();
    expect(text()).toMatch(/Mis en demeure le 20\/11\/2026.* à partir du 27\/11\/2026/);
    await userEvent.click(screen.getByRole('checkbox', { name: /refusé par écrit/ }));
    await userEvent.type(note(), 'Jamais payé');
    await press('Annuler avec ce motif');
    await waitFor(() =>
      expect(sent('CancelOrder')).toEqual([
        { id: '7', reason: 'Jamais payé', fault: 'BUYER', hasRefused: true, noticedOn: null },
      ]),
    );
  });

  it('says that no letter of the notice gets through, and takes the day on which it was given another way', async () => {
    let answer: object = refused('BadInput', { field: 'noticedOn' });
    const { sent, text } = await open(
      { noticeRefusedAt: '2026-11-20T10:00:00Z' },
      { cancelOrder: () => answer },
    );
    await screen.findByText('Bea Buyer');
    expect(text()).toMatch(/n’est plus tentée depuis le 20\/11\/2026.* Faites-le autrement/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Annuler la commande/ }), 'BUYER');
    const day = screen.getByLabelText<HTMLInputElement>(/Mis en demeure autrement le/);
    fireEvent.change(day, { target: { value: '2026-11-19' } });
    await userEvent.type(note(), 'Recommandé 1A 23');
    await press('Annuler avec ce motif');
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
    expect([note().value, note().getAttribute('aria-invalid')]).toEqual(['Recommandé 1A 23', null]);
    answer = { id: '7' };
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    await press('Annuler avec ce motif');
    const asked = { id: '7', reason: 'Recommandé 1A 23', fault: 'BUYER', hasRefused: false };
    await waitFor(() =>
      expect(sent('CancelOrder')).toEqual([
        { ...asked, noticedOn: '2026-11-19' },
        { ...asked, noticedOn: '2026-11-21' },
      ]),
    );
  });

  it('without a reason is refused at the note, which keeps its words', async () => {
    await open({}, { cancelOrder: () => refused('ReasonNeeded', { field: 'reason' }) });
    await screen.findByText('Bea Buyer');
    await userEvent.type(note(), 'a');
    await press('Annuler avec ce motif');
    expect(await screen.findByText('Dites pourquoi, en trois lettres au moins.')).toBeDefined();
    expect([note().value, note().getAttribute('aria-invalid')]).toEqual(['a', 'true']);
  });

  it('that is refused for another reason is told, and keeps the note', async () => {
    await open({ state: 'PAID' }, { handOverOrder: () => refused('Forbidden') });
    await screen.findByText('Bea Buyer');
    await userEvent.type(note(), 'Vu');
    await press('Remettre la voiture (sur papier)');
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(note().value).toBe('Vu');
  });
});
