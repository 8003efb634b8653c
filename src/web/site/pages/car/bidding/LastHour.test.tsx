import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, onPage } from '#test/kit/draw.tsx';
import { Extension, LastHour } from './LastHour.tsx';
import { type BidRow, type LiveAuction, liveAuction } from './live-auction.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(NOW + 1_000 * seconds).toISOString();

const rowOf = (bid: number, more: Partial<BidRow> = {}): BidRow => ({
  ...{ id: String(bid), bid, userId: 'theirs', pseudo: null, firstName: 'Al***', version: bid, leads: false },
  ...{
    date: at(-12),
    end: at(600),
    askForCardDetails: true,
    isImmediateBid: true,
    isReservePriceReached: null,
  },
  ...more,
});
const auctionOf = (bids: readonly BidRow[], end = at(600), extensionWindowSeconds = 120): LiveAuction =>
  liveAuction({ end, extensionWindowSeconds, startingPrice: 1_000 } as LiveAuction, bids);
const rows = () => screen.getAllByRole('listitem').map(row => (row.textContent ?? '').replace(/\s/g, ' '));

/** As it stands once the page's clock has begun to go; what comes puts something else in its place. */
async function open(element: ReactElement) {
  vi.useFakeTimers({ now: NOW });
  const drawn = await draw(element);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return async (next: ReactElement) => drawn.rerender(await onPage(next));
}

describe('the last hour of a lot', () => {
  it('shows the six newest rows: who, how long ago, by how much, to how much', async () => {
    const bids = [
      rowOf(9_000, { userId: 'mine', date: at(-3) }),
      rowOf(8_000, { pseudo: 'Gordini', date: at(-120) }),
      rowOf(5_000, { firstName: null, date: at(-7_200) }),
      ...[4_000, 3_000, 2_000, 1_000].map(bid => rowOf(bid)),
    ];
    await open(<LastHour uuid="car" auction={auctionOf(bids)} myBidderId="mine" />);
    const [mine, named, nobody, ...others] = rows();
    expect(mine).toBe('Vous il y a 3 s+1 000 €9 000 €');
    expect(named).toBe('Gordini il y a 2 min+3 000 €8 000 €');
    expect(nobody).toBe('Anonyme il y a 2 h+1 000 €5 000 €');
    expect(others).toHaveLength(3);
  });

  it('counts bids and those who bid, and gives the first no step', async () => {
    const bids = [rowOf(1_100, { userId: 'one' }), rowOf(1_000, { userId: 'two' })];
    await open(<LastHour uuid="car" auction={auctionOf(bids)} myBidderId={null} />);
    expect(screen.getByText(/^2 enchères$/)).toBeDefined();
    expect(screen.getByText(/^2 enchérisseurs$/)).toBeDefined();
    expect(rows()[1]).toBe('Al*** il y a 12 s1 000 €');
  });
});

describe('the time left of a lot', () => {
  const aloud = () => document.querySelector('[data-aloud][role="status"]')?.textContent;
  const room = (end: string) => (
    <LastHour uuid="car" auction={auctionOf([rowOf(1_000)], end)} myBidderId={null} />
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds));

  it('is said aloud as it passes an hour, ten minutes and one, and at no other time', async () => {
    await open(room(at(3_601)));
    const said = [aloud()];
    for (let left = 3_600; left >= 0; left--) {
      await pass(1);
      if (aloud() !== said.at(-1)) said.push(aloud());
    }
    // Gone soon: whoever reads on there later would be told too much.
    const [hour, ten, one] = ['Plus qu’une heure', 'Plus que 10 minutes', 'Plus qu’une minute'];
    expect(said).toEqual(['', hour, '', ten, '', one, '']);
  });

  it('is said aloud again where the end has moved meanwhile', async () => {
    const put = await open(room(at(70)));
    await pass(11);
    expect(aloud()).toBe('Plus qu’une minute');
    await put(room(at(180)));
    await pass(1);
    expect(aloud()).toBe('');
    await pass(109);
    expect(aloud()).toBe('Plus qu’une minute');
  });
});

describe('the end of a lot that bids move', () => {
  const named = (auction: LiveAuction) => (
    <p data-label="">
      <Extension auction={auction} label="Dernière heure" />
    </p>
  );
  const said = () => document.querySelector('[data-label]')?.textContent?.replace(/\s/g, ' ');

  it('drains a line over the extension window alone', async () => {
    const put = await open(named(auctionOf([rowOf(1_000)])));
    const share = () => document.querySelector<HTMLElement>('[style]')?.style.scale;
    expect(share()).toBe('1');
    await put(named(auctionOf([rowOf(1_000)], at(30))));
    expect(share()).toBe('0.25 1');
  });

  it('says that a bid has moved it, for a moment and aloud, and not that the house has', async () => {
    const put = await open(named(auctionOf([rowOf(1_000)], at(30))));
    expect(said()).toBe('Dernière heure');
    await put(named(auctionOf([rowOf(1_100)], at(120))));
    expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toBe('Prolongée : encore 2 min.');
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(said()).toBe('Dernière heure');
    await put(named(auctionOf([rowOf(1_100)], at(1_200))));
    expect(said()).toBe('Dernière heure');
  });

  it('has a ring in its last ten seconds alone', async () => {
    const put = await open(named(auctionOf([rowOf(1_000)], at(11))));
    const ring = () => document.querySelectorAll('[data-ring]').length;
    expect(ring()).toBe(0);
    await put(named(auctionOf([rowOf(1_000)], at(10))));
    expect(ring()).toBe(1);
    await put(named(auctionOf([rowOf(1_000)], at(0))));
    expect(ring()).toBe(0);
  });

  it('has no line where no bid moves it', async () => {
    await open(named(auctionOf([rowOf(1_000)], at(30), 0)));
    expect(said()).toBe('Dernière heure');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
