import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, instant, type Reads, statement, type Writes } from '../database/index.ts';
import type { Party } from './steps.ts';

/** A message of one side or the house to the others; it carries the side, never a name. */
export type Message = {
  readonly id: number;
  readonly party: Party;
  readonly text: string;
  readonly at: Instant;
};

export type NewMessage = Omit<Message, 'id'> & {
  readonly orderId: string;
  readonly authorId: string;
  /** Idempotency key: a repeated one adds no second message. */
  readonly key: string;
};

/** Adds a message; returns its number, null where the key was used before. */
export const addMessage = statement(
  'messages.add',
  `insert into order_messages (order_id, party, author_id, key, text, at) values ($1, $2, $3, $4, $5, $6)
   on conflict (author_id, key) do nothing returning id`,
).value<{ id: number }, [message: NewMessage], Writes>(
  'id',
  inOrderOf('orderId', 'party', 'authorId', 'key', 'text', instant('at')),
);

/** The message sent under a key on this order; null if there is none on this order. */
export const findSent = statement(
  'messages.findSent',
  'select id, party, text, at from order_messages where author_id = $1 and key = $2 and order_id = $3',
).one<Message, [authorId: string, key: string, orderId: string]>();

/** The messages of an order before the given one, newest first. */
export const listMessages = statement(
  'messages.list',
  `select id, party, text, at from order_messages
   where order_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
).all<Message, [orderId: string, before: number | null, first: number]>();

/** The messages of an order that a side has not read: those of the others after its read mark. */
const UNREAD = `m.party <> $2
   and m.id > coalesce((select read_to from order_message_reads r where r.order_id = m.order_id and r.party = $2), 0)`;

export const countUnread = statement(
  'messages.countUnread',
  `select count(*)::int as count from order_messages m where m.order_id = $1 and ${UNREAD}`,
).count<[orderId: string, party: Party]>();

/** Marks messages as read up to the given one; a mark never goes back. */
export const markRead = statement(
  'messages.markRead',
  `insert into order_message_reads as r (order_id, party, read_to)
   select $1, $2, max(id) from order_messages where order_id = $1 and id <= $3 having max(id) is not null
   on conflict (order_id, party) do update set read_to = greatest(r.read_to, excluded.read_to)`,
).run<[orderId: string, party: Party, upTo: number]>();

const readToSql = statement(
  'messages.readTo',
  'select party, read_to as "readTo" from order_message_reads where order_id = $1',
);

/** Returns how far each side has read; sides that have read nothing are missing. */
export async function readMarks(reads: Reads, orderId: string): Promise<ReadonlyMap<Party, number>> {
  const rows = await reads.query<{ party: Party; readTo: number }>(readToSql, [orderId]);
  return new Map(rows.map(({ party, readTo }) => [party, readTo]));
}

export type Reader = {
  readonly accountId: string;
  readonly party: Party;
  /** Whether they have written on this order. */
  readonly hasWritten: boolean;
};

/** Returns everyone who may read an order's messages, with their side. */
export const findReaders = statement(
  'messages.readers',
  `select p.id as "accountId", case p.id when o.buyer_id then 'BUYER' when o.seller_id then 'SELLER' else 'HOUSE' end as party,
     exists (select from order_messages m where m.order_id = o.id and m.author_id = p.id) as "hasWritten"
   from orders o join accounts p on p.id in (o.buyer_id, o.seller_id) or (p.blocked_at is null
     and ('Orders:update' = any(p.added_permissions)
       or exists (select from group_members m join groups g on g.id = m.group_id
                  where m.account_id = p.id and 'Orders:update' = any(g.permissions))))
   where o.id = $1 and p.erased_at is null`,
).all<Reader, [orderId: string]>();
