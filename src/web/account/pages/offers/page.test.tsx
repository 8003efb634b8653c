import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BUYER_FEE } from '#shared/sale/index.ts';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import OfferPage from './offer/page.tsx';
import OffersPage from './page.tsx';

const AD = { slug: 'alpine-a110', brand: 'Alpine', model: 'A110' };
const OFFER = {
  ...{ id: 'o', kind: 'BEST_OFFER', state: 'BIDDER_TURN', side: 'BIDDER', lastBid: 50_000, ad: AD },
  turnEndsAt: '2099-11-20T10:00:00Z',
  buyerFee: BUYER_FEE,
};

/** The room of an offer, which stands from then on as what is done to it is answered. */
async function open(offer: object = {}, done: Record<string, object> = {}) {
  let now: object = { ...OFFER, ...offer };
  const standing = Object.entries(done).map(([name, next]) => [
    name,
    next instanceof Function ? next : () => (now = next),
  ]);
  const page = await drawPage(<OfferPage />, {
    ...{ at: '/user/offers/o', path: '/user/offers/:id' },
    answers: { offer: () => now, ...Object.fromEntries(standing) },
  });
  await screen.findByRole('heading', { name: /Alpine A110/ });
  return { ...page, text: () => saidBy(document.body) };
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Offre/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Answers the window that asks whether it is meant. */
const mean = async (name: string) => {
  await press(name);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};
const type = async (text: string) => {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
};

describe('a bidder’s best offer', () => {
  it('begins at their last bid, and says what it comes to with the fee', async () => {
    const { text } = await open();
    expect(amount().value.replace(/\s/g, ' ')).toBe('50 000');
    await type('60000');
    await waitFor(() => expect(text()).toMatch(/62 880,00 €/));
    expect(text()).toMatch(/2 880,00 €/);
  });

  it('goes up by the increments that the auction was scheduled with', async () => {
    await open({ ad: { ...AD, auction: { increments: [{ from: 0, increment: 750 }] } } });
    await press('Augmenter');
    expect(amount().value.replace(/\s/g, ' ')).toBe('50 750');
  });

  it('is sent once, and the room then shows that it is the seller’s turn', async () => {
    const made = { ...OFFER, state: 'SELLER_TURN', amount: 60_000 };
    const { sent, text } = await open({}, { makeOffer: made });
    await type('60 000');
    await press('Envoyer mon offre');
    await waitFor(() => expect(text()).toContain('Au vendeur de répondre'));
    expect(sent('MakeOffer')).toEqual([{ id: 'o', amount: 60_000 }]);
    expect(screen.queryByRole('button', { name: 'Envoyer mon offre' })).toBeNull();
  });

  it.each(['49999', '', '0', 'beaucoup'])(
    'of "%s" is not sent, and its field says the least',
    async typed => {
      const { sent } = await open();
      await userEvent.clear(amount());
      if (typed !== '') await userEvent.type(amount(), typed);
      await press('Envoyer mon offre');
      await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
      expect(saidBy(document.body)).toContain('Indiquez au moins 50 000 €');
      expect(sent('MakeOffer')).toEqual([]);
    },
  );

  it('that the server finds too low is told at its field, and stays typed', async () => {
    await open({}, { makeOffer: () => refused('BidTooLow', { field: 'amount', minimum: 55_000 }) });
    await type('51000');
    await press('Envoyer mon offre');
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    expect(amount().value.replace(/\D/g, '')).toBe('51000');
  });

  it('that is over meanwhile is told as such', async () => {
    await open({}, { makeOffer: () => refused('OfferClosed') });
    await press('Envoyer mon offre');
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(amount().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('can be declined instead', async () => {
    const { sent, text } = await open({}, { declineOffer: { ...OFFER, state: 'DECLINED' } });
    await press('Décliner');
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(sent('DeclineOffer')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Décliner' }));
    await waitFor(() => expect(text()).toContain('Personne n’est engagé.'));
    expect(sent('DeclineOffer')).toEqual([{ id: 'o' }]);
  });
});

describe('a second chance', () => {
  it('is taken at the price without the buyer, and shows which bids that leaves out', async () => {
    const { sent, text } = await open(
      { kind: 'SECOND_CHANCE', leftOut: [{ amount: 61_000, at: '2026-11-20T10:00:00Z' }] },
      { acceptOffer: { ...OFFER, state: 'ACCEPTED', kind: 'SECOND_CHANCE' } },
    );
    expect(text()).toContain('Prendre la voiture à 50 000 € ?');
    expect(text()).toContain('52 400,00 €');
    expect(text()).toContain('Prix proposé');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('1 enchère laissée de côté');
    expect(text()).toContain('61 000 €');
    await mean('Je prends la voiture');
    expect(await screen.findByRole('link', { name: 'Voir ma commande' })).toBeDefined();
    expect(sent('AcceptOffer')).toEqual([{ id: 'o' }]);
  });
});

describe('the seller’s answer', () => {
  const mine = { side: 'SELLER', state: 'SELLER_TURN', amount: 60_000 };

  it('sells the car at the amount that was offered', async () => {
    const { sent, text } = await open(mine, { acceptOffer: { ...OFFER, ...mine, state: 'ACCEPTED' } });
    expect(text()).toContain('On vous offre 60 000 €');
    expect(text()).not.toMatch(/commission/i);
    await mean('Accepter et vendre');
    await waitFor(() => expect(text()).toContain('La vente est conclue.'));
    expect(sent('AcceptOffer')).toEqual([{ id: 'o' }]);
  });

  it('is given with what the house would keep and what is left, where something is kept', async () => {
    const { text } = await open({ ...mine, commissionCents: 360_000 });
    expect(text()).toMatch(/Commission du vendeur, TTC\D{0,2}3 600,00 €/);
    expect(text()).toContain('Net pour le vendeur56 400,00 €');
  });

  it('waits while it is the bidder’s turn', async () => {
    await open({ side: 'SELLER' });
    expect(screen.queryByRole('button', { name: 'Accepter et vendre' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Décliner' })).toBeNull();
  });

  it.each(['DECLINED', 'EXPIRED', 'CLOSED'])(
    'offers nothing more once it is %s, and says why',
    async state => {
      const { text } = await open({ ...mine, state, reason: 'Voiture retirée par la maison' });
      expect(text()).toContain('Voiture retirée par la maison');
      expect(screen.queryAllByRole('button', { name: /Accepter|Décliner/ })).toEqual([]);
      expect(screen.queryByRole('timer')).toBeNull();
    },
  );
});

describe('the room of an offer', () => {
  it('of somebody else is none', async () => {
    await drawPage(<OfferPage />, {
      at: '/user/offers/x',
      path: '/user/offers/:id',
      answers: { offer: null },
    });
    await waitFor(() => expect(saidBy(document.body)).toMatch(/introuvable|n’existe/i));
  });

  it('that did not come is asked for again', async () => {
    let isAway = true;
    await drawPage(<OfferPage />, {
      ...{ at: '/user/offers/o', path: '/user/offers/:id' },
      answers: { offer: () => (isAway ? refused('Unavailable') : OFFER) },
    });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: /Alpine A110/ })).toBeDefined();
  });
});

describe('one’s offers', () => {
  const list = (myOffers: object[], myUnsoldCars: object[] = [], answers: object = {}) =>
    drawPage(<OffersPage />, { at: '/user/offers', answers: { myOffers, myUnsoldCars, ...answers } });

  it('say whose turn it is, and lead to their rooms', async () => {
    await list([
      OFFER,
      { ...OFFER, id: 'p', side: 'SELLER' },
      { ...OFFER, id: 'q', state: 'EXPIRED', closedAt: '2026-11-20T10:00:00Z' },
    ]);
    const links = await screen.findAllByRole('link', { name: /Alpine A110/ });
    expect(links.map(link => link.getAttribute('href')?.slice(-2))).toEqual(['/o', '/p', '/q']);
    expect(saidBy(links[0]!)).toContain('C’est à vous');
    expect(saidBy(links[1]!)).toContain('À l’enchérisseur de répondre');
    expect(saidBy(links[2]!)).toMatch(/Délai passé 20\/11\/2026|Délai passé .*2026/);
  });

  it('say that there is none', async () => {
    await list([]);
    expect(await screen.findByText(/Aucune offre pour l’instant/)).toBeDefined();
  });

  it('take the wish for another auction of a car that was not sold', async () => {
    const { sent } = await list([], [{ wish: null, ad: { ...AD, uuid: 'car' } }]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Vos souhaits/ }), 'Au printemps');
    await press('Demander une nouvelle vente');
    await waitFor(() => expect(sent('WishRelisting')).toEqual([{ uuid: 'car', note: 'Au printemps' }]));
    await waitFor(() => expect(sent('MyOffers')).toHaveLength(2));
  });

  it('say that a wish is noted, and let it be changed', async () => {
    await list([], [{ wish: 'Au printemps', ad: { ...AD, uuid: 'car' } }]);
    expect(await screen.findByText(/Votre demande est notée/)).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Au printemps');
    expect(screen.getByRole('button', { name: 'Modifier ma demande' })).toBeDefined();
  });
});
