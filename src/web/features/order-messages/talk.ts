import type { OrderMessageLineFragment, OrderMessagesQuery } from '#web/graphql/documents.gen.ts';

export type Line = OrderMessageLineFragment;
type Order = NonNullable<OrderMessagesQuery['order']>;

/** The loaded messages of an order, oldest first. */
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
 * Merges the newest page into the loaded messages. If they do not overlap, earlier ones are dropped and can be loaded
 * again. A late response does not remove newer messages.
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

/** Adds the page before the loaded messages. */
export function withEarlier(known: Talk, order: Order): Talk {
  const { lines, hasEarlier } = talkOf(order);
  return { ...known, lines: [...lines, ...known.lines], hasEarlier };
}

/** Adds a message of the user; writing also marks the others' messages as read. */
export function withOwn(known: Talk, line: Line): Talk {
  const others = known.lines.filter(({ id }) => id !== line.id);
  return { ...known, lines: [...others, line], unread: 0 };
}
