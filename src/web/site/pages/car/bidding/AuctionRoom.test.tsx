import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { brand, holdBrand } from '#shared/brand.ts';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { answering, refused } from '#test/kit/answers.ts';
import { drawPage, PERSON } from '#test/kit/draw-page.tsx';
import { openLine } from '#test/kit/live-line.ts';
import { setMe, toPerson } from '#web/features/session/index.ts';
import { whenSignInNeeded } from '#web/features/toasts/index.ts';
import { live } from '#web/graphql/index.ts';
import { toastStore } from '#web/ui/index.ts';
import { AuctionRoom } from './AuctionRoom.tsx';
import { placeBid } from './place-bid.ts';

const AUCTION = {
  ...{ id: 'a', saleRegime: 'BROKERAGE', hasWithdrawal: false, state: 'RUNNING', lotState: 'RUNNING' },
  ...{ start: '2020-11-20T10:00:00.000Z', end: '2099-11-27T10:00:00.000Z', reservePriceReached: null },
  ...{ askForCardDetails: false, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: null },
  ...{ minimumBid: 1_000, extensionWindowSeconds: 120, increments: [...INCREMENTS], buyerFee: BUYER_FEE },
  ...{ tieRule: 'REFUSE', isSoldAfter: false },
  ...{ version: 0, notice: null, questions: [], adEdits: [], bids: [] },
} satisfies Parameters<typeof AuctionRoom>[0]['auction'];

const ROW = {
  ...{
    id: 'a:1',
    bid: 1_000,
    userId: 'b',
    pseudo: null,
    firstName: 'Al***',
    date: '2020-11-21T10:00:00.000Z',
  },
  ...{ isImmediateBid: true, isReservePriceReached: null, end: '2099-11-27T10:00:00.000Z' },
  ...{ askForCardDetails: false, leads: true, version: 1 },
};

const SLOTS = {
  ...{ uuid: 'u', title: 'Alpine A110', heading: null, facts: null, beside: null, reference: null },
  ...{ onAsk: () => {}, favorite: () => null, whenOver: () => null, after: () => null },
};

/** Presses what may be pressed by now. */
async function press(name: string | RegExp): Promise<void> {
  const button = (await screen.findAllByRole('button', { name })).at(-1)!;
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 5_000 });
  await userEvent.click(button);
}

it('makes a room of its own of the auction that follows, with nothing of the last one in it', async () => {
  const tell = openLine();
  const next = { ...AUCTION, id: 'next', version: 0, startingPrice: 2_000, minimumBid: 2_000 };
  const last = {
    ...AUCTION,
    version: 40,
    currentBid: 9_000,
    minimumBid: 9_100,
    end: '2020-11-27T10:00:00.000Z',
  };
  const Page = () => <AuctionRoom {...SLOTS} auction={useLoaderData()} />;
  const { sent, router } = await drawPage(<Page />, { loaded: last });
  await waitFor(() => expect(sent('MyBidding')).toEqual([{ auctionId: 'a' }]));
  router.routes[0]!.loader = () => next;
  const { bids: _, ...facts } = next;
  await tell('AuctionUpdated', { auctionUpdated: facts });
  expect((await screen.findAllByText(/2[\s\u202f]000/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/9[\s\u202f]000/)).toBeNull();
  await waitFor(() => expect(sent('MyBidding').at(-1)).toEqual({ auctionId: 'next' }));
});

it('holds one bid at a time, whatever is closed meanwhile, and is ready for the next once that is answered', async () => {
  openLine();
  const { promise, resolve } = Promise.withResolvers<void>();
  const outcomes = [
    () => promise.then(() => refused('BidEqualMaxBid')),
    () => ({ bid: 1_000 }),
    () => ({ bid: 1_100 }),
  ];
  const never = new Promise(() => {});
  let isAnswering = true;
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { addBid: () => outcomes.shift()?.(), myBidderId: () => (isAnswering ? null : never) },
  });
  const confirm = async () => {
    await press('Continuer');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Confirmer l’enchère');
  };
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await confirm();
  await press('Fermer');
  await press(/^Enchérir/);
  expect(screen.getByText('Nous vérifions votre enchère…')).toBeDefined();
  await press('Fermer');
  resolve();
  expect(await screen.findByRole('dialog', { name: 'Votre enchère' })).toHaveProperty(
    'textContent',
    expect.stringContaining('déjà'),
  );
  isAnswering = false;
  await confirm();
  expect(await screen.findByText('Votre enchère est enregistrée.')).toBeDefined();
  await press(/^Enchérir/);
  await confirm();
  expect(sent('AddBid').map(({ input }) => (input as { bid: number }).bid)).toEqual([1_000, 1_000, 1_000]);
});

it('is the room of whoever is signed in by now, and of nobody where the session is over', async () => {
  openLine();
  let me: object | null = PERSON;
  const rows = [{ ...ROW, userId: 'b-me' }];
  const auction = { ...AUCTION, version: 1, currentBid: 1_000, minimumBid: 1_100, bids: rows };
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={auction} />, {
    answers: { me: () => me, myBidderId: () => me && `b-${(me as typeof PERSON).id}`, addBid: () => ROW },
  });
  expect((await screen.findAllByText('Vous menez')).length).toBeGreaterThan(0);
  me = { ...PERSON, id: 'other' };
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText('Vous menez')).toBeNull());
  await placeBid('a', { bid: 1_100, maxBid: null });
  expect(sent('AddBid')).toMatchObject([{ input: { bidderId: 'other' } }]);
  me = null;
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Enchérir' }).length).toBeGreaterThan(0));
  const asked = sent('MyBidding').length;
  me = { ...PERSON, id: 'other' };
  act(() => setMe(toPerson(me as never)));
  await waitFor(() => expect(sent('MyBidding').length).toBe(asked + 1));
  act(() => setMe(toPerson({ ...me } as never)));
  await waitFor(() => expect(sent('MyBidding').length).toBe(asked + 2));
});

it('places no secret maximum as a bid where the lead was lost on its way, and gives it back as a maximum', async () => {
  const tell = openLine();
  const { promise, resolve } = Promise.withResolvers<void>();
  const rows = [{ ...ROW, userId: 'b-me' }];
  const auction = { ...AUCTION, version: 1, currentBid: 1_000, minimumBid: 1_100, bids: rows };
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={auction} />, {
    answers: {
      ...{ me: () => PERSON, myBidderId: 'b-me', myMaxBid: 5_000 },
      addBid: () => promise.then(() => refused('BidTooLow', { field: 'bid', minimum: 5_200 })),
    },
  });
  expect((await screen.findAllByText('Vous menez')).length).toBeGreaterThan(0);
  await press(/^Relever/);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.clear(await screen.findByRole('textbox', { name: /maximum/ }));
  await userEvent.type(field(/maximum/), '20000');
  await press('Continuer');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Confirmer le maximum');
  await tell('BidAdded', { bidAdded: { ...ROW, id: 'a:2', userId: 'other', bid: 5_100, version: 2 } });
  resolve();
  expect(await screen.findByRole('dialog', { name: 'Votre enchère' })).toBeDefined();
  expect(sent('AddBid')).toMatchObject([{ input: { bid: 1_000, maxBid: 20_000 } }]);
  expect([field(/Votre enchère/), field(/maximum/)].map(({ value }) => value.replace(/\D/g, ''))).toEqual([
    '5200',
    '20000',
  ]);
});

it('keeps what was typed for whoever signs out and in again, and gives it to nobody else', async () => {
  openLine();
  const first = { ...PERSON, termsAcceptedAt: '2026-01-01T00:00:00.000Z' };
  let me: object | null = first;
  await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, { answers: { me: () => me } });
  await press(/^Enchérir/);
  await userEvent.type(await screen.findByRole('textbox', { name: /automatique/ }), '9000');
  await press('Continuer');
  const signIn = (person: object | null) => {
    me = person;
    return act(async () => setMe(person ? toPerson(person as never) : { kind: 'visitor' }));
  };
  await signIn(null);
  await signIn(first);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await signIn(null);
  await signIn({ ...PERSON, id: 'other', termsAcceptedAt: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Enchérir/);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /automatique/ })).value).toBe('');
  await press('Continuer');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('asks again, with the network and at each wish to bid, for what did not come with who is signed in', async () => {
  // Nobody tells the page anything while it stands.
  const silent = class extends EventTarget {
    send() {}
    close() {}
  };
  vi.stubGlobal('WebSocket', silent);
  let asked = 0;
  let isAway = true;
  let tellWho = (_me: typeof PERSON) => {};
  const me = new Promise(resolve => (tellWho = resolve));
  await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { me: () => me },
    addresses: {
      '/brand/': () => {
        asked += 1;
        return isAway ? Promise.reject(new TypeError('Failed to fetch')) : Response.json({});
      },
    },
  });
  const ours = brand();
  holdBrand({ ...ours, wordsVersion: 'v1' });
  try {
    tellWho(PERSON);
    await waitFor(() => expect(asked).toBe(1));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toBe(2));
    const bid = screen.getAllByRole('button', { name: 'Enchérir' })[0]!;
    await userEvent.click(bid);
    await waitFor(() => expect(asked).toBe(3));
    expect(screen.queryByRole('dialog')).toBeNull();
    isAway = false;
    await userEvent.click(bid);
    expect(await screen.findByRole('dialog', { name: 'Votre enchère' })).toBeDefined();
  } finally {
    holdBrand(ours);
  }
});

it('asks until it is answered for what it missed and for who is looking, though its line is well', async () => {
  const tell = openLine();
  let isDown = true;
  const later = (answer: unknown) => () => (isDown ? refused('Unavailable') : answer);
  const rows = [2, 3].map(version => ({ ...ROW, id: `a:${version}`, version, bid: 1_000 + 100 * version }));
  const last = { ...rows.at(-1), userId: 'b-me' };
  const { sent, unmount } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { bids: later([rows[0], last]), myBidderId: later('b-me'), publicCarAd: null },
  });
  await waitFor(() => expect(sent('MyBidding').length).toBeGreaterThan(0));
  await tell('BidAdded', { bidAdded: last });
  await waitFor(() => expect(sent('BidsSince').length).toBeGreaterThan(0));
  expect(screen.queryByText(/1[\s\u202f]300/)).toBeNull();
  isDown = false;
  expect((await screen.findAllByText(/1[\s\u202f]300/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('Vous menez')).length).toBeGreaterThan(0);
  unmount();
});

// Only a public sale has an adjudication.
const FALLEN = { PUBLIC_SALE: 'Adjugée', BROKERAGE: 'Vendue' } as const;

it.each(['PUBLIC_SALE', 'BROKERAGE'] as const)('says aloud that the hammer has fallen: %s', async regime => {
  const tell = openLine();
  const auction = { ...AUCTION, saleRegime: regime };
  await drawPage(<AuctionRoom {...SLOTS} auction={auction} />);
  const lines = await screen.findAllByRole('status');
  const { bids: _, ...facts } = { ...auction, version: 1, state: 'ENDED', lotState: 'SOLD' };
  await tell('AuctionUpdated', { auctionUpdated: { ...facts, currentBid: 9_000, end: facts.start } });
  const line = (await screen.findByText(FALLEN[regime])).closest<HTMLElement>('[role=status]')!;
  // It stood before.
  expect(lines).toContain(line);
  // An offer after the hammer is no fall of it.
  const after = { ...facts, version: 2, isSoldAfter: true };
  await tell('AuctionUpdated', { auctionUpdated: { ...after, currentBid: 9_000, end: facts.start } });
  expect(await within(line).findByText('Vendue après la vente')).toBeDefined();
  expect(screen.queryByText(FALLEN[regime])).toBeNull();
});

it('asks for its page anew where the lot is before the public no more', async () => {
  const tell = openLine();
  const { router } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { bids: () => refused('NotFound') },
  });
  const asked = vi.fn(() => null);
  router.routes[0]!.loader = asked;
  await tell('BidAdded', { bidAdded: { ...ROW, id: 'a:3', version: 3 } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

it('tells what became of a bid also whoever has left its page', async () => {
  openLine();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { router } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { addBid: () => promise.then(() => refused('BidEqualMaxBid')) },
    path: '/car',
    at: '/car',
  });
  await press(/^Enchérir/);
  await press('Continuer');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Confirmer l’enchère');
  await act(() => router.navigate('/elsewhere'));
  expect(toastStore.list()).toEqual([]);
  resolve();
  await waitFor(() => expect(toastStore.list()).toHaveLength(1));
});

it.each([false, true])('has two acts in a phone’s bar before the start (own car: %s)', async isOwn => {
  const silent = class extends EventTarget {
    send() {}
    close() {}
  };
  vi.stubGlobal('WebSocket', silent);
  const slots = { heading: null, facts: null, beside: null, reference: null };
  const start = '2099-11-20T10:00:00.000Z';
  const auction = { ...AUCTION, state: 'NOT_STARTED', lotState: 'ANNOUNCED', start } as const;
  await drawPage(
    <AuctionRoom
      {...{ uuid: 'u', title: 'Alpine A110', auction, ...slots, onAsk: isOwn ? null : () => {} }}
      {...{ favorite: () => null, whenOver: () => null, after: () => null }}
    />,
  );
  await waitFor(() => expect(document.querySelector('[data-bar="mobile"]')).not.toBeNull());
  const phone = within(document.querySelector<HTMLElement>('[data-bar="mobile"]')!);
  const first = isOwn ? (['link', 'Suivre ma vente'] as const) : (['button', 'Question'] as const);
  expect(phone.getByRole(first[0], { name: first[1] })).toBeDefined();
  const interest = phone.getByRole('link', { name: 'Cette voiture m’intéresse' });
  expect(interest.getAttribute('href')).toBe('/voiture/contact?uuid=u');
});

it('places a bid, and an equal one under the same key, where the browser lets nothing be kept', async () => {
  const forbid = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  let isAnswered = false;
  const server = answering({ addBid: () => (isAnswered ? { bid: 1_000 } : refused('OutcomeUnknown')) });
  vi.useFakeTimers();
  const place = () => placeBid('a', { bid: 1_000, maxBid: null });
  const first = expect(place()).rejects.toMatchObject({ code: 'OutcomeUnknown' });
  await vi.runAllTimersAsync();
  await first;
  isAnswered = true;
  expect(await place()).toMatchObject({ bid: 1_000 });
  const keys = server.sent('AddBid').map(({ input }) => (input as { clientBidId: string }).clientBidId);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  // A house that no longer knows this page's questions says the same at each try, and has recorded nothing.
  const renewed = answering({ addBid: () => refused('BadInput', { field: 'documentId' }) });
  await expect(place()).rejects.toMatchObject({ code: 'PageOutdated' });
  expect(renewed.sent('AddBid')).toHaveLength(1);
});

it('never says that nothing came of a bid that may have, and sends it again under the same key', async () => {
  openLine();
  const gone = vi.fn();
  const leave = whenSignInNeeded(gone);
  const codes = [
    'OutcomeUnknown',
    'PageOutdated',
    'Unavailable',
    'RateLimited',
    'Unauthenticated',
    'Unknown',
  ];
  const server = answering({ addBid: () => refused(codes.shift() ?? 'AuctionFinished') });
  vi.useFakeTimers();
  const place = async () => {
    const refusal = placeBid('a', { bid: 1_000, maxBid: null }).catch(error => error.code);
    await vi.runAllTimersAsync();
    return refusal;
  };
  const said = [await place(), await place(), await place(), await place()];
  expect(said).toEqual(Array(4).fill('OutcomeUnknown'));
  expect(gone).toHaveBeenCalledOnce();
  expect(await place()).toBe('AuctionFinished');
  await place();
  const keys = server.sent('AddBid').map(({ input }) => (input as { clientBidId: string }).clientBidId);
  expect([keys.length, new Set(keys).size, keys.at(-2) === keys[0]]).toEqual([8, 2, true]);
  leave();
});

it('asks for a new page where the house is renewed, and lets nobody bid into nothing from this one', async () => {
  openLine();
  const bids = () => screen.getAllByRole('button', { name: /^Enchérir/ });
  const { unmount } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />);
  expect(bids().map(({ ariaDisabled }) => ariaDisabled)).toEqual([null, null]);
  unmount();
  // Only said to be renewed: the page has one line, and a renewed one would stay so for whatever is drawn after this.
  vi.spyOn(live(), 'status').mockReturnValue('renewed');
  await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />);
  for (const button of bids()) await userEvent.click(button);
  expect([screen.queryByRole('dialog'), bids()[0]?.ariaDisabled]).toEqual([null, 'true']);
  screen.getByRole('button', { name: 'Recharger la page' });
});

it('says under its end by which rules of its own it runs, and nothing where they are those of the terms', async () => {
  openLine();
  const own = /à moins de|Aucune enchère ne reporte|À maximum égal/;
  const open = async (rules: Partial<Parameters<typeof AuctionRoom>[0]['auction']>) => {
    const { unmount } = await drawPage(<AuctionRoom {...SLOTS} auction={{ ...AUCTION, ...rules }} />);
    const said = screen.queryAllByText(own).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    unmount();
    return said;
  };
  expect(await open({})).toEqual([]);
  expect(await open({ extensionWindowSeconds: 300 })).toEqual([
    'Une enchère à moins de 5 min de la fin la reporte à 5 min après cette enchère.',
  ]);
  expect(await open({ extensionWindowSeconds: 0, tieRule: 'EARLIEST_WINS' })).toEqual([
    'Aucune enchère ne reporte la fin.',
    'À maximum égal, le premier reçu l’emporte.',
  ]);
});
