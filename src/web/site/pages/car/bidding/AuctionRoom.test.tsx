import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brand, holdBrand } from '#shared/brand.ts';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { answering, refused } from '#test/kit/answers.ts';
import { drawPage, PERSON } from '#test/kit/draw-page.tsx';
import { AuctionRoom } from './AuctionRoom.tsx';
import { placeBid } from './place-bid.ts';

const AUCTION = {
  ...{ id: 'a', saleRegime: 'BROKERAGE', hasWithdrawal: false, state: 'RUNNING', lotState: 'RUNNING' },
  ...{ start: '2020-11-20T10:00:00.000Z', end: '2099-11-27T10:00:00.000Z', reservePriceReached: null },
  ...{ askForCardDetails: false, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: null },
  ...{ minimumBid: 1_000, extensionWindowSeconds: 120, increments: [...INCREMENTS], buyerFee: BUYER_FEE },
  ...{ version: 0, notice: null, questions: [], adEdits: [], bids: [] },
} satisfies Parameters<typeof AuctionRoom>[0]['auction'];

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
  const slots = { heading: null, facts: null, beside: null, reference: null };
  await drawPage(
    <AuctionRoom
      {...{ uuid: 'u', title: 'Alpine A110', auction: AUCTION, ...slots, onAsk: () => {} }}
      {...{ favorite: () => null, whenOver: () => null, after: () => null }}
    />,
    {
      answers: { me: () => me },
      addresses: {
        '/brand/': () => {
          asked += 1;
          return isAway ? Promise.reject(new TypeError('Failed to fetch')) : Response.json({});
        },
      },
    },
  );
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

it('has two acts in a phone’s bar before the start too', async () => {
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
      {...{ uuid: 'u', title: 'Alpine A110', auction, ...slots, onAsk: () => {} }}
      {...{ favorite: () => null, whenOver: () => null, after: () => null }}
    />,
  );
  await waitFor(() => expect(document.querySelector('[data-bar="mobile"]')).not.toBeNull());
  const phone = within(document.querySelector<HTMLElement>('[data-bar="mobile"]')!);
  expect(phone.getByRole('button', { name: 'Question' })).toBeDefined();
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
});
