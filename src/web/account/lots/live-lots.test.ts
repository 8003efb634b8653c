import { describe, expect, it } from 'vitest';
import { laterNews, type News, standingNow, withNews } from './live-lots.ts';

const start = '2026-11-20T10:00:00Z';
const end = '2026-11-20T18:00:00Z';
const lot = { id: 'a', lotState: 'RUNNING', start, end, currentBid: 1_000, startingPrice: 500 } as const;
const known = { ...lot, increments: [], bidCount: 1, version: 4 };
const news = (version: number, more: Partial<News> = {}): News => ({
  ...{ auctionId: 'a', lotState: 'RUNNING', start, end, currentBid: 2_000, leader: null },
  ...more,
  version,
});

describe('an auction in a list', () => {
  it('takes what is newer, and keeps what it knows over what is older', () => {
    expect(withNews(known, undefined)).toMatchObject({ currentBid: 1_000, leader: null });
    expect(withNews(known, news(5, { leader: 'x' }))).toMatchObject({ currentBid: 2_000, leader: 'x' });
    expect(withNews(known, news(3))).toMatchObject({ currentBid: 1_000 });
  });

  it('remembers who leads through news that tell of no bid', () => {
    const led = laterNews(laterNews(undefined, news(5, { leader: 'x' })), news(6, { currentBid: 2_000 }));
    expect(led.leader).toBe('x');
    expect(laterNews(led, news(5, { leader: 'y' })).leader).toBe('x');
  });

  it('takes who leads from a bid that is told after what came later', () => {
    const seen = laterNews(laterNews(undefined, news(5, { leader: 'x' })), news(7, { currentBid: 3_000 }));
    expect(laterNews(seen, news(6, { leader: 'y' }))).toMatchObject({
      version: 7,
      leader: 'y',
      currentBid: 3_000,
    });
    expect(laterNews(laterNews(seen, news(8, { leader: 'z' })), news(6, { leader: 'y' })).leader).toBe('z');
  });

  it('says where one stands: by the server, then by who leads since, and never after the hammer', () => {
    const mine = { standing: 'LEADING', myBidderId: 'me' } as const;
    expect(standingNow(mine, { leader: null })).toBe('LEADING');
    expect(standingNow(mine, { leader: 'x' })).toBe('OUTBID');
    expect(standingNow({ ...mine, standing: 'OUTBID' }, { leader: 'me' })).toBe('LEADING');
    expect(standingNow({ ...mine, standing: 'WON' }, { leader: 'x' })).toBe('WON');
  });
});
