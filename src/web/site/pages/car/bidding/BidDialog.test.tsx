import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BUYER_FEE, INCREMENTS, minimumBid } from '#shared/sale/index.ts';
import { draw } from '#test/kit/draw.tsx';
import { PERSON } from '#test/kit/draw-page.tsx';
import { setMe, toPerson } from '#web/features/session/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { BidDialog } from './BidDialog.tsx';
import { bidFlow, type FlowEvent, IDLE } from './bid-flow.ts';
import { liveAuction } from './live-auction.ts';

const AUCTION = liveAuction(
  {
    ...{
      id: 'auction',
      saleRegime: 'BROKERAGE',
      hasWithdrawal: false,
      state: 'RUNNING',
      lotState: 'RUNNING',
      isSoldAfter: false,
    },
    ...{ start: '2026-11-20T10:00:00.000Z', end: '2026-11-27T10:00:00.000Z', reservePriceReached: null },
    ...{ askForCardDetails: true, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: 5_000 },
    ...{
      minimumBid: 5_100,
      extensionWindowSeconds: 120,
      tieRule: 'REFUSE',
      increments: [...INCREMENTS],
      buyerFee: BUYER_FEE,
      version: 0,
      notice: null,
      questions: [],
      adEdits: [],
    },
  },
  [],
);
const MINIMUM = minimumBid(AUCTION.currentBid, AUCTION.startingPrice);

/** How far the leader of these tests goes. */
const CEILING = 6_000;
const opening = (isLeader: boolean): FlowEvent => ({
  kind: 'opened',
  act: isLeader ? 'raise' : 'bid',
  bid: formatNumber(isLeader ? CEILING + 100 : MINIMUM),
});

/** The dialog over the flow itself; what would be sent to the server is kept. */
type Wish = { isLeader?: boolean; isOver?: boolean; auction?: typeof AUCTION };

function Bidding({ sent, isLeader = false, isOver = false, auction = AUCTION }: Wish & { sent: object[] }) {
  const [flow, dispatch] = useReducer(bidFlow, bidFlow(IDLE, opening(isLeader)));
  const controls = {
    ...{ flow, minimum: isLeader ? CEILING + 1 : MINIMUM, suggested: isLeader ? CEILING + 100 : MINIMUM },
    ...{ cardGiven: () => {}, placeNext: async () => {}, isAbsent: false },
    type: (draft: { bid?: string; maxBid?: string }) => dispatch({ kind: 'typed', draft }),
    validate: () => dispatch({ kind: 'validated', minimum: isLeader ? CEILING + 1 : MINIMUM }),
    back: () => dispatch({ kind: 'wentBack' }),
    close: () => dispatch({ kind: 'closed' }),
    send: async (termsAccepted: boolean) => {
      if (termsAccepted && flow.step === 'confirm') sent.push(flow.amounts);
      dispatch({ kind: 'sent', termsAccepted });
    },
  };
  return <BidDialog title="Alpine A110" auction={auction} isOver={isOver} controls={controls} />;
}

async function open(wish: Wish = {}) {
  const sent: object[] = [];
  await draw(<Bidding sent={sent} {...wish} />);
  return { sent };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
/** Presses what may be pressed by now. */
const press = async (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 5_000 });
  await userEvent.click(button);
};
const refill = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const words = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s/g, ' ');

describe('a bid', () => {
  afterEach(() => setMe({ kind: 'unknown' }));

  it('is asked in two steps, and binds only once its terms are accepted', async () => {
    const { sent } = await open();
    await refill('Votre enchère', '5 200');
    await press('Continuer');
    expect(screen.getByRole('dialog', { name: 'Confirmer l’enchère' })).toBeDefined();
    expect(words()).toContain('5 200 €');
    await press('Confirmer l’enchère');
    const terms = screen.getByRole('checkbox', { name: /conditions de vente/ });
    expect([sent, document.activeElement]).toEqual([[], terms]);
    await userEvent.click(terms);
    await press('Confirmer l’enchère');
    expect(sent).toEqual([{ bid: 5_200, maxBid: null }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Modifier' }).disabled).toBe(true);
  });

  it('is not confirmed by the second tap of two on the button before, and is by Enter', async () => {
    setMe(toPerson({ ...PERSON, termsAcceptedAt: '2026-01-01T00:00:00.000Z' } as never));
    const { sent } = await open();
    const confirming = () => screen.getByRole('button', { name: 'Confirmer l’enchère' });
    await press('Continuer');
    await userEvent.click(confirming());
    expect(sent).toEqual([]);
    await waitFor(() => expect(confirming().getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(confirming(), { detail: 2 });
    expect(sent).toEqual([]);
    await press('Modifier');
    await press('Continuer');
    fireEvent.click(confirming(), { detail: 0 });
    expect(sent).toEqual([{ bid: 5_100, maxBid: null }]);
  });

  it('costs the fee, and steps by the increments, that its auction was scheduled with', async () => {
    const buyerFee = { basisPoints: 1_000, leastCents: 0, mostCents: null };
    await open({ auction: { ...AUCTION, buyerFee, increments: [{ from: 0, increment: 700 }] } });
    await refill('Votre enchère', '10 000');
    expect(words()).toContain('1 200,00 €');
    expect(words()).toContain('11 200,00 €');
    expect(screen.getByRole('button', { name: /^5.800/ })).toBeDefined();
  });

  it('below the minimum is refused at its field, which has the focus, and nothing is lost', async () => {
    await open();
    await refill('Votre enchère', '12');
    await press('Continuer');
    const wrong = field('Votre enchère');
    expect([document.activeElement, wrong.value, wrong.getAttribute('aria-invalid')]).toEqual([
      wrong,
      '12',
      'true',
    ]);
  });

  it('comes back with what was typed when its bidder thinks again', async () => {
    await open();
    await refill('Votre enchère', '5 300');
    await userEvent.type(field('maximum'), '9 000');
    await press('Continuer');
    expect(words()).toContain('avec un maximum automatique de 9 000 €');
    await press('Modifier');
    const values = [field('Votre enchère'), field('maximum')].map(({ value }) => value.replace(/\s/g, ' '));
    expect(values).toEqual(['5 300', '9 000']);
  });

  it('far above the minimum is said to be, before it binds and while it does', async () => {
    await open();
    expect(screen.queryByText(/dépasse nettement/)).toBeNull();
    await refill('Votre enchère', '50 000');
    expect(screen.getByText(/dépasse nettement/)).toBeDefined();
    await press('Continuer');
    expect(screen.getByText(/dépasse nettement/)).toBeDefined();
  });

  it('takes one of three amounts at a touch', async () => {
    await open();
    const amounts = within(screen.getByRole('dialog'))
      .getAllByRole('button', { name: /^\d+\s\d{3}\s€$/ })
      .map(button => Number(button.textContent?.replace(/\D/g, '')));
    expect(amounts[0]).toBe(MINIMUM);
    expect(amounts.toSorted((one, other) => one - other)).toEqual(amounts);
    await userEvent.click(screen.getAllByRole('button', { name: /^\d+\s\d{3}\s€$/ })[2]!);
    expect(Number(field('Votre enchère').value.replace(/\D/g, ''))).toBe(amounts[2]);
  });

  it('of who leads is a new maximum, and asks for no other', async () => {
    await open({ isLeader: true });
    expect(screen.getAllByRole('textbox', { name: /maximum/i })).toHaveLength(1);
    expect(words()).toContain('5 000 €');
  });

  it('of who leads speaks of a maximum from its title to its last button, in whole steps', async () => {
    const { sent } = await open({ isLeader: true });
    expect(screen.getByRole('dialog', { name: 'Relever mon maximum' })).toBeDefined();
    const amounts = screen.getAllByRole('button', { name: /^\d+\s\d{3}\s€$/ });
    expect(amounts.map(({ textContent }) => Number(textContent?.replace(/\D/g, '')))).toEqual([
      6_100, 6_200, 6_300,
    ]);
    // A maximum goes up by four increments wherever one is asked for (spec §10).
    await press(/Augmenter/);
    expect(field('maximum').value.replace(/\D/g, '')).toBe('6500');
    await refill('maximum', '5 500');
    await press('Continuer');
    expect(words()).toContain('Votre enchère maximum doit être d’au moins 6 001 €');
    await refill('maximum', '8 000');
    await press('Continuer');
    expect(screen.getByRole('dialog', { name: 'Confirmer le nouveau maximum' })).toBeDefined();
    expect(words()).not.toContain('Votre enchère');
    await userEvent.click(screen.getByRole('checkbox', { name: /Ce maximum m’engage/ }));
    await press('Confirmer le maximum');
    expect(sent).toEqual([{ bid: 8_000, maxBid: null }]);
  });

  it.each([true, false])(
    'below the reserve says what a maximum does at once (leading: %s)',
    async isLeader => {
      const below = { ...AUCTION, reservePriceReached: false };
      await open({ isLeader, auction: below });
      expect(words()).toContain('un maximum qui la couvre y porte aussitôt votre enchère');
      await refill('maximum', '8 000');
      await press('Continuer');
      expect(words()).toContain('un maximum qui la couvre y porte aussitôt votre enchère');
      expect(words()).not.toContain('le prix ne bouge pas');
    },
  );

  it.each([true, null])('with a reserve that is %s speaks of none', async reservePriceReached => {
    await open({ isLeader: true, auction: { ...AUCTION, reservePriceReached } });
    expect(words()).not.toContain('réserve');
    await press('Continuer');
    expect(words()).toContain('le prix ne bouge pas');
  });

  it('from a budget is the least there can be, with the budget as its maximum', async () => {
    const { sent } = await open();
    await press('J’ai un budget total');
    await userEvent.type(field('Budget'), '12 000');
    expect(
      [field('Votre enchère').value, field('automatique').value].map(text => text.replace(/\s/g, ' ')),
    ).toEqual(['5 100', '11 450']);
    expect(words()).toContain('Soit un maximum de 11 450 €');
    await refill('Budget', '5 650');
    expect([field('Votre enchère').value.replace(/\s/g, ' '), field('automatique').value]).toEqual([
      '5 100',
      '',
    ]);
    await refill('Budget', '3 000');
    expect(words()).toContain('Ce budget ne va pas jusqu’à 5 100 €');
    expect(sent).toEqual([]);
  });

  it('sums nothing that it could not send, and says what it has read', async () => {
    await open();
    await refill('Votre enchère', '12,500');
    expect(words()).toContain('Compris : 12,50 €');
    expect(words()).not.toContain('500,00 €');
    await refill('Votre enchère', '05200');
    expect(words()).toContain('Compris : 5 200 €');
    expect(words()).toContain('5 700,00 €');
    await refill('Votre enchère', '5 200');
    expect(words()).not.toContain('Compris');
  });

  it('keeps price and what there is to press in sight, and the focus where one is', async () => {
    await open();
    expect(words()).toContain('Enchère actuelle 5 000 €');
    expect(document.activeElement).toBe(field('Votre enchère'));
    await press('Continuer');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirmer l’enchère' }));
    await press('Modifier');
    expect(document.activeElement).toBe(field('Votre enchère'));
  });

  it('says itself how long is left, for behind it nothing is heard', async () => {
    vi.useFakeTimers({
      now: Date.parse(AUCTION.end) - 601_000,
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
    await open();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(within(screen.getByRole('dialog')).getByText('Plus que 10 minutes')).toBeDefined();
  });

  it('can’t be placed once the auction is over', async () => {
    await open({ isOver: true });
    expect(screen.getByRole('alert').textContent).toMatch(/termin/i);
    const go = screen.getByRole('button', { name: 'Continuer' });
    expect(go.getAttribute('aria-disabled')).toBe('true');
    go.focus();
    await userEvent.keyboard('{Enter}');
    expect([screen.queryByRole('checkbox'), document.activeElement]).toEqual([null, go]);
  });

  it('is left by closing', async () => {
    await open();
    await press('Fermer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
