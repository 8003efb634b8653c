import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PAPER_NAME_MAX } from '#shared/fields/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import DocumentPage from './document/page.tsx';
import DocumentsPage from './page.tsx';

const PAPER = {
  id: 'd',
  kind: 'IDENTITY',
  name: 'passeport.pdf',
  state: 'RECEIVED',
  createdAt: '2026-11-20T10:00:00Z',
};
const BYTES_MAX = 20 * 1024 * 1024;

async function open(status = 201, body: object = { id: 'd' }, answers: object = {}) {
  const sent: { address: URL; type: string | null }[] = [];
  const upload = (address: string, init?: RequestInit) => {
    sent.push({
      address: new URL(address, 'https://x'),
      type: new Headers(init?.headers).get('content-type'),
    });
    return Response.json(body, { status });
  };
  const page = await drawPage(<DocumentsPage />, {
    ...{ at: '/user/documents', addresses: { '/uploads/papers': upload } },
    answers: { myDocuments: [], ...answers },
  });
  await screen.findByRole('heading', { name: 'Envoyer un document' });
  return { ...page, uploads: sent };
}
const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
const pdf = (name = 'passeport.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });
const handIn = () => userEvent.click(screen.getByRole('button', { name: 'Déposer' }));

describe('a paper that is handed in', () => {
  it('goes with its kind and its name, and the list is asked anew', async () => {
    const { uploads, sent } = await open();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Type de document/ }),
      'Justificatif de domicile',
    );
    await choose(pdf('facture & co.pdf'));
    expect(screen.getByText('facture & co.pdf')).toBeDefined();
    await handIn();
    await waitFor(() => expect(sent('MyDocuments')).toHaveLength(2));
    const { address, type } = uploads[0]!;
    expect([address.searchParams.get('kind'), address.searchParams.get('name'), type]).toEqual([
      ...['ADDRESS_PROOF', 'facture & co.pdf', 'application/pdf'],
    ]);
    expect(screen.queryByText('facture & co.pdf')).toBeNull();
  });

  it('with a name too long for one keeps what that ends with', async () => {
    const { uploads } = await open();
    await choose(pdf(`${'x'.repeat(PAPER_NAME_MAX)} 2026.pdf`));
    await handIn();
    await waitFor(() => expect(uploads).toHaveLength(1));
    const name = uploads[0]?.address.searchParams.get('name');
    expect([name?.length, name?.slice(-10)]).toEqual([PAPER_NAME_MAX, 'x 2026.pdf']);
  });

  it('is chosen first', async () => {
    const { uploads } = await open();
    await handIn();
    expect(await screen.findByText('Choisissez un fichier.')).toBeDefined();
    expect(uploads).toEqual([]);
  });

  it('that is too large is not sent at all', async () => {
    const { uploads } = await open();
    const file = pdf();
    Object.defineProperty(file, 'size', { value: BYTES_MAX + 1 });
    await choose(file);
    await handIn();
    expect(await screen.findByText(/^passeport.pdf : Ce fichier dépasse 20 Mo/)).toBeDefined();
    expect(uploads).toEqual([]);
  });

  it.each([
    [413, { code: 'TooLarge' }, /^passeport.pdf : Ce fichier dépasse 20 Mo/],
    [415, { code: 'BadInput' }, /« passeport.pdf » n’est ni un PDF ni une image lisible/],
    [422, { code: 'BadInput' }, /« passeport.pdf » n’est ni un PDF ni une image lisible/],
    [500, {}, /^passeport.pdf n’est pas arrivé/],
  ])('answered with %i says "%s %s"', async (status, body, said) => {
    await open(status, body);
    await choose(pdf());
    await handIn();
    expect(await screen.findByText(said)).toBeDefined();
    // It stays chosen: who only lost the line sends it again.
    expect(screen.getByText('passeport.pdf')).toBeDefined();
  });

  it.each(['FileLocked', 'FileInfected'])(
    'refused with %s says so in the house’s words for it',
    async code => {
      await open(422, { code });
      await choose(pdf());
      await handIn();
      await waitFor(() => expect(saidBy(document.body)).not.toContain('lisible'));
      expect(document.querySelector('[data-error-key]')?.textContent).toMatch(/^passeport.pdf.: \w{2}/);
    },
  );
});

describe('the papers one has', () => {
  it('say where each stands and why, and lead to it', async () => {
    await open(201, {}, { myDocuments: [{ ...PAPER, state: 'REFUSED', reason: 'Illisible' }] });
    const row = screen.getByText(/passeport\.pdf ·/).closest('li')!;
    for (const said of ['Pièce d’identité', 'À refaire', 'Illisible']) expect(saidBy(row)).toContain(said);
    expect(row.querySelector('a')?.getAttribute('href')).toContain('d');
  });

  it('may be none, of one’s own or of orders', async () => {
    await open();
    expect(screen.getByText('Aucun document.')).toBeDefined();
    expect(screen.getByText('Contrats et factures apparaîtront ici après une vente.')).toBeDefined();
  });

  it('of orders stand beside them', async () => {
    await open(
      201,
      {},
      {
        myOrders: [
          {
            id: '7',
            papers: [
              { id: 'c', kind: 'CONTRACT', reference: 'C-7' },
              { id: 'w', kind: 'WITHDRAWAL_FORM', reference: 'C-7' },
              { id: 'i', kind: 'INVOICE', item: 'FEE', reference: 'F-2026-1' },
            ],
          },
        ],
      },
    );
    expect(screen.getByText('Contrat de vente')).toBeDefined();
    expect(screen.getByText('Formulaire de rétractation')).toBeDefined();
    expect(screen.getByRole('button', { name: /Ouvrir le PDF.*Contrat de vente C-7/ })).toBeDefined();
    expect(screen.getByText('Facture').nextElementSibling?.textContent).toContain('frais acheteur');
  });
});

describe('a paper on its page', () => {
  it.each([true, false])('is removed where nothing has it kept (%s)', async canRemove => {
    await drawPage(<DocumentPage />, {
      ...{ at: '/user/documents/d', path: '/user/documents/:id' },
      answers: { myDocuments: [{ ...PAPER, state: 'ACCEPTED', canRemove }], myOrders: [] },
    });
    await screen.findByText('passeport.pdf');
    expect(screen.queryByRole('button', { name: 'Supprimer' }) !== null).toBe(canRemove);
  });

  it.each([
    ['application/pdf', 'iframe'],
    ['image/webp', 'img'],
  ])('that is %s is looked at there, and put away', async (mediaType, element) => {
    const paper = { ...PAPER, mediaType, byteCount: 2_000, reason: null, expiresAt: null };
    await drawPage(<DocumentPage />, {
      ...{ at: '/user/documents/d', path: '/user/documents/:id' },
      answers: { myDocuments: [paper], myOrders: [], documentLink: '/private/t.s' },
    });
    const button = await screen.findByRole('button', { name: /^Aperçu/ });
    const shown = () => document.querySelector(`${element}[src^="/private"]`)?.getAttribute('src');
    expect([button.getAttribute('aria-expanded'), shown()]).toEqual(['false', undefined]);
    await userEvent.click(button);
    await waitFor(() => expect(shown()).toBe('/private/t.s?view'));
    await userEvent.click(screen.getByRole('button', { name: /^Aperçu/, expanded: true }));
    await waitFor(() => expect(shown()).toBeUndefined());
  });
});
