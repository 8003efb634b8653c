import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { SalePanel } from './SalePanel.tsx';

it('says what the car is sold for where somebody buys it, and else the best bid', async () => {
  const auction = {
    ...{ id: 'a', state: 'FINISHED' as const, currentBid: 5_100, bidCount: 3 },
    ...{ start: '2020-11-20T10:00:00.000Z', end: '2020-11-27T10:00:00.000Z' },
  };
  const car = { uuid: 'u', isHouseSale: false, figures: null, questions: [] };
  const told = async (finalPrice: number | null) => {
    const sale = { reserve: null, reserveDistance: null, cardBidders: 1, finalPrice, auction };
    const page = <SalePanel car={{ ...car, sale }} sale={sale} onChanged={() => {}} />;
    const { unmount } = await drawPage(page);
    await screen.findByText('Votre vente');
    const said = [...document.querySelectorAll('[data-fact="current"]')].map(saidBy);
    unmount();
    return said;
  };
  expect(await told(1_000)).toEqual(['Prix de vente1 000 €']);
  expect(await told(null)).toEqual(['Meilleure enchère5 100 €']);
});
