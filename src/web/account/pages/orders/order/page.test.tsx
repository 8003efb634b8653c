import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saidBy } from '#test/kit/draw-page.tsx';
import { field, open } from '#test/kit/own-order.tsx';

const refund = (ibanEnd: string, cents: number) => ({
  ...{ id: `r${cents}`, kind: 'REFUND', purpose: 'FEE', cents: 0 - cents, ibanEnd, isReversed: false },
});

describe('an order as one side reads it', () => {
  it('names the other side once they have to meet', async () => {
    await open({ buyer: { id: 'b', name: 'Bea Buyer', email: 'bea@example.org', phone: '+33612345678' } });
    expect(screen.getByRole('link', { name: 'bea@example.org' }).getAttribute('href')).toBe(
      'mailto:bea@example.org',
    );
    expect(screen.getByRole('link', { name: '+33612345678' }).getAttribute('href')).toBe('tel:+33612345678');
  });

  it('shows a seller the price alone, and a buyer the fee too', async () => {
    const amounts = { hammerPrice: 50_000, feeCents: 240_000, totalCents: 5_240_000 };
    const { unmount } = await open({ ...amounts, isAdjudged: true });
    expect(saidBy(document.body)).toContain('Prix d’adjudication');
    expect(saidBy(document.body)).not.toContain('2 400,00 €');
    unmount();
    await open({ ...amounts, role: 'BUYER', isAdjudged: false });
    expect(saidBy(document.body)).toContain('Prix de la vente');
    expect(saidBy(document.body)).toContain('2 400,00 €');
    expect(saidBy(document.body)).toContain('52 400,00 €');
  });

  it('says neither that the price is there nor what is kept of it, once the sale came to nothing', async () => {
    const sold = { hammerPrice: 71_000, commissionCents: 426_000, isPriceReceived: true, isAdjudged: true };
    const { unmount } = await open(sold);
    expect(saidBy(document.body)).toMatch(
      /Prix d’adjudication reçu.*−4 260,00 €.*Net pour le vendeur 66 740,00 €/,
    );
    unmount();
    const withdrawal = {
      ...{ declaredOn: '2026-11-25', declaredBy: 'BUYER', returnBy: '2026-12-10T00:00:00Z' },
      ...{ refundBy: '2026-12-10T00:00:00Z', returnedOn: '2026-11-27', odometer: 41_000, remarks: 'Bon' },
      ...{ reductionCents: 500_000, reductionReason: 'Rayure' },
    };
    await open({ ...sold, state: 'CANCELLED', hasWithdrawal: true, withdrawal });
    const text = saidBy(document.body);
    expect(text).toContain('Prix d’adjudication');
    for (const said of ['Prix d’adjudication reçu', '4 260,00', 'Net pour le vendeur'])
      expect(text).not.toContain(said);
    // What the car lost in the buyer's hands is the seller's still.
    expect(text).toMatch(/5 000,00 €.*Rayure/);
  });

  it('says of a price that was returned by whom it is, the house or who held it', async () => {
    const due = { expectedCents: 0, cameCents: 100, missingCents: 0, overCents: 100, isSettled: false };
    const over = {
      role: 'BUYER',
      state: 'CANCELLED',
      task: 'NONE',
      money: { price: due, fee: due, lines: [] },
    };
    const { unmount } = await open({ ...over, escrow: null });
    expect(saidBy(document.body)).toContain('1,00 € du prix reçu vous sont rendus par virement.');
    unmount();
    const escrow = { provider: 'Stripe', isSandbox: false, isPayeeReady: null, transfer: null, moves: [] };
    const released = await open({ ...over, escrow: { ...escrow, heldCents: 0 } });
    expect(saidBy(document.body)).toContain('1,00 € du prix reçu vous sont rendus par virement.');
    released.unmount();
    const held = await open({ ...over, escrow: { ...escrow, heldCents: 100 } });
    expect(saidBy(document.body)).toContain('Stripe vous rend 1,00 € du prix qu’il détient.');
    expect(saidBy(document.body)).not.toContain('du prix reçu');
    held.unmount();
    // They let go of the price, and what came above it waits there still.
    await open({ ...over, escrow: { ...escrow, heldCents: 30 } });
    expect(saidBy(document.body)).toContain('Stripe vous rend 0,30 € du prix qu’il détient.');
    expect(saidBy(document.body)).toContain('0,70 € du prix reçu vous sont rendus par virement.');
  });

  it.each([
    ['SIGN_CONTRACT', 'Lire et signer'],
    ['SIGN_REPORT', 'Lire et signer'],
    ['PAY_FEE', 'Payer les frais'],
    ['SEND_PRICE', 'Voir les coordonnées'],
  ])('says the one thing to do next: %s', async (task, word) => {
    await open({ role: 'BUYER', task, isOverdue: true, dueAt: '2026-11-20T10:00:00Z' });
    expect(screen.getByRole('link', { name: word }).getAttribute('href')).toContain('7');
    expect(screen.getByText(/En retard depuis le/)).toBeDefined();
  });

  it('leads who is to agree on a day to the messages', async () => {
    await open({ role: 'BUYER', task: 'AWAIT_REPORT' });
    expect(screen.getByRole('link', { name: 'Écrire au vendeur' }).getAttribute('href')).toMatch(
      /7#messages$/,
    );
  });

  it('says what stands in the way of the handover: one’s own, with the way there, and what is awaited', async () => {
    const obstacles = [
      { kind: 'PAPERS', by: 'SELLER' },
      { kind: 'VIGILANCE', by: 'BUYER' },
      { kind: 'VIGILANCE', by: 'HOUSE' },
    ];
    const { unmount } = await open({ role: 'BUYER', task: 'ANSWER_VIGILANCE', obstacles });
    const said = () => saidBy(document.querySelector('[data-task]')!);
    expect(said()).toContain('Le vendeur doit encore remettre des papiers de la voiture.');
    expect(said()).toContain('vérifie encore ce que la loi demande avant la remise');
    // What is the task is not said twice.
    expect(screen.queryByRole('link', { name: /^Dites-nous qui vous êtes/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Répondre' }).getAttribute('href')).toMatch(/7#vigilance$/);
    unmount();
    await open({ task: 'HAND_IN_PAPERS', obstacles: [...obstacles, { kind: 'VIGILANCE', by: 'SELLER' }] });
    const own = screen.getByRole('link', { name: /^Dites-nous qui vous êtes/ });
    expect(own.getAttribute('href')).toMatch(/7#vigilance$/);
    expect(said()).toContain('attend encore une réponse de l’autre partie');
    expect(screen.getByRole('link', { name: 'Remettre les papiers' }).getAttribute('href')).toMatch(
      /#car-papers$/,
    );
  });

  it.each([
    ['PIECES', /^Remettez les justificatifs/],
    ['REFUSED', /^Remplacez le justificatif/],
  ])('asks who has answered for what they have still to do (%s)', async (lack, said) => {
    const own = { vigilance: [{ party: 'SELLER', lack }], obstacles: [{ kind: 'VIGILANCE', by: 'SELLER' }] };
    const { unmount } = await open({ task: 'ANSWER_VIGILANCE', ...own });
    expect(screen.getByText(said).textContent).toMatch(/sans cela, pas de remise/);
    expect(screen.getByRole('link', { name: 'Déposer un justificatif' })).toBeDefined();
    expect(screen.queryByText(/Dites-nous qui vous êtes/)).toBeNull();
    unmount();
    await open({ task: 'WRITE_REPORT', ...own });
    expect(screen.getByRole('link', { name: said }).getAttribute('href')).toMatch(/7#vigilance$/);
  });

  it('says what of a price stays for what the car lost, once the rest has gone back', async () => {
    const withdrawal = { declaredOn: '2026-11-20', declaredBy: 'BUYER', reductionCents: 50_000 };
    const due = { expectedCents: 0, cameCents: 0, missingCents: 0, overCents: 0, isSettled: false };
    const price = { ...due, expectedCents: 50_000, cameCents: 50_000 };
    const money = { price, fee: due, lines: [refund('2606', 120_000)] };
    const back = { role: 'BUYER', state: 'CANCELLED', task: 'NONE', withdrawal, money };
    const { unmount } = await open(back);
    expect(saidBy(document.body)).toContain('PrixRetenu pour la dépréciation de la voiture500,00 €');
    unmount();
    await open({ ...back, money: { ...money, price: { ...price, cameCents: 80_000, overCents: 30_000 } } });
    expect(saidBy(document.body)).toMatch(/Reçu800,00 €Retenu pour la dépréciation de la voiture500,00 €/);
  });

  it('asks nothing of either side while a declared withdrawal is looked at', async () => {
    const waits = { state: 'SIGNED', hasWithdrawal: true, task: 'AWAIT_WITHDRAWAL', dueAt: null };
    for (const role of ['BUYER', 'SELLER']) {
      const { unmount } = await open({ ...waits, role, withdrawalDeclaredAt: '2026-11-20T10:00:00Z' });
      expect(saidBy(document.body)).toContain('Rétractation déclarée le 20/11/2026, à l’étude.');
      expect(saidBy(document.body)).toContain('d’ici là, rien n’est à faire');
      expect(screen.queryByRole('link', { name: 'Payer les frais' })).toBeNull();
      unmount();
    }
  });

  it('says of what goes back the day with which it ends, as its letter does', async () => {
    await open({ role: 'BUYER', state: 'WITHDRAWN', task: 'RETURN_CAR', dueAt: '2026-12-14T00:00:00Z' });
    expect(screen.getByText('Au plus tard le 13/12/2026')).toBeDefined();
  });

  it.each([
    [
      { role: 'BUYER', fault: 'BUYER', fee: { state: 'PAID' } },
      ['L’annulation vous est imputable.', 'restent acquis'],
      'vous sont rendus',
    ],
    [
      { role: 'BUYER', fault: 'SELLER', fee: { state: 'PAID' } },
      ['vous sont rendus, avec un avoir'],
      'votre fait',
    ],
    [
      {
        ...{ role: 'BUYER', fault: 'NOBODY', fee: { state: 'REFUNDED' } },
        money: { price: { overCents: 5_000_000 }, lines: [refund('2606', 70_000), refund('', 50_000)] },
      },
      [
        '700,00 € de frais vous ont été rendus par virement au compte •••• 2606.',
        '500,00 € de frais vous ont été rendus sur votre carte.',
        '50 000,00 € du prix reçu vous sont rendus par virement',
      ],
      'votre fait',
    ],
    [
      {
        ...{ role: 'BUYER', fault: 'NOBODY', dueAt: '2026-12-14T00:00:00Z' },
        money: { price: { overCents: 5_000_000 }, lines: [] },
      },
      ['50 000,00 € du prix reçu vous sont rendus par virement, au plus tard le 13/12/2026.'],
      'votre fait',
    ],
    [{ role: 'SELLER', fault: 'BUYER' }, ['remise en vente'], 'votre fait'],
    [{ role: 'SELLER', fault: 'SELLER' }, ['L’annulation vous est imputable.'], 'remise en vente'],
  ])('says what its end means for its reader: %o', async (order, said, unsaid) => {
    await open({ state: 'CANCELLED', ...order });
    for (const words of said) expect(saidBy(document.body)).toContain(words);
    expect(saidBy(document.body)).not.toContain(unsaid);
  });

  it('follows its stages, the next one marked', async () => {
    await open({
      state: 'SIGNED',
      createdAt: '2026-11-10T10:00:00Z',
      steps: [{ kind: 'CONTRACT_SIGNED', party: 'BUYER', at: '2026-11-12T10:00:00Z' }],
    });
    const current = screen.getByRole('list', { name: 'Suivi' }).querySelector('[aria-current=step]');
    expect(saidBy(current!)).toContain('Tout est réglé');
    expect(saidBy(screen.getByRole('list', { name: 'Suivi' }))).toMatch(/Contrat signé ?fait ?12/);
  });
});

it('names who did each step, and the house as who noted what it did not do itself', async () => {
  const at = '2026-11-12T10:00:00Z';
  const steps = [
    ['CONTRACT_SIGNED', 'BUYER', 'Contrat signé par l’acheteur'],
    ['HANDED_OVER', 'HOUSE', 'Voiture remise (noté par Calandre)'],
    ['WITHDRAWN', 'BUYER', 'Rétractation par l’acheteur'],
    ['WITHDRAWN', 'HOUSE', 'Rétractation (noté par Calandre)'],
    ['CAR_RETURNED', 'HOUSE', 'Voiture rendue (noté par Calandre)'],
    ['PAID_OUT', 'HOUSE', 'Versement au vendeur (noté par Calandre)'],
    ['PAYOUT_REVERSED', 'HOUSE', 'Versement au vendeur revenu ou annulé (noté par Calandre)'],
    ['MONEY_RETURNED', 'HOUSE', 'Argent rendu à l’acheteur par Calandre'],
  ] as const;
  await open({ state: 'CANCELLED', steps: steps.map(([kind, party]) => ({ kind, party, at })) });
  for (const [, , said] of steps) expect(saidBy(document.body)).toContain(said);
});

describe('what the tax authority needs of a seller', () => {
  const heldFrom = '2026-02-01T08:00:00Z';
  const asked = { isCompany: false, isAnswered: false, heldFrom, tin: null, bornOn: null, country: 'FR' };
  const tin = () => field(/Numéro fiscal/);

  it.each([
    ['nobody is asked', {}, null],
    ['the buyer is not asked', { role: 'BUYER' }, asked],
  ])('is not shown where %s', async (_who, order, mySellerDetails) => {
    await open(order, { mySellerDetails });
    expect(screen.queryByRole('textbox', { name: /Numéro fiscal/ })).toBeNull();
  });

  it('is checked before it is sent, and says what is held', async () => {
    const { sent } = await open({}, { mySellerDetails: asked });
    expect(await screen.findByText(/prix de vente sont retenus/)).toBeTruthy();
    await userEvent.type(await screen.findByLabelText(/Date de naissance/), '1970-01-31');
    await userEvent.type(tin(), '30 23 217 600 054');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await send();
    await waitFor(() => expect(tin().getAttribute('aria-invalid')).toBe('true'));
    expect(sent('SaveSellerDetails')).toEqual([]);
    await userEvent.clear(tin());
    await userEvent.type(tin(), '30 23 217 600 053');
    await send();
    await waitFor(() =>
      expect(sent('SaveSellerDetails')).toEqual([
        {
          ...{ bornOn: '1970-01-31', tin: '3023217600053', tinCountry: 'FR' },
          ...{ birthPlace: null, birthCountry: null },
        },
      ]),
    );
  });

  it('is asked of a company as its number alone', async () => {
    await open({}, { mySellerDetails: { ...asked, isCompany: true, country: 'DE' } });
    await screen.findByRole('textbox', { name: /Numéro fiscal/ });
    // By the country where it is, until it says another.
    expect(screen.getByDisplayValue('Allemagne')).toBeTruthy();
    expect(screen.queryByLabelText(/naissance/)).toBeNull();
  });
});

describe('the VAT number of a buyer', () => {
  const vat = { state: 'INVALID', number: 'DE811569869', answeredAt: null, consultation: null, isOpen: true };
  const said = () => saidBy(document.body);

  it('says what VIES says, and may be put right before the invoice', async () => {
    await open({ role: 'BUYER', state: 'SIGNED', buyerVat: vat });
    await waitFor(() => expect(said()).toContain('VIES ne connaît pas ce numéro'));
    expect(said()).toContain('Donner ou corriger la société');
  });

  it('is one closed line to who buys for themselves', async () => {
    await open({ role: 'BUYER', state: 'SIGNED', buyerVat: { ...vat, state: 'NONE', number: null } });
    const line = await screen.findByRole('button', { name: /^Vous achetez pour une société/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[data-vat] p')?.closest('[hidden]')).not.toBeNull();
    await userEvent.click(line);
    await waitFor(() => expect(said()).toContain('Sans elle, vous achetez à titre privé.'));
    expect(document.querySelector('[data-vat] [hidden]')).toBeNull();
  });

  it.each([
    ['is asked of no seller', { role: 'SELLER', state: 'SIGNED' }, false, false],
    ['is asked no more once the car is handed over', { role: 'BUYER', state: 'HANDED_OVER' }, false, false],
    [
      'is not changed once the fee is invoiced',
      { role: 'BUYER', state: 'PAID', buyerVat: { ...vat, isOpen: false } },
      true,
      false,
    ],
    [
      'is not asked for where none would count any more',
      { role: 'BUYER', state: 'PAID', buyerVat: { ...vat, state: 'NONE', number: null, isOpen: false } },
      false,
      false,
    ],
  ])('%s', async (_what, order, isShown, isOpen) => {
    await open({ buyerVat: vat, ...order });
    await waitFor(() => expect(said().includes('Vous achetez pour une société')).toBe(isShown));
    expect(said().includes('Donner ou corriger la société')).toBe(isOpen);
  });
});

describe('what a buyer says of the sale', () => {
  const BOUGHT = { role: 'BUYER', state: 'HANDED_OVER', task: 'NONE' };
  const UNSAID = { note: null, message: null, isPublic: false };

  it('is asked of them alone, and sent with its stars', async () => {
    const { sent } = await open(BOUGHT, { orderReview: UNSAID, reviewOrder: { isPublic: false } });
    await screen.findByRole('heading', { name: 'Votre avis sur cette vente' });
    await userEvent.selectOptions(screen.getByLabelText(/Votre note/), 'star_4');
    await userEvent.type(screen.getByRole('textbox', { name: /Votre avis/ }), 'Rien à redire.');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }));
    await waitFor(() =>
      expect(sent('ReviewOrder')).toEqual([{ orderId: '7', note: 'star_4', message: 'Rien à redire.' }]),
    );
  });

  it('stands once it is public, and is not asked of the seller or before the car is theirs', async () => {
    const { unmount } = await open(BOUGHT, {
      orderReview: { note: 'star_3', message: 'Correct.', isPublic: true },
    });
    expect(await screen.findByText('Correct.')).toBeDefined();
    expect(screen.getByRole('img', { name: /3 étoiles/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reprendre mon avis' })).toBeNull();
    unmount();
    await open({ state: 'HANDED_OVER' }, { orderReview: UNSAID });
    expect(screen.queryByRole('heading', { name: /Votre avis/ })).toBeNull();
  });
});
