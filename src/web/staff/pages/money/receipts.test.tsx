import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import MoneyPage from './page.tsx';

const RECEIPT = {
  ...{ id: '5', leftCents: 50_000, valueOn: '2026-11-25', payer: 'Eva Noir', canReverse: true },
  reference: 'VIR SEPA m-7-1 frais',
};

it('a receipt that names a mandate is offered as the fee of its withdrawal', async () => {
  const { sent } = await drawPage(<MoneyPage />, {
    ...{ at: '/admin/money', permissions: ['Orders:update'] },
    answers: { openReceipts: [RECEIPT], chargeWithdrawalFee: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Affecter/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /Affecter/ }));
  await waitFor(() => expect(sent('ChargeWithdrawalFee')).toEqual([{ receiptId: '5', mandate: 'M-7-1' }]));
});

it.each(['BMW M3 1988', 'BMW M 3 1988', 'PORSCHE 911 M 64 01', 'CAL-000012'])(
  'a receipt that names a car, or an order, is offered as no fee: %s',
  async reference => {
    await drawPage(<MoneyPage />, {
      ...{ at: '/admin/money', permissions: ['Orders:update'] },
      answers: { openReceipts: [{ ...RECEIPT, reference }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Affecter/ }));
    const order = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', {
      name: /Référence/,
    });
    expect(order.value).toBe('');
  },
);
