import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import StaffOrderPage from './page.tsx';

const ORDER = {
  ...{ id: '7', reference: 'C-7', role: 'STAFF', state: 'SIGNED', hasSeller: true, hammerPrice: 50_000 },
  buyer: { id: 'b', name: 'Bea Buyer', email: 'bea@example.org', phone: '+33612345678' },
  seller: { id: 's', name: 'Sam Seller', email: 'sam@example.org' },
};

async function open(order: object = {}, answers: object = {}, permissions = ['Orders:update']) {
  const page = await drawPage(<StaffOrderPage />, {
    ...{ at: '/admin/orders/7', path: '/admin/orders/:id', permissions },
    answers: { order: () => ({ ...ORDER, ...order }), ...answers },
  });
  return { ...page, text: () => saidBy(document.body) };
}
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Note ou motif/ });
const offered = () =>
  [
    'Virement reçu',
    'Voiture remise (sur papier)',
    'Prix versé, terminer',
    'Établir un avoir',
    'Annuler avec ce motif',
  ].filter(button);

describe('what staff do with an order', () => {
  it.each([
    [{ state: 'CREATED' }, ['Virement reçu', 'Annuler avec ce motif']],
    [{ state: 'SIGNED', isPriceReceived: true }, ['Annuler avec ce motif']],
    [{ state: 'PAID', isPriceReceived: true }, ['Voiture remise (sur papier)', 'Annuler avec ce motif']],
    [{ state: 'HANDED_OVER', isPriceReceived: true }, ['Prix versé, terminer']],
    [{ state: 'CLOSED' }, []],
    [{ state: 'CLOSED', papers: [{ id: 'i', kind: 'INVOICE' }] }, ['Établir un avoir']],
    [
      {
        state: 'CLOSED',
        papers: [
          { id: 'i', kind: 'INVOICE' },
          { id: 'c', kind: 'CREDIT_NOTE' },
        ],
      },
      [],
    ],
  ])('of %o is %o', async (order, names) => {
    await open(order);
    await screen.findByText('Bea Buyer');
    expect(offered()).toEqual(names);
  });

  it('takes the note along, and clears it once it is kept', async () => {
    const { sent } = await open();
    await screen.findByText('Bea Buyer');
    await userEvent.type(note(), 'Vu sur le compte');
    await press('Virement reçu');
    await waitFor(() => expect(sent('ReceiveOrderPrice')).toEqual([{ id: '7', note: 'Vu sur le compte' }]));
    await waitFor(() => expect(note().value).toBe(''));
    expect(sent('StaffOrder').length).toBeGreaterThan(1);
  });

  it('cancels with whose fault it is, which it says the price of beforehand', async () => {
    const { sent } = await open();
    await screen.findByText('Bea Buyer');
    const fault = screen.getByRole('combobox', { name: /Annuler la commande/ });
    expect(screen.getByText('Les frais payés sont rendus avec un avoir.')).toBeDefined();
    await userEvent.selectOptions(fault, 'Défaut de l’acheteur');
    expect(screen.getByText(/restent dus/)).toBeDefined();
    await userEvent.type(note(), 'Jamais payé');
    await press('Annuler avec ce motif');
    await waitFor(() =>
      expect(sent('CancelOrder')).toEqual([{ id: '7', reason: 'Jamais payé', fault: 'BUYER' }]),
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
    await open({}, { receiveOrderPrice: () => refused('Forbidden') });
    await screen.findByText('Bea Buyer');
    await userEvent.type(note(), 'Vu');
    await press('Virement reçu');
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(note().value).toBe('Vu');
  });
});

describe('an order as staff read it', () => {
  it('names both sides with the ways to reach them', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'bea@example.org' })).getAttribute('href')).toBe(
      'mailto:bea@example.org',
    );
    expect(screen.getByText('Sam Seller')).toBeDefined();
    expect(screen.getByText('+33612345678')).toBeDefined();
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
    const { text } = await open({ state: 'CANCELLED', isPriceReceived: true });
    await waitFor(() => expect(text()).toContain('à rendre à l’acheteur par virement : 50 000,00 €'));
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
