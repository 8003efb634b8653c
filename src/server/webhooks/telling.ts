import type { HookEvent } from '#shared/fields/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { Follower } from '../following.ts';
import { bodyOf } from './events.ts';
import { findCauses, findUntold, lockTold, moveTold, type Told } from './told-store.ts';
import type { NewMessage } from './webhooks-store.ts';

const RHYTHM = { restMs: 250, shareOfTime: 1 / 20, restMostMs: 20_000, sweepEveryMs: 10_000 };

export type TellingParts = Pick<Core, 'database' | 'bus' | 'events'> & {
  readonly auctions: Pick<Auctions, 'publicRowsSince'>;
  /** Whether everybody may know what a sale that is over came to. */
  readonly showsPrices: boolean;
  readonly add: (writes: Writes, messages: readonly NewMessage[]) => Promise<void>;
};

/** Follows the auctions for programs: each thing that happened to a lot, in its order. */
export function openTelling(parts: TellingParts): Follower {
  const { database, bus, events } = parts;
  return new Follower({
    ...{ bus, events, part: 'webhooks', rhythm: RHYTHM },
    find: changed => findUntold(database, changed),
    tell: id => database.transaction(writes => tell(parts, writes, id)),
  });
}

async function tell(
  { auctions, showsPrices, add }: Omit<TellingParts, 'bus' | 'events'>,
  writes: Writes,
  id: string,
): Promise<void> {
  const told = await lockTold(writes, id);
  if (!told || told.isEndTold) return;
  // Of a car that is public no more, nothing but that its sale is over.
  const known = told.isPublic ? await auctions.publicRowsSince(writes, id, told.bidVersion) : [];
  // A bid that came since the auction was read is told with what it made of it, next time.
  const rows = known.filter(({ version }) => version <= told.version);
  const isOver = told.status !== 'open';
  const mayTellPrices = showsPrices || !isOver;
  const causes = new Map(
    (await findCauses(writes, id, told.bidVersion, rows.at(-1)?.version ?? 0)).map(({ version, cause }) => [
      version,
      cause,
    ]),
  );
  const teller = openTeller(told);
  if (!told.isScheduledTold) teller.say('lot.scheduled', told.scheduledAt, planOf(told));
  if (told.isStarted && !told.isStartTold) teller.say('lot.opened', told.startAt, planOf(told));
  for (const group of groupsOf(rows, row => causes.get(row.version) ?? '')) {
    const last = group.at(-1);
    if (!last) continue;
    const at = Date.parse(last.date);
    if (mayTellPrices) teller.say('bid.placed', at, { bids: group });
    teller.moveEnd(Date.parse(last.end), at);
    if (group.some(row => row.isReservePriceReached)) teller.reachReserve(at);
  }
  // What stood before anybody listened is no news of now.
  if (told.toldEndAt !== null && told.isPublic) {
    teller.moveEnd(told.endAt, told.now);
    if (told.isReserveReached) teller.reachReserve(told.now);
  }
  if (isOver) {
    const outcome = told.status;
    const hammerPrice = outcome === 'sold' && mayTellPrices ? told.price : null;
    const closedAt = told.closedAt ?? told.now;
    teller.say('lot.closed', closedAt, { outcome, hammerPrice });
    if (outcome === 'sold') teller.say('lot.sold', closedAt, { cause: 'HAMMER', hammerPrice });
  }
  await add(writes, teller.said);
  await moveTold(writes, told, rows.at(-1)?.version ?? told.bidVersion, teller.isReserveTold());
}

/**
 * Tells what became of a lot after its end, behind all that is still to be told of it: sold by an offer or to the next
 * bidder, or a sale that came to nothing. What the public does not see is told to nobody.
 */
export async function tellAfter(
  parts: Omit<TellingParts, 'bus' | 'events'>,
  writes: Writes,
  auctionId: string,
  news: { readonly kind: 'lot.sold' | 'lot.fell_through'; readonly at: number; readonly data: object },
): Promise<void> {
  for (const id of await findUntold(writes, [auctionId])) await tell(parts, writes, id);
  const told = await lockTold(writes, auctionId);
  if (!told?.isPublic) return;
  const { say, said } = openTeller(told);
  say(news.kind, news.at, news.data);
  await parts.add(writes, said);
}

const planOf = ({ startAt, endAt, startingPrice }: Told) => ({ startAt, endAt, startingPrice });

/** What is to be said of a lot, in order; the end and the reserve once each time they change. */
function openTeller(told: Told) {
  const said: NewMessage[] = [];
  let endAt = told.toldEndAt ?? told.scheduledEndAt;
  let isReserveTold = told.isReserveTold;
  const { id: auctionId, adUuid: lotId, slug, name } = told;
  const say = (kind: HookEvent, happenedAt: number, data: object) => {
    const payload = bodyOf(kind, happenedAt, { lotId, auctionId, slug, name, ...data });
    said.push({ kind, subjectId: auctionId, happenedAt, payload, accountIds: null });
  };
  return {
    said,
    say,
    isReserveTold: () => isReserveTold,
    moveEnd(to: number, at: number) {
      if (endAt !== to) say('lot.extended', at, { previousEndAt: endAt, endAt: to });
      endAt = to;
    },
    reachReserve(at: number) {
      if (!isReserveTold) say('reserve.reached', at, {});
      isReserveTold = true;
    },
  };
}

/** Neighbours that have the same cause. */
function groupsOf<Row>(rows: readonly Row[], causeOf: (row: Row) => string): Row[][] {
  const groups: Row[][] = [];
  let before: string | null = null;
  for (const row of rows) {
    const cause = causeOf(row);
    if (cause === before) groups.at(-1)?.push(row);
    else groups.push([row]);
    before = cause;
  }
  return groups;
}
