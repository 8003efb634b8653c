import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { CarSide } from './CarSide.tsx';

const CAR = { uuid: 'u', ad: { uuid: 'u', brand: 'Alpine', model: 'A110' } };

describe('once the hammer has fallen', () => {
  const over = (state: string, lotState: string) => ({
    ...{ uuid: 'u', state, isPublic: true, ad: { ...CAR.ad, lotState } },
  });
  const ORDER = { id: '7', role: 'SELLER', state: 'SIGNED', task: 'SIGN_CONTRACT', ad: CAR.ad };
  const OFFER = {
    id: '8',
    side: 'SELLER',
    state: 'SELLER_TURN',
    turnEndsAt: '2099-01-02T09:00:00Z',
    ad: CAR.ad,
  };
  const UNSOLD = { myCar: over('PUBLISHED', 'UNSOLD'), myUnsoldCars: [{ ad: CAR.ad, wish: null }] };
  const next = async (answers: object) => {
    const page = await drawPage(<CarSide uuid="u" />, { answers });
    await screen.findByRole('heading', { name: 'Et maintenant' });
    const panel = document.getElementById('next')!;
    return { ...page, panel, links: () => within(panel).getAllByRole('link') };
  };
  const placesOf = (links: readonly HTMLElement[]) =>
    links.map(link => [saidBy(link), link.getAttribute('href')]);

  it('leads to what the order of a sold car asks of its seller', async () => {
    const others = [
      { ...ORDER, id: '1', ad: { ...CAR.ad, uuid: 'other' } },
      { ...ORDER, id: '2', state: 'CANCELLED', task: 'NONE' },
    ];
    const { links } = await next({ myCar: over('SOLD', 'SOLD'), myOrders: [...others, ORDER] });
    await waitFor(() =>
      expect(placesOf(links())).toEqual([['Signer le contrat', linkTo('orders/sign', 'fr', { id: '7' })]]),
    );
  });

  it('leads to the order of a sold car that waits for others, and says for what', async () => {
    const order = { ...ORDER, task: 'AWAIT_PAYMENT' };
    const { panel, links } = await next({ myCar: over('SOLD', 'SOLD'), myOrders: [order] });
    await waitFor(() =>
      expect(placesOf(links())).toEqual([
        ['Suivre la vente', linkTo('user/orders/order', 'fr', { id: '7' })],
      ]),
    );
    expect(saidBy(panel)).toContain('Paiement attendu');
  });

  it.each([
    ['SELLER_TURN', 'Répondre à l’offre'],
    ['BIDDER_TURN', 'Voir l’offre'],
  ])('leads from a car that sold to nobody to the offer for it: %s', async (state, word) => {
    const others = [
      { ...OFFER, id: '1', ad: { ...CAR.ad, uuid: 'other' } },
      { ...OFFER, id: '2', state: 'DECLINED' },
      { ...OFFER, id: '3', side: 'BIDDER' },
    ];
    const { panel, links } = await next({ ...UNSOLD, myOffers: [...others, { ...OFFER, state }] });
    await waitFor(() =>
      expect(placesOf(links())).toEqual([[word, linkTo('user/offers/offer', 'fr', { id: '8' })]]),
    );
    expect(within(panel).queryByRole('button')).toBeNull();
  });

  it('lets the seller of a car that sold to nobody ask for another auction, or change the ad', async () => {
    const { panel, sent, router } = await next(UNSOLD);
    await userEvent.type(await within(panel).findByRole('textbox', { name: /Vos souhaits/ }), 'En mai');
    await userEvent.click(within(panel).getByRole('button', { name: 'Demander une nouvelle vente' }));
    await waitFor(() => expect(sent('WishRelisting')).toEqual([{ uuid: 'u', note: 'En mai' }]));
    await userEvent.click(within(panel).getByRole('link', { name: 'Modifier l’annonce' }));
    expect(router.state.location.search).toBe('?step=price');
  });

  it('leads to no field of an ad whose changes wait for the house', async () => {
    const waits = { ...UNSOLD.myCar, submission: { state: 'WAITING', comments: [] } };
    const { panel } = await next({ ...UNSOLD, myCar: waits });
    await within(panel).findByRole('textbox', { name: /Vos souhaits/ });
    expect(within(panel).queryByRole('link')).toBeNull();
  });

  it('is nothing before it, nor of a car that was sold elsewhere', async () => {
    for (const [state, lot] of [
      ['PUBLISHED', 'RUNNING'],
      ['PUBLISHED', 'FOR_SALE'],
      ['SOLD', 'SOLD_ELSEWHERE'],
    ] as const) {
      const { unmount } = await drawPage(<CarSide uuid="u" />, { answers: { myCar: over(state, lot) } });
      await screen.findByText('Alpine A110');
      expect(screen.queryByRole('heading', { name: 'Et maintenant' })).toBeNull();
      unmount();
    }
  });
});
