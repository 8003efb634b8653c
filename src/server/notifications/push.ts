import { Agent } from 'node:https';
import webPush from 'web-push';
import type { Core } from '../core.ts';
import { statement, type Writes } from '../database/index.ts';

/** A browser's push subscription. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
export type PushMessage = { title: string; body: string; url: string; tag: string };

const PUSH = 'notifications.push';
const WITHIN_MS = 10_000;
/** A message not delivered by then is useless. */
const KEPT_SECONDS = 3_600;
const TARGETS_MAX = 10;

const addSql = statement(
  'push.add',
  `insert into push_subscriptions (account_id, endpoint, p256dh, auth, session_hash)
   select $1, $2, $3, $4, token_hash from sessions where token_hash = decode($5, 'hex') and account_id = $1
   on conflict (endpoint) do update set account_id = excluded.account_id, p256dh = excluded.p256dh,
     auth = excluded.auth, session_hash = excluded.session_hash`,
);
const trimSql = statement(
  'push.trim',
  `delete from push_subscriptions where account_id = $1 and id not in (
     select id from push_subscriptions where account_id = $1 order by created_at desc limit ${TARGETS_MAX})`,
);
const removeSql = statement(
  'push.remove',
  'delete from push_subscriptions where account_id = $1 and endpoint = $2',
);
const isOfSql = statement(
  'push.isOf',
  'select exists (select from push_subscriptions where account_id = $1 and endpoint = $2) as is',
);
const removeAllSql = statement('push.removeAll', 'delete from push_subscriptions where account_id = $1');
// Leaves out subscriptions whose session has expired but is not swept yet.
const listSql = statement(
  'push.list',
  `select p.id from push_subscriptions p left join sessions s on s.token_hash = p.session_hash
   where p.account_id = $1 and (p.session_hash is null or s.expires_at > clock_timestamp())`,
);
const findSql = statement('push.find', 'select endpoint, p256dh, auth from push_subscriptions where id = $1');
const dropSql = statement('push.drop', 'delete from push_subscriptions where id = $1');

/** `until` is an instant in milliseconds, after which the message is useless. */
type PushJob = { readonly targetId: string; readonly message: PushMessage; readonly until?: number };

export type PushParts = Pick<Core, 'database' | 'events' | 'jobs' | 'secrets'> & {
  /** The contact address that push services ask for. */
  readonly contact: () => string;
};

export type Push = ReturnType<typeof openPush>;

/** Push messages to phones and browsers, through each one's push service. */
export function openPush({ database, events, jobs, secrets, contact }: PushParts) {
  const keys = () => secrets.get('push', () => webPush.generateVAPIDKeys());

  jobs.handleOutside<PushJob>(PUSH, async ({ targetId, message, until = 0 }, stop) => {
    const leftSeconds = Math.ceil((until - Date.now()) / 1_000);
    if (leftSeconds <= 0) {
      events.pushGivenUp();
      return null;
    }
    const [target] = await database.query<PushTarget>(findSql, [targetId]);
    if (!target) return null;
    const { endpoint, p256dh, auth } = target;
    const agent = new Agent();
    const late = AbortSignal.any([stop, AbortSignal.timeout(WITHIN_MS)]);
    const hangUp = () => agent.destroy();
    late.addEventListener('abort', hangUp);
    try {
      const vapidDetails = { subject: contact(), ...(await keys()) };
      late.throwIfAborted();
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails,
        TTL: leftSeconds,
        agent,
      });
      return null;
    } catch (error) {
      // The browser has withdrawn its permission, so the subscription is dropped.
      const { statusCode } = error as { statusCode?: number };
      if (statusCode !== 404 && statusCode !== 410) throw error;
      return writes => writes.query(dropSql, [targetId]);
    } finally {
      late.removeEventListener('abort', hangUp);
      hangUp();
    }
  });

  return {
    publicKey: async () => (await keys()).publicKey,
    /** Subscribes a browser for as long as the session of that key lasts (see `Sessions`). */
    add: (accountId: string, sessionKey: string, { endpoint, p256dh, auth }: PushTarget) =>
      database.transaction(async writes => {
        await writes.query(addSql, [accountId, endpoint, p256dh, auth, sessionKey]);
        await writes.query(trimSql, [accountId]);
      }),
    /** Whether a browser is subscribed to this person's pushes. */
    async isOf(accountId: string, endpoint: string): Promise<boolean> {
      const [row] = await database.query<{ is: boolean }>(isOfSql, [accountId, endpoint]);
      return row?.is ?? false;
    },
    remove: (accountId: string, endpoint: string) =>
      database.transaction(writes => writes.query(removeSql, [accountId, endpoint])),
    /** Removes all push subscriptions of a person. */
    removeAll: (writes: Writes, accountId: string) => writes.query(removeAllSql, [accountId]),
    /** `goodUntil` is the instant after which the message is useless, if that is less than an hour away. */
    async send(
      writes: Writes,
      accountId: string,
      message: PushMessage,
      goodUntil: number | null = null,
    ): Promise<void> {
      const targets = await writes.query<{ id: string }>(listSql, [accountId]);
      const until = Math.min(Date.now() + KEPT_SECONDS * 1_000, goodUntil ?? Number.POSITIVE_INFINITY);
      const data = targets.map(({ id }) => ({ kind: PUSH, data: { targetId: id, message, until } }));
      await jobs.enqueue(writes, data);
    },
  };
}
