import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import type { OrderTask } from '#web/graphql/documents.gen.ts';
import { type LiveAuction, liveAuction, type Mine } from './live-auction.ts';
import { MyEnd } from './MyEnd.tsx';

const FACTS = {
  ...{ id: 'a', saleRegime: 'BROKERAGE', hasWithdrawal: false, state: 'FINISHED', lotState: 'SOLD' },
  ...{ start: '2020-11-20T10:00:00.000Z', end: '2020-11-27T10:00:00.000Z', reservePriceReached: null },
  ...{ askForCardDetails: false, viewCount: 1, nbFav: 0, startingPrice: 1_000, currentBid: 5_100 },
  ...{ minimumBid: 5_200, extensionWindowSeconds: 120, increments: [...INCREMENTS], buyerFee: BUYER_FEE },
  ...{ tieRule: 'REFUSE', isSoldAfter: false, version: 4, notice: null, questions: [], adEdits: [] },
} satisfies Parameters<typeof liveAuction>[0];
const MINE: Mine = {
  ...{ bidderId: 'b', ceiling: 5_000, isSeller: false, isBuyer: null, finalPrice: null, acts: [] },
};

async function said(
  standing: 'WON' | 'LOST' | 'SELLER',
  auction: Partial<LiveAuction>,
  mine: Partial<Mine> = {},
  task: OrderTask | null = null,
): Promise<string> {
  const told = { auction: { ...liveAuction(FACTS, []), ...auction }, mine: { ...MINE, ...mine } };
  const { unmount } = await drawPage(
    <main>
      <MyEnd {...{ standing, ...told, lot: 'SOLD', uuid: 'u', orderPath: null, task }} />
    </main>,
  );
  const words = saidBy(await screen.findByRole('main'));
  unmount();
  return words;
}

describe('what a sale comes to', () => {
  it('is the price agreed on, never the last bid, and none until it is known', async () => {
    for (const standing of ['WON', 'SELLER'] as const) {
      for (const isSoldAfter of [true, false]) {
        expect(await said(standing, { isSoldAfter })).not.toMatch(/\d 100 €/);
        expect(await said(standing, { isSoldAfter }, { finalPrice: 1_000 })).toMatch(/(?<!\d )1 000 €/);
      }
    }
  });

  it('asks its seller to sign too while they have not, and for nothing once all is done', async () => {
    const told = (task: OrderTask | null) => said('SELLER', {}, {}, task);
    expect(await told('SIGN_CONTRACT')).toContain('Signez le contrat');
    for (const task of ['AWAIT_PAYMENT', 'NONE', null] as const)
      expect(await told(task)).not.toMatch(/sign/i);
    expect(await told('NONE')).toContain('La vente est terminée.');
  });

  it('leads the seller of a car that was not sold to what is next for it', async () => {
    const told = { auction: liveAuction(FACTS, []), mine: MINE, orderPath: null, task: null };
    await drawPage(<MyEnd {...told} standing="SELLER" lot="UNSOLD" uuid="u" />);
    const link = await screen.findByRole('link', { name: 'Voir la suite' });
    expect(link.getAttribute('href')).toMatch(/^\/user\/cars\/.*u/);
  });

  it('is a sale that one won by the hammer alone', async () => {
    expect(await said('WON', {})).toContain('Vous remportez cette vente.');
    const bought = await said('WON', { isSoldAfter: true });
    expect(bought).toContain('Vous achetez cette voiture.');
    expect(bought).not.toContain('remportez');
  });

  it('says how far above one’s maximum the car went where the hammer fell, and nothing of what was agreed after it', async () => {
    expect(await said('LOST', {})).toContain('La voiture est partie 100 € au-dessus de votre maximum.');
    expect(await said('LOST', { isSoldAfter: true })).not.toContain('€');
  });
});
