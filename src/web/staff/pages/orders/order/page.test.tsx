import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { button, moneyOf, ORDER, offered, open, press } from '#test/kit/staff-order.tsx';
import StaffOrderPage from './page.tsx';

describe('a fee that a card’s bank contests', () => {
  const DISPUTE = {
    ...{ amountCents: 250_000, feeCents: 1_500, reason: 'fraudulent', openedAt: '2026-11-20T10:00:00Z' },
    evidenceBy: '2026-12-04T11:00:00Z',
  };

  it('is told with what it is of and until when to answer, and how it ended', async () => {
    const { text, unmount } = await open({ dispute: { ...DISPUTE, state: 'NEEDS_RESPONSE' } });
    await screen.findByRole('heading', { name: 'Contestation de carte' });
    for (const said of ['Réponse attendue', '2 500,00 €', '15,00 €', 'paiement non reconnu', '04/12/2026'])
      expect(text()).toContain(said);
    unmount();
    const over = await open({ dispute: { ...DISPUTE, state: 'LOST' } });
    await screen.findByText('Perdue');
    expect(over.text()).not.toContain('04/12/2026');
  });
});

describe('an order as staff read it', () => {
  it('names both sides with the ways to reach them', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'bea@example.org' })).getAttribute('href')).toBe(
      'mailto:bea@example.org',
    );
    expect(screen.getByText('Sam Seller')).toBeDefined();
    const phone = screen.getByRole('link', { name: '+33612345678' });
    expect(phone.getAttribute('href')).toBe('tel:+33612345678');
  });

  it('stands under its name, with its state, its reference and the way back', async () => {
    await open();
    const head = (await screen.findByRole('heading', { level: 1, name: 'C-7' })).closest('header')!;
    expect(saidBy(head)).toMatch(/Paiement attendu.*C-7/);
    expect(screen.getByRole('link', { name: 'Commandes' }).getAttribute('href')).toBe('/admin/orders');
  });

  it.each([
    ['PAID', 'brass'],
    ['CLOSED', 'good'],
    ['WITHDRAWN', 'red'],
  ])('has its state in the colour of the lists: %s', async (state, tone) => {
    await open({ state });
    const head = (await screen.findByRole('heading', { level: 1, name: 'C-7' })).closest('header')!;
    expect(head.querySelector('.rounded-pill')?.className).toContain(`bg-${tone}-wash`);
  });

  it('has one panel of the right to withdraw, with what staff book of it', async () => {
    const { text } = await open({ state: 'PAID', hasWithdrawal: true });
    const panels = await screen.findAllByRole('heading', { name: /[Rr]étractation/ });
    expect(panels.map(saidBy)).toEqual(['Droit de rétractation']);
    expect(text()).toMatch(/jusqu’à 14 jours après avoir reçu.*Saisir la rétractation/);
  });

  it('of the house’s own car names the house', async () => {
    await open({ hasSeller: false, seller: null });
    expect((await screen.findAllByText('Calandre')).length).toBeGreaterThan(0);
  });

  it('counts what its buyer did not honour before', async () => {
    const { text } = await open({ buyerDefaults: 2 });
    await waitFor(() => expect(text()).toContain('2 achats non honorés'));
  });

  it('says what is still owed to the buyer of a cancelled one', async () => {
    await open({
      state: 'CANCELLED',
      money: moneyOf({ price: { cameCents: 4_200_000, overCents: 4_200_000 } }),
    });
    const row = (await screen.findByRole('rowheader', { name: 'Prix' })).closest('tr')!;
    expect(saidBy(row)).toContain('42 000,00 €');
    expect(screen.getByRole('button', { name: /Saisir un remboursement/ })).toBeDefined();
  });

  it('of a cancelled sale leads on to the next, for who may run auctions', async () => {
    const order = { state: 'CANCELLED', ad: { uuid: 'car' } };
    const { unmount } = await open(order, {}, ['Orders:update', 'Auctions:update']);
    await screen.findByText('Bea Buyer');
    expect(screen.getAllByRole('link').some(link => link.getAttribute('href')?.includes('car'))).toBe(true);
    unmount();
    await open(order);
    await screen.findByText('Bea Buyer');
    expect(screen.getAllByRole('link').some(link => link.getAttribute('href')?.includes('car'))).toBe(false);
  });

  it('shows who signed what, with the original', async () => {
    await open({
      signatures: [{ id: 's1', paper: 'CONTRACT', party: 'BUYER', signedAt: '2026-11-20T10:00:00Z' }],
    });
    const original = await screen.findByRole('button', { name: /Original/ });
    expect(saidBy(original.closest('li')!)).toMatch(/Contrat de vente · signé par l’acheteur · .*2026/);
  });

  it('that there is not says so, and is not shown to who may not', async () => {
    await drawPage(<StaffOrderPage />, {
      ...{ at: '/admin/orders/8', path: '/admin/orders/:id', permissions: ['Orders:update'] },
      answers: { order: null },
    });
    expect(await screen.findByText('Cette commande n’existe pas.')).toBeDefined();
  });

  it('lets staff write the report where the house sells, and not where somebody else does', async () => {
    const { unmount } = await open({ state: 'PAID', hasSeller: false });
    expect(await screen.findByRole('button', { name: 'Enregistrer le procès-verbal' })).toBeDefined();
    unmount();
    await open({ state: 'PAID' });
    await screen.findByText('Bea Buyer');
    expect(button('Enregistrer le procès-verbal')).toBeNull();
  });
});

describe('a car of the house’s own', () => {
  const AD = { uuid: 'u1', brand: 'Alpine', model: 'A110', version: null, year: 1970 };

  it('says what is missing, and takes what it cost', async () => {
    const { sent, text } = await open({
      state: 'PAID',
      hasSeller: false,
      seller: null,
      ad: AD,
      purchase: null,
    });
    await screen.findByText('Bea Buyer');
    expect(text()).toContain('À saisir avant la remise');
    await userEvent.click(screen.getByRole('button', { name: /Saisir le prix d’achat/ }));
    await userEvent.type(screen.getByLabelText(/Prix payé/), '20 000,50');
    fireEvent.change(screen.getByLabelText(/Date d’achat/), { target: { value: '2026-01-05' } });
    await userEvent.type(screen.getByLabelText(/Pièce/), 'Achat 12');
    await press('Enregistrer');
    await waitFor(() =>
      expect(sent('BookCarPurchase')).toMatchObject([
        {
          adUuid: 'u1',
          data: { costCents: 2_000_050, boughtOn: '2026-01-05', soldBy: 'PRIVATE', reference: 'Achat 12' },
        },
      ]),
    );
  });

  it('is corrected with a reason, and a seller’s car has no such panel', async () => {
    const purchase = {
      costCents: 100,
      boughtOn: '2026-01-05',
      soldBy: 'MARGIN_TRADER',
      reference: 'Achat 12',
    };
    const { text, unmount } = await open({ hasSeller: false, seller: null, ad: AD, purchase });
    await screen.findByText('Bea Buyer');
    expect(text()).toMatch(/1,00 € le 05\/01\/2026 · Un professionnel, sur la marge · Achat 12/);
    await userEvent.click(screen.getByRole('button', { name: /Corriger le prix d’achat/ }));
    expect(screen.getByLabelText(/Motif, si la voiture est déjà remise/)).toBeDefined();
    unmount();
    await open({ ad: AD });
    await screen.findByText('Bea Buyer');
    expect(screen.queryByText('Prix d’achat')).toBeNull();
  });
});

describe('a price that another holds', () => {
  const escrow = (more: object = {}) => ({
    escrow: {
      provider: 'Stripe',
      isSandbox: false,
      isPayeeReady: true,
      paysSeller: true,
      heldCents: 2_500_000,
      moves: [],
      ...more,
    },
  });
  const move = (more: object) => ({
    ...{ id: 'm', kind: 'RETURN', state: 'DONE', amountCents: 100, reason: 'Trop', failure: null },
    ...{ at: '2026-11-25T10:00:00Z', ...more },
  });

  it('is released, and neither handed over on paper nor transferred by hand', async () => {
    const owed = { state: 'HANDED_OVER', owedToSellerCents: 2_500_000 };
    const { sent } = await open({ ...owed, ...escrow() }, { releaseEscrow: { id: '7' } });
    await screen.findByRole('button', { name: 'Libérer le prix' });
    expect(offered()).toEqual([]);
    await press('Libérer le prix');
    await press('Libérer');
    await waitFor(() => expect(sent('ReleaseEscrow')).toMatchObject([{ id: '7' }]));
  });

  it('is not while it is on its way, nor to whom the provider does not know; what failed says why', async () => {
    const moves = [
      move({ kind: 'RELEASE', state: 'PROMISED' }),
      move({ id: 'n', state: 'REFUSED', failure: 'no' }),
    ];
    const { text } = await open({ state: 'HANDED_OVER', owedToSellerCents: 2_500_000, ...escrow({ moves }) });
    await screen.findByText(/refusé par le prestataire \(no\)/);
    expect(button('Libérer le prix')).toBeNull();
    expect(text()).toContain('en cours');
  });

  it('is not released where nothing of it is owed to the seller, as of a sale that came to nothing', async () => {
    const money = moneyOf({ price: { overCents: 2_500_000 } });
    await open({ state: 'CANCELLED', owedToSellerCents: 0, money, ...escrow() });
    await screen.findByRole('button', { name: 'Rendre à l’acheteur' });
    expect(button('Libérer le prix')).toBeNull();
  });

  it('goes back as far as it is owed, with a reason', async () => {
    const moves = [move({ state: 'PROMISED', amountCents: 50_000 })];
    const money = moneyOf({ price: { overCents: 150_000 } });
    const { sent, text } = await open(
      { state: 'CANCELLED', money, ...escrow({ moves, isPayeeReady: false }) },
      { returnEscrow: { id: '7' } },
    );
    await screen.findByRole('button', { name: 'Rendre à l’acheteur' });
    expect(text()).toContain('Le vendeur n’a pas encore ouvert son compte chez Stripe');
    await press('Rendre à l’acheteur');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>(/Montant/).value).toMatch(/^1\s000,00$/);
    await userEvent.type(dialog.getByLabelText(/Motif/), 'Vente annulée');
    await userEvent.click(dialog.getByRole('button', { name: 'Rendre' }));
    await waitFor(() =>
      expect(sent('ReturnEscrow')).toMatchObject([
        { id: '7', amountCents: 100_000, reason: 'Vente annulée' },
      ]),
    );
  });

  it('is the house’s to give back once it was released, and so is what its seller keeps of it', async () => {
    const money = moneyOf({ price: { overCents: 2_450_000 } });
    const withdrawal = { declaredOn: '2026-11-25', declaredBy: 'BUYER' };
    const owed = { money, withdrawal, state: 'CANCELLED', owedToSellerCents: 50_000 };
    const released = escrow({ heldCents: 1_000, paysSeller: false });
    const { unmount } = await open({ ...owed, ...released });
    await screen.findByRole('button', { name: 'Saisir un remboursement, Prix' });
    const offers = () =>
      ['Rendre à l’acheteur', 'Libérer le prix', 'Saisir le versement au vendeur'].map(button);
    expect(offers().map(Boolean)).toEqual([true, false, true]);
    unmount();
    const upheld = { state: 'CLOSED', hasWithdrawal: true, owedToSellerCents: 2_500_000 };
    const closed = await open({ ...upheld, ...released });
    await screen.findByRole('button', { name: 'Saisir le versement au vendeur' });
    closed.unmount();
    await open({ ...owed, ...escrow() });
    await screen.findByRole('button', { name: 'Rendre à l’acheteur' });
    expect(button('Saisir un remboursement, Prix')).toBeNull();
    expect(offers().map(Boolean)).toEqual([true, true, false]);
  });
});

it('has a transfer undone that its bank refused, to the buyer or to the seller', async () => {
  const of = { purpose: 'PRICE', cents: -50_000, valueOn: '2026-11-25', source: null, payer: '', reason: '' };
  const line = { ...of, reference: 'Virement', ibanEnd: '3000', isReversed: false, canReverse: true };
  const kinds = { RECEIPT: 100, REFUND: -100, PAYOUT: -100, REVERSAL: -100 };
  const lines = Object.entries(kinds).map(([kind, cents]) => ({ ...line, kind, cents, id: kind }));
  await open({ money: { ...moneyOf({}), lines } });
  const refused = await screen.findAllByRole('button', { name: /^Revenu de la banque/ });
  expect(refused.map(saidBy).join()).toMatch(/Remboursement.*Versement au vendeur/);
  // A transfer that was undone by mistake, and that undone, stands as made.
  expect(refused).toHaveLength(3);
});

it('names whom the house reminded, who did not remind anybody', async () => {
  const reminded = (party: string, day: string) => {
    return { kind: 'REMINDED', party, at: `2026-11-${day}T10:00:00Z`, text: null };
  };
  const { text } = await open({ steps: [reminded('BUYER', '20'), reminded('SELLER', '21')] });
  await screen.findByText('Bea Buyer');
  expect(text()).toMatch(/Rappel envoyé au vendeur.*Rappel envoyé à l’acheteur/);
});

it.each([
  [0, 0],
  [2_500_000, 1],
])('folds a receipt away where the sale is off and its seller owes %s', async (sellerOwesCents, count) => {
  await open({ state: 'CANCELLED', sellerOwesCents, money: moneyOf({}) });
  await screen.findByText('Bea Buyer');
  const offered = () => screen.queryAllByRole('button', { name: 'Saisir un encaissement' });
  expect(offered()).toHaveLength(count);
  if (count === 0) await press('Encaissement arrivé après l’annulation');
  expect(offered()).toHaveLength(1);
});

it('is said to have no reference where none was written', async () => {
  await open({ money: moneyOf({}) });
  await screen.findByText('Bea Buyer');
  await press('Saisir un encaissement');
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    [/Montant/, '100'],
    [/Date de valeur/, '2026-11-20'],
    [/Référence/, ''],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
  await userEvent.click(dialog.getByRole('button', { name: 'Relire' }));
  await dialog.findByRole('button', { name: 'Porter aux comptes' });
  const said = dialog.getAllByRole('status').map(saidBy).join('');
  expect([said.includes('sans référence'), said.includes('«')]).toEqual([true, false]);
});

it('takes the kilometres of a car that came back as people write them', async () => {
  const { sent } = await open({ state: 'WITHDRAWN', hasWithdrawal: true }, { bookCarReturn: { ...ORDER } });
  await userEvent.click(await screen.findByRole('button', { name: 'Saisir le retour de la voiture' }));
  fireEvent.change(screen.getByLabelText(/Revenue le/), { target: { value: '2026-11-20' } });
  await userEvent.type(screen.getByRole('textbox', { name: /Kilomètres au compteur/ }), '45 000');
  await userEvent.type(screen.getByRole('textbox', { name: /^État/ }), 'Comme neuve');
  await press('Enregistrer le retour');
  await waitFor(() => expect(sent('BookCarReturn')).toMatchObject([{ data: { odometer: 45_000 } }]));
});

it('the day on which a car left is customs’ to say: it is not that of the paper', async () => {
  const of = { id: '4', kind: 'EXPORT', by: 'BUYER', state: 'RECEIVED', datedOn: '2026-11-20', fileId: 'f' };
  await open({
    state: 'CLOSED',
    exportProof: { state: 'WAITING', heldCents: 0, proveBy: '2027-02-01T00:00:00Z', mrn: null, leftOn: null },
    carPapers: [{ ...of, countsUntil: null, reason: null }],
  });
  await screen.findByText('Bea Buyer');
  await press('Saisir la preuve');
  const day = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(/Sortie le/);
  expect(day.value).toBe('');
});
