import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { between, type Chance } from '#test/properties/chance.ts';
import { type Book, place } from './bidding.ts';
import { settleUp } from './checks.ts';
import type { Faults, Found, Scenario } from './kit.ts';
import { openSaleroom, type Saleroom } from './saleroom.ts';

const BIDDERS = 16;
const AROUND_MS = 2_000;
const STEPPED_CLOCK = fileURLToPath(new URL('./stepped-clock.ts', import.meta.url));

/** Bids of many from before an end to after it; what this machine's clock proves is counted beside the ledger. */
async function bidAroundAnEnd(room: Saleroom, count: number, chance: Chance): Promise<Found> {
  const bidders = await room.bidders(BIDDERS);
  const { auctionId } = await room.auction({ endsInMs: AROUND_MS + 1_000, windowMs: 0 });
  const [row] = await room.owner<{ end: Date }>('select end_at as end from auctions where id = $1', [
    auctionId,
  ]);
  const endAt = row?.end.getTime() ?? 0;
  const book: Book = { auctionId, told: [], top: 1_000 };
  let left = count;
  await sleep(Math.max(0, endAt - AROUND_MS - Date.now()));
  const all = bidders.map(async bidder => {
    while (left > 0) {
      left -= 1;
      // Half of them before the end, in step with the time that is left; the others after it.
      const isEarly = left > count / 2;
      const dueAt = isEarly ? endAt - (AROUND_MS * (left - count / 2)) / (count / 2) : endAt - 20;
      await sleep(Math.max(0, dueAt - Date.now()) + chance() * 5);
      await place(book, bidder, book.top + between(chance, 1, 5) * 1_000, null);
    }
  });
  await Promise.all(all);
  const found = await settleUp(room, [book], count);
  return { ...found, ...withOwnClock(found, book, endAt) };
}

/** Told late though sent after the end, or refused though answered before it: by a clock that nobody asked. */
function withOwnClock(found: Found, { told }: Book, endAt: number): Pick<Found, 'faults' | 'notes'> {
  const late = told.filter(one => one.version !== null && one.sentAt > endAt);
  const early = told.filter(one => one.code === 'AuctionFinished' && one.toldAt < endAt);
  const faults: Faults = {
    ...found.faults,
    late: (found.faults.late ?? 0) + late.length,
    early: (found.faults.early ?? 0) + early.length,
  };
  return { faults, notes: [...found.notes, ...[...late, ...early].map(one => `by our clock: ${one.key}`)] };
}

export const ends: Scenario = {
  unit: 'bids around an end',
  full: 10_000,
  slice: 300,
  chunk: 2_000,
  async run(count, chance) {
    await using room = await openSaleroom();
    return await bidAroundAnEnd(room, count, chance);
  },
};

/** The application's own clock stepped by hours, both ways, while people bid around an end: it decides nothing. */
export const clocks: Scenario = {
  unit: 'bids under a stepped clock',
  full: 2_000,
  slice: 200,
  chunk: 500,
  async run(count, chance) {
    await using room = await openSaleroom({ env: { NODE_OPTIONS: `--import ${STEPPED_CLOCK}` } });
    const stop = new AbortController();
    const stepping = (async () => {
      while (!stop.signal.aborted) {
        room.app().process.kill('SIGUSR2');
        await sleep(300, undefined, { signal: stop.signal }).catch(() => {});
      }
    })();
    try {
      return await bidAroundAnEnd(room, count, chance);
    } finally {
      stop.abort();
      await stepping;
    }
  },
};
