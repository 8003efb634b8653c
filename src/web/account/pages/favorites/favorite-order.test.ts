import { describe, expect, it } from 'vitest';
import type { LotState } from '#shared/sale/index.ts';
import { inOrder, placeOf } from './favorite-order.ts';

type Favorite = Parameters<typeof placeOf>[0];

const at = (hour: number) => `2026-11-20T${hour}:00:00Z`;
const favorite = (uuid: string, lotState: LotState, { hour = 10 } = {}) =>
  ({
    uuid,
    car: {
      lotState,
      auction: lotState === 'FOR_SALE' ? null : { lotState, start: at(hour), end: at(hour + 1) },
    },
  }) as unknown as Favorite;
const withdrawn = { uuid: 'withdrawn', car: null } as unknown as Favorite;

describe('the list of favourites', () => {
  it('begins with what ends first, and keeps what is over and gone at its end', () => {
    const list = [
      withdrawn,
      favorite('sold', 'SOLD'),
      favorite('finished', 'UNSOLD'),
      favorite('for sale', 'FOR_SALE'),
      favorite('coming later', 'ANNOUNCED', { hour: 16 }),
      favorite('coming', 'ANNOUNCED', { hour: 12 }),
      favorite('last', 'RUNNING', { hour: 15 }),
      favorite('first', 'RUNNING', { hour: 11 }),
    ];
    expect(inOrder(list).map(({ uuid }) => uuid)).toEqual([
      ...['first', 'last', 'coming', 'coming later', 'for sale', 'sold', 'finished', 'withdrawn'],
    ]);
  });

  it('marks a car by what it is now: sold before finished, gone before all', () => {
    expect(placeOf(withdrawn, null)).toBe('withdrawn');
    expect(placeOf(favorite('x', 'RUNNING'), 'SOLD_ELSEWHERE')).toBe('sold');
    expect(placeOf(favorite('x', 'RUNNING'), 'WITHDRAWN')).toBe('withdrawn');
    expect(placeOf(favorite('x', 'RUNNING'), 'CANCELLED')).toBe('cancelled');
  });
});
