import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { BuyerVat } from '#web/account/pages/orders/order/BuyerVat.tsx';
import { PayoutAccount } from '#web/account/pages/orders/order/PayoutAccount.tsx';
import { Review } from '#web/account/pages/orders/order/Review.tsx';
import { SellerDetails } from '#web/account/pages/orders/order/SellerDetails.tsx';
import { Vigilance } from '#web/account/pages/orders/order/Vigilance.tsx';
import { SecondFactor } from '#web/account/pages/profile/SecondFactor.tsx';
import { MyMandatesToSell } from '#web/account/selling/MyMandatesToSell.tsx';
import { SaleMandates } from '#web/staff/pages/ads/edit/SaleMandates.tsx';
import { Differences } from '#web/staff/pages/money/Differences.tsx';
import MoneyPage from '#web/staff/pages/money/page.tsx';
import { WaitingPapers } from '#web/staff/pages/orders/WaitingPapers.tsx';
import { MyInquiries } from '../inquiries/index.ts';
import { Brought } from './index.ts';

const orderOf = (role: string) =>
  ({ id: '7', role, state: 'PAID', escrow: null, payoutReturn: null }) as never;
const NO_CODES = { codes: null, areUnseen: false, show: <Made,>(make: () => Promise<Made>) => make() };
const FAILED = 'Cette partie n’a pas pu être chargée.';

it.each<[string, string, ReactElement]>([
  ['MyVigilance', 'order', <Vigilance key="" order={orderOf('BUYER')} />],
  ['MyOrderVat', 'order', <BuyerVat key="" order={orderOf('BUYER')} />],
  ['OrderReview', 'orderReview', <Review key="" order={orderOf('BUYER')} />],
  ['MySellerDetails', 'mySellerDetails', <SellerDetails key="" order={orderOf('SELLER')} />],
  ['MyPayoutAccount', 'myPayoutAccount', <PayoutAccount key="" order={orderOf('SELLER')} />],
  ['MySaleMandates', 'mySaleMandates', <MyMandatesToSell key="" />],
  ['MySecondFactor', 'mySecondFactor', <SecondFactor key="" recovery={NO_CODES} />],
  ['MyInquiries', 'myInquiries', <MyInquiries key="" />],
  ['EscrowDifferences', 'escrowDifferences', <Differences key="" />],
  ['OpenReceipts', 'openReceipts', <MoneyPage key="" />],
  ['WaitingDocuments', 'waitingDocuments', <WaitingPapers key="" />],
  ['SaleMandates', 'saleMandates', <SaleMandates key="" uuid="a" />],
])('%s could not be read: it says so, and is asked again', async (name, field, part) => {
  let isLost = true;
  const { sent } = await drawPage(part, {
    answers: { [field]: () => (isLost ? refused('Unavailable') : undefined) },
    permissions: ['Orders:update', 'Accounts:read'],
  });
  const said = () => screen.queryByText(FAILED);
  await waitFor(() => expect(said()).not.toBeNull());
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(said()).toBeNull());
  expect(sent(name)).toHaveLength(2);
});

it('brings again what did not come, such as words', async () => {
  let isLost = true;
  const bring = () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve());
  await drawPage(<Brought bring={bring}>{() => <p>Ici</p>}</Brought>);
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByText('Ici')).toBeDefined();
});
