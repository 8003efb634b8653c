import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saidBy } from '#test/kit/draw-page.tsx';
import { field, ORDER, open } from '#test/kit/own-order.tsx';

describe('the papers of an order’s car', () => {
  it('asks for the car’s papers while the car is to change hands, and then shows those that came', async () => {
    const line = { by: 'SELLER', datedOn: null, countsUntil: null, reason: null, fileId: null };
    const carPapers = [
      { ...line, id: '1', kind: 'REGISTRATION', state: 'ACCEPTED', fileId: 'carpaper_1' },
      { ...line, id: '2', kind: 'STATUS', state: 'MISSING' },
      { ...line, id: null, kind: 'TAX_CLEARANCE', by: 'BUYER', state: 'NOTED' },
    ];
    const { unmount } = await open({ role: 'BUYER', carPapers });
    expect(screen.getByText(/Tant qu’un papier manque/)).toBeDefined();
    unmount();
    const received = await open({ role: 'BUYER', state: 'HANDED_OVER', carPapers });
    expect(document.querySelectorAll('[data-car-paper]')).toHaveLength(2);
    received.unmount();
    // Of a car that is back its buyer has nothing to fetch.
    await open({ role: 'BUYER', state: 'CANCELLED', carPapers });
    expect(screen.queryByText(/Tant qu’un papier manque/)).toBeNull();
    expect(document.querySelectorAll('[data-car-paper]')).toHaveLength(1);
  });

  it('goes on asking for those that the house let the car go without, and says so', async () => {
    const line = { by: 'SELLER', datedOn: null, countsUntil: null, fileId: null };
    const carPapers = [
      { ...line, id: '1', kind: 'REGISTRATION', state: 'REFUSED', reason: 'Illisible' },
      { ...line, id: '2', kind: 'STATUS', state: 'MISSING', reason: null },
    ];
    const waived = { kind: 'PAPERS_WAIVED', party: 'HOUSE', at: '2026-11-20T09:00:00Z', text: 'En route' };
    for (const state of ['HANDED_OVER', 'CLOSED']) {
      const { unmount } = await open({ role: 'SELLER', state, task: 'NONE', steps: [waived], carPapers });
      expect(document.querySelectorAll('[data-car-paper]')).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Déposer un papier' })).toBeDefined();
      expect(screen.getByText(/La voiture est partie sans tous ces papiers/)).toBeDefined();
      unmount();
      const kept = await open({ role: 'SELLER', state, task: 'NONE', carPapers });
      expect(screen.queryByRole('button', { name: 'Déposer un papier' })).toBeNull();
      kept.unmount();
    }
    const of = { role: 'SELLER', task: 'NONE', steps: [waived] };
    const { unmount } = await open({ ...of, state: 'PAID', carPapers });
    expect(screen.getByText(/permet la remise sans tous ces papiers/)).toBeDefined();
    unmount();
    // Once all have come there is nothing more to say of it.
    const came = carPapers.map(paper => ({ ...paper, state: 'ACCEPTED' }));
    await open({ ...of, state: 'HANDED_OVER', carPapers: came });
    expect(saidBy(document.getElementById('car-papers')!)).not.toContain('sans tous ces papiers');
  });

  it('has a place for customs’ certificate while it is waited for, and says why one was refused', async () => {
    const exportProof = {
      state: 'WAITING',
      heldCents: 0,
      proveBy: '2027-02-01T00:00:00Z',
      mrn: null,
      leftOn: null,
    };
    const paper = { id: null, kind: 'EXPORT', by: 'BUYER', datedOn: null, countsUntil: null, fileId: null };
    const received = { ...{ role: 'BUYER', state: 'CLOSED', task: 'NONE' }, exportProof };
    const { unmount } = await open({
      ...received,
      carPapers: [{ ...paper, state: 'MISSING', reason: null }],
    });
    const panel = document.getElementById('export')!;
    await userEvent.click(within(panel).getByRole('button', { name: 'Déposer le certificat' }));
    expect(within(panel).getByLabelText(/Date du papier/)).toBeDefined();
    expect(within(panel).queryByRole('combobox')).toBeNull();
    unmount();
    const late = { ...received, exportProof: { ...exportProof, state: 'LATE' } };
    await open({ ...late, carPapers: [{ ...paper, state: 'REFUSED', reason: 'Sans visa' }] });
    expect(screen.getByText('Sans visa')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Déposer le certificat' })).toBeDefined();
  });
});

describe('a paper that is handed in', () => {
  const uploads = { '/uploads/order-papers': () => Response.json({ id: 'f' }, { status: 201 }) };
  const handIn = async (label: string) => {
    await userEvent.click(await screen.findByRole('button', { name: label }));
    if (label !== 'Déposer un justificatif')
      fireEvent.change(screen.getByLabelText(/Date du papier/), { target: { value: '2026-11-02' } });
    const file = new File(['x'], 'papier.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText(/Choisir des fichiers/), file);
    await userEvent.click(screen.getByRole('button', { name: 'Déposer ce papier' }));
  };

  const line = { id: '1', datedOn: null, countsUntil: null, reason: null, fileId: null };
  const piece = { kind: 'IDENTITY', reason: null, id: null, fileId: null };
  const said = {
    ...{ name: 'Ada Roy', bornOn: '1970-03-01', birthPlace: 'Lyon', birthCountry: 'FR', livesIn: 'FR' },
    ...{ owners: null, exposure: 'NONE', office: null, funds: 'SAVINGS', fundsText: null },
  };
  const file = { party: 'BUYER', state: 'ASKED', asksOwners: false, asksFunds: true, answers: said };
  const proof = { state: 'WAITING', heldCents: 0, proveBy: '2027-02-01T00:00:00Z', mrn: null, leftOn: null };
  it.each([
    [
      'Déposer un papier',
      (state: string) => ({ role: 'SELLER', carPapers: [{ ...line, kind: 'STATUS', by: 'SELLER', state }] }),
    ],
    [
      'Déposer le certificat',
      (state: string) => ({
        ...{ role: 'BUYER', state: 'CLOSED', task: 'NONE', exportProof: proof },
        carPapers: [{ ...line, kind: 'EXPORT', by: 'BUYER', state }],
      }),
    ],
    [
      'Déposer un justificatif',
      (state: string) => ({ role: 'BUYER', vigilance: [{ ...file, pieces: [{ ...piece, state }] }] }),
    ],
  ])('is said to have come, and the focus is back where it was: %s', async (label, orderIn) => {
    let state = 'MISSING';
    const take = () => {
      state = 'RECEIVED';
      return { id: '7' };
    };
    const answers = {
      ...{ order: () => ({ ...ORDER, ...orderIn(state) }), handInCarPaper: take, handInVigilancePiece: take },
    };
    await open({}, answers, uploads);
    await handIn(label);
    expect(await screen.findByText('Le document est déposé.')).toBeDefined();
    await waitFor(() => expect(screen.getByText(/^Déposée?, à vérifier/)).toBeDefined());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: label }));
    // Another one has a day of its own.
    await userEvent.click(screen.getByRole('button', { name: label }));
    const day = screen.queryByLabelText<HTMLInputElement>(/Date du papier/);
    expect(day?.value ?? '').toBe('');
  });
});

describe('what the law has the house ask', () => {
  const FILE = {
    ...{ party: 'BUYER', state: 'ASKED', asksOwners: false, asksFunds: true, answers: null, pieces: [] },
  };
  const SAID = {
    ...{ name: 'Ada Roy', bornOn: '1970-03-01', birthPlace: 'Lyon', birthCountry: 'FR', livesIn: 'FR' },
    ...{ owners: null, exposure: 'NONE', office: null, funds: 'SAVINGS', fundsText: null },
  };
  const PIECE = { kind: 'IDENTITY', state: 'MISSING', reason: null, id: null, fileId: null };
  const asked = (file: object) => open({ role: 'BUYER', vigilance: [{ ...FILE, ...file }] });
  const panel = () => document.querySelector<HTMLElement>('#vigilance');
  const choose = (name: RegExp, value: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), value);

  it('is nothing where nothing is asked, or the sale came to nothing', async () => {
    await open({ role: 'BUYER', vigilance: [] });
    expect(panel()).toBeNull();
    await open({ role: 'BUYER', state: 'CANCELLED', vigilance: [FILE] });
    expect(panel()).toBeNull();
  });

  it('is answered whole, and names the office where there is one', async () => {
    const { sent } = await asked({});
    await userEvent.type(await screen.findByRole('textbox', { name: /comme sur la pièce/ }), 'Ada Roy');
    fireEvent.change(screen.getByLabelText(/Date de naissance/), { target: { value: '1970-03-01' } });
    await userEvent.type(screen.getByRole('textbox', { name: /Ville de naissance/ }), 'Lyon');
    await choose(/Pays de naissance/, 'FR');
    await choose(/Pays de résidence/, 'FR');
    expect(screen.queryByRole('textbox', { name: /Laquelle/ })).toBeNull();
    await choose(/fonction publique/, 'CLOSE');
    await choose(/Avec quoi/, 'SAVINGS');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes réponses' }));
    expect(sent('AnswerVigilance')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Laquelle/ }), 'Ministre, ma mère');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes réponses' }));
    const data = { ...SAID, exposure: 'CLOSE', office: 'Ministre, ma mère' };
    await waitFor(() => expect(sent('AnswerVigilance')).toEqual([{ id: '7', data }]));
  });

  it('shows what is to be handed in once it is answered, and why something was refused', async () => {
    const refusedPiece = { ...PIECE, state: 'REFUSED', reason: 'Le verso manque' };
    await asked({ answers: SAID, pieces: [refusedPiece] });
    expect(await screen.findByText('Le verso manque')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Déposer un justificatif' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /Ville de naissance/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Voir ou corriger/ }));
    expect(field(/Ville de naissance/).value).toBe('Lyon');
  });

  it('says of what the house knew before that it is known, and asks for nothing', async () => {
    const known = { ...PIECE, state: 'ACCEPTED', isKnown: true, fileId: 'd' };
    await asked({ state: 'RECEIVED', answers: SAID, pieces: [known] });
    await screen.findByText('Déjà connue et acceptée');
    expect(within(panel()!).getByRole('button', { name: /Ouvrir/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /justificatif/ })).toBeNull();
  });

  it('asks nothing of who has passed', async () => {
    await asked({ state: 'CLEARED', answers: SAID, pieces: [{ ...PIECE, state: 'ACCEPTED' }] });
    await screen.findByText('Vérifié');
    expect(screen.queryByRole('button', { name: /justificatif|corriger/ })).toBeNull();
  });

  it('says of a file of who is awaited for nothing more neither that it is to be replaced, nor why', async () => {
    const refused = { ...PIECE, state: 'REFUSED', reason: 'Illisible', fileId: 'vigilance_1' };
    await asked({ state: 'WAIVED', answers: SAID, pieces: [refused] });
    await waitFor(() => expect(document.querySelector('[data-piece]')).not.toBeNull());
    expect(within(panel()!).getByRole('button', { name: /Pièce d’identité/ })).toBeDefined();
    expect(panel()!.textContent).not.toMatch(/À refaire|À remplacer|Illisible/);
    expect(panel()!.querySelectorAll('[data-piece] p')).toHaveLength(0);
  });
});
