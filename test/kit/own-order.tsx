import { screen } from '@testing-library/react';
import OrderDetailPage from '#web/account/pages/orders/order/page.tsx';
import { drawPage } from './draw-page.tsx';

/** As the server answers it to its seller: all paid, the car still with them. */
export const ORDER = {
  id: '7',
  reference: 'C-7',
  role: 'SELLER',
  state: 'PAID',
  task: 'WRITE_REPORT',
  hasSeller: true,
};

/** Draws the page of one's own order as it stands. */
export async function open(order: object = {}, answers: object = {}, addresses = {}) {
  const page = await drawPage(<OrderDetailPage />, {
    ...{ at: '/user/orders/7', path: '/user/orders/:id', addresses },
    answers: { order: () => ({ ...ORDER, ...order }), ...answers },
  });
  await screen.findByRole('heading', { name: 'Montants' });
  return page;
}

/** What one types into, by its name. */
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
