import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { refused } from '#test/kit/answers.ts';
import { drawPage, PERSON, saidBy } from '#test/kit/draw-page.tsx';
import { openLine } from '#test/kit/live-line.ts';
import { AuctionRoom } from './AuctionRoom.tsx';

const AUCTION = {
  ...{ id: 'a', saleRegime: 'BROKERAGE', hasWithdrawal: false, state: 'RUNNING', lotState: 'RUNNING' },
  ...{ start: '2020-11-20T10:00:00.000Z', end: '2099-11-27T10:00:00.000Z', reservePriceReached: null },
  ...{ askForCardDetails: false, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: null },
  ...{ minimumBid: 1_000, extensionWindowSeconds: 120, increments: [...INCREMENTS], buyerFee: BUYER_FEE },
  ...{ tieRule: 'REFUSE', isSoldAfter: false },
  ...{ version: 0, notice: null, questions: [], adEdits: [], bids: [] },
} satisfies Parameters<typeof AuctionRoom>[0]['auction'];

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

it('asks for no second card where one was given and nobody could say so yet', async () => {
  openLine();
  let isDown = false;
  const me = { ...PERSON, isCardValid: false };
  const { sent } = await drawPage(
    <AuctionRoom {...SLOTS} auction={{ ...AUCTION, askForCardDetails: true }} />,
    {
      answers: { me: () => (isDown ? refused('Unavailable') : me), createCardCheckoutSession: 'checkout' },
      addresses: { '/sandbox/': () => Response.json({ state: 'complete' }) },
    },
  );
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await screen.findByRole('button', { name: 'Enregistrer la carte' });
  isDown = true;
  await press('Enregistrer la carte');
  await screen.findByRole('dialog', { name: 'Votre enchère' });
  await press('Fermer');
  await press(/^Enchérir/);
  expect(await screen.findByRole('dialog', { name: 'Votre enchère' })).toBeDefined();
  expect(sent('CreateCardCheckoutSession')).toHaveLength(1);
  isDown = false;
  const known = sent('Me').length;
  await waitFor(() => expect(sent('Me').length).toBeGreaterThan(known), { timeout: 5_000 });
});

it('says before a bid is typed that the address is to be confirmed first, and sends the link', async () => {
  openLine();
  let mustConfirmEmail = true;
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { me: () => ({ ...PERSON, mustConfirmEmail }), resendConfirmation: true },
  });
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  const dialog = await screen.findByRole('dialog', { name: 'Votre enchère' });
  expect(saidBy(dialog)).toContain('Confirmez d’abord votre adresse');
  await press('M’envoyer le lien');
  expect(sent('ResendConfirmation')).toHaveLength(1);
  // They come back from their mail.
  mustConfirmEmail = false;
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(saidBy(dialog)).not.toContain('Confirmez d’abord'));
});
