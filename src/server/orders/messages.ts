import { isOrderTalkOpen, type Millis } from '#shared/sale/index.ts';
import { formatDate } from '#shared/words/format.ts';
import { boundTo } from '../bound.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { NewNotification } from '../notifications/index.ts';
import {
  addMessage,
  countUnread,
  findReaders,
  findSent,
  listMessages,
  type Message,
  markRead,
  type Reader,
  readMarks,
} from './messages-store.ts';
import { findOrder, type Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { holdOrder } from './progress.ts';
import { listSteps, type Party, type Step } from './steps.ts';
import { withdrawalOf } from './withdrawal/withdrawal.ts';

const TELL_MESSAGE = 'orders.tellMessage';
type TellMessageJob = { readonly orderId: string; readonly messageId: number };

const TEXT_LENGTH_MAX = 2_000;
const PAGE_LENGTH_MAX = 100;
/** Delay before the e-mail: readers with the page open have read the message by then. */
const TOLD_AFTER_MS: Millis = 60_000;

const ENDS: readonly Step['kind'][] = ['CLOSED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED'];

/** Returns when an order ended; null while it goes on. A withdrawal that was rejected is no end. */
const endedAt = (steps: readonly Step[]) => {
  const isWithdrawn = withdrawalOf(steps) !== null;
  return (
    steps.findLast(({ kind }) => ENDS.includes(kind) && (isWithdrawn || kind !== 'WITHDRAWN'))?.at ?? null
  );
};

export type Writer = { readonly accountId: string; readonly party: Party };

/**
 * Writes a message of one side, or of staff for the house, to the others. Contact data is not masked, since buyer and
 * seller have to meet. A repeated key returns the first message.
 * @throws AppError BadInput with `text` or `key`, or `state` where the order has been over for too long, NotFound,
 * RateLimited
 */
async function writeMessage(
  parts: OrdersParts,
  id: string,
  { accountId, party }: Writer,
  given: { readonly text: string; readonly key: string },
): Promise<Message> {
  // Line breaks are normalised; a NUL is refused because the database cannot store it.
  const text = given.text.replace(/\r\n?/g, '\n').trim();
  requireInput(text.length >= 1 && text.length <= TEXT_LENGTH_MAX && !text.includes('\0'), 'text');
  requireInput(isUuid(given.key), 'key');
  if (!isUuid(id)) throw new AppError('NotFound');
  const sent = await findSent(parts.database, accountId, given.key, id);
  if (sent) return sent;
  await parts.limits.take('orderMessage', accountId);
  return parts.database.transaction(async writes => {
    const { order, now } = await holdOrder(writes, id);
    requireInput(isOrderTalkOpen(endedAt(await listSteps(writes, id)), now), 'state');
    const message = { orderId: id, party, authorId: accountId, key: given.key, text, at: now };
    const messageId = await addMessage(writes, message);
    if (messageId === null) {
      const first = await findSent(writes, accountId, given.key, id);
      requireInput(first !== null, 'key');
      return found(first);
    }
    await markRead(writes, order.id, party, messageId);
    await parts.jobs.enqueue<TellMessageJob>(writes, [
      { kind: TELL_MESSAGE, data: { orderId: id, messageId }, delayMs: TOLD_AFTER_MS },
    ]);
    await stir(parts, writes, id);
    return { id: messageId, party, text, at: now };
  });
}

/** Makes open pages of the order refetch. */
async function stir({ bus }: OrdersParts, writes: Writes, orderId: string): Promise<void> {
  const readers = await findReaders(writes, orderId);
  await bus.publish(
    writes,
    readers.map(({ accountId }) => ({ topic: 'person', id: accountId, version: 0 })),
  );
}

/** Marks the messages as read by a side up to one of them. */
async function readMessages(
  parts: OrdersParts,
  id: string,
  { accountId, party }: Writer,
  upTo: number,
): Promise<void> {
  await parts.database.transaction(async writes => {
    await markRead(writes, id, party, upTo);
    await parts.readMessageNews(writes, accountId, id);
  });
}

/** @throws AppError BadInput */
async function listPage(
  { database }: OrdersParts,
  orderId: string,
  { first, before }: { first: number; before: number | null },
): Promise<{ messages: Message[]; hasEarlier: boolean }> {
  requireInput(first >= 1 && first <= PAGE_LENGTH_MAX, 'first');
  const rows = await listMessages(database, orderId, before, first + 1);
  return { messages: rows.slice(0, first), hasEarlier: rows.length > first };
}

/** Returns the staff to notify: those who have written; all of them where the house sells and none has. */
function toldOfHouse(staff: readonly Reader[], { sellerId }: Order): readonly Reader[] {
  const partners = staff.filter(({ hasWritten }) => hasWritten);
  return partners.length === 0 && sellerId === null ? staff : partners;
}

/**
 * Notifies the others of a message that is still unread: once while they read nothing, and again on another day. The
 * notification does not contain the message, which is read on the order's page.
 */
async function tellMessage(
  { notify }: OrdersParts,
  writes: Writes,
  { orderId, messageId }: TellMessageJob,
): Promise<void> {
  const order = await findOrder(writes, orderId);
  const [message] = await listMessages(writes, orderId, messageId + 1, 1);
  if (!order || message?.id !== messageId) return;
  const marks = await readMarks(writes, orderId);
  const readers = await findReaders(writes, orderId);
  const sides = readers.filter(({ party }) => party !== 'HOUSE');
  const staff = readers.filter(({ party }) => party === 'HOUSE');
  const told = [...sides, ...toldOfHouse(staff, order)].filter(
    ({ party }) => party !== message.party && (marks.get(party) ?? 0) < messageId,
  );
  await notify(
    writes,
    told.map(({ accountId, party }): NewNotification => {
      const key = `${orderId}:${marks.get(party) ?? 0}:${formatDate(message.at)}`;
      const data = { orderId, sender: message.party, isForHouse: party === 'HOUSE' };
      return { kind: 'ORDER_MESSAGE', accountId, key, adUuid: order.adUuid, data };
    }),
  );
}

/** Returns the messaging operations and handles their job. */
export function forMessages(parts: OrdersParts) {
  parts.jobs.handle<TellMessageJob>(TELL_MESSAGE, (job, writes) => tellMessage(parts, writes, job));
  return {
    endedAt,
    ...boundTo(parts, { messagesOf: listPage, writeMessage, readMessages }),
    ...boundTo(parts.database, { countUnreadMessages: countUnread }),
  };
}
