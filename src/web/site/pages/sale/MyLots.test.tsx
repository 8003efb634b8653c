import { expect, it, vi } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { MyLots } from './MyLots.tsx';

it('says what a lot of mine went for in the end, and of one that goes on what is bid', async () => {
  const lotOf = (number: number, hammerPrice: number | null) => ({
    ...{ number, hammerPrice, estimateLow: null, estimateHigh: null },
    car: {
      ...{ uuid: `u${number}`, slug: `car-${number}`, brand: 'Jaguar', model: 'XK', version: null },
      auction: { id: `a${number}`, currentBid: 5_100, end: '2099-11-27T10:00:00.000Z' },
    },
  });
  const lots = [lotOf(1, 1_000), lotOf(2, null)] as unknown as Parameters<typeof MyLots>[0]['lots'];
  const myLots = lots.map(({ car }) => ({ standing: 'LOST', auction: { id: car.auction?.id } }));
  await drawPage(<MyLots lots={lots} />, { answers: { myFavorites: [], myLots } });
  const said = () => [...document.querySelectorAll('[data-my-lots] li')].map(saidBy).join('|');
  await vi.waitFor(() => expect(said()).toMatch(/1 000 €.*\|.*5 100 €/));
  expect(said().match(/5 100/g)).toHaveLength(1);
});
