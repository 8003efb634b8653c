import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { saidBy } from '#test/kit/draw-page.tsx';
import { moneyOf, open, press } from '#test/kit/staff-order.tsx';

describe('money that came', () => {
  it('is read again before it is booked, and may be corrected until then', async () => {
    const { sent } = await open({ money: moneyOf({}) }, { bookReceipt: true });
    await screen.findByText('Bea Buyer');
    await press('Saisir un encaissement');
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: RegExp, text: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
    type(/Montant/, 'douze');
    type(/Date de valeur/, '2026-11-20');
    type(/Référence/, 'CAL-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Relire' }));
    await waitFor(() => expect(dialog.getByLabelText(/Montant/).getAttribute('aria-invalid')).toBe('true'));
    type(/Montant/, '12 345,67');
    await userEvent.click(dialog.getByRole('button', { name: 'Relire' }));
    await dialog.findByRole('button', { name: 'Porter aux comptes' });
    expect(dialog.getAllByRole('status').map(saidBy).join('')).toBe(
      '12 345,67 € de Bea Buyer, valeur 20/11/2026, référence « CAL-7 », pour : Frais, puis prix.',
    );
    expect(sent('BookReceipt')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Porter aux comptes' }));
    const data = { amountCents: 1_234_567, valueOn: '2026-11-20', payer: 'Bea Buyer', reference: 'CAL-7' };
    await waitFor(() =>
      expect(sent('BookReceipt')).toMatchObject([{ orderId: '7', data: { ...data, purpose: 'BOTH' } }]),
    );
  });
});

it('money that came is booked once, though nobody answers and who is there has to be shown between two tries', async () => {
  const outcomes = [refused('OutcomeUnknown'), refused('PasswordNeeded'), true];
  const { sent } = await open(
    { money: moneyOf({}) },
    { bookReceipt: () => outcomes.shift(), confirmPassword: true },
  );
  await screen.findByText('Bea Buyer');
  await press('Saisir un encaissement');
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of [
    [/Montant/, '12'],
    [/Date de valeur/, '2026-11-20'],
    [/Référence/, 'CAL-7'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await userEvent.click(dialog.getByRole('button', { name: 'Relire' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Porter aux comptes' }));
  await userEvent.type(await screen.findByLabelText(/Mot de passe/, {}, { timeout: 5_000 }), 'x');
  await userEvent.click(screen.getByRole('button', { name: /Confirmer/ }));
  await waitFor(() => expect(sent('BookReceipt')).toHaveLength(3));
  expect(new Set(sent('BookReceipt').map(({ key }) => key)).size).toBe(1);
});

describe('money that came and is refused', () => {
  const fill = async (order: object, answers: object) => {
    const page = await open({ money: moneyOf({}), ...order }, answers);
    await screen.findByText('Bea Buyer');
    await press('Saisir un encaissement');
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, value] of [
      [/Montant/, '12'],
      [/Date de valeur/, '2040-11-20'],
    ] as const)
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    return { ...page, dialog, go: (name: string) => userEvent.click(dialog.getByRole('button', { name })) };
  };

  it('shows its fields again with what is wrong, and is read again before it is sent again', async () => {
    const outcomes = [refused('BadInput', { field: 'valueOn' }), true];
    const { dialog, go, sent } = await fill({}, { bookReceipt: () => outcomes.shift() });
    await go('Relire');
    await go('Porter aux comptes');
    await waitFor(() => expect(dialog.getByLabelText(/Date de valeur/)).toBe(document.activeElement));
    expect(dialog.getByText('Cette date n’est pas encore venue.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Porter aux comptes' })).toBeNull();
    fireEvent.change(dialog.getByLabelText(/Date de valeur/), { target: { value: '2026-11-20' } });
    await go('Relire');
    expect(sent('BookReceipt')).toHaveLength(1);
    await go('Porter aux comptes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is for the fee alone where another holds the price', async () => {
    const escrow = { provider: 'Stripe', isSandbox: false, isPayeeReady: true, moves: [] };
    const { dialog, go, sent } = await fill({ escrow }, { bookReceipt: true });
    const purpose = within(dialog.getByRole('combobox', { name: /Pour/ }));
    expect(purpose.getAllByRole('option').map(saidBy)).toEqual(['Frais']);
    await go('Relire');
    await go('Porter aux comptes');
    await waitFor(() => expect(sent('BookReceipt')).toMatchObject([{ data: { purpose: 'FEE' } }]));
  });
});
