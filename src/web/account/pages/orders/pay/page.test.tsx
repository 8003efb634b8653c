import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import PayPage from './page.tsx';

const ORDER = {
  ...{ id: '7', reference: 'C-7', role: 'BUYER', state: 'SIGNED', task: 'PAY_FEE' },
  ...{ hammerPrice: 50_000, feeCents: 250_050, totalCents: 5_250_050, fee: { state: 'UNPAID' } },
  transfer: {
    payee: 'Calandre',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    reference: 'C-7',
    amountCents: 5_000_000,
  },
};

async function open(order: object = {}, answers: object = {}) {
  const page = await drawPage(<PayPage />, {
    ...{ at: '/orders/7/pay', path: '/orders/:id/pay' },
    answers: { order: () => ({ ...ORDER, ...order }), ...answers },
  });
  await screen.findByRole('link', { name: /C-7/ });
  return { ...page, text: () => saidBy(document.body) };
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('paying', () => {
  it('says price, fee and total to the cent, and by when', async () => {
    const { text } = await open({ dueAt: '2026-12-01T10:00:00Z', isOverdue: false });
    expect(text()).toContain('Au plus tard le 01/12/2026 11:00');
    for (const amount of ['50 000,00 €', '2 500,50 €', '52 500,50 €']) expect(text()).toContain(amount);
    // Nothing is paid yet: no invoice can wait.
    expect(text()).toContain('La facture sera dans vos documents dès qu’ils sont réglés');
  });

  it.each([
    [true, 'Prix d’adjudication'],
    [false, 'Prix de la vente'],
  ])('calls the price by whether the car was adjudged: %s', async (isAdjudged, said) => {
    const { text } = await open({ isAdjudged });
    expect(text()).toContain(said);
  });

  it('with the card on file goes on to what became of it', async () => {
    const { sent, place } = await open({}, { payOrderFee: { state: 'SUCCEEDED' } });
    await press(/^Payer .* avec ma carte$/);
    await waitFor(() => expect(place()).toMatch(/7/));
    await waitFor(() => expect(place()).not.toBe('/orders/7/pay'));
    expect(sent('PayOrderFee')).toEqual([{ id: '7', source: 'ON_FILE', language: 'FR', again: false }]);
  });

  it('with another card asks for it by that name, and stays where nothing came of it', async () => {
    const { sent, place } = await open({}, { payOrderFee: { state: 'FAILED' } });
    await press(/autre carte/);
    await waitFor(() => expect(sent('MyOrder')).toHaveLength(2));
    expect(sent('PayOrderFee')).toEqual([{ id: '7', source: 'OTHER', language: 'FR', again: false }]);
    expect(place()).toBe('/orders/7/pay');
  });

  it('opens its own form where the bank asks for a code', async () => {
    await open({}, { payOrderFee: { state: 'ACTION', clientSecret: 'secret', asks: 'CODE' } });
    await press(/autre carte/);
    const dialog = await screen.findByRole('dialog');
    expect(saidBy(dialog)).toContain('Votre banque vous demande un code');
  });

  it('says what stands where there is nothing to do for it, and offers to begin again', async () => {
    let fee: object = { state: 'UNPAID' };
    const payOrderFee = () => {
      fee = { state: 'WAITING', failure: null };
      return { state: 'ACTION', failure: null, url: null, clientSecret: null };
    };
    const { sent, text } = await open({ fee: () => fee }, { payOrderFee });
    expect(text()).not.toContain('attend encore');
    await press(/autre carte/);
    const said = await screen.findByText(/attend encore la réponse de votre banque.*recommencer/);
    expect(said.getAttribute('role')).toBe('status');
    await press(/autre carte/);
    await waitFor(() => expect(sent('PayOrderFee')).toMatchObject([{ again: false }, { again: true }]));
  });

  it('says that nothing stands where a card was refused, nor once another is being given', async () => {
    let fee: object = { state: 'UNPAID' };
    const answers = [
      { state: 'ACTION', failure: null, url: null, clientSecret: null },
      { state: 'FAILED', failure: 'card_declined', url: null, clientSecret: null },
      { state: 'ACTION', failure: null, url: null, clientSecret: 'secret', asks: 'CARD' },
    ];
    const payOrderFee = () => {
      const answer = answers.shift();
      fee = { state: answer?.state === 'FAILED' ? 'FAILED' : 'WAITING', failure: answer?.failure };
      return answer;
    };
    const { sent, text } = await open({ fee: () => fee }, { payOrderFee });
    await press(/avec ma carte/);
    await screen.findByText(/attend encore/);
    await press(/avec ma carte/);
    await screen.findByText(/n’est pas passé/);
    expect(text()).not.toContain('attend encore');
    await press(/autre carte/);
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: /Fermer/ }),
    );
    await waitFor(() => expect(text()).not.toContain('n’est pas passé'));
    expect(text()).not.toContain('attend encore');
    expect(sent('PayOrderFee')).toMatchObject([{ again: false }, { again: true }, { again: false }]);
  });

  it('says of a debit that waits for its bank that it does', async () => {
    await open({ fee: { state: 'WAITING', failure: 'processing' } });
    expect(await screen.findByText(/attend encore la réponse de votre banque/)).toBeDefined();
    expect(alarms()).toBe('');
  });

  it('tells a refusal and asks for nothing twice', async () => {
    const { sent } = await open({}, { payOrderFee: () => refused('PaymentUnavailable') });
    await press(/avec ma carte/);
    await waitFor(() => expect(alarms()).toMatch(/paiement/i));
    expect(sent('PayOrderFee')).toHaveLength(1);
  });

  it.each([
    [{ state: 'FAILED', failure: 'no_card' }, 'Aucune carte valable'],
    [{ state: 'FAILED', failure: 'declined' }, 'Le paiement n’est pas passé'],
  ])('says why it failed before: %o', async (fee, said) => {
    await open({ fee });
    expect((await screen.findByText(new RegExp(said))).closest('[role=alert]')).not.toBeNull();
  });

  it('reads a payment that was given up for another card as no failure', async () => {
    const { text } = await open({ fee: { state: 'FAILED', failure: 'replaced' } });
    expect(text()).not.toMatch(/n’est pas passé|Aucune carte/);
  });

  it.each([
    ['PAID', 'Les frais sont réglés.'],
    ['REFUNDED', 'Les frais vous ont été rendus.'],
  ])('offers no second payment of a fee that is %s', async (state, said) => {
    await open({ fee: { state } });
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });
});

describe('the fee by transfer', () => {
  it('says where to and how much is missing of it', async () => {
    await open({ money: { fee: { missingCents: 100_050 }, lines: [] } });
    const summary = await screen.findByText('Ou par virement');
    const lines = saidBy(summary.closest('details')!);
    for (const said of ['1 000,50 €', 'FR76 3000 6000 0112 3456 7890 189', 'C-7'])
      expect(lines).toContain(said);
    expect(screen.getByRole('button', { name: /^Payer .*1.000,50.* avec ma carte$/ })).toBeDefined();
  });

  it('is the one way where the card’s bank took it back', async () => {
    const { text } = await open({ fee: { state: 'FAILED', failure: 'contested' } });
    expect((await screen.findByText(/a repris ce paiement/)).closest('[role=alert]')).not.toBeNull();
    expect(text()).toContain('2 500,50 €');
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
    expect(screen.getAllByText('FR76 3000 6000 0112 3456 7890 189')).toHaveLength(2);
  });

  it('is told to nobody before both have signed, nor is a card asked', async () => {
    const { text } = await open({ state: 'CREATED' });
    await waitFor(() => expect(text()).toContain('Rien ne se paie avant que les deux parties aient signé'));
    expect(text()).not.toContain('FR76');
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });
});

describe('the transfer of the price', () => {
  it('is told line by line, and copied as people type it into their bank’s form', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => copied.push(text) },
    });
    const { text } = await open({ fee: { state: 'PAID' } });
    await waitFor(() => expect(text()).toContain('FR76 3000 6000 0112 3456 7890 189'));
    for (const button of screen.getAllByRole('button', { name: /Copier/ })) {
      button.click();
      await waitFor(() => expect(button.textContent).toContain('Copié'));
    }
    expect(copied).toEqual(['50000,00', 'Calandre', 'FR7630006000011234567890189', 'AGRIFRPP', 'C-7']);
  });

  it('is told no more once it is here, nor before the account is known', async () => {
    const { text } = await open({ isPriceReceived: true, fee: { state: 'PAID' } });
    await screen.findByText('Le virement est arrivé.');
    expect(text()).not.toContain('FR76');
  });

  it('says that the account comes by letter where it is not shown', async () => {
    await open({ transfer: null });
    expect(await screen.findByText(/coordonnées bancaires par e-mail/)).toBeDefined();
  });

  it('is nothing to a seller, nor once the order is cancelled', async () => {
    for (const order of [{ role: 'SELLER' }, { state: 'CANCELLED', task: 'NONE' }]) {
      const { unmount } = await open(order);
      const panel = await screen.findByText('Il n’y a rien à payer pour cette commande.');
      expect(within(panel.parentElement!).queryByRole('button')).toBeNull();
      unmount();
    }
    // A fee that stays the house's, and that a bank took back, is asked for without the price.
    await open({ state: 'CANCELLED', fee: { state: 'FAILED', failure: 'contested' } });
    await screen.findByText(/Votre banque a repris ce paiement/);
    expect(screen.queryByRole('heading', { name: 'Le prix, par virement' })).toBeNull();
  });
});

describe('a price that another holds', () => {
  const held = { ...ORDER.transfer, payee: 'Stripe', iban: 'FR7612345678901234567890123' };
  const at = (transfer: object | null, isSandbox = false) => ({
    escrow: { provider: 'Stripe', isSandbox, transfer, moves: [] },
  });

  it('is sent to them and not to the house, which takes the fee alone', async () => {
    const { text } = await open(at(held));
    expect(text()).toContain('À Stripe, prestataire de paiement, qui détient le prix');
    expect(text()).toContain('FR76 1234 5678 9012 3456 7890 123');
    expect(text()).not.toMatch(/réservé aux prix de vente|Un seul virement/);
    expect(screen.queryByRole('button', { name: /Simuler/ })).toBeNull();
  });

  it('waits for them to say where to', async () => {
    const { sent, text } = await open(at(null));
    expect(text()).toContain('Stripe prépare le compte');
    await press(/Actualiser/);
    await waitFor(() => expect(sent('MyOrder')).toHaveLength(2));
  });

  it('comes by a button in the sandbox', async () => {
    const { sent } = await open(at(held, true), { payIntoSandbox: { id: '7' } });
    await press(/Simuler le virement/);
    const said = await screen.findByText(/Virement envoyé/);
    expect(said.getAttribute('role')).toBe('status');
    expect(sent('PayIntoSandbox')).toEqual([{ id: '7', amountCents: 5_000_000 }]);
    // It is there a moment later: whoever looks again sends nothing anew.
    expect(screen.queryByRole('button', { name: /Simuler/ })).toBeNull();
    const before = sent('MyOrder').length;
    await press(/Actualiser/);
    await waitFor(() => expect(sent('MyOrder')).toHaveLength(before + 1));
  });
});
