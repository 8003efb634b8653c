import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import StaffOrderPage from '#web/staff/pages/orders/order/page.tsx';
import { drawPage, saidBy } from './draw-page.tsx';

/** As the server answers it to staff: signed, not paid. */
export const ORDER = {
  ...{ id: '7', reference: 'C-7', role: 'STAFF', state: 'SIGNED', hasSeller: true, hammerPrice: 50_000 },
  buyer: { id: 'b', name: 'Bea Buyer', email: 'bea@example.org', phone: '+33612345678' },
  seller: { id: 's', name: 'Sam Seller', email: 'sam@example.org' },
};

const DUE = { expectedCents: 250_000, cameCents: 0, missingCents: 0, overCents: 0, isSettled: false };
/** What its money comes to. */
export const moneyOf = ({ price = {}, fee = {}, lines = [] as object[] }) => ({
  price: { ...DUE, ...price },
  fee: { ...DUE, ...fee },
  lines,
});

/** Draws the page of an order as it stands, for staff who may do so much. */
export async function open(
  order: object = {},
  answers: object = {},
  permissions = ['Orders:update', 'Refunds:create'],
) {
  const page = await drawPage(<StaffOrderPage />, {
    ...{ at: '/admin/orders/7', path: '/admin/orders/:id', permissions },
    answers: { order: () => ({ ...ORDER, ...order }), ...answers },
  });
  return { ...page, text: () => saidBy(document.body) };
}
/** What of that name there is to press. */
export const button = (name: string) => screen.queryByRole('button', { name });
/** Presses it. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** What staff may do with the order. */
export const offered = () =>
  [
    'Remettre la voiture (sur papier)',
    'Prix versé, terminer',
    'Terminer la commande',
    'Établir un avoir',
    'Annuler la commande',
  ].filter(button);
