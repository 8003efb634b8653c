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
  /** Whether hammer prices are public. */
  readonly showsPrices: boolean;
  readonly add: (writes: Writes, messages: readonly NewMessage[]) => Promise<void>;
};

/** Opens the follower that turns what happened to a lot into messages, in order. */
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
  // If the car is no longer public, only the end of its sale is reported.
  const known = told.isPublic ? await auctions.publicRowsSince(writes, id, told.bidVersion) : [];
  // A bid placed after the auction was read is reported next time, with its effects.
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
  // The initial state is not an event.
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
 * Reports what happened to a lot after its end, after its pending messages: sold by an offer or to the next bidder, or
 * a sale that fell through. Nothing is reported of lots that are not public.
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

/** Collects a lot's messages in order; end and reserve once per change. */
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

/** Groups consecutive rows with the same cause. */
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
