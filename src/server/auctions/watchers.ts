import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isUuid, statement } from '../database/index.ts';
import type { Events } from '../events.ts';

/** How often a process writes its number of watchers. */
const COUNT_EVERY_MS = 5_000;
/** A process that has not written for longer than this is gone. */
const OLD_AFTER_SECONDS = 15;

const writeSql = statement(
  'watchers.write',
  `with gone as (
     delete from auction_watchers
     where (process_id = $1 and ad_uuid <> all($2::uuid[]))
       or counted_at < clock_timestamp() - interval '${OLD_AFTER_SECONDS} seconds'
   )
   insert into auction_watchers (process_id, ad_uuid, watchers)
   select $1, ad, count from unnest($2::uuid[], $3::int[]) as u (ad, count)
   on conflict (process_id, ad_uuid) do update set watchers = excluded.watchers, counted_at = clock_timestamp()`,
);
const countOf = statement(
  'watchers.count',
  `select coalesce(sum(watchers), 0)::int as count from auction_watchers where ad_uuid = $1
     and counted_at > clock_timestamp() - interval '${OLD_AFTER_SECONDS} seconds'`,
).count<[adUuid: string]>();

/** Returns the windows that watch each ad's auction in this process, by the ad's uuid. */
export type CountHere = () => ReadonlyMap<string, number>;

/** Counts an auction's watchers across all processes: each writes its own number, and reading sums them. */
export function openWatchers({ database, events }: { database: Database; events: Events }) {
  const processId = randomUUID();
  let countHere: CountHere = () => new Map();
  let hasWritten = false;
  let timer: NodeJS.Timeout | null = null;

  async function tick(): Promise<void> {
    const counts = [...countHere()].filter(([uuid]) => isUuid(uuid));
    if (counts.length === 0 && !hasWritten) return;
    hasWritten = counts.length > 0;
    const values = [processId, counts.map(([uuid]) => uuid), counts.map(([, count]) => count)];
    await database.query(writeSql, values);
  }

  const count = (adUuid: string) => countOf(database, adUuid);
  const counting = new Map<string, Promise<number>>();

  /** Shares one query among thousands of watchers: repeated calls get the same answer for a while. */
  function countOnce(adUuid: string): Promise<number> {
    const begun = counting.get(adUuid);
    if (begun) return begun;
    const begins = count(adUuid);
    counting.set(adUuid, begins);
    setTimeout(() => counting.delete(adUuid), COUNT_EVERY_MS / 2).unref();
    return begins;
  }

  async function* news(adUuid: string, over: AbortSignal): AsyncGenerator<number, undefined> {
    for (let known = -1; !over.aborted; ) {
      // While the database is away, the last count stays.
      const now = await countOnce(adUuid).catch(error => {
        events.partFailed({ part: 'watchers', error });
        return known;
      });
      if (now !== known) yield now;
      known = now;
      await sleep(COUNT_EVERY_MS, undefined, { ref: false, signal: over }).catch(() => {});
    }
  }

  return {
    tick,
    /** Counts with `count` until disposed. */
    follow(count: CountHere): void {
      countHere = count;
      timer = setInterval(() => {
        tick().catch(error => events.partFailed({ part: 'watchers', error }));
      }, COUNT_EVERY_MS);
      timer.unref();
    },
    count,
    /** Yields the number of watchers, now and at each change, polled at the counting interval. */
    counts(adUuid: string): AsyncIterableIterator<number> {
      const over = new AbortController();
      const iterator = news(adUuid, over.signal);
      return {
        next: () => iterator.next(),
        async return() {
          over.abort();
          return iterator.return(undefined);
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    [Symbol.dispose]() {
      if (timer) clearInterval(timer);
    },
  };
}
