import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { RoomActions } from './RoomActions.tsx';
import { RoomCurve } from './RoomCurve.tsx';
import type { Room } from './use-room.ts';

const ROOM: Room = {
  ...{ id: 'a', adUuid: 'car', adTitle: 'Alpine A110', adSlug: 'alpine-a110', isAdPublic: true },
  ...{ state: 'RUNNING', isSold: false, start: '2026-11-20T10:00:00Z', end: '2026-11-27T17:00:00Z' },
  ...{ startingPrice: 1_000, price: 5_000, reservePrice: 20_000 },
  ...{ reservePriceReached: false, askForCardDetails: true, extensionWindowSeconds: 120, tieRule: 'REFUSE' },
  ...{ nextBids: [5_100, 5_200, 5_300, 5_400], bidCount: 3, bidderCount: 2 },
  ...{ extensionCount: 0, closingFailure: null, signedBelow: null, viewCount: 10, nbFav: 1 },
  ...{ watcherCount: 4, leader: null, bids: [], changes: [] },
};

const open = (room: Partial<Room> = {}, answers: object = {}) =>
  drawPage(<RoomActions room={{ ...ROOM, ...room }} />, { answers, permissions: ['Auctions:update'] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const send = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const field = (name: RegExp) => inDialog().getByRole<HTMLInputElement>('textbox', { name });
const refill = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};

const person = { id: 'p', firstName: 'A', lastName: 'B', pseudo: null, email: null, phone: null };
const bid = (version: number, amount: number, placedAt: string) => ({
  ...{
    version,
    amount,
    placedAt,
    isImmediate: true,
    leads: true,
    leadSource: null,
    placedBy: null,
    bidder: person,
  },
});
const drawCurve = (bids: Room['bids'], room: Partial<Room> = {}) =>
  drawPage(<RoomCurve room={{ ...ROOM, ...room, bids }} />, { permissions: ['Auctions:update'] });

describe('a reserve above what was signed', () => {
  it.each([
    [35_000, 'signé le 28/11/2026 une réserve de 35 000 € : celle de la vente est plus haute'],
    [null, 'signé le 28/11/2026 une vente sans réserve : celle de la vente reste'],
  ])('says what its owner has signed since, %s', async (reservePrice, said) => {
    await open({ signedBelow: { reservePrice, signedAt: '2026-11-28T09:00:00Z' } });
    expect(saidBy(document.body)).toContain(said);
  });

  it('says nothing where there is none', async () => {
    await open();
    expect(saidBy(document.body)).not.toContain('signé');
  });
});

describe('the curve of a lot', () => {
  const BIDS = [
    bid(3, 5_000, '2026-11-24T12:10:00Z'),
    bid(2, 3_000, '2026-11-24T12:05:00Z'),
    bid(1, 1_000, '2026-11-24T09:00:00Z'),
  ];

  it('says from where to where, draws steps up to the reserve, and the bids of each hour', async () => {
    await drawCurve(BIDS);
    const curve = screen.getByRole('img', { name: /^De 1.000.€ à 5.000.€ en 3 enchères$/ });
    const [steps] = [...curve.querySelectorAll('path')].slice(-1);
    expect(steps?.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){2}$/);
    expect(curve.querySelector('[data-curve-reserve]')).not.toBeNull();
    expect(screen.getByText(/la réserve.: 20.000.€/)).toBeDefined();
    const hours = [...document.querySelectorAll('[data-bids-of-hour]')];
    expect(hours.map(bar => bar.getAttribute('data-bids-of-hour'))).toEqual(['1', '0', '0', '2']);
  });

  it('has no reserve where there is none, and is not drawn of one bid', async () => {
    await drawCurve(BIDS, { reservePrice: null });
    expect(document.querySelector('[data-curve-reserve]')).toBeNull();
    document.body.replaceChildren();
    await drawCurve(BIDS.slice(0, 1));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('what may be done to an auction', () => {
  it.each([
    ['NOT_STARTED', ['Modifier', 'Reporter la fin', 'Annuler la vente']],
    [
      'RUNNING',
      [
        ...['Saisir une enchère', 'Baisser la réserve', 'Supprimer la réserve'],
        ...['Reporter la fin', 'Annuler la vente'],
      ],
    ],
    ['FINISHED', []],
  ] as const)('that is %s', async (state, names) => {
    await open({ state });
    expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual(names);
    expect(screen.queryByRole('link', { name: /Et maintenant/ }) !== null).toBe(state === 'FINISHED');
  });

  it('has no reserve to lower where there is none', async () => {
    await open({ reservePrice: null });
    expect(screen.queryByRole('button', { name: /la réserve/ })).toBeNull();
  });
});

describe('lowering the reserve', () => {
  it('begins at what it is: sent as it stands it is refused, and no reserve is lost by a slip', async () => {
    const lowerReserve = ({ reservePrice }: { reservePrice: number | null }) =>
      reservePrice === null || reservePrice < 20_000
        ? { id: 'a' }
        : refused('BadInput', { field: 'reservePrice' });
    const { sent } = await open({}, { lowerReserve });
    await press('Baisser la réserve');
    await send('Baisser');
    await waitFor(() => expect(field(/Nouvelle réserve/).getAttribute('aria-invalid')).toBe('true'));
    expect(inDialog().getByText(/plus bas que la réserve actuelle/)).toBeDefined();
    expect(sent('LowerReserve')).toEqual([{ uuid: 'car', reservePrice: 20_000 }]);
    await refill(field(/Nouvelle réserve/), '15 000 €');
    await send('Baisser');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('LowerReserve')[1]).toEqual({ uuid: 'car', reservePrice: 15_000 });
  });

  it.each(['', ' '])('asks for an amount where its field is emptied to type anew: "%s"', async typed => {
    const { sent } = await open();
    await press('Baisser la réserve');
    expect(field(/Nouvelle réserve/).required).toBe(true);
    await refill(field(/Nouvelle réserve/), `${typed}{Enter}`);
    expect(await inDialog().findByText('Ce champ est obligatoire.')).toBeDefined();
    expect(sent('LowerReserve')).toEqual([]);
  });

  it('drops it by a window of its own, which says that it never comes back', async () => {
    const { sent } = await open();
    await press('Supprimer la réserve');
    expect(sent('LowerReserve')).toEqual([]);
    expect(saidBy(screen.getByRole('dialog'))).toMatch(/quel que soit le prix.*ne se rétablit pas/);
    await send('Supprimer la réserve');
    await waitFor(() => expect(sent('LowerReserve')).toEqual([{ uuid: 'car', reservePrice: null }]));
  });

  it.each(['quinze mille', '15.5', '-3', '1e5'])(
    'to "%s" asks for no amount the server could take',
    async typed => {
      const { sent } = await open({}, { lowerReserve: () => refused('BadInput', { field: 'reservePrice' }) });
      await press('Baisser la réserve');
      await refill(field(/Nouvelle réserve/), typed);
      await send('Baisser');
      await waitFor(() => expect(sent('LowerReserve')).toEqual([{ uuid: 'car', reservePrice: -1 }]));
      expect(field(/Nouvelle réserve/).value).toBe(typed);
    },
  );
});

describe('moving the end', () => {
  const end = () => inDialog().getByLabelText<HTMLInputElement>(/Nouvelle fin/);

  it('reads and writes the clocks of Paris', async () => {
    const { sent } = await open();
    await press('Reporter la fin');
    expect(end().value).toBe('2026-11-27T18:00');
    await refill(end(), '2026-11-28T19:30');
    await send('Reporter');
    await waitFor(() =>
      expect(sent('MoveAuctionEnd')).toEqual([{ uuid: 'car', end: '2026-11-28T18:30:00.000Z' }]),
    );
  });

  it('to nothing is refused at its field, and nothing is sent', async () => {
    const { sent } = await open();
    await press('Reporter la fin');
    await refill(end(), '');
    await send('Reporter');
    await waitFor(() => expect(end().getAttribute('aria-invalid')).toBe('true'));
    expect(inDialog().getByText('Ce champ est obligatoire.')).toBeDefined();
    expect(sent('MoveAuctionEnd')).toEqual([]);
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('an end that is no later one', () => {
  it('is refused with the rule', async () => {
    await open({}, { moveAuctionEnd: () => refused('BadInput', { field: 'end' }) });
    await press('Reporter la fin');
    await send('Reporter');
    expect(await inDialog().findByText(/plus tard que celle qui est prévue, d’un an au plus/)).toBeDefined();
  });
});

describe('calling an auction off', () => {
  it('takes the reason that bidders will read', async () => {
    const { sent } = await open();
    await press('Annuler la vente');
    // What ends something looks it, where it is begun and where it is sent.
    for (const button of [...screen.getAllByRole('button', { name: 'Annuler la vente', hidden: true })])
      expect(button.className).toContain('text-red');
    await userEvent.type(field(/Motif/), 'Voiture accidentée');
    await send('Annuler la vente');
    await waitFor(() =>
      expect(sent('CancelAuction')).toEqual([{ uuid: 'car', reason: 'Voiture accidentée' }]),
    );
  });
});

const LEA = {
  ...{ id: 'l', firstName: 'Léa', lastName: 'Noir', pseudo: null, email: 'lea@example.org' },
  ...{ phone: '+33612345678', isCardValid: false },
};

describe('a bid that is taken by telephone', () => {
  const fill = async (bid = '6000') => {
    await press('Saisir une enchère');
    await userEvent.type(field(/Personne qui appelle/), 'lea@example.org');
    await userEvent.type(field(/Enchère \(€\)/), bid);
    await userEvent.click(inDialog().getByRole('checkbox', { name: /accepté les conditions/ }));
  };

  it('says whose it is before it is placed', async () => {
    await open({}, { callingBidders: [LEA] });
    await fill();
    await waitFor(() => expect(saidBy(screen.getByRole('dialog'))).toContain('Léa Noir'));
    expect(saidBy(screen.getByRole('dialog'))).toContain('Pas de carte bancaire valable');
  });

  it('is found by a part of a name, and placed for whoever is chosen', async () => {
    const { sent } = await open(
      {},
      {
        callingBidders: [LEA, { ...LEA, id: 'm', firstName: 'Marc', email: 'marc@example.org' }],
        addBid: { isRaise: false, leads: true },
      },
    );
    await press('Saisir une enchère');
    await userEvent.type(field(/Personne qui appelle/), 'noir');
    await userEvent.click(await inDialog().findByRole('radio', { name: /Marc Noir/ }));
    await userEvent.click(inDialog().getByRole('button', { name: /5.200/ }));
    await userEvent.click(inDialog().getByRole('checkbox', { name: /accepté les conditions/ }));
    await send('Enchérir en son nom');
    await waitFor(() => expect(sent('TakeBid')).toHaveLength(1));
    expect(sent('TakeBid')[0]?.input).toMatchObject({ bid: 5_200, bidderEmail: 'marc@example.org' });
    expect(sent('TakeBid')[0]?.input).not.toHaveProperty('caller');
  });

  it('says that there is nobody at an address', async () => {
    await open({}, { callingBidders: [] });
    await fill();
    expect(await inDialog().findByText('Aucun compte ne correspond.')).toBeDefined();
  });

  it('is placed once under one key, however often it is sent; changed, it has another', async () => {
    let outcome: object = refused('OutcomeUnknown');
    const { sent } = await open({}, { addBid: () => outcome });
    await fill();
    await send('Enchérir en son nom');
    await waitFor(() => expect(sent('TakeBid')).toHaveLength(2), { timeout: 4_000 });
    await waitFor(() => expect(inDialog().queryByRole('button', { busy: true })).toBeNull());
    await refill(field(/Enchère \(€\)/), '7000');
    outcome = { isRaise: false, leads: true };
    await send('Enchérir en son nom');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const inputs = sent('TakeBid').map(({ input }) => input as Record<string, unknown>);
    expect(inputs[1]).toEqual(inputs[0]);
    expect(inputs.map(({ bid, maxBid }) => [bid, maxBid])).toEqual([
      [6_000, null],
      [6_000, null],
      [7_000, null],
    ]);
    expect(inputs[2]?.clientBidId).not.toBe(inputs[0]?.clientBidId);
    expect(inputs[0]).toMatchObject({
      auctionId: 'a',
      bidderEmail: 'lea@example.org',
      leadSource: 'phone_call',
    });
    expect(inputs[0]?.isAuctionCGVAccepted).toBe(true);
  });

  it('of whoever leads is said to be a higher maximum, and no bid', async () => {
    await open({}, { addBid: { isRaise: true } });
    await fill();
    await send('Enchérir en son nom');
    await waitFor(() =>
      expect(saidBy(screen.getByRole('dialog'))).toContain('maximum est maintenant de 6 000 €'),
    );
    expect(inDialog().queryByRole('button', { name: 'Enchérir en son nom' })).toBeNull();
  });

  it('keeps its key until somebody says what became of it, whatever it is refused for before', async () => {
    let outcome: object = refused('OutcomeUnknown');
    const { sent } = await open({}, { addBid: () => outcome });
    await fill();
    for (const next of [refused('RateLimited'), { isRaise: false, leads: true }]) {
      const before = sent('TakeBid').length;
      await send('Enchérir en son nom');
      await waitFor(() => expect(sent('TakeBid').length).toBeGreaterThan(before));
      await waitFor(() => expect(inDialog().queryByRole('button', { busy: true })).toBeNull(), {
        timeout: 4_000,
      });
      outcome = next;
    }
    await send('Enchérir en son nom');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = sent('TakeBid').map(({ input }) => (input as Record<string, unknown>).clientBidId);
    expect(new Set(keys).size).toBe(1);
  });

  it('refused, is decided anew once what it was refused for is mended', async () => {
    let outcome: object = refused('CardRequired');
    const { sent } = await open({}, { addBid: () => outcome });
    await fill();
    await send('Enchérir en son nom');
    await waitFor(() => expect(alarms()).not.toBe(''));
    outcome = { isRaise: false, leads: true };
    await send('Enchérir en son nom');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent('TakeBid').map(({ input }) => input as Record<string, unknown>);
    expect(second).toEqual({ ...first, clientBidId: expect.any(String) });
    expect(second?.clientBidId).not.toBe(first?.clientBidId);
  });

  it('says of terms that were not accepted that the caller has to, and of a bid left out that it is needed', async () => {
    let outcome = refused('TermsNotAccepted', { field: 'isAuctionCGVAccepted' });
    await open({}, { addBid: () => outcome });
    await press('Saisir une enchère');
    await userEvent.type(field(/Personne qui appelle/), 'lea@example.org');
    await send('Enchérir en son nom');
    expect(
      await inDialog().findByText(/La personne qui enchérit doit accepter les conditions/),
    ).toBeDefined();
    expect(alarms()).not.toContain('Vous devez');
    outcome = refused('BadInput', { field: 'bid' });
    await send('Enchérir en son nom');
    expect(await inDialog().findByText('Ce champ est obligatoire.')).toBeDefined();
  });

  it.each([
    ['BidTooLow', 'bid', /Enchère \(€\)/],
    ['NotFound', 'bidderEmail', /Personne qui appelle/],
    ['MaxBidTooLow', 'maxBid', /Maximum/],
  ])('refused with %s says so at its field, and keeps what was typed', async (code, name, label) => {
    await open({}, { addBid: () => refused(code, { field: name }) });
    await fill();
    await send('Enchérir en son nom');
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/Enchère \(€\)/).value).toBe('6000');
  });
});
