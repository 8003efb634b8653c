import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { openLine } from '#test/kit/live-line.ts';
import { Bell } from '#web/features/bell/index.ts';
import { AuctionRoom } from './AuctionRoom.tsx';

const ROW = {
  ...{ id: 'a:1', bid: 1_000, userId: 'b-me', pseudo: null, firstName: 'Ada', isImmediateBid: true },
  ...{ date: '2020-11-21T10:00:00.000Z', isReservePriceReached: null, end: '2099-11-27T10:00:00.000Z' },
  ...{ askForCardDetails: false, leads: true, version: 1 },
};
const AUCTION = {
  ...{ id: 'a', saleRegime: 'BROKERAGE', hasWithdrawal: false, state: 'RUNNING', lotState: 'RUNNING' },
  ...{ start: '2020-11-20T10:00:00.000Z', end: '2099-11-27T10:00:00.000Z', reservePriceReached: null },
  ...{ askForCardDetails: false, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: 1_000 },
  ...{ minimumBid: 1_100, extensionWindowSeconds: 120, increments: [...INCREMENTS], buyerFee: BUYER_FEE },
  ...{ tieRule: 'REFUSE', isSoldAfter: false, version: 1, notice: null, questions: [], adEdits: [] },
  bids: [ROW],
} satisfies Parameters<typeof AuctionRoom>[0]['auction'];

/** The page of one device, whose person has a maximum of 3,000 until they raise it on another. */
async function openRoom() {
  const tell = openLine();
  let myMaxBid = 3_000;
  const slots = {
    uuid: 'u',
    title: 'Alpine A110',
    heading: null,
    facts: null,
    beside: null,
    reference: null,
  };
  const page = await drawPage(
    <>
      <Bell />
      <AuctionRoom
        {...{ ...slots, auction: AUCTION, onAsk: () => {}, favorite: () => null }}
        {...{ whenOver: () => null, after: () => null }}
      />
    </>,
    {
      answers: {
        ...{ myNotifications: { unreadCount: 3, liveKey: 'k' }, myBidderId: 'b-me', isMySale: false },
        myMaxBid: () => myMaxBid,
        myBids: () => [{ bid: 1_000, maxBid: myMaxBid, date: ROW.date, version: 1 }],
      },
    },
  );
  const ceiling = () => document.querySelector('[data-ceiling]')?.getAttribute('data-ceiling');
  await waitFor(() => expect(ceiling()).toBe('3000'), { timeout: 5_000 });
  await waitFor(() => expect(document.querySelector('[data-unread="3"]')).not.toBeNull());
  return {
    ...{ tell, page, ceiling },
    raiseElsewhere: (amount: number) => {
      myMaxBid = amount;
    },
  };
}

it('knows at once of a maximum that was raised on another device, of which no row tells', async () => {
  const { tell, raiseElsewhere, ceiling } = await openRoom();
  raiseElsewhere(6_000);
  await tell('Notified', { notified: 3 }, { key: 'k' });
  await waitFor(() => expect(ceiling()).toBe('6000'));
});

it('asks how far one goes where a row of one’s own comes that this page has not asked for', async () => {
  const { tell, raiseElsewhere, ceiling, page } = await openRoom();
  const asked = page.sent('MyBidding').length;
  const rival = { ...ROW, userId: 'b-rival', date: '2020-11-21T11:00:00.000Z' };
  await tell('BidAdded', { bidAdded: { ...rival, id: 'a:2', bid: 4_000, version: 2 } });
  expect(page.sent('MyBidding')).toHaveLength(asked);
  raiseElsewhere(9_000);
  const own = { ...ROW, id: 'a:3', bid: 5_000, version: 3, date: '2020-11-21T12:00:00.000Z' };
  await tell('BidAdded', { bidAdded: own });
  await waitFor(() => expect(ceiling()).toBe('9000'));
});

it.each([
  [
    'the dialog is opened',
    () => userEvent.click(screen.getAllByRole('button', { name: 'Relever mon maximum' })[0]!),
  ],
  ['the page is seen again', async () => document.dispatchEvent(new Event('visibilitychange'))],
])('asks how far one goes when %s', async (_what, act) => {
  const { raiseElsewhere, ceiling } = await openRoom();
  raiseElsewhere(6_000);
  await act();
  await waitFor(() => expect(ceiling()).toBe('6000'));
  expect(saidBy(document.body)).not.toContain('Votre maximum : 3 000 €');
});
