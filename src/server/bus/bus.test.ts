import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { openTestProxy } from '#test/kit/proxy.ts';
import { hasRedis, openTestRedis, type TestRedis } from '#test/kit/redis.ts';
import { DatabaseAway, openDatabase } from '../database/index.ts';
import { type Bus, type Message, openBus } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

const message = (version: number): Message => ({ topic: 'bids', id: 'an-auction', version });

/** One process's end of the bus, with all it has heard. */
async function openEnd(redisUrl: string | null) {
  let failures = 0;
  const bus: Bus = await openBus(db.database, redisUrl, () => {
    failures += 1;
  });
  const heard: number[] = [];
  let resets = 0;
  bus.onMessage(({ version }) => heard.push(version));
  bus.onReset(() => {
    resets += 1;
  });
  return {
    bus,
    heard,
    resets: () => resets,
    failures: () => failures,
    [Symbol.asyncDispose]: () => bus[Symbol.asyncDispose](),
  };
}

/** What both adapters promise. */
function promises(redisUrl: () => string | null): void {
  it('tells this process before the caller goes on, and every other one soon after', async () => {
    await using here = await openEnd(redisUrl());
    await using there = await openEnd(redisUrl());
    await db.database.transaction(async writes => {
      await here.bus.publish(writes, [message(1), message(2)]);
      expect(here.heard).toEqual([]);
    });
    expect(here.heard).toEqual([1, 2]);
    await expect.poll(() => there.heard).toEqual([1, 2]);
    expect(here.heard).toEqual([1, 2]);
  });

  it('has all start over where nobody knows whether what was said stands', async () => {
    await using proxy = await openTestProxy(db.url);
    await using cut = openDatabase({ url: proxy.url, role: null, applicationName: 'cut', onError: () => {} });
    await using here = await openEnd(redisUrl());
    await using there = await openEnd(redisUrl());
    await db.database.transaction(writes => here.bus.publish(writes, [message(1)]));
    await expect.poll(() => there.heard).toEqual([1]);
    const [ours, theirs] = [here.resets(), there.resets()];
    proxy.onCommit(() => 'ANSWER');
    const lost = cut.transaction(writes => here.bus.publish(writes, [message(2)]));
    await expect(lost).rejects.toThrow(DatabaseAway);
    await expect.poll(() => here.resets()).toBe(ours + 1);
    await expect.poll(() => there.heard.includes(2) || there.resets() > theirs).toBe(true);
  });

  it('tells nobody of what was rolled back', async () => {
    await using here = await openEnd(redisUrl());
    await using there = await openEnd(redisUrl());
    const failing = db.database.transaction(async writes => {
      await here.bus.publish(writes, [message(1)]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.database.transaction(writes => here.bus.publish(writes, [message(2)]));
    await expect.poll(() => there.heard).toEqual([2]);
    expect(here.heard).toEqual([2]);
  });
}

describe('the bus of the database', () => {
  promises(() => null);

  it('joins again after its connection was cut, and says that it may have missed something', async () => {
    await using here = await openEnd(null);
    await using there = await openEnd(null);
    await db.owner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`);
    await expect.poll(() => there.resets()).toBe(1);
    await db.database.transaction(writes => here.bus.publish(writes, [message(3)]));
    await expect.poll(() => there.heard).toEqual([3]);
  });

  it('has nobody forget what is at hand while its database is gone, and all once it is back', async () => {
    await using here = await openEnd(null);
    const letIn = (isOpen: boolean) =>
      db.owner('update pg_database set datallowconn = $1 where datname = current_database()', [isOpen]);
    onTestFinished(async () => void (await letIn(true)));
    await letIn(false);
    await db.owner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`);
    await expect.poll(() => here.failures()).toBeGreaterThan(3);
    expect(here.resets()).toBe(0);
    await letIn(true);
    await expect.poll(() => here.resets()).toBe(1);
  });
});

describe.runIf(hasRedis())('the bus of a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await openTestRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());
  promises(() => redis.url);

  it('joins again after the Redis was killed, and says that it may have missed something', async () => {
    await using here = await openEnd(redis.url);
    await using there = await openEnd(redis.url);
    await redis.restart();
    await expect.poll(() => there.resets(), { timeout: 10_000 }).toBeGreaterThan(1);
    await expect
      .poll(
        async () => {
          await db.database.transaction(writes => here.bus.publish(writes, [message(4)]));
          return there.heard.at(-1);
        },
        { timeout: 10_000 },
      )
      .toBe(4);
  });

  it('has the others start over when a word of it was lost on a line of its own', async () => {
    await using there = await openEnd(redis.url);
    await using here = await openEnd(redis.url);
    await expect.poll(() => there.resets()).toBe(1);
    const operator = await createClient({ url: redis.url }).connect();
    onTestFinished(() => operator.destroy());
    // What is published is held back, and dies with the lines that publish; those that listen stand.
    await operator.sendCommand(['CLIENT', 'PAUSE', '60000', 'WRITE']);
    await db.database.transaction(writes => here.bus.publish(writes, [message(6)]));
    await setTimeout(50);
    await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal']);
    await operator.sendCommand(['CLIENT', 'UNPAUSE']);
    await expect.poll(() => there.resets(), { timeout: 10_000 }).toBe(2);
    expect([there.heard, here.heard, here.resets()]).toEqual([[], [6], 0]);
  });

  it('has the others start over at its start: another may have ended with words unsaid', async () => {
    await using there = await openEnd(redis.url);
    await using here = await openEnd(redis.url);
    await expect.poll(() => there.resets()).toBe(1);
    expect(here.resets()).toBe(0);
  });

  it('starts over once for a loss, however often it tries to come back', async () => {
    const away = await openTestRedis();
    await using here = await openEnd(away.url);
    await away[Symbol.asyncDispose]();
    // Both of its lines fail at each try.
    await expect.poll(() => here.failures()).toBeGreaterThan(9);
    expect(here.resets()).toBe(1);
  });

  it('is joined later where it was away at the start', async () => {
    const late = await openTestRedis();
    await late.stop();
    await using here = await openEnd(late.url);
    await using there = await openEnd(late.url);
    expect(here.failures()).toBeGreaterThan(0);
    await late.restart();
    const heard = async () => {
      await db.database.transaction(writes => here.bus.publish(writes, [message(7)]));
      return there.heard.at(-1);
    };
    await expect.poll(heard).toBe(7);
    expect(there.resets()).toBeGreaterThan(0);
    await late[Symbol.asyncDispose]();
  });

  it('that does not know us is told at the start', async () => {
    const guarded = redis.url.replace('//', '//nobody:wrong@');
    await expect(openEnd(guarded)).rejects.toThrow('REDIS_URL does not let us in');
  });

  it('can be left while the Redis is away', async () => {
    const away = await openTestRedis();
    const here = await openEnd(away.url);
    await away[Symbol.asyncDispose]();
    await here[Symbol.asyncDispose]();
  });

  it('loses no commit while the Redis is away: only latency', async () => {
    await using here = await openEnd(redis.url);
    const back = redis.restart();
    await db.database.transaction(writes => here.bus.publish(writes, [message(5)]));
    expect(here.heard).toEqual([5]);
    await back;
  });
});

describe.runIf(!hasRedis())('without a redis-server on this machine', () => {
  it('the bus of a Redis was not run against a real one', () => {
    expect(hasRedis()).toBe(false);
  });
});
