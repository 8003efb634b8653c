import { describe, expect, it } from 'vitest';
import { type Line, type Talk, withEarlier, withNewest, withOwn } from './talk.ts';

const lineOf = (id: number): Line => ({
  id: String(id),
  party: 'SELLER',
  text: `n° ${id}`,
  at: '2026-11-20T10:00:00Z',
});
/** An answer of the server: its newest messages stand first. */
const answerOf = (ids: readonly number[], hasEarlier = false, unreadMessages = 0) => ({
  ...({ id: '7', role: 'BUYER', state: 'PAID', hasSeller: true, canWrite: true, unreadMessages } as const),
  messages: { hasEarlier, messages: ids.map(lineOf) },
});
const idsOf = ({ lines }: Talk) => lines.map(({ id }) => Number(id));

describe('the messages of an order', () => {
  it('stand with the oldest first', () => {
    const talk = withNewest(null, answerOf([3, 2, 1], true, 2));
    expect([idsOf(talk), talk.hasEarlier, talk.unread]).toEqual([[1, 2, 3], true, 2]);
  });

  it('grow by the newest page, and keep the pages before it', () => {
    const known = withEarlier(withNewest(null, answerOf([6, 5, 4], true)), answerOf([3, 2, 1]));
    const talk = withNewest(known, answerOf([7, 6, 5], true));
    expect([idsOf(talk), talk.hasEarlier]).toEqual([[1, 2, 3, 4, 5, 6, 7], false]);
  });

  it('begin anew where the newest page does not reach what is known: nothing between is passed over', () => {
    const talk = withNewest(withNewest(null, answerOf([3, 2, 1])), answerOf([9, 8, 7], true));
    expect([idsOf(talk), talk.hasEarlier]).toEqual([[7, 8, 9], true]);
  });

  it('have one’s own at once, read with what the others wrote before it', () => {
    const talk = withOwn(withNewest(null, answerOf([2, 1], false, 1)), lineOf(3));
    expect([idsOf(talk), talk.unread]).toEqual([[1, 2, 3], 0]);
    expect(idsOf(withOwn(talk, lineOf(3)))).toEqual([1, 2, 3]);
  });

  it('lose none to an answer that was asked for before it was written', () => {
    const talk = withOwn(withNewest(null, answerOf([2, 1])), lineOf(3));
    expect(idsOf(withNewest(talk, answerOf([2, 1])))).toEqual([1, 2, 3]);
  });

  it('lose not the first one either to an answer that knew of none', () => {
    const talk = withOwn(withNewest(null, answerOf([])), lineOf(1));
    expect(idsOf(withNewest(talk, answerOf([])))).toEqual([1]);
  });

  it('take what the answer says of the order with it', () => {
    const closed = { ...answerOf([1]), canWrite: false, state: 'CLOSED' as const };
    const talk = withNewest(withNewest(null, answerOf([1])), closed);
    expect([talk.canWrite, talk.state]).toEqual([false, 'CLOSED']);
  });
});
