import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedis, openTestRedis } from '#test/kit/redis.ts';
import { type Grounds, type Line, median, sized } from './kit.ts';
import { measure, openHouses } from './sockets.ts';

const WATCHERS = sized(50_000, 400);
const PROCESSES = sized(4, 1);
const BIDS = sized(30, 2);

/** Watchers without lines, in four processes that share a database and a Redis: memory each, and time a bid. */
export async function benchCrowd(grounds: Grounds): Promise<Line[]> {
  if (!hasRedis()) return [{ what: 'crowd', value: 'no redis-server here' }];
  await using servers = new AsyncDisposableStack();
  const redis = servers.use(await openTestRedis());
  const teller = await openHouses(grounds, servers, PROCESSES, 'crowd-server.ts', [redis.url]);
  const { houses, uuid } = teller;
  const all = <Answer>(message: object) => Promise.all(houses.map(house => house.ask<Answer>(message)));
  const bytes = async () =>
    (await all<{ bytes: number }>({ kind: 'memory' })).reduce((sum, each) => sum + each.bytes, 0);
  const before = await bytes();
  await all({ kind: 'join', count: WATCHERS / PROCESSES, uuid });
  const after = await bytes();
  const times: number[] = [];
  for (let turn = 0; turn < BIDS; turn += 1) times.push((await measure(houses, teller)).ms);
  await sleep(100);
  const wrong = (await all<{ wrong: number }>({ kind: 'wrong' })).reduce((sum, each) => sum + each.wrong, 0);
  return [
    { what: `watchers, ${PROCESSES} processes, no lines`, value: WATCHERS.toLocaleString('en') },
    { what: 'memory a watcher', value: `${((after - before) / WATCHERS / 1_024).toFixed(1)} KB` },
    { what: 'a bid, until the last has it, median', value: `${median(times).toFixed(0)} ms` },
    { what: 'a bid, until the last has it, most', value: `${Math.max(...times).toFixed(0)} ms` },
    {
      what: `rows missed or out of order of ${(BIDS * WATCHERS).toLocaleString('en')}`,
      value: String(wrong),
      target: '0',
      met: wrong === 0,
    },
  ];
}
