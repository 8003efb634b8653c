import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { SalePanel } from './SalePanel.tsx';

it('says what the car is sold for where somebody buys it, and else the best bid', async () => {
  const auction = {
    ...{ id: 'a', state: 'FINISHED' as const, currentBid: 5_100, startingPrice: 900, bidCount: 3 },
    ...{ start: '2020-11-20T10:00:00.000Z', end: '2020-11-27T10:00:00.000Z' },
  };
  const car = {
    uuid: 'u',
    ad: { lotState: 'RUNNING' as const },
    isHouseSale: false,
    figures: null,
    questions: [],
  };
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

const CAR = {
  ...{ uuid: 'u', ad: { lotState: 'RUNNING' as const } },
  ...{ isHouseSale: false, figures: null, questions: [] },
};

it('says what a car without its reserve goes for, before it is given up, and lets one keep it', async () => {
  const auction = {
    ...{ id: 'a', state: 'RUNNING' as const, currentBid: null, startingPrice: 9_000, bidCount: 0 },
    ...{ start: '2020-11-20T10:00:00.000Z', end: '2099-11-27T10:00:00.000Z' },
  };
  const sale = { reserve: 14_000, reserveDistance: 5_000, cardBidders: 0, finalPrice: null, auction };
  const car = { ...CAR, sale };
  const { sent } = await drawPage(<SalePanel car={car} sale={sale} onChanged={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la réserve' }));
  expect(saidBy(await screen.findByRole('dialog'))).toContain('dès 9 000 €');
  await userEvent.click(screen.getByRole('button', { name: 'Garder la réserve' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent('LowerMyReserve')).toEqual([]);
});

it('says when a planned sale begins and when it ends', async () => {
  const auction = {
    ...{ id: 'a', state: 'NOT_STARTED' as const, currentBid: null, startingPrice: 9_000, bidCount: 0 },
    ...{ start: '2099-11-20T10:00:00.000Z', end: '2099-11-27T19:30:00.000Z' },
  };
  const sale = { reserve: null, reserveDistance: null, cardBidders: 0, finalPrice: null, auction };
  const car = { ...CAR, sale };
  await drawPage(<SalePanel car={car} sale={sale} onChanged={() => {}} />);
  const said = saidBy((await screen.findByText('Votre vente')).closest('header')!);
  expect(said).toContain('20/11/2099');
  expect(said).toContain('27/11/2099');
  expect(said).toContain('20:30');
  // Nobody sees the car: it has drawn nothing yet.
  expect(document.querySelector('[data-figure=views]')).toBeNull();
});
