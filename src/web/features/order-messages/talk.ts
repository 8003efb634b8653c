import type { OrderMessageLineFragment, OrderMessagesQuery } from '#web/graphql/documents.gen.ts';

export type Line = OrderMessageLineFragment;
type Order = NonNullable<OrderMessagesQuery['order']>;

/** The messages of an order as far as they are known, the oldest first. */
export type Talk = Pick<Order, 'role' | 'state' | 'hasSeller' | 'canWrite'> & {
  readonly lines: readonly Line[];
  readonly hasEarlier: boolean;
  readonly unread: number;
};

function talkOf({ role, state, hasSeller, canWrite, unreadMessages, messages }: Order): Talk {
  const lines = messages.messages.toReversed();
  const { hasEarlier } = messages;
  return { role, state, hasSeller, canWrite, lines, hasEarlier, unread: unreadMessages };
}

/**
 * The newest page over what is known; where the two do not meet, what is between is asked for from the newest on. An
 * answer that was on its way for long takes nothing back: what came after it stays.
 */
export function withNewest(known: Talk | null, order: Order): Talk {
  const newest = talkOf(order);
  const [first] = newest.lines;
  const last = newest.lines.at(-1);
  const after = known?.lines.filter(({ id }) => Number(id) > Number(last?.id ?? 0)) ?? [];
  const lines = [...newest.lines, ...after];
  const meets = known?.lines.some(({ id }) => id === first?.id) === true || !newest.hasEarlier;
  if (!known || !first || !meets) return { ...newest, lines };
  const before = known.lines.filter(({ id }) => Number(id) < Number(first.id));
  return { ...newest, lines: [...before, ...lines], hasEarlier: known.hasEarlier };
}

/** The page before what is known. */
export function withEarlier(known: Talk, order: Order): Talk {
  const { lines, hasEarlier } = talkOf(order);
  return { ...known, lines: [...lines, ...known.lines], hasEarlier };
}

/** A message that one has just written; what the others wrote before it is read by that. */
export function withOwn(known: Talk, line: Line): Talk {
  const others = known.lines.filter(({ id }) => id !== line.id);
  return { ...known, lines: [...others, line], unread: 0 };
}
