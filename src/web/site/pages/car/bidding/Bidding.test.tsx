import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { refused } from '#test/kit/answers.ts';
import { drawPage, PERSON, saidBy } from '#test/kit/draw-page.tsx';
import { openLine } from '#test/kit/live-line.ts';
import { live } from '#web/graphql/index.ts';
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

async function giveCard(): Promise<void> {
  for (const [name, value] of Object.entries({ Num: '4242424242424242', Expir: '12/30', Crypto: '123' })) {
    fireEvent.change(await screen.findByRole('textbox', { name: RegExp(name) }), { target: { value } });
  }
  await press('Enregistrer la carte');
}

/** Presses what may be pressed by now. */
async function press(name: string | RegExp): Promise<void> {
  const button = (await screen.findAllByRole('button', { name })).at(-1)!;
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 5_000 });
  await userEvent.click(button);
}

it('asks for no second card where one was given and nobody could say so yet', async () => {
  openLine();
  let isDown = false;
  const me = { ...PERSON, cardGoodUntil: null };
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
  await giveCard();
  await screen.findByRole('dialog', { name: 'Votre enchère' });
  await press('Fermer');
  await press(/^Enchérir/);
  expect(await screen.findByRole('dialog', { name: 'Votre enchère' })).toBeDefined();
  expect(sent('CreateCardCheckoutSession')).toHaveLength(1);
  isDown = false;
  const known = sent('Me').length;
  await waitFor(() => expect(sent('Me').length).toBeGreaterThan(known), { timeout: 5_000 });
});

/** Good today, and gone before 14 days after the end; and one that outlasts them. */
const [TOO_SHORT, LONG] = ['2099-12-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];

it('asks at once for another card where the one on file runs out too soon, and says so of another such', async () => {
  openLine();
  const addBid = vi.fn(() => ({}));
  let cardGoodUntil = TOO_SHORT;
  const { sent } = await drawPage(
    <AuctionRoom {...SLOTS} auction={{ ...AUCTION, askForCardDetails: true }} />,
    {
      answers: { me: () => ({ ...PERSON, cardGoodUntil }), createCardCheckoutSession: 'checkout', addBid },
      addresses: { '/sandbox/': () => Response.json({ state: 'complete' }) },
    },
  );
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await screen.findByText(/^Enregistrez une carte bancaire valable/);
  await giveCard();
  await waitFor(() => expect(sent('CreateCardCheckoutSession')).toHaveLength(2));
  cardGoodUntil = LONG;
  await giveCard();
  await screen.findByRole('dialog', { name: 'Votre enchère' });
  await confirm();
  await screen.findByText('Votre enchère est enregistrée.');
  expect(sent('CreateCardCheckoutSession')).toHaveLength(2);
  expect(addBid).toHaveBeenCalledOnce();
});

it('reads out why it was called off in the language that this was written in', async () => {
  openLine();
  const reason = 'The engine failed on the test bench.';
  const notice = { kind: 'CANCELLED', reason, reasonLanguage: 'en', at: '2026-11-20T10:00:00Z' } as const;
  const auction = { ...AUCTION, state: 'CANCELLED', lotState: 'CANCELLED', notice } as const;
  await drawPage(<AuctionRoom {...SLOTS} auction={auction} />);
  expect((await screen.findByText(reason)).getAttribute('lang')).toBe('en');
});

it('says nothing of a reserve before it starts', async () => {
  openLine();
  const toCome = {
    ...AUCTION,
    state: 'NOT_STARTED',
    lotState: 'ANNOUNCED',
    reservePriceReached: false,
  } as const;
  const { container } = await drawPage(
    <AuctionRoom {...SLOTS} auction={{ ...toCome, start: '2099-11-20T10:00:00.000Z' }} />,
  );
  expect(container.querySelector<HTMLElement>('#header')?.dataset.reserve).toBe('none');
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

/** Bids what the form suggests. */
async function confirm(): Promise<void> {
  await press('Continuer');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press(/^Confirmer/);
}

it('places a bid once more that came before the provider had told of its card, and sends nobody to give it again', async () => {
  openLine();
  let isGiven = false;
  let isKnown = false;
  const myCard = () => {
    isKnown = isGiven;
    return isKnown ? { isValid: true } : null;
  };
  const addBid = () => (isKnown ? {} : refused('CardRequired'));
  const me = { ...PERSON, cardGoodUntil: null };
  const { sent } = await drawPage(
    <AuctionRoom {...SLOTS} auction={{ ...AUCTION, askForCardDetails: true }} />,
    {
      answers: { me, createCardCheckoutSession: 'checkout', myCard, addBid },
      addresses: { '/sandbox/': () => Response.json({ state: 'complete' }) },
    },
  );
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await giveCard();
  await screen.findByRole('dialog', { name: 'Votre enchère' });
  await confirm();
  // It is said, and what was asked for is still there.
  await screen.findByText(/^Enregistrez une carte bancaire valable/);
  expect(sent('CreateCardCheckoutSession')).toHaveLength(1);
  isGiven = true;
  await press(/^Confirmer/);
  await screen.findByText('Votre enchère est enregistrée.');
  expect(sent('CreateCardCheckoutSession')).toHaveLength(1);
});

it('closes as placed, with no false warning, where a bid that nobody answered for turns out to count', async () => {
  openLine();
  let isKnown = false;
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: {
      addBid: () => refused('OutcomeUnknown'),
      myBidderId: 'b-1',
      myBids: () => (isKnown ? [{ bid: 1_000, maxBid: null, version: 1 }] : []),
    },
  });
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await confirm();
  await waitFor(() => expect(document.querySelector('[data-unanswered]')).not.toBeNull(), { timeout: 5_000 });
  isKnown = true;
  dispatchEvent(new Event('focus'));
  await screen.findByText('Votre enchère est enregistrée.');
  expect(screen.queryByRole('dialog', { name: 'Votre enchère' })).toBeNull();
});

it('says that an unanswered bid is not recorded once the house answers what was asked since, and no sooner', async () => {
  openLine();
  const held: (() => void)[] = [];
  let isHeld = false;
  const myBids = () =>
    isHeld ? new Promise<object[]>(resolve => held.push(() => resolve([]))) : Promise.resolve([]);
  const { sent } = await drawPage(<AuctionRoom {...SLOTS} auction={AUCTION} />, {
    answers: { addBid: () => refused('OutcomeUnknown'), myBidderId: 'b-1', myBids },
  });
  await waitFor(() => expect(sent('MyBidding').length).toBe(1));
  await press(/^Enchérir/);
  await waitFor(() => expect(sent('MyBidding').length).toBe(2));
  const said = () => document.querySelector('[data-unanswered]')?.textContent;
  // Asked before the bid was sent, and answered after nobody answered for that.
  isHeld = true;
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(held.length).toBe(1));
  await confirm();
  await waitFor(() => expect(said()).toMatch(/^Sans réponse/), { timeout: 5_000 });
  held[0]?.();
  await waitFor(() => expect(held.length).toBe(2));
  expect(said()).toMatch(/^Sans réponse/);
  held[1]?.();
  await waitFor(() => expect(said()).toMatch(/^La maison répond de nouveau/));
});

it('offers no holding to bid while it is cut off', async () => {
  openLine();
  const [mine, theirs] = [1, 2].map(version => ({
    ...{ id: `row-${version}`, bid: 1_000 * version, userId: `b-${version}`, pseudo: null, firstName: null },
    ...{ date: '2026-11-20T10:00:00.000Z', isImmediateBid: true, isReservePriceReached: null, version },
    ...{ end: AUCTION.end, askForCardDetails: false, leads: version === 2 },
  }));
  const auction = { ...AUCTION, currentBid: 2_000, version: 2, bids: [theirs!, mine!] };
  const me = { ...PERSON, termsAcceptedAt: '2026-11-20T10:00:00.000Z' };
  await drawPage(<AuctionRoom {...SLOTS} auction={auction} />, { answers: { me, myBidderId: 'b-1' } });
  await screen.findByText(/^Maintenez le bouton/);
  const status = vi.spyOn(live(), 'status').mockReturnValue('offline');
  act(() => void dispatchEvent(new Event('offline')));
  await waitFor(() => expect(screen.queryByText(/^Maintenez le bouton/)).toBeNull());
  status.mockRestore();
});

it('does not say that it is over while it is cut off and a late bid may have moved the end', async () => {
  openLine();
  const ended = { ...AUCTION, end: '2020-11-27T10:00:00.000Z' };
  const said = async (rules: Partial<Parameters<typeof AuctionRoom>[0]['auction']> = {}) => {
    const { container, unmount } = await drawPage(
      <AuctionRoom {...SLOTS} auction={{ ...ended, ...rules }} />,
    );
    const header = container.querySelector('#header')?.textContent ?? '';
    unmount();
    return header;
  };
  expect(await said()).toContain('Vente terminée');
  vi.spyOn(live(), 'status').mockReturnValue('offline');
  const cutOff = await said();
  expect(cutOff).toContain('une enchère tardive a pu prolonger la vente');
  expect(cutOff).not.toMatch(/Vente terminée|similaire/);
  expect(await said({ extensionWindowSeconds: 0 })).toContain('Vente terminée');
  expect(await said({ lotState: 'UNSOLD' })).toContain('Vente terminée');
});
