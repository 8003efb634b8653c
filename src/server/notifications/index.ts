/**
 * The notifications room: who is told of what, and where. It promises that an event tells a person once,
 * that everything told was written in the transaction of its cause or follows from the ledger, that a
 * service letter can't be switched off and every other in one click, and that telling never delays a bid.
 * It never tells one person's news to another.
 */

import type { Core } from '../core.ts';
import { type Database, isUuid, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import type { Unsubscribe } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import { channelsFor, deliver, TELL, type TellJob, tellAgain, UNSUBSCRIBE } from './deliver.ts';
import { tellEdit } from './edits.ts';
import { type FollowParts, openFollower } from './follow.ts';
import { type NewNotification, NOTIFICATION_KINDS } from './kinds.ts';
import {
  addNotifications,
  countUnread,
  findSettings,
  holdSettings,
  listNotifications,
  markMessagesRead,
  markRead,
  noteMailed,
  type Place,
  type StoredSettings,
  saveSettings,
} from './notifications-store.ts';
import { openPersonFeed } from './person-feed.ts';
import { tellPlanned } from './planned.ts';
import { openPush, type PushTarget } from './push.ts';

export type { MandateNews, NewNotification, NotificationData, OfferNews, OrderNews } from './kinds.ts';

const LIVE = 'live';
/** How many one job takes to mailboxes and telephones. */
const TOLD_AT_ONCE = 100;

export type NotificationsParts = Omit<Core, 'limits'> &
  Pick<FollowParts, 'showsPrices'> & {
    /** What a session is called on the bus, and whose an open one is. */
    readonly sessions: {
      keyOf(token: string): string;
      holderOf(key: string): Promise<string | null>;
    };
  };

export type Notifications = ReturnType<typeof openNotifications>;

/** Tells people of something, in the transaction of its cause; who was told of it before is left out. */
export type Notify = (writes: Writes, added: readonly NewNotification[]) => Promise<void>;

export function openNotifications(parts: NotificationsParts) {
  const { database, bus, events, jobs, secrets, sessions } = parts;
  const push = openPush({
    ...{ database, events },
    jobs,
    secrets,
    contact: () => `mailto:${parts.settings.read('house').email}`,
  });
  const feed = openPersonFeed(bus);
  // One after the other: letters can wait for bids, and bids need the same database.
  jobs.handle<TellJob>(TELL, (job, writes) => deliver({ ...parts, push }, writes, job), { atOnce: 1 });
  parts.mail.beforeSending(async (reads, { notificationId: id }) =>
    id === null ? null : tellAgain({ ...parts, push }, reads, id),
  );

  parts.mail.afterSending(noteMailed);

  const notify: Notify = async (writes, wanted) => {
    if (wanted.length === 0) return;
    const added = await addNotifications(writes, wanted);
    await jobs.enqueue(
      writes,
      parcelsOf(added.map(each => each.id)).map(ids => ({ kind: TELL, data: { ids } })),
    );
    await announce(
      writes,
      added.map(each => each.accountId),
    );
  };
  const announce = (writes: Writes, ids: readonly string[]) =>
    bus.publish(
      writes,
      Array.from(new Set(ids), id => ({ topic: 'person' as const, id, version: 0 })),
    );
  parts.domain.on('ad.edited', (writes, { uuid }) => tellEdit(notify, writes, { kind: 'AD_EDITED', uuid }));
  parts.domain.on('auction.planned', (writes, { adUuid }) => tellPlanned(notify, writes, adUuid));
  parts.domain.on('auction.replanned', (writes, { adUuid }) => tellPlanned(notify, writes, adUuid));
  parts.domain.on('ad.published', (writes, { uuid }) => tellPlanned(notify, writes, uuid));
  parts.domain.on('answer.edited', (writes, { uuid, questionId }) =>
    tellEdit(notify, writes, { kind: 'ANSWER_EDITED', uuid, part: questionId }),
  );
  parts.domain.on('ways.ended', async (writes, { accountId }) => {
    await push.removeAll(writes, accountId);
  });
  const follower = openFollower({ ...parts, notify });
  /** Makes of the settings as they stand what is wanted; two changes at a time are one after the other. */
  const changeSettings = (accountId: string, wanted: (known: StoredSettings) => StoredSettings) =>
    database.transaction(async writes => {
      const known = found(await holdSettings(writes, accountId));
      await saveSettings(writes, accountId, wanted(known));
    });

  return {
    notify,
    follower,
    push,
    ...centre(database, announce),
    settings: (accountId: string) => findSettings(database, accountId),
    changeSettings,
    /** This browser is told of news for as long as its session lasts. */
    addDevice: (accountId: string, sessionToken: string, target: PushTarget) =>
      push.add(accountId, sessions.keyOf(sessionToken), target),
    /** What a page gives to be told of news while its session lasts; it opens nothing else. */
    liveKey: (sessionToken: string) => secrets.sign(LIVE, sessions.keyOf(sessionToken)),
    /** News of the person whose key it is; null when it is nobody's, or its session is over. */
    async watch(key: string) {
      const session = await secrets.read(LIVE, key);
      const accountId = session && (await sessions.holderOf(session));
      return session && accountId ? { accountId, news: feed.watch(accountId, session) } : null;
    },
    /** What ends the letters of a kind, page and telephones going on as they were; null for a link that is not ours. */
    async readUnsubscribe(token: string): Promise<Unsubscribe | null> {
      const [accountId = '', kind = ''] = ((await secrets.read(UNSUBSCRIBE, token)) ?? '').split(' ');
      const known = NOTIFICATION_KINDS.find(each => each === kind);
      if (!known || !isUuid(accountId)) return null;
      const end = () =>
        changeSettings(accountId, settings => {
          const rest = channelsFor(known, settings).filter(channel => channel !== 'EMAIL');
          return { ...settings, channels: { [known]: rest } };
        });
      return { end, letterIn: language => wordsIn(language)(`bare.unsubscribe.kinds.${known}`) };
    },
    [Symbol.asyncDispose]: () => follower[Symbol.asyncDispose](),
  };
}

type Announce = (writes: Writes, accountIds: readonly string[]) => Promise<void>;

/** What a person was told, as they read it. */
function centre(database: Database, announce: Announce) {
  return {
    list: (accountId: string, after: Place | null, first: number) =>
      listNotifications(database, accountId, after, first),
    countUnread: (accountId: string) => countUnread(database, accountId),
    /** Marks these as read, or all of them; the person's own only. */
    async markRead(accountId: string, ids: readonly string[] | null): Promise<void> {
      requireInput(ids === null || ids.every(isUuid), 'ids');
      await database.transaction(async writes => {
        await markRead(writes, accountId, ids);
        await announce(writes, [accountId]);
      });
    },
    /** Somebody has read the messages of an order: the news of them is old, and the bell says so. */
    async readMessageNews(writes: Writes, accountId: string, orderId: string): Promise<void> {
      await markMessagesRead(writes, accountId, orderId);
      await announce(writes, [accountId]);
    },
  };
}

function parcelsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / TOLD_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * TOLD_AT_ONCE, (at + 1) * TOLD_AT_ONCE));
}
