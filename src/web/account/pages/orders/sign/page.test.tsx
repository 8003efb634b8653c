import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import SignPage from './page.tsx';

const ORDER = {
  id: '7',
  reference: 'C-7',
  role: 'BUYER',
  task: 'SIGN_CONTRACT',
  hasSeller: true,
  isOtherReady: true,
};
const textOf = (version: string) => ({
  title: 'Contrat de vente',
  version,
  blocks: [
    { heading: 'Le prix' },
    { text: `texte ${version}` },
    { rows: [{ label: 'Prix', value: '50 000 €' }] },
  ],
});

type Parts = { order?: object; version?: () => string; at?: string; answers?: object };

async function open({ order, version = () => 'v1', at = '/orders/7/sign', answers }: Parts = {}) {
  const page = await drawPage(<SignPage />, {
    ...{ at, path: '/orders/:id/sign' },
    answers: { order: () => ({ ...ORDER, text: () => textOf(version()), ...order }), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = () => screen.findByRole('checkbox', { name: /accepte les termes/ });

describe('signing a paper', () => {
  it('asks for the address that is missing before what is to be read without it', async () => {
    await open({ order: { missing: ['address'] } });
    const text = await screen.findByText('texte v1');
    const way = screen.getByRole('link', { name: 'Ajouter mon adresse' });
    expect(way.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the very words, and sends no code before they are agreed to', async () => {
    const { sent } = await open();
    expect(await screen.findByText('texte v1')).toBeDefined();
    expect(screen.getByText('50 000 €')).toBeDefined();
    await press('Recevoir mon code');
    expect(await screen.findByText('Cochez la case pour continuer.')).toBeDefined();
    expect(sent('SendSigningCode')).toEqual([]);
    expect(document.activeElement).toBe(await agree());
  });

  it('asks for a code of the version that was read, and signs with what is typed', async () => {
    const { sent } = await open({ answers: { sendSigningCode: 'a•••@example.org' } });
    await userEvent.click(await agree());
    await press('Recevoir mon code');
    expect((await screen.findByText(/Un code a été envoyé/)).textContent).toContain('a•••@example.org');
    await userEvent.type(screen.getByRole('textbox', { name: /Code à six chiffres/ }), '123456');
    await press('Signer');
    await waitFor(() => expect(sent('SignOrder')).toHaveLength(1));
    expect(sent('SendSigningCode')).toEqual([{ id: '7', paper: 'CONTRACT', language: 'FR', read: 'v1' }]);
    expect(sent('SignOrder')).toEqual([{ id: '7', paper: 'CONTRACT', code: '123456' }]);
    // What the order shows is asked anew.
    expect(sent('MyOrder').length).toBeGreaterThan(1);
  });

  it('of a handover that would be refused says what it waits for, and sends no code', async () => {
    const obstacles = [{ kind: 'PAPERS', by: 'SELLER' }];
    const order = { task: 'AWAIT_HANDOVER', state: 'PAID', obstacles };
    await open({ at: '/orders/7/sign?paper=report', order });
    expect(await screen.findByText('texte v1')).toBeDefined();
    expect(screen.getByText('Le vendeur doit encore remettre des papiers de la voiture.')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Ce document n’est pas à signer maintenant.')).toBeNull();
  });

  it('takes back the agreement to words that have changed, and shows the new ones', async () => {
    let version = 'v1';
    const sendSigningCode = ({ read }: { read: string }) =>
      read === version ? 'a•••@example.org' : refused('StaleVersion');
    const { sent } = await open({ version: () => version, answers: { sendSigningCode } });
    await userEvent.click(await agree());
    version = 'v2';
    await press('Recevoir mon code');
    expect(await screen.findByText('texte v2')).toBeDefined();
    expect(screen.getByText(/Le texte a changé entre-temps/)).toBeDefined();
    expect(((await agree()) as HTMLInputElement).checked).toBe(false);
    await userEvent.click(await agree());
    await press('Recevoir mon code');
    await screen.findByText(/Un code a été envoyé/);
    expect(sent('SendSigningCode').map(({ read }) => read)).toEqual(['v1', 'v2']);
  });

  it.each([
    ['BadInput', 'Ce code n’est pas le bon.'],
    ['TokenExpired', 'Ce code n’est plus valable. Demandez-en un autre.'],
  ])('says at its field that a code is refused with %s', async (code, said) => {
    await open({
      answers: { sendSigningCode: 'a@example.org', signOrder: () => refused(code, { field: 'code' }) },
    });
    await userEvent.click(await agree());
    await press('Recevoir mon code');
    const field = await screen.findByRole('textbox', { name: /Code à six chiffres/ });
    await userEvent.type(field, '000000');
    await press('Signer');
    await screen.findByText(said);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('000000');
  });

  it.each([
    ['nobody answered', refused('NetworkErrorNeedReload'), /Connexion interrompue/],
    ['it was signed elsewhere', refused('BadInput', { field: 'state' }), /C’est déjà fait/],
  ])('that counts shows that it does, though %s', async (_why, refusal, said) => {
    let signed: object[] = [];
    const signOrder = () => {
      signed = [{ id: 's', paper: 'CONTRACT', party: 'BUYER', signedAt: '2026-11-20T10:00:00Z' }];
      return refusal;
    };
    const text = () => textOf('v1');
    const order = () => ({ ...ORDER, text, signatures: signed });
    await open({ answers: { order, sendSigningCode: 'a•••@example.org', signOrder } });
    await userEvent.click(await agree());
    await press('Recevoir mon code');
    await userEvent.type(await screen.findByRole('textbox', { name: /Code à six chiffres/ }), '123456');
    await press('Signer');
    expect(await screen.findByText(said)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Signer' })).toBeNull());
  });

  it('sends another code on demand, and forgets what was typed of the first', async () => {
    const { sent } = await open({ answers: { sendSigningCode: 'a@example.org' } });
    await userEvent.click(await agree());
    await press('Recevoir mon code');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Code à six chiffres/ });
    await userEvent.type(field, '111');
    await press('Renvoyer un code');
    await waitFor(() => expect(field.value).toBe(''));
    expect(sent('SendSigningCode')).toHaveLength(2);
  });

  it('of who has signed says when, and whether the other side has', async () => {
    const mine = {
      id: 's',
      paper: 'CONTRACT',
      party: 'BUYER',
      signedAt: '2026-11-20T10:00:00Z',
      sha256: 'abc123',
    };
    await open({ order: { task: 'AWAIT_CONTRACT', signatures: [mine] } });
    expect((await screen.findByText(/Vous avez signé le/)).textContent).toContain('20');
    expect(screen.getByText('L’autre partie n’a pas encore signé.')).toBeDefined();
    expect(screen.getByText(/abc123/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('of a sale by the house is whole with one signature', async () => {
    const mine = {
      id: 's',
      paper: 'CONTRACT',
      party: 'BUYER',
      signedAt: '2026-11-20T10:00:00Z',
      sha256: 'x',
    };
    await open({ order: { hasSeller: false, task: 'PAY_FEE', signatures: [mine] } });
    expect(await screen.findByText('Les deux parties ont signé.')).toBeDefined();
  });

  it('leads to what a paper needs of its signer first', async () => {
    await open({ order: { missing: ['address'] } });
    const link = await screen.findByRole('link', { name: 'Ajouter mon adresse' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('redirect=/orders/7/sign');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('waits for what the other side has to give first, and says so', async () => {
    await open({ order: { isOtherReady: false, task: 'AWAIT_CONTRACT' } });
    expect(await screen.findByText(/attend l’adresse et le téléphone de l’autre partie/)).toBeDefined();
    expect(screen.queryByText('Ce document n’est pas à signer maintenant.')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is not to be done out of turn, nor for somebody else’s order', async () => {
    await open({ order: { task: 'PAY_FEE' } });
    expect(await screen.findByText('Ce document n’est pas à signer maintenant.')).toBeDefined();
  });

  it('shows nothing of an order that is not theirs', async () => {
    await drawPage(<SignPage />, {
      at: '/orders/8/sign',
      path: '/orders/:id/sign',
      answers: { order: null },
    });
    expect(await screen.findByText(/Cette commande n’existe pas/)).toBeDefined();
  });

  it('of the handover shows its photos, and is asked for by its name', async () => {
    const report = { photos: [{ id: 'p', url: '/photos/p/640.webp' }] };
    const { sent, container } = await open({
      ...{ at: '/orders/7/sign?paper=report' },
      order: { task: 'SIGN_REPORT', report },
    });
    await screen.findByText('texte v1');
    expect(sent('OrderText')).toEqual([{ id: '7', paper: 'REPORT', language: 'FR' }]);
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeDefined();
    expect(saidBy(container)).toContain('Signer le procès-verbal');
  });

  it('offers to ask again for a text that did not come', async () => {
    let isAway = true;
    const answers = {
      order: () => ({ ...ORDER, text: () => (isAway ? refused('Unavailable') : textOf('v1')) }),
    };
    await drawPage(<SignPage />, { at: '/orders/7/sign', path: '/orders/:id/sign', answers });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByText('texte v1')).toBeDefined();
  });
});
