import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { Follower, tellApart } from '../following.ts';
import type { NewNotification, NotificationData, NotificationKind } from './kinds.ts';
import { OWN_OFFSETS } from './notifications-store.ts';
import {
  findEndings,
  findFollowers,
  findNewBids,
  findUntold,
  lockTold,
  moveTold,
  type NewBids,
  type Told,
} from './told-store.ts';

const PART = 'notifications';
const RHYTHM = { restMs: 2_000, shareOfTime: 1 / 20, restMostMs: 20_000, sweepEveryMs: 10_000 };
const URGENT_WITHIN_MS = 600_000;

export type FollowParts = Pick<Core, 'database' | 'bus' | 'events'> & {
  /** Whether the result of a sale that is over is public. */
  readonly showsPrices: boolean;
  /** Writes notifications and the jobs that deliver them, in the transaction. */
  readonly notify: (writes: Writes, added: readonly NewNotification[]) => Promise<void>;
};

/** Follows the auctions to notify their followers, and reminds of ends that come near. */
export function openFollower(parts: FollowParts): Follower {
  const { database, bus, events } = parts;
  return new Follower({
    ...{ bus, events, part: PART, rhythm: RHYTHM },
    find: changed => findUntold(database, changed),
    tell: id => database.transaction(writes => tell(parts, writes, id)),
    remind: () => remind(parts),
  });
}

async function tell({ notify, showsPrices }: FollowParts, writes: Writes, id: string): Promise<void> {
  const told = await lockTold(writes, id);
  if (!told || told.isEndTold) return;
  const bids = await findNewBids(writes, told);
  const isStarting = told.isStarted && !told.isStartTold;
  const isEnding = told.status !== 'open';
  const isReserveNews = told.isReserveReached && !told.isReserveTold;
  const following = isStarting || isReserveNews || isEnding || bids ? await findFollowers(writes, told) : [];
  const followers = following.map(({ id: each }) => each);
  // Once the auction is over, only bidders learn its prices if the house does not publish them.
  const isKept = isEnding && !showsPrices;
  const knowing = isKept ? following.flatMap(each => (each.hasBid ? each.id : [])) : followers;
  const added = [
    ...(isStarting && told.isStartRecent && !isEnding ? ofStart(told, followers) : []),
    ...(isReserveNews && told.isEndRecent ? ofReserve(told, knowing) : []),
    // People who have won or lost since are told only that, not that they were outbid on the way.
    ...(bids?.isRecent && !isEnding ? ofBids(told, bids, followers) : []),
    ...(isEnding && told.isEndRecent ? ofEnd(told, followers, knowing) : []),
  ];
  await notify(writes, added);
  await moveTold(writes, id, {
    bidVersion: bids?.version ?? told.bidVersion,
    isStartTold: told.isStarted,
    isReserveTold: told.isReserveTold || told.isReserveReached,
    isEndTold: isEnding,
  });
}

type Say = { kind: NotificationKind; key: string; data: NotificationData };

function toEach(ids: readonly (string | null)[], { adUuid }: Told, { kind, key, data }: Say) {
  return ids.flatMap(accountId =>
    accountId === null ? [] : [{ accountId, kind, key, adUuid, data } satisfies NewNotification],
  );
}

function ofStart(told: Told, followers: readonly string[]): NewNotification[] {
  const data = { endAt: told.endAt };
  return toEach(without(followers, told.sellerId), told, { kind: 'AUCTION_STARTED', key: told.id, data });
}

function ofReserve(told: Told, followers: readonly string[]): NewNotification[] {
  const { id: key, sellerId, price, endAt } = told;
  const data = { ...(price === null ? {} : { amount: price }), endAt };
  return toEach([sellerId, ...followers], told, { kind: 'RESERVE_REACHED', key, data });
}

function ofBids(told: Told, bids: NewBids, followers: readonly string[]): NewNotification[] {
  const { id, sellerId } = told;
  const key = `${id}:${bids.version}`;
  const data = { amount: bids.price, endAt: bids.endAt };
  const added: NewNotification[] = [];
  const isUrgent = bids.endAt - told.now <= URGENT_WITHIN_MS;
  added.push(...toEach(bids.beaten, told, { kind: 'OUTBID', key, data: { ...data, isUrgent } }));
  if (bids.isFromMaximum) added.push(...toEach([bids.leaderId], told, { kind: 'MAX_BID_USED', key, data }));
  if (bids.isExtended) added.push(...toEach(followers, told, { kind: 'EXTENDED', key: id, data }));
  added.push(...toEach([sellerId], told, { kind: 'BID_RECEIVED', key, data }));
  return added;
}

function ofEnd(told: Told, followers: readonly string[], knowing: readonly string[]): NewNotification[] {
  const { id: key, sellerId, leaderId, price, status } = told;
  if (status === 'cancelled') {
    const { adStatus, reason } = told;
    const cancelled = { adStatus, ...(reason === null ? {} : { reason }) };
    const say = (isSeller: boolean) => ({
      kind: 'CANCELLED' as const,
      key,
      data: { ...cancelled, isSeller },
    });
    return [
      ...toEach([sellerId], told, say(true)),
      ...toEach(without(followers, sellerId), told, say(false)),
    ];
  }
  const isSold = status === 'sold';
  const data = { isSold, ...(price === null ? {} : { amount: price }) };
  const winner = isSold ? leaderId : null;
  return [
    ...toEach([winner], told, { kind: 'WON', key, data }),
    ...toEach(without(price === null ? followers : knowing, winner, sellerId), told, {
      kind: 'LOST',
      key,
      data,
    }),
    ...(price === null
      ? []
      : toEach(without(followers, sellerId, ...knowing), told, { kind: 'LOST', key, data: {} })),
    ...toEach([sellerId], told, { kind: 'SALE_RESULT', key, data }),
  ];
}

function without(ids: readonly string[], ...others: (string | null)[]): string[] {
  return ids.filter(id => !others.includes(id));
}

async function remind({ database, events, notify }: FollowParts): Promise<void> {
  const endings = Map.groupBy(await findEndings(database, OWN_OFFSETS), ({ auctionId }) => auctionId);
  await tellApart({ events, part: PART }, endings.keys(), async id => {
    const added = (endings.get(id) ?? []).map(({ accountId, adUuid, endAt, minutes, moves }) => ({
      accountId,
      kind: 'ENDING_SOON' as const,
      key: `${id}:${minutes}${moves > 0 ? `:${moves}` : ''}`,
      adUuid,
      data: { endAt },
    }));
    await database.transaction(writes => notify(writes, added));
  });
}
