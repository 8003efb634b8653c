import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { Withdrawal } from './Withdrawal.tsx';

type Sale = Parameters<typeof Withdrawal>[0]['order'];
const SALE: Sale = {
  reference: 'CAL-000007',
  saleRegime: 'PROFESSIONAL',
  withdrawalUntil: null,
  role: 'BUYER',
  state: 'PAID',
};
const draw = async (sale: Partial<Sale>) => {
  const { container } = await drawPage(<Withdrawal order={{ ...SALE, ...sale }} />, { at: '/', path: '/' });
  return saidBy(container);
};
const FAR = '2126-11-20T00:00:00Z';

it('tells a buyer before they have the car how long they will have', async () => {
  expect(await draw({})).toContain('14 jours');
  expect(screen.getByRole('link', { name: 'Se rétracter' }).getAttribute('href')).toContain(
    '/retractation?order=CAL-000007',
  );
});

it('tells each side until when', async () => {
  expect(await draw({ withdrawalUntil: FAR })).toContain('20/11/2126');
  expect(await draw({ withdrawalUntil: FAR, role: 'SELLER' })).toContain('Le prix vous est versé ensuite');
});

it('offers nothing once it is over', async () => {
  await draw({ withdrawalUntil: '2020-11-20T00:00:00Z' });
  expect(await screen.findByText(/a pris fin le 20\/11\/2020/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['between private people', { saleRegime: 'BROKERAGE' as const }],
  ['of a sale that was cancelled', { state: 'CANCELLED' as const }],
  ['for a seller whose car has not changed hands', { role: 'SELLER' as const }],
])('says nothing %s', async (_what, sale) => {
  expect(await draw(sale)).toBe('');
});
