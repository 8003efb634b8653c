import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import { BidHistory } from './BidHistory.tsx';
import type { BidRow } from './live-auction.ts';

const bidOf = (bid: number, more: Partial<BidRow> = {}): BidRow => ({
  ...{ id: String(bid), bid, userId: 'theirs', pseudo: null, firstName: 'Al***', version: bid, leads: false },
  ...{ date: '2026-11-20T10:00:00.000Z', end: '2026-11-27T10:00:00.000Z', askForCardDetails: true },
  ...{ isImmediateBid: true, isReservePriceReached: null },
  ...more,
});
const rows = () => screen.getAllByRole('listitem').map(row => (row.textContent ?? '').replace(/\s/g, ' '));

describe('who bid what', () => {
  it('asks for a first bid where there is none', async () => {
    await draw(<BidHistory bids={[]} myBidderId={null} />);
    expect(screen.getByText('Soyez le premier à enchérir.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows four at first and the others when asked, newest first', async () => {
    const bids = [6_000, 5_000, 4_000, 3_000, 2_000, 1_000].map(bid => bidOf(bid));
    await draw(<BidHistory bids={bids} myBidderId={null} />);
    expect(rows()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
    expect(rows().map(text => Number(/(\d) 000 €/.exec(text)?.[1]))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no more where all are in sight', async () => {
    await draw(<BidHistory bids={[4, 3, 2, 1].map(bid => bidOf(bid))} myBidderId={null} />);
    expect(rows()).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls my own mine, others by the name they chose, and says which a maximum placed', async () => {
    const bids = [
      bidOf(4_000, { userId: 'mine', pseudo: 'Moi-même' }),
      bidOf(3_000, { pseudo: 'Gordini', isImmediateBid: false }),
      bidOf(2_000),
      bidOf(1_000, { firstName: null }),
    ];
    await draw(<BidHistory bids={bids} myBidderId="mine" />);
    const [mine, named, known, nobody] = rows();
    expect(mine).toMatch(/^Vous\d/);
    expect(named).toMatch(/^Gordiniauto/);
    expect(known).toMatch(/^Al\*\*\*\d/);
    expect(nobody).toMatch(/^Anonyme\d/);
  });

  it('reads out the newest bid as it comes', async () => {
    const { container } = await draw(<BidHistory bids={[bidOf(5_000), bidOf(4_000)]} myBidderId={null} />);
    const live = container.querySelector<HTMLElement>('[aria-live=polite]');
    expect(within(live!).getByText(/Dernière enchère : 5\s000\s€/)).toBeDefined();
  });
});
