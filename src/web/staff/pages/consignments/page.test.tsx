import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import FilePage from './file/page.tsx';
import ConsignmentsPage from './page.tsx';

const FILE = {
  ...{ id: 'f', reference: 'DOS-000007', title: 'Alpine A110 1971', stage: 'ESTIMATE', isLate: true },
  ...{ dueAt: '2026-11-23T17:00:00Z', ownerId: null, ownerName: null, sellerName: 'Léa Noir' },
  ...{ openedAt: '2026-11-13T17:00:00Z', approval: null },
};
const WHOLE = {
  ...FILE,
  ...{ lostReason: null, sellerId: 's', sellerEmail: 'lea@example.org', sellerPhone: null, leadId: null },
  ...{ adUuid: 'car', orderId: null, hasAuction: false, mandateState: null, appointments: [] },
  ...{ missing: [], approval: { id: null, state: 'NOT_ASKED', change: null } },
  steps: [
    { step: 'PROPOSAL', isDone: true, doneAt: '2026-11-13T17:00:00Z' },
    { step: 'ESTIMATE', isDone: false, doneAt: null },
  ],
  estimates: [
    {
      ...{ id: 'e', party: 'SELLER', low: 40_000, high: 50_000, note: '', agreedAt: null },
      givenAt: '2026-11-14T17:00:00Z',
    },
  ],
};
const OWNERS = [{ id: 'ana', name: 'Ana' }];

const openBoard = (at = '/admin/consignments') =>
  drawPage(<ConsignmentsPage />, {
    ...{ at, permissions: ['Leads:read'] },
    answers: { consignments: () => ({ totalCount: 1, consignments: [FILE] }), leadOwners: OWNERS },
  });
const column = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('section')!);

describe('the board of consigned cars', () => {
  it('has a column a stage, each card with whose it is and what is late', async () => {
    await openBoard();
    const card = await screen.findByRole('link', { name: /Alpine A110 1971/ });
    expect(card.textContent).not.toContain('Modification demandée');
    expect(column('Estimation').getByRole('link')).toBe(card);
    expect(card.textContent).toContain('Léa Noir');
    expect(card.textContent).toContain('Personne');
    expect(card.querySelector('[data-overdue]')?.textContent).toContain('En retard');
    expect(column('Mandat').getByText('Aucune voiture')).toBeTruthy();
    // Where files end is shown to those alone who look there.
    expect(screen.queryByRole('heading', { name: /Terminé/ })).toBeNull();
  });

  it('asks what its filters say, and is a list where that is wished', async () => {
    const { sent } = await openBoard();
    const choose = async (label: string, choice: string, asked: object) => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice);
      await waitFor(() => expect(sent('Consignments').at(-1)).toMatchObject(asked));
    };
    await choose('Suivi', 'Les miens', { isMine: true, ownerId: null });
    await choose('Suivi', 'Ana', { isMine: false, ownerId: 'ana' });
    await choose('Échéance', 'En retard', { isLate: true });
    await choose('Étape', 'Mandat', { stage: 'MANDATE' });
    await userEvent.click(screen.getByRole('button', { name: 'Voir en liste' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

it('a card says that its seller wants the ad changed', async () => {
  const asked = { ...FILE, stage: 'SALE', approval: { state: 'CHANGE' } };
  await drawPage(<ConsignmentsPage />, {
    ...{ at: '/admin/consignments', permissions: ['Leads:read'] },
    answers: { consignments: () => ({ totalCount: 1, consignments: [asked] }), leadOwners: OWNERS },
  });
  const card = await screen.findByRole('link', { name: /Alpine A110 1971/ });
  expect(card.textContent).toContain('Modification demandée par le vendeur');
});

describe('a file', () => {
  const openFile = (more: object = {}, permissions = ['Leads:read', 'Ads:update', 'Users:update']) =>
    drawPage(<FilePage />, {
      ...{ at: '/admin/consignments/f', permissions },
      answers: {
        consignment: () => ({ ...WHOLE, ...more }),
        ...{
          leadOwners: OWNERS,
          staffHistory: [],
          agreeToEstimate: { id: 'f' },
          saveAppointment: { id: 'f' },
          askAdApproval: { id: 'f' },
          noteAdApproval: true,
        },
      },
    });

  it('says what is next, and does it: here it is the house that agrees', async () => {
    const { sent } = await openFile();
    expect(await screen.findByText(/Le vendeur propose une autre estimation/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
    await waitFor(() => expect(sent('AgreeToEstimate')).toEqual([{ id: 'e' }]));
  });

  it('leads to where it is done, for those who may go there', async () => {
    const first = await openFile({ stage: 'REPORT' });
    const ways = await screen.findAllByRole('link', { name: 'Annonce' });
    expect(ways.map(way => way.getAttribute('href'))).toEqual(['/admin/ads/edit/car', '/admin/ads/edit/car']);
    first.unmount();
    await openFile({ stage: 'REPORT' }, ['Leads:read']);
    await screen.findByText(/Remplissez le rapport/);
    expect(screen.queryByRole('link', { name: 'Annonce' })).toBeNull();
  });

  it.each([
    [null, /Proposez le mandat/],
    ['PROPOSED', /attend la signature/],
    ['REFUSED', /a refusé le mandat/],
    ['EXPIRED', /passé sans signature/],
    ['TAKEN_BACK', /a été retirée/],
    ['WITHDRAWN', /a repris sa voiture/],
  ] as const)('says what became of its mandate, and leads to it: %s', async (mandateState, sentence) => {
    await openFile({ stage: 'MANDATE', mandateState });
    expect(await screen.findByText(sentence)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Mandat de vente' });
    expect(way.getAttribute('href')).toBe('/admin/ads/edit/car#mandates');
  });

  it.each([
    ['NOT_ASKED', /Demandez l’accord du vendeur/],
    ['CHANGE', /demande une modification : Elle est de 1962/],
    ['OUTDATED', /a changé depuis l’accord/],
  ] as const)('asks its seller for their word on the ad: %s', async (state, sentence) => {
    const approval = { id: 'a', state, change: state === 'CHANGE' ? 'Elle est de 1962.' : null };
    const { sent } = await openFile({ stage: 'APPROVAL', approval });
    expect(await screen.findByText(sentence)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Demander l’accord' }));
    await waitFor(() => expect(sent('AskAdApproval')).toEqual([{ id: 'f' }]));
  });

  it('says what the ad lacks still before its seller is asked for their word on it', async () => {
    await openFile({ stage: 'APPROVAL', missing: ['price', 'photos'] });
    expect(await screen.findByText(/Il manque encore à l’annonce : Prix.*, .*\. La compléter/)).toBeTruthy();
  });

  it('arranges nothing more for a car that is sold', async () => {
    await openFile({ stage: 'SETTLEMENT', steps: [{ step: 'PHOTOS', isDone: false, doneAt: null }] });
    await screen.findByText(/suit son cours/);
    expect(screen.queryByRole('button', { name: 'Prendre rendez-vous' })).toBeNull();
  });

  it('notes how its seller gave their word elsewhere, and asks no more while it waits for it', async () => {
    const { sent } = await openFile({
      stage: 'APPROVAL',
      approval: { id: 'a', state: 'WAITING', change: null },
    });
    await screen.findByText(/attend l’accord du vendeur/);
    expect(screen.queryByRole('button', { name: 'Demander l’accord' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’accord' }));
    await userEvent.type(screen.getByRole('textbox'), 'Par téléphone.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Noter l’accord' }));
    const noted = { uuid: 'car', reason: 'Par téléphone.' };
    await waitFor(() => expect(sent('NoteAdApproval')).toEqual([noted]));
  });

  it('may ask for it before the rest is done', async () => {
    const steps = ['PHOTOS', 'APPROVAL'].map(step => ({ step, isDone: false, doneAt: null }));
    const { sent } = await openFile({ stage: 'PHOTOS', steps });
    await screen.findByText(/Demandez l’accord du vendeur/);
    expect(screen.queryByText(/Resté ouvert/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Demander l’accord' }));
    await waitFor(() => expect(sent('AskAdApproval')).toEqual([{ id: 'f' }]));
  });

  it('goes on saying what was left open before the car was published, and the way to do it', async () => {
    const steps = (isPublic: boolean) => [
      { step: 'IDENTITY', isDone: false, doneAt: null },
      { step: 'PHOTOS', isDone: true, doneAt: null },
      { step: 'PUBLICATION', isDone: isPublic, doneAt: null },
    ];
    const first = await openFile({ stage: 'SALE', steps: steps(true) });
    expect(await screen.findByText(/Resté ouvert : Identité\.$/)).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: 'Compte du vendeur' });
    expect(ways.map(way => way.getAttribute('href'))).toEqual(['/admin/people/s', '/admin/people/s']);
    first.unmount();
    const over = await openFile({ stage: 'DONE', steps: steps(true) });
    await screen.findByText(/vendue et réglée/);
    expect(screen.queryByText(/Resté ouvert/)).toBeNull();
    over.unmount();
    await openFile({ stage: 'IDENTITY', steps: steps(false) });
    await screen.findByText(/pièce d’identité du vendeur/);
    expect(screen.queryByText(/Resté ouvert/)).toBeNull();
  });

  it('takes another ad in the place of the one it has as long as the house lets it', async () => {
    const first = await openFile({ takesAd: true });
    const button = await screen.findByRole('button', { name: 'Relier une autre annonce' });
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toBeDefined();
    first.unmount();
    await openFile({ takesAd: false });
    await screen.findByText(/Le vendeur propose une autre estimation/);
    expect(screen.queryByRole('button', { name: /Relier/ })).toBeNull();
  });

  it('asks for no plan of what is planned, but for word that it took place', async () => {
    const meeting = {
      id: 'm',
      kind: 'INSPECTION',
      at: '2026-12-10T13:00:00Z',
      place: 'Tours',
      staffId: 'ana',
    };
    const planned = { ...meeting, staffName: 'Ana', note: '', state: 'PLANNED', hasNobody: false };
    await openFile({ stage: 'INSPECTION', appointments: [planned] });
    expect(await screen.findByText(/Le rendez-vous est pris/)).toBeTruthy();
    expect(screen.queryByText(/Planifiez/)).toBeNull();
    expect(screen.queryByText(/Plus personne/)).toBeNull();
  });

  it('says that nobody goes to an appointment of who has left the house', async () => {
    const left = { staffId: 'zoe', staffName: 'Zoé', note: '' };
    const meeting = { id: 'm', kind: 'PHOTOS', at: '2026-12-10T13:00:00Z', place: 'Tours', ...left };
    await openFile({
      stage: 'PHOTOS',
      appointments: [
        { ...meeting, state: 'PLANNED', hasNobody: true },
        { ...meeting, id: 'n', state: 'DONE', hasNobody: false },
      ],
    });
    expect(await screen.findAllByText(/Plus personne de la maison n’y va/)).toHaveLength(1);
  });

  it('makes an appointment by the clocks of Paris, and tells what is missing before it is sent', async () => {
    const { sent } = await openFile({ stage: 'INSPECTION' });
    const [button] = await screen.findAllByRole('button', { name: 'Prendre rendez-vous' });
    await userEvent.click(button!);
    const dialog = within(screen.getByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.type(dialog.getByLabelText(/Date et heure/), '2026-12-10T14:00');
    await save();
    expect(sent('SaveAppointment')).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Lieu/), 'Tours');
    await userEvent.selectOptions(dialog.getByLabelText(/Avec/), 'Ana');
    await save();
    const data = {
      kind: 'INSPECTION',
      at: '2026-12-10T13:00:00.000Z',
      place: 'Tours',
      staffId: 'ana',
      note: '',
    };
    const made = { id: 'f', appointmentId: null, seenVersion: null, data };
    await waitFor(() => expect(sent('SaveAppointment')).toEqual([made]));
  });
});
