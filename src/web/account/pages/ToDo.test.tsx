import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { INCREMENTS } from '#shared/sale/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import AccountPage from './page.tsx';

const AD = { brand: 'Alpine', model: 'A110' };
const orderOf = (more: object) => ({
  id: '7',
  reference: 'C-7',
  state: 'SIGNED',
  task: 'AWAIT_CLOSE',
  ad: AD,
  ...more,
});
const lotOf = (id: string, more: object, auction: object = {}) => ({
  ...{ standing: 'OUTBID', myBidderId: 'me', myMaxBid: null, ...more },
  car: { uuid: id, slug: `car-${id}`, brand: 'Jaguar', model: id },
  auction: {
    id,
    lotState: 'RUNNING',
    start: '2020-01-01T10:00:00Z',
    end: '2099-01-01T10:00:00Z',
    currentBid: 9_000,
    increments: INCREMENTS,
    ...auction,
  },
});
const ofKind =
  ({ open = [], over = [] }: { open?: object[]; over?: object[] }) =>
  ({ isOver }: { isOver: boolean }) =>
    isOver ? over : open;

async function open(answers: object = {}, me: object = {}) {
  const page = await drawPage(<AccountPage />, {
    at: '/user',
    answers: {
      me: { id: 'me', firstName: 'Ada', isEmailConfirmed: true, ...me },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Mes enchères' });
  return page;
}
const todo = () => [...document.querySelectorAll('[data-todo]')];
const partOf = (title: string) => screen.queryByRole('heading', { name: title })?.closest('section') ?? null;

it('says that the hammer falls between the end of an auction and that, not that it begins', async () => {
  const over = { end: '2020-02-01T10:00:00Z' };
  const { car, auction } = lotOf('E-Type', {}, over);
  await open({
    myLots: ofKind({ open: [lotOf('XK', {}, over)] }),
    myFavoriteCars: [{ uuid: 'E-Type', name: 'Jaguar E-Type', car: { ...car, auction } }],
  });
  expect((await screen.findAllByText('Le marteau tombe…')).length).toBe(3);
  expect(screen.queryByText('Débute dans')).toBeNull();
});

describe('what waits for a person', () => {
  it('says by when as the order itself does, and what a sale that came to nothing still asks of them', async () => {
    const back = { role: 'BUYER', state: 'WITHDRAWN', task: 'RETURN_CAR', dueAt: '2026-12-14T00:00:00Z' };
    const over = { role: 'SELLER', state: 'CANCELLED', task: 'GIVE_ACCOUNT', dueAt: '2026-12-14T00:00:00Z' };
    await open({ myOrders: [orderOf(back), orderOf({ ...over, id: '8', isOverdue: true })] });
    await expect.poll(() => todo().length).toBe(2);
    const said = todo().map(saidBy).join(' ');
    expect(said).toContain('Au plus tard le 13/12/2026');
    expect(said.match(/13\/12|14\/12/g)).toHaveLength(1);
    expect(todo().map(each => each.getAttribute('data-todo'))).toContain('GIVE_ACCOUNT');
  });

  it.each([
    ['PAY_FEE', 'Payer les frais', '/7'],
    ['SEND_PRICE', 'Virer le prix', '/7'],
    ['SIGN_CONTRACT', 'Signer le contrat', '/7'],
    ['SIGN_REPORT', 'Signer la remise', 'paper=report'],
    ['WRITE_REPORT', 'Rédiger la remise', '/7'],
    ['GIVE_ACCOUNT', 'Indiquer mon compte', '/7#account'],
    ['OPEN_ACCOUNT', 'Ouvrir mon compte de paiement', '/7#account'],
    ['HAND_IN_PAPERS', 'Remettre les papiers', '/7#car-papers'],
    ['ANSWER_VIGILANCE', 'Justifier de mon identité', '/7#vigilance'],
    ['RETURN_CAR', 'Rendre la voiture', '/7'],
  ])('in an order that asks for %s is to do, and leads there', async (task, word, to) => {
    await open({ myOrders: [orderOf({ task })] });
    const link = screen.getByRole('link', { name: `${word}, Alpine A110` });
    expect(link.getAttribute('href')).toContain(to);
    expect(partOf('Commandes à suivre')).toBeNull();
  });

  it.each([
    ...[
      'AWAIT_CONTRACT',
      'AWAIT_PAYMENT',
      'AWAIT_REPORT',
      'AWAIT_HANDOVER',
      'AWAIT_SIGNATURE',
      'AWAIT_CLOSE',
    ],
  ])('does not where others are at %s: the order is followed', async task => {
    await open({ myOrders: [orderOf({ task })] });
    expect(todo()).toEqual([]);
    expect(saidBy(partOf('Commandes à suivre')!)).toContain('Alpine A110');
  });

  it('is what the tax authority is told of a seller, once for all their sales, until they have answered', async () => {
    const sale = { role: 'SELLER', state: 'CLOSED', task: 'NONE' };
    const myOrders = [
      orderOf({ role: 'BUYER' }),
      orderOf({ ...sale, id: '8' }),
      orderOf({ ...sale, id: '9' }),
    ];
    const asked = { isAnswered: false, heldFrom: '2027-01-20T10:00:00Z' };
    const { unmount } = await open({ myOrders, mySellerDetails: asked });
    const link = await screen.findByRole('link', {
      name: 'Donner mes données fiscales, Administration fiscale',
    });
    expect(link.getAttribute('href')).toMatch(/\/8#tax$/);
    expect(todo().map(saidBy).join(' ')).toContain('Avant le 20/01/2027');
    expect(todo().length).toBe(1);
    unmount();
    await open({ myOrders, mySellerDetails: { isAnswered: true, heldFrom: null } });
    expect(todo()).toEqual([]);
  });

  it('is nothing of an order that is over', async () => {
    await open({
      myOrders: [
        orderOf({ task: 'NONE', state: 'CANCELLED' }),
        orderOf({ id: '8', task: 'NONE', state: 'CLOSED' }),
      ],
    });
    expect(todo()).toEqual([]);
    expect(partOf('Commandes à suivre')).toBeNull();
  });

  it('is the mandate that the house proposes, until it is signed', async () => {
    const mandateOf = (id: string, state: string) => ({ id, car: 'Alpine A310', state });
    await open({ mySaleMandates: [mandateOf('3', 'PROPOSED'), mandateOf('4', 'IN_FORCE')] });
    const link = screen.getByRole('link', { name: 'Signer le mandat, Alpine A310' });
    expect(link.getAttribute('href')).toBe(linkTo('user/mandates/mandate', 'fr', { id: '3' }));
    expect(todo().length).toBe(1);
  });

  it('is what a mandate has them say of themselves first, and then its signature', async () => {
    const mandate = { id: '3', car: 'Alpine A310', state: 'PROPOSED' };
    await open({ mySaleMandates: [{ ...mandate, missing: ['phone'] }] });
    const link = screen.getByRole('link', { name: 'Compléter mes coordonnées, Alpine A310' });
    expect(link.getAttribute('href')).toBe(linkTo('user/mandates/mandate', 'fr', { id: '3' }));
    expect(todo().length).toBe(1);
  });

  it('is what the file of a car waits for that the house sells for them', async () => {
    const fileOf = (model: string, ...consignmentTasks: string[]) => ({
      ...{ uuid: model, state: 'PREPARING', isHouseSale: true, missing: [], questions: [], consignmentTasks },
      ad: { brand: 'Alpine', model },
    });
    const myCars = [
      fileOf('A110', 'ANSWER_ESTIMATE'),
      fileOf('A310', 'HAND_IN_IDENTITY', 'APPROVE_AD'),
      fileOf('A610'),
    ];
    await open({ myCars });
    const answering = screen.getByRole('link', { name: 'Répondre à l’estimation, Alpine A110' });
    expect(answering.getAttribute('href')).toBe(
      `${linkTo('user/cars/edit', 'fr', { id: 'A110' })}#consignment`,
    );
    const known = screen.getByRole('link', { name: 'Déposer ma pièce d’identité, Alpine A310' });
    expect(known.getAttribute('href')).toBe(linkTo('user/documents', 'fr'));
    const approving = screen.getByRole('link', { name: 'Approuver l’annonce, Alpine A310' });
    expect(approving.getAttribute('href')).toBe(
      `${linkTo('user/cars/edit', 'fr', { id: 'A310' })}#consignment`,
    );
    expect(todo().length).toBe(3);
  });

  it('stands in the order in which it is due, what has no day last', async () => {
    await open({
      myOrders: [
        orderOf({ id: '1', task: 'WRITE_REPORT', ad: { brand: 'B', model: 'none' } }),
        orderOf({
          id: '2',
          task: 'PAY_FEE',
          dueAt: '2026-12-02T10:00:00Z',
          ad: { brand: 'B', model: 'second' },
        }),
        orderOf({
          id: '3',
          task: 'PAY_FEE',
          dueAt: '2026-11-02T10:00:00Z',
          isOverdue: true,
          ad: { brand: 'B', model: 'first' },
        }),
      ],
    });
    expect(todo().map(each => /first|second|none/.exec(saidBy(each))?.[0])).toEqual([
      'first',
      'second',
      'none',
    ]);
    expect(saidBy(todo()[0]!)).toContain('En retard depuis le');
    expect(saidBy(todo()[1]!)).toContain('Au plus tard le');
  });

  it('is an offer while it is their turn, and not the other side’s', async () => {
    const offer = { id: 'o', side: 'BIDDER', turnEndsAt: '2026-11-21T10:00:00Z', ad: AD };
    await open({
      myOffers: [
        { ...offer, state: 'BIDDER_TURN' },
        { ...offer, id: 'p', state: 'SELLER_TURN' },
        { ...offer, id: 'q', state: 'EXPIRED' },
      ],
    });
    expect(todo()).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Répondre à l’offre/ }).getAttribute('href')).toMatch(/o$/);
  });

  it('are messages that are new, which the link leads to', async () => {
    await open({ myOrders: [orderOf({ unreadMessages: 2 })] });
    expect(screen.getByRole('link', { name: /Lire les 2 messages/ }).getAttribute('href')).toMatch(
      /7#messages$/,
    );
  });

  it('are corrections and questions about their own cars, but not those that the house answers', async () => {
    const questions = [
      { id: '1', answer: null },
      { id: '2', answer: 'Oui.' },
    ];
    await open({
      myCars: [
        { uuid: 'a', state: 'CHANGES_ASKED', ad: AD },
        { uuid: 'b', state: 'PUBLISHED', ad: AD, questions },
        { uuid: 'c', state: 'PUBLISHED', ad: AD, questions, isHouseSale: true },
      ],
    });
    expect(todo().map(each => each.getAttribute('data-todo'))).toEqual(['CHANGES_ASKED', 'QUESTIONS']);
    expect(screen.getByRole('link', { name: /Répondre à la question/ }).getAttribute('href')).toMatch(
      /b#questions$/,
    );
  });

  it('names an order by its reference where the car is there no more', async () => {
    await open({ myOrders: [orderOf({ task: 'PAY_FEE', ad: null })] });
    expect(saidBy(todo()[0]!)).toContain('C-7');
  });
});

describe('the auctions one bids on', () => {
  it('say where one stands, and lead straight to a bid', async () => {
    await open({
      myLots: ofKind({
        open: [lotOf('A', { standing: 'OUTBID' }), lotOf('B', { standing: 'LEADING', myMaxBid: 12_000 })],
      }),
    });
    const [outbid, leading] = [...document.querySelectorAll('article[data-standing]')] as HTMLElement[];
    expect(saidBy(outbid!)).toContain('Enchère dépassée');
    expect(saidBy(leading!)).toContain('Mon maximum : 12 000 €');
    expect(await screen.findByRole('link', { name: /^Surenchérir/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Relever mon maximum/ }).getAttribute('href')).toContain(
      'fromAuth',
    );
  });

  it('are over with how they ended, and what others paid is not said', async () => {
    const over = { lotState: 'SOLD', end: '2026-11-19T10:00:00Z', currentBid: 77_000 };
    await open({
      myLots: ofKind({
        over: [
          lotOf('W', { standing: 'WON', finalPrice: 64_000 }, over),
          lotOf('A', { standing: 'WON', finalPrice: null }, over),
          lotOf('L', { standing: 'LOST', finalPrice: null }, over),
        ],
      }),
    });
    const part = saidBy(partOf('Ventes terminées')!);
    expect(part).toContain('Achetée 64 000 €');
    expect(part.match(/€/g)).toHaveLength(1);
    expect(part).toContain('Vendue à un autre');
  });

  it('may be none, which leads to some', async () => {
    await open();
    expect(screen.getByText('Aucune enchère en cours')).toBeDefined();
    expect(partOf('Ventes terminées')).toBeNull();
  });
});

describe('what else moves', () => {
  it('are one’s own ads, those that wait for oneself first and none that was withdrawn', async () => {
    const states = ['PUBLISHED', 'WITHDRAWN', 'DRAFT', 'SOLD', 'CHANGES_ASKED', 'IN_REVIEW'];
    await open({ myCars: states.map(state => ({ uuid: state, state, ad: AD })) });
    const shown = [...document.querySelectorAll('[data-own-car]')].map(each =>
      each.getAttribute('data-own-car'),
    );
    expect(shown).toEqual(['CHANGES_ASKED', 'IN_REVIEW', 'DRAFT', 'PUBLISHED']);
  });

  it('are searches, with the cars that wait for an answer', async () => {
    await open({
      myMandates: [
        {
          id: '1',
          state: 'PROPOSALS',
          brand: 'Facel',
          model: 'II',
          proposals: [{ answer: null }, { answer: 'REFUSED' }],
        },
        { id: '2', state: 'CLOSED', brand: 'Bizzarrini', model: '5300' },
      ],
    });
    const part = saidBy(partOf('Recherches confiées')!);
    expect(part).toContain('Une voiture proposée');
    expect(part).not.toContain('Bizzarrini');
  });

  it('is an address to be confirmed', async () => {
    await open({}, { isEmailConfirmed: false, email: 'ada@example.org' });
    expect(screen.getByText(/Ouvrez le lien reçu à ada@example.org/)).toBeDefined();
  });
});

describe('one’s own ads', () => {
  it('say of what is begun how much is missing, and that it may be sent where nothing is', async () => {
    const carOf = (uuid: string, state: string, missing: string[]) => ({
      ...{ uuid, state, missing, isHouseSale: false, questions: [] },
      ad: { brand: 'Alpine', model: uuid },
    });
    await open({
      myCars: [
        carOf('begun', 'DRAFT', ['fuel', 'transmission']),
        carOf('whole', 'DRAFT', []),
        carOf('online', 'PUBLISHED', ['fuel']),
      ],
    });
    const rows = [...document.querySelectorAll('[data-own-car]')].map(saidBy);
    expect(rows).toEqual([
      expect.stringContaining('Il manque 2 réponses'),
      expect.stringContaining('Prête à envoyer'),
      expect.not.stringMatching(/manque|Prête/),
    ]);
  });
});
