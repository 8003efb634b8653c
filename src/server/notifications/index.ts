/**
 * Notifications: who is told of what, and by which channel. An event is told to a person once. Everything told was
 * written in the transaction of its cause, or follows from the ledger. A service letter cannot be switched off; every
 * other can, in one click. Notifying never delays a bid. Nobody receives another person's notifications.
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
/** How many notifications one job delivers. */
const TOLD_AT_ONCE = 100;

export type NotificationsParts = Omit<Core, 'limits'> &
  Pick<FollowParts, 'showsPrices'> & {
    /** A session's key on the bus, and the account of an open session. */
    readonly sessions: {
      keyOf(token: string): string;
      holderOf(key: string): Promise<string | null>;
    };
  };

export type Notifications = ReturnType<typeof openNotifications>;

/** Notifies people in the transaction of the cause; those notified of it before are left out. */
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
  // One after the other: letters can wait for bids, which need the same database.
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
  /** Changes the settings from their current state; concurrent changes are serialised. */
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
    /** Subscribes this browser to pushes for as long as its session lasts. */
    addDevice: (accountId: string, sessionToken: string, target: PushTarget) =>
      push.add(accountId, sessions.keyOf(sessionToken), target),
    /** Returns the key with which a page receives live news while its session lasts; it gives no other access. */
    liveKey: (sessionToken: string) => secrets.sign(LIVE, sessions.keyOf(sessionToken)),
    /** Watches the news of the key's account; returns null when the key is invalid or its session is over. */
    async watch(key: string) {
      const session = await secrets.read(LIVE, key);
      const accountId = session && (await sessions.holderOf(session));
      return session && accountId ? { accountId, news: feed.watch(accountId, session) } : null;
    },
    /** Reads an unsubscribe link, which ends the letters of one kind, not page or push; null when it is invalid. */
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

/** The notifications in a person's account. */
function centre(database: Database, announce: Announce) {
  return {
    list: (accountId: string, after: Place | null, first: number) =>
      listNotifications(database, accountId, after, first),
    countUnread: (accountId: string) => countUnread(database, accountId),
    /** Marks these as read, or all of them; only the person's own. */
    async markRead(accountId: string, ids: readonly string[] | null): Promise<void> {
      requireInput(ids === null || ids.every(isUuid), 'ids');
      await database.transaction(async writes => {
        await markRead(writes, accountId, ids);
        await announce(writes, [accountId]);
      });
    },
    /** Marks the news of an order's messages as read once the messages have been, and updates the bell. */
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
