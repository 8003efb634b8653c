import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { moneyOf, open, press } from '#test/kit/staff-order.tsx';

const IBAN = 'FR7630006000011234567890189';

describe('money that is sent back', () => {
  it.each([
    ['iban', IBAN.replace('89', '98'), null, 'Cet IBAN n’est pas valable : vérifiez chaque signe.'],
    ['amountCents', IBAN, 'amountCents', 'Indiquez un montant, sans dépasser ce qui est à rendre.'],
    ['paidOn', IBAN, 'paidOn', 'Cette date n’est pas encore venue.'],
  ])('is refused with the rule: %s', async (name, iban, field, rule) => {
    const money = moneyOf({ fee: { cameCents: 120_000, overCents: 5_000 } });
    const { sent } = await open(
      { money },
      { returnMoney: () => refused('BadInput', { field: field ?? '' }) },
    );
    await screen.findByText('Bea Buyer');
    await press('Saisir un remboursement, Frais');
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type(/Date/, '2026-11-20');
    type(/IBAN/, iban);
    type(/Référence/, 'CAL-7');
    await userEvent.click(dialog.getByRole('button', { name: /Porter|Enregistrer|Rendu|Saisir/ }));
    const said = await dialog.findByText((text: string) => text.replace(/\s/g, ' ') === rule);
    const wrong = document.querySelector('[aria-invalid=true]');
    expect(wrong?.getAttribute('name')).toBe(name);
    expect(wrong?.getAttribute('aria-describedby')).toContain(said.id);
    expect(sent('ReturnMoney')).toHaveLength(field === null ? 0 : 1);
  });
});
