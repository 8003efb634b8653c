import type { HookEvent } from '#shared/fields/index.ts';
import { inOrderOf, statement, type Writes } from '../database/index.ts';

/** A webhook endpoint. */
export type Endpoint = {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly HookEvent[];
  /** The secret is derived from it: a new serial makes a new secret. */
  readonly serial: string;
  /** The serial of the previous secret, which also signs until `oldSecretUntil`; null where there is none. */
  readonly oldSerial: string | null;
  readonly oldSecretUntil: number | null;
  readonly createdAt: number;
  readonly waitingCount: number;
  readonly deadCount: number;
};

const COUNT = (state: string) =>
  `(select count(*)::int from webhook_messages m where m.endpoint_id = e.id and delivered_at is null and ${state})`;
const IS_OLD_GOOD = "e.rotated_at > clock_timestamp() - interval '1 day'";
const OLD_SECRET = `case when ${IS_OLD_GOOD} then e.old_serial end as "oldSerial"`;
export const ENDPOINT = `e.id, e.account_id as "accountId", e.url, e.events, e.serial, e.created_at as "createdAt",
  ${OLD_SECRET}, case when ${IS_OLD_GOOD} then e.rotated_at + interval '1 day' end as "oldSecretUntil",
  ${COUNT('died_at is null')} as "waitingCount", ${COUNT('died_at is not null')} as "deadCount"`;

export const listEndpoints = statement(
  'webhooks.list',
  `select ${ENDPOINT} from webhook_endpoints e where e.account_id = $1 order by e.created_at desc, e.id`,
).all<Endpoint, [accountId: string]>();

export const findEndpoint = statement(
  'webhooks.find',
  `select ${ENDPOINT} from webhook_endpoints e where e.id = $1`,
).byId<Endpoint>();

type NewEndpoint = Pick<Endpoint, 'accountId' | 'url' | 'events'>;

/** Adds an endpoint; null where the person has reached the limit. */
export const addEndpoint = statement(
  'webhooks.add',
  `insert into webhook_endpoints as e (account_id, url, events)
   select $1, $2, $3 where (select count(*) from webhook_endpoints where account_id = $1) < $4::int
   returning ${ENDPOINT}`,
).one<Endpoint, [endpoint: NewEndpoint, most: number], Writes>(inOrderOf('accountId', 'url', 'events'));

/** Within this time an equal request counts as a retry. */
const JUST_NOW = "clock_timestamp() - interval '2 minutes'";

/**
 * Rotates an endpoint's secret; the old one also signs for a day. null where there is no such endpoint, or where it was
 * rotated just now: a retry would otherwise end the secret in use.
 */
export const rotateEndpoint = statement(
  'webhooks.rotate',
  `update webhook_endpoints e set old_serial = serial, serial = gen_random_uuid(), rotated_at = clock_timestamp()
   where id = $1 and account_id = $2 and (rotated_at is null or rotated_at < ${JUST_NOW}) returning ${ENDPOINT}`,
).one<Endpoint, [id: string, accountId: string], Writes>();

export const removeEndpoint = statement(
  'webhooks.remove',
  'delete from webhook_endpoints where id = $1 and account_id = $2 returning id',
).any<[id: string, accountId: string], Writes>();

export const removeEndpointsOf = statement(
  'webhooks.removeOf',
  'delete from webhook_endpoints where account_id = $1',
).run<[accountId: string]>();

/** A message that was sent or is to be. */
export type Message = {
  readonly id: string;
  readonly endpointId: string;
  readonly subjectId: string;
  readonly kind: HookEvent;
  readonly payload: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly nextAt: number;
  readonly deliveredAt: number | null;
  readonly diedAt: number | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
};
export const MESSAGE = `m.id, m.endpoint_id as "endpointId", m.subject_id as "subjectId", m.kind, m.payload,
  m.created_at as "createdAt", m.attempts, m.next_at as "nextAt", m.delivered_at as "deliveredAt",
  m.died_at as "diedAt", m.last_status as "lastStatus", m.last_error as "lastError"`;

/** Lists an endpoint's last hundred messages, and its last hundred dead ones; newest first. */
export const listMessages = statement(
  'webhooks.messages',
  `select ${MESSAGE} from webhook_messages m where m.id in (
     (select id from webhook_messages where endpoint_id = $1 order by position desc limit 100) union all
     (select id from webhook_messages where endpoint_id = $1 and died_at is not null
      order by position desc limit 100))
   order by m.position desc`,
).all<Message, [endpointId: string]>();

/** A message for the endpoints that subscribed to its kind before it happened, or for some of their owners only. */
export type NewMessage = {
  readonly kind: HookEvent;
  readonly subjectId: string;
  readonly happenedAt: number;
  readonly payload: string;
  /** null: all subscribers. */
  readonly accountIds: readonly string[] | null;
};

/** Adds a message for all its subscribers; returns their endpoints. */
export const addMessages = statement(
  'webhooks.addMessages',
  `insert into webhook_messages (endpoint_id, subject_id, kind, payload)
   select e.id, $2, $1, $4 from webhook_endpoints e join accounts p on p.id = e.account_id
   where e.events @> array[$1::text] and e.created_at <= to_timestamp($3::float8 / 1000) and p.blocked_at is null
     and ($5::uuid[] is null or e.account_id = any($5))
   returning endpoint_id as id`,
).column<{ id: string }, [message: NewMessage], Writes>(
  'id',
  inOrderOf('kind', 'subjectId', 'happenedAt', 'payload', 'accountIds'),
);

/** Adds a message for one endpoint, whatever it subscribed to. */
export const addMessageTo = statement(
  'webhooks.addMessageTo',
  `insert into webhook_messages (endpoint_id, subject_id, kind, payload) values ($1, $1, $2, $3)`,
).run<[endpointId: string, kind: HookEvent, payload: string]>();

/** Locks the stream of one subject to one endpoint, so that one process at a time delivers it. */
export const lockStream = statement(
  'webhooks.lockStream',
  `select pg_advisory_xact_lock(hashtextextended('webhooks ' || $1::text || $2::text, 0))::text as locked`,
).run<[endpointId: string, subjectId: string]>();

/** The next message of a stream, and its destination. */
export type Next = Message &
  Pick<Endpoint, 'accountId' | 'url' | 'serial' | 'oldSerial'> & {
    readonly untilMs: number;
  };

/** Returns the next message of a stream and the time until it is due; null where all were sent. */
export const findNext = statement(
  'webhooks.next',
  `select ${MESSAGE}, greatest(0, extract(epoch from m.next_at - clock_timestamp()) * 1000)::float8 as "untilMs",
     e.account_id as "accountId", e.url, e.serial, ${OLD_SECRET}
   from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id
   where m.endpoint_id = $1 and m.subject_id = $2 and m.delivered_at is null and m.died_at is null
   order by m.position limit 1`,
).one<Next, [endpointId: string, subjectId: string], Writes>();

/** A claim on a message in delivery; no other process may send it before the lease ends. */
export type Claim = { readonly id: string; readonly attempts: number };
const ofClaim = inOrderOf('id', 'attempts');

/** Claims a message for the lease; the attempt is counted before it is made. */
export const claimMessage = statement(
  'webhooks.claim',
  `update webhook_messages set attempts = attempts + 1,
     next_at = clock_timestamp() + $2::float8 * interval '1 ms' where id = $1 returning id, attempts`,
).one<Claim, [id: string, leaseMs: number], Writes>();

/** Releases a claim as if it had never been made; false where another process has claimed the message. */
export const giveClaimBack = statement(
  'webhooks.giveClaimBack',
  `update webhook_messages set attempts = attempts - 1, next_at = clock_timestamp()
   where id = $1 and attempts = $2 and delivered_at is null and died_at is null returning id`,
).any<[claim: Claim], Writes>(ofClaim);

// A process whose lease expired must not record a result for a message that another process has claimed.
const STILL_OURS = 'id = $1 and attempts = $2 and delivered_at is null and died_at is null';

/** Records the delivery; false where another process has claimed the message. */
export const markDelivered = statement(
  'webhooks.markDelivered',
  `update webhook_messages set delivered_at = clock_timestamp(), last_status = $3, last_error = null
   where ${STILL_OURS} returning id`,
).any<[claim: Claim, status: number], Writes>(ofClaim);

export type Failure = {
  readonly status: number | null;
  readonly reason: string;
  /** null: the message is dead. */
  readonly pauseMs: number | null;
};

/** Records a failed attempt; false where another process has claimed the message. */
export const markFailed = statement(
  'webhooks.markFailed',
  `update webhook_messages set last_status = $3, last_error = $4,
     next_at = clock_timestamp() + coalesce($5::float8, 0) * interval '1 ms',
     died_at = case when $5::float8 is null then clock_timestamp() end where ${STILL_OURS} returning id`,
).any<[claim: Claim, failure: Failure], Writes>(({ id, attempts }, { status, reason, pauseMs }) => [
  id,
  attempts,
  status,
  reason.slice(0, 300),
  pauseMs,
]);

/** Makes a delivered or dead message due now; null where there is none. */
export const reviveMessage = statement(
  'webhooks.revive',
  `update webhook_messages m set delivered_at = null, died_at = null, attempts = 0, next_at = clock_timestamp()
   where m.id = $1 returning ${MESSAGE}`,
).one<Message, [id: string], Writes>();

export const findOwner = statement(
  'webhooks.owner',
  `select e.account_id as "accountId" from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id
   where m.id = $1`,
).value<{ accountId: string }, [messageId: string]>('accountId');

/** Deletes old messages, sent or dead. */
export const sweepMessages = statement(
  'webhooks.sweep',
  "delete from webhook_messages where created_at < clock_timestamp() - interval '30 days'",
).run();
