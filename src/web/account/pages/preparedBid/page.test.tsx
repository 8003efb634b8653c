import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import PreparedBidPage from './page.tsx';

it('says a prepared bid and its maximum with the fee that its own auction has', async () => {
  const auction = {
    ...{ id: 'a', lotState: 'RUNNING', currentBid: 19_000, minimumBid: 20_000, end: '2099-11-20T10:00:00Z' },
    buyerFee: { basisPoints: 1_000, leastCents: 0, mostCents: null },
  };
  await drawPage(<PreparedBidPage />, {
    at: '/user/prepared-bid?lot=u&bid=20000&maxBid=30000',
    answers: { publicCarAd: { slug: 'alpine-a110', brand: 'Alpine', model: 'A110', auction } },
  });
  await screen.findByRole('heading', { name: /Alpine A110/ });
  const said = saidBy(document.body);
  for (const amount of ['2 400,00 €', '22 400,00 €', '33 600,00 €']) expect(said).toContain(amount);
});
