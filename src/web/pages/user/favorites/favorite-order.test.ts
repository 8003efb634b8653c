import { describe, expect, it } from 'vitest';
import { inOrder, placeOf } from './favorite-order.ts';

type Favorite = Parameters<typeof placeOf>[0];
type State = 'RUNNING' | 'NOT_STARTED' | 'FINISHED' | 'CANCELLED';

const at = (hour: number) => `2026-11-20T${hour}:00:00Z`;
const favorite = (uuid: string, state: State | null, { sold = false, hour = 10 } = {}) =>
  ({
    uuid,
    car: { sold, auction: state && { state, start: at(hour), end: at(hour + 1) } },
  }) as unknown as Favorite;
const withdrawn = { uuid: 'withdrawn', car: null } as unknown as Favorite;

describe('the list of favourites', () => {
  it('begins with what ends first, and keeps what is over and gone at its end', () => {
    const list = [
      withdrawn,
      favorite('sold', 'FINISHED', { sold: true }),
      favorite('finished', 'FINISHED'),
      favorite('for sale', null),
      favorite('coming later', 'NOT_STARTED', { hour: 16 }),
      favorite('coming', 'NOT_STARTED', { hour: 12 }),
      favorite('last', 'RUNNING', { hour: 15 }),
      favorite('first', 'RUNNING', { hour: 11 }),
    ];
    expect(inOrder(list).map(({ uuid }) => uuid)).toEqual([
      ...['first', 'last', 'coming', 'coming later', 'for sale', 'sold', 'finished', 'withdrawn'],
    ]);
  });

  it('marks a car by what it is now: sold before finished, gone before all', () => {
    expect(placeOf(withdrawn, null)).toBe('withdrawn');
    expect(placeOf(favorite('x', 'RUNNING', { sold: true }), 'FINISHED')).toBe('sold');
    expect(placeOf(favorite('x', 'RUNNING'), 'CANCELLED')).toBe('cancelled');
  });
});
