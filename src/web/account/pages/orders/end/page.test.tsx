import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import EndPage from './page.tsx';

type Fee = { state: string; failure?: string };

async function open(fee: Fee | (() => Fee), more: object = {}) {
  const feeNow = typeof fee === 'function' ? fee : () => fee;
  const order = () => ({
    id: '7',
    role: 'BUYER',
    state: 'SIGNED',
    task: ['PAID', 'REFUNDED'].includes(feeNow().state) ? 'NONE' : 'PAY_FEE',
    feeCents: 250_000,
    fee: feeNow(),
    ...more,
  });
  const page = await drawPage(<EndPage />, {
    ...{ at: '/orders/7/end', path: '/orders/:id/end' },
    answers: { order, refreshOrderFee: order },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}
const again = () => screen.queryByRole('link', { name: 'Payer les frais' });

describe('what has become of a payment', () => {
  it.each([
    [{ state: 'PAID' }, 'C’est payé, merci.', false],
    [{ state: 'REFUNDED' }, 'Les frais vous ont été rendus.', false],
    [{ state: 'FAILED', failure: 'declined' }, 'Le paiement n’est pas passé.', true],
    [{ state: 'FAILED', failure: 'replaced' }, 'Rien n’a été payé.', true],
    [{ state: 'UNPAID' }, 'Rien n’a été payé.', true],
  ])('%o reads "%s"', async (fee, title, canPay) => {
    const { sent } = await open(fee);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(again() !== null).toBe(canPay);
    expect(sent('RefreshOrderFee')).toEqual([]);
  });

  it('is asked of the provider while nobody knows, and shown as soon as it is', async () => {
    let state = 'WAITING';
    const { sent } = await open(() => ({ state }));
    expect(screen.getByRole('heading', { name: 'Le paiement est en attente.' })).toBeDefined();
    state = 'PAID';
    await screen.findByRole('heading', { name: 'C’est payé, merci.' }, { timeout: 10_000 });
    expect(sent('RefreshOrderFee')[0]).toEqual({ id: '7', language: 'FR' });
    await waitFor(() => expect(again()).toBeNull());
  });

  it('is not the seller’s to ask, nor to pay', async () => {
    const { sent } = await open({ state: 'WAITING' }, { role: 'SELLER' });
    expect(sent('RefreshOrderFee')).toEqual([]);
    expect(again()).toBeNull();
  });

  it.each([
    ['the buyer before both have signed', { role: 'BUYER', task: 'SIGN_CONTRACT' }, 'À faire maintenant'],
    ['the seller', { role: 'SELLER', task: 'AWAIT_PAYMENT' }, 'Et maintenant'],
  ])('of a fee that is not theirs to pay now tells %s what comes next', async (_who, more, title) => {
    await open({ state: 'UNPAID' }, { steps: [], ...more });
    expect(screen.queryByRole('heading', { name: 'Rien n’a été payé.' })).toBeNull();
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(again()).toBeNull();
  });

  it('of a cancelled order is paid no more', async () => {
    await open({ state: 'FAILED', failure: 'declined' }, { state: 'CANCELLED' });
    expect(again()).toBeNull();
  });
});
