import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Chance, pick } from '#test/properties/chance.ts';
import { type Book, keepBidding } from './bidding.ts';
import { settleUp } from './checks.ts';
import type { Scenario } from './kit.ts';
import { type Bidder, openSaleroom, type Saleroom, untilDone } from './saleroom.ts';

const BIDDERS = 6;

/** Lets some bid for as long as `trouble` takes, each with all answers it waits for, and looks everything up. */
export async function bidDuring(
  room: Saleroom,
  chance: Chance,
  done: number,
  trouble: (book: Book) => Promise<void>,
  as = (bidder: Bidder) => bidder,
) {
  const [{ auctionId }, bidders] = [await room.auction(), (await room.bidders(BIDDERS)).map(as)];
  const book: Book = { auctionId, told: [], top: 1_000 };
  const stop = new AbortController();
  const bidding = Promise.all(bidders.map(bidder => keepBidding(book, bidder, chance, stop.signal)));
  try {
    await trouble(book);
  } finally {
    stop.abort();
  }
  await bidding;
  return settleUp(room, [book], done);
}

/** Until so many more were acknowledged: trouble that strikes nobody shows nothing. */
async function untilTold(book: Book, more: number): Promise<void> {
  const wanted = book.told.length + more;
  while (book.told.length < wanted) await sleep(5);
}

async function kill(room: Saleroom, what: 'app' | 'database' | 'both'): Promise<void> {
  const pid = what === 'app' ? null : await untilDone(room.databasePid);
  const killed = what === 'database' ? null : room.app().kill('SIGKILL');
  try {
    if (pid !== null) process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It had just ended by itself, as where it starts anew after a kill: it is as dead as it was to be.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await killed;
  if (killed) await room.start();
}

/** SIGKILL for the application, its database, or both at once, while people bid. */
export const kills: Scenario = {
  unit: 'kills',
  full: 300,
  slice: 3,
  chunk: 10,
  async run(count, chance) {
    await using room = await openSaleroom();
    return await bidDuring(room, chance, count, async book => {
      const order = ['app', 'database', 'both'] as const;
      for (let done = 0; done < count; done += 1) {
        await untilTold(book, between(chance, 1, 20));
        await sleep(between(chance, 0, 30));
        await kill(room, count <= order.length ? (order[done] ?? 'app') : pick(chance, order));
      }
      await untilTold(book, BIDDERS);
    });
  },
};

/** The connection cut after COMMIT went out: its answer lost, or the very word perhaps. */
export const commits: Scenario = {
  unit: 'cut commits',
  full: 1_000,
  slice: 30,
  chunk: 250,
  async run(count, chance) {
    await using room = await openSaleroom({ withProxy: true });
    return await bidDuring(room, chance, count, async book => {
      let cuts = 0;
      room.proxy?.onCommit(named => {
        if (cuts >= count || !named.includes('auctions.append') || chance() < 0.3) return null;
        cuts += 1;
        return pick(chance, ['ANSWER', 'WORD']);
      });
      while (cuts < count) await sleep(20);
      await untilTold(book, BIDDERS);
    });
  },
};

/** The database hangs, for less and for more than anybody waits. */
export const hangs: Scenario = {
  unit: 'hangs',
  full: 60,
  slice: 2,
  chunk: 10,
  async run(count, chance) {
    await using room = await openSaleroom({ withProxy: true });
    return await bidDuring(room, chance, count, async book => {
      for (let done = 0; done < count; done += 1) {
        await untilTold(book, between(chance, 1, 30));
        room.proxy?.freeze();
        await sleep(pick(chance, [50, 500, 2_000, 7_000]));
        room.proxy?.thaw();
      }
      await untilTold(book, BIDDERS);
    });
  },
};

/** So long a browser waits before it asks again: at the other process here, as a proxy would have it. */
const PATIENCE_MS = 2_000;

/** Somebody whose request goes to one process after the other, until it is answered. */
function roaming({ id, guest }: Bidder, urls: readonly string[]): Bidder {
  let turn = 0;
  const ask: Bidder['guest']['ask'] = async (query, variables) => {
    turn += 1;
    const response = await fetch(`${urls[turn % urls.length]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guest.cookie() },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Awaited<ReturnType<typeof guest.ask>>;
  };
  return { id, guest: { ...guest, ask } };
}

/** One of two processes stands still, whatever it holds, until bids are taken all the same, and then goes on. */
export const freezes: Scenario = {
  unit: 'frozen processes',
  full: 60,
  slice: 1,
  chunk: 10,
  async run(count, chance) {
    await using room = await openSaleroom({ withProxy: true });
    await using second = await room.second();
    const trouble = async (book: Book) => {
      for (let done = 0; done < count; done += 1) {
        await untilTold(book, between(chance, 1, 20));
        const { process: frozen } = pick(chance, [room.app(), second.app]);
        frozen.kill('SIGSTOP');
        await untilTold(book, between(chance, 1, 5)).finally(() => frozen.kill('SIGCONT'));
      }
      await untilTold(book, BIDDERS);
    };
    return await bidDuring(room, chance, count, trouble, bidder => roaming(bidder, [room.url, second.url]));
  },
};
