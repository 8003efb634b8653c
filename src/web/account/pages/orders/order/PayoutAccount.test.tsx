import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saidBy } from '#test/kit/draw-page.tsx';
import { field, ORDER, open } from '#test/kit/own-order.tsx';

describe('where a side wants to be paid', () => {
  const panel = 'Le compte où nous vous payons';

  it.each([
    [{ role: 'BUYER', state: 'HANDED_OVER' }, false],
    [{ role: 'SELLER', state: 'CREATED' }, false],
    [{ role: 'SELLER', state: 'CLOSED' }, false],
    [{ role: 'SELLER', state: 'HANDED_OVER' }, true],
    [{ role: 'SELLER', state: 'WITHDRAWN' }, false],
    // The bank gave it back.
    [{ role: 'SELLER', state: 'CLOSED', owedToSellerCents: 2_500_000 }, true],
    [{ role: 'SELLER', state: 'CANCELLED', owedToSellerCents: 0 }, false],
    [{ role: 'SELLER', state: 'CANCELLED', owedToSellerCents: 120_000 }, true],
    [{ role: 'STAFF', state: 'CANCELLED', owedToSellerCents: 120_000 }, false],
  ])('is asked of %o: %s', async (order, isAsked) => {
    await open(order, { myPayoutAccount: null });
    const asked = () => screen.queryByRole('heading', { name: panel }) !== null;
    await waitFor(() => expect(asked()).toBe(isAsked));
  });

  it('is another than the one that a prepared transfer leaves for, and says so', async () => {
    const sentToSeller = { amountCents: 2_500_000, ibanEnd: '3000', executeOn: '2026-12-01' };
    const myPayoutAccount = { holder: 'Claire', ibanEnd: '7034', usableAt: '2026-11-01T00:00:00Z' };
    await open({ state: 'HANDED_OVER', task: 'AWAIT_CLOSE', sentToSeller }, { myPayoutAccount });
    await screen.findByText(/Votre virement de 25\s000,00\s€ est prévu le 01\/12\/2026/);
    await waitFor(() => expect(document.querySelector('#account')).not.toBeNull());
    const said = saidBy(document.querySelector<HTMLElement>('#account')!);
    expect(said).toContain('compte •••• 7034');
    expect(said).toMatch(/25 000,00 € est préparé pour le 01\/12\/2026, vers le compte finissant par 3000/);
  });

  it('is asked for an account with who holds it, where the letter and the task lead', async () => {
    const escrow = { provider: 'Stripe', isSandbox: false, isPayeeReady: false, paysSeller: true, moves: [] };
    await open({ task: 'OPEN_ACCOUNT', escrow });
    const panel = document.querySelector<HTMLElement>('#account');
    expect(saidBy(panel!)).toContain('l’argent de l’acheteur y attend');
    expect(within(panel!).getByRole('button', { name: 'Ouvrir mon compte chez Stripe' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir mon compte' }).getAttribute('href')).toMatch(
      /7#account$/,
    );
  });

  it('is asked of who holds it whenever the seller comes to the order, who may be back from there', async () => {
    let isPayeeReady = false;
    const held = { provider: 'Stripe', isSandbox: false, paysSeller: true, moves: [] };
    const escrow = () => ({ ...held, isPayeeReady });
    const order = () => ({
      ...ORDER,
      task: isPayeeReady ? 'WRITE_REPORT' : 'OPEN_ACCOUNT',
      escrow: escrow(),
    });
    const refreshEscrowPayee = () => {
      isPayeeReady = true;
      return order();
    };
    const { sent } = await open({}, { order, refreshEscrowPayee });
    const account = document.querySelector<HTMLElement>('#account')!;
    await waitFor(() => expect(within(account).queryByRole('button')).toBeNull());
    expect(saidBy(account)).toContain('Votre compte est prêt.');
    expect(screen.queryByRole('link', { name: 'Ouvrir mon compte' })).toBeNull();
    expect(sent('RefreshEscrowPayee')).toEqual([{ id: '7' }]);
  });

  it('says what is theirs of a car that came back', async () => {
    const owed = { state: 'CANCELLED', task: 'GIVE_ACCOUNT', owedToSellerCents: 120_000 };
    await open(owed, { myPayoutAccount: null });
    await screen.findByRole('heading', { name: panel });
    expect(saidBy(document.body)).toContain('1 200,00 € vous reviennent pour ce que la voiture a perdu');
    const way = screen.getByRole('link', { name: 'Indiquer mon compte' });
    expect(way.getAttribute('href')).toMatch(/#account$/);
  });

  it.each([
    ['is owed back', 'CANCELLED', 2_500_000, '25 000,00 € vous reviennent'],
    ['is to be given back once the car is', 'WITHDRAWN', 0, 'Ce qui vous revient y est viré'],
    ['is owed by nobody', 'CANCELLED', 0, null],
  ])('is asked of a buyer whose price %s', async (_what, state, overCents, said) => {
    const due = { expectedCents: 0, cameCents: 0, missingCents: 0, isSettled: false };
    const money = { price: { ...due, overCents }, fee: { ...due, overCents: 0 }, lines: [] };
    await open({ role: 'BUYER', state, money, owedToSellerCents: null }, { myPayoutAccount: null });
    if (said === null) expect(screen.queryByRole('heading', { name: panel })).toBeNull();
    else {
      await screen.findByRole('heading', { name: panel });
      await waitFor(() => expect(saidBy(document.body)).toContain(said));
    }
  });

  it('is told a buyer to whose known account their money goes, and asked for none', async () => {
    const due = { expectedCents: 0, cameCents: 0, missingCents: 0, isSettled: false };
    const money = { price: { ...due, overCents: 2_410_000 }, fee: { ...due, overCents: 0 }, lines: [] };
    const myPayoutAccount = { holder: 'Bea', ibanEnd: '2606', usableAt: '2026-11-01T00:00:00Z' };
    await open({ role: 'BUYER', state: 'CANCELLED', money, owedToSellerCents: null }, { myPayoutAccount });
    await screen.findByText(/24\s100,00\s€ vous reviennent et sont virés à ce compte/);
    expect(saidBy(document.body)).not.toContain('Indiquez le compte');
  });

  it('is told so also of a price that who held it had released, and of none that they hold', async () => {
    const due = { expectedCents: 0, cameCents: 0, missingCents: 0, isSettled: false };
    const money = { price: { ...due, overCents: 2_450_000 }, fee: { ...due, overCents: 0 }, lines: [] };
    const myPayoutAccount = { holder: 'Bea', ibanEnd: '2606', usableAt: '2026-11-01T00:00:00Z' };
    const escrow = (heldCents: number) => ({ provider: 'Stripe', isSandbox: false, heldCents, moves: [] });
    const taken = { role: 'BUYER', state: 'CANCELLED', task: 'NONE', money };
    const { unmount } = await open({ ...taken, escrow: escrow(0) }, { myPayoutAccount });
    await screen.findByText(/24\s500,00\s€ vous reviennent et sont virés à ce compte/);
    unmount();
    const held = await open({ ...taken, escrow: escrow(2_500_000) }, { myPayoutAccount });
    expect(screen.queryByRole('heading', { name: panel })).toBeNull();
    held.unmount();
  });

  it.each([
    ['what their car lost', 'CANCELLED', 50_000],
    // Given back while the car was on its way, and the sale stood after all.
    ['the price', 'CLOSED', 2_500_000],
  ])(
    'is asked of a seller for %s by who pays it, the house or who held the price',
    async (_w, state, cents) => {
      const owed = { state, task: 'GIVE_ACCOUNT', owedToSellerCents: cents };
      for (const [paysSeller, title] of [
        [true, 'Recevoir le prix par Stripe'],
        [false, panel],
      ] as const) {
        // Something of it may be with who held it all the same: a commission, or what came above the price.
        const escrow = { provider: 'Stripe', isSandbox: false, paysSeller, heldCents: 1_000, moves: [] };
        const page = await open({ ...owed, escrow }, { myPayoutAccount: null });
        await screen.findByRole('heading', { name: title });
        expect(saidBy(document.body).includes('Stripe détient le prix')).toBe(
          state === 'CLOSED' && paysSeller,
        );
        page.unmount();
      }
    },
  );

  it('is checked before it is sent, and shown by its end', async () => {
    const { sent } = await open({ state: 'HANDED_OVER' }, { myPayoutAccount: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Donner mon IBAN' }));
    await userEvent.type(field(/Titulaire/), 'Claire Marchand');
    await userEvent.type(field(/IBAN/), 'DE00 3704');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(field(/IBAN/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent('SavePayoutAccount')).toEqual([]);
    await userEvent.clear(field(/IBAN/));
    await userEvent.type(field(/IBAN/), 'de89 3704 0044 0532 0130 00');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent('SavePayoutAccount')).toEqual([
        { holder: 'Claire Marchand', iban: 'DE89370400440532013000' },
      ]),
    );
  });

  it('is said with when a new one may be used', async () => {
    const usableAt = new Date(Date.now() + 3_600_000).toISOString();
    await open({ state: 'PAID' }, { myPayoutAccount: { holder: 'Claire', ibanEnd: '3000', usableAt } });
    await waitFor(() => expect(saidBy(document.body)).toContain('Claire, compte •••• 3000'));
    await waitFor(() => expect(saidBy(document.body)).toContain('Compte nouveau'));
  });
});
