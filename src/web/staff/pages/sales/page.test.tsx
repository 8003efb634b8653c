import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import SalesPage from './page.tsx';

it.each([
  [1, '1 vendu sur 10'],
  [2, '2 vendus sur 10'],
])('counts what a sale that is over sold: %d', async (soldCount, words) => {
  const sale = { title: { fr: 'La vente d’hiver' }, state: 'ENDED', lotCount: 10, soldCount };
  await drawPage(<SalesPage />, {
    ...{ at: '/admin/sales', permissions: ['Auctions:update'] },
    answers: { staffSales: { totalCount: 1, sales: [sale] } },
  });
  expect(await screen.findByText(words)).toBeDefined();
});
