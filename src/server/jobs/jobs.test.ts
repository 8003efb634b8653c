import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { quietEvents } from '#test/kit/world.ts';
import { type Bus, openBus } from '../bus/index.ts';
import { statement } from '../database/index.ts';
import { ATTEMPTS_MAX, type OpenJobs, openJobs, PutOff } from './index.ts';

let db: TestDatabase;
let bus: Bus;
beforeAll(async () => {
  db = await openTestDatabase();
  bus = await openBus(db.database, null, () => {});
});
afterAll(async () => {
  await bus[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});
beforeEach(async () => void (await db.owner('delete from jobs')));

/** A process that works off what it is given; two of them share one database and one bus. */
function openProcess(metrics = new Registry(), database = db.database, patienceMs?: number): OpenJobs {
  return openJobs({ database, bus, events: quietEvents(), metrics, patienceMs });
}
const open =
  "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
const promise = (jobs: OpenJobs, kind: string, ...data: object[]) =>
  db.database.transaction(writes =>
    jobs.enqueue(
      writes,
      data.map(each => ({ kind, data: each })),
    ),
  );
const rows = () =>
  db.owner<{ kind: string; attempts: number; died: boolean; last_error: string | null }>(
    'select kind, attempts, died_at is not null as died, last_error from jobs order by id',
  );
/** Time passes for those that wait to be tried again. */
const letTimePass = () =>
  db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
const holdSql = statement('test.hold', 'select from jobs for update');
const noteSql = statement('test.note', 'insert into secrets (name, value) values ($1, $2)');

describe('a job', () => {
  it('exists exactly when its cause was committed', async () => {
    await using jobs = openProcess();
    const failing = db.database.transaction(async writes => {
      await jobs.enqueue(writes, [{ kind: 'test', data: {} }]);
      throw new Error('the cause did not happen');
    });
    await expect(failing).rejects.toThrow('the cause did not happen');
    expect(await rows()).toEqual([]);
    await promise(jobs, 'test', {});
    expect(await rows()).toHaveLength(1);
  });

  it('is begun at once by a process that was waiting, and gone when it is done', async () => {
    await using jobs = openProcess();
    const { promise: done, resolve } = Promise.withResolvers<object>();
    jobs.handle<{ n: number }>('test', async data => resolve(data));
    jobs.start();
    await promise(jobs, 'test', { n: 1 });
    expect(await done).toEqual({ n: 1 });
    await expect.poll(rows).toEqual([]);
  });

  it('ends together with what it wrote, or not at all', async () => {
    await using jobs = openProcess();
    let isBroken = true;
    jobs.handle<{ name: string }>('test', async ({ name }, writes) => {
      await writes.query(noteSql, [name, '1']);
      if (isBroken) throw new Error('too early');
    });
    await promise(jobs, 'test', { name: 'together' });
    const noted = () => db.owner("select from secrets where name = 'together'");
    await jobs.drain();
    expect([await noted(), await rows()]).toMatchObject([
      [],
      [{ attempts: 1, last_error: 'Error: too early' }],
    ]);
    isBroken = false;
    await letTimePass();
    await jobs.drain();
    expect([(await noted()).length, await rows()]).toEqual([1, []]);
  });

  it('waits for its time', async () => {
    await using jobs = openProcess();
    let count = 0;
    jobs.handle('test', async () => {
      count += 1;
    });
    await db.database.transaction(writes =>
      jobs.enqueue(writes, [{ kind: 'test', data: {}, delayMs: 60_000 }]),
    );
    await jobs.drain();
    expect(count).toBe(0);
    await letTimePass();
    await jobs.drain();
    expect(count).toBe(1);
  });

  it('is left to those who can do it', async () => {
    await using jobs = openProcess();
    jobs.handle('mine', async () => {});
    await promise(jobs, 'another', {});
    await jobs.drain();
    expect(await rows()).toMatchObject([{ kind: 'another', attempts: 0 }]);
    expect(() => jobs.handle('mine', async () => {})).toThrow('two handlers');
  });
});

describe('two processes', () => {
  it('share the work, and none of it is done twice', async () => {
    await using one = openProcess();
    await using other = openProcess();
    const done: [string, number][] = [];
    for (const [name, jobs] of [
      ['one', one],
      ['other', other],
    ] as const) {
      jobs.handle<{ n: number }>('test', async ({ n }) => void done.push([name, n]));
    }
    await promise(one, 'test', ...Array.from({ length: 200 }, (_, n) => ({ n })));
    await Promise.all([one.drain(), other.drain()]);
    expect(done.map(([, n]) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(new Set(done.map(([name]) => name)).size).toBe(2);
  });

  it('leave a job alone that one of them is still busy with, however late it is', async () => {
    await using one = openProcess();
    await using other = openProcess();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let count = 0;
    one.handle('test', async () => {
      count += 1;
      begun.resolve();
      await gate.promise;
    });
    other.handle('test', async () => {
      count += 1;
    });
    await promise(one, 'test', {});
    const working = one.drain();
    await begun.promise;
    await other.drain();
    gate.resolve();
    await working;
    expect([count, await rows()]).toEqual([1, []]);
  });

  it('do not ask again and again for what one of them is still busy with', async () => {
    let looks = 0;
    const transaction: typeof db.database.transaction = work => {
      looks += 1;
      return db.database.transaction(work);
    };
    await using jobs = openProcess(
      new Registry(),
      Object.assign(Object.create(db.database), { transaction }),
    );
    jobs.handle('test', async () => {});
    await promise(jobs, 'test', {});
    await db.database.transaction(async writes => {
      await writes.query(holdSql);
      jobs.start();
      for (let turn = 0; turn < 100; turn += 1) await db.owner('select pg_sleep(0.01)');
    });
    expect(looks).toBeLessThan(20);
  });

  it('finish what a third had taken when it was killed', async () => {
    await using one = openProcess();
    let count = 0;
    one.handle('test', async () => {
      count += 1;
    });
    await promise(one, 'test', {});
    // Taken and then nothing more: what a process leaves behind that is killed between the two.
    await db.owner("update jobs set attempts = 1, run_at = now() + interval '5 seconds'");
    await one.drain();
    expect(count).toBe(0);
    await letTimePass();
    await one.drain();
    expect([count, await rows()]).toEqual([1, []]);
  });
});

describe('a job that always fails', () => {
  it('delays no other, waits longer each time, and is kept dead and counted in the end', async () => {
    const metrics = new Registry();
    await using jobs = openProcess(metrics);
    const done: number[] = [];
    jobs.handle<{ n: number }>('test', async ({ n }) => {
      if (n === 0) throw new Error('poison');
      done.push(n);
    });
    await promise(jobs, 'test', { n: 0 }, { n: 1 }, { n: 2 });
    await jobs.drain();
    expect(done.sort()).toEqual([1, 2]);
    const waits: number[] = [];
    for (let attempt = 1; attempt < ATTEMPTS_MAX; attempt += 1) {
      const [row] = await db.owner<{ wait: number }>(
        'select extract(epoch from run_at - now())::float8 as wait from jobs',
      );
      waits.push(row?.wait ?? 0);
      await letTimePass();
      await jobs.drain();
    }
    expect(waits.slice(0, 8)).toEqual([...waits.slice(0, 8)].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBeLessThanOrEqual(4 * 3_600);
    expect(await rows()).toMatchObject([{ attempts: ATTEMPTS_MAX, died: true, last_error: 'Error: poison' }]);
    await letTimePass();
    await jobs.drain();
    expect(await rows()).toMatchObject([{ attempts: ATTEMPTS_MAX }]);
    expect(await metrics.metrics()).toContain('calandre_jobs_dead{kind="test"} 1');
  });

  it('by taking its process down is given up too, without another try', async () => {
    await using jobs = openProcess();
    let count = 0;
    jobs.handle('test', async () => {
      count += 1;
    });
    await promise(jobs, 'test', {});
    await db.owner('update jobs set attempts = $1', [ATTEMPTS_MAX]);
    await jobs.drain();
    expect([count, await rows()]).toMatchObject([0, [{ died: true }]]);
  });
});

describe('a kind whose other side is away', () => {
  it('is tried by one from time to time, as if it had not been, and by all once that one came through', async () => {
    await using jobs = openProcess();
    let [isAway, tries, atOnce, most] = [true, 0, 0, 0];
    jobs.handleOutside('test', async () => {
      tries += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(resolve => setTimeout(resolve, 20));
      atOnce -= 1;
      if (isAway) throw new PutOff('away', { forMs: 100, holdsKind: true });
      return null;
    });
    await promise(jobs, 'test', ...Array.from({ length: 12 }, (_, n) => ({ n })));
    await jobs.drain();
    expect([tries, most]).toEqual([4, 4]);
    most = 0;
    jobs.start();
    await expect.poll(() => tries).toBe(5);
    const isCounted = async () => (await rows()).some(({ attempts }) => attempts > 0);
    await expect.poll(isCounted).toBe(false);
    expect(most).toBe(1);
    isAway = false;
    await expect.poll(rows).toEqual([]);
    expect(most).toBe(4);
  });
});

describe('one that finds its other side away while another came through', () => {
  it('is the one at fault: its try counts, and it holds up nobody', async () => {
    await using jobs = openProcess();
    const through = Promise.withResolvers<void>();
    jobs.handleOutside<{ n: number }>('test', async ({ n }) => {
      if (n > 0) return async () => through.resolve();
      await through.promise;
      await new Promise(resolve => setTimeout(resolve, 200));
      throw new PutOff('away', { forMs: 60_000, holdsKind: true });
    });
    await promise(jobs, 'test', { n: 0 }, { n: 1 });
    await jobs.drain();
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'PutOff: away' }]);
  });
});

describe('stopping', () => {
  it('takes nothing more and lets what has begun come to its end', async () => {
    const jobs = openProcess();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const done: number[] = [];
    jobs.handle<{ n: number }>(
      'test',
      async ({ n }) => {
        begun.resolve();
        await gate.promise;
        done.push(n);
      },
      { atOnce: 1 },
    );
    await promise(jobs, 'test', { n: 1 }, { n: 2 });
    jobs.start();
    await begun.promise;
    const stopped = jobs[Symbol.asyncDispose]();
    gate.resolve();
    await stopped;
    expect(done).toEqual([1]);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });

  it.each(['heeds it', 'hears nothing'])(
    'lets a job go that does not end and %s: it was never taken',
    async how => {
      const jobs = openProcess(undefined, undefined, 50);
      const begun = Promise.withResolvers<void>();
      jobs.handle('test', async (_data, writes, stop) => {
        await writes.query(noteSql, [how, '1']);
        begun.resolve();
        await new Promise((_resolve, reject) => {
          if (how === 'heeds it') stop.addEventListener('abort', () => reject(stop.reason));
        });
      });
      await promise(jobs, 'test', {});
      jobs.start();
      await begun.promise;
      await jobs[Symbol.asyncDispose]();
      expect(await rows()).toEqual([{ kind: 'test', attempts: 0, died: false, last_error: null }]);
      await using next = openProcess();
      let count = 0;
      next.handle('test', async () => {
        count += 1;
      });
      await next.drain();
      expect([count, await db.owner('select from secrets where name = $1', [how])]).toEqual([1, []]);
    },
  );
});

describe('a job that waits for others', () => {
  it('holds no connection, and is taken by nobody else meanwhile', async () => {
    await using one = openProcess();
    await using other = openProcess();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let count = 0;
    for (const jobs of [one, other])
      jobs.handleOutside('test', async () => {
        count += 1;
        begun.resolve();
        await gate.promise;
        return writes => writes.query(noteSql, ['outside', '1']);
      });
    await promise(one, 'test', {});
    const working = one.drain();
    await begun.promise;
    await other.drain();
    expect(await db.owner(open)).toEqual([]);
    gate.resolve();
    await working;
    expect([count, await rows()]).toEqual([1, []]);
    expect(await db.owner("select from secrets where name = 'outside'")).toHaveLength(1);
  });

  it('is tried later where it fails, as soon as any other', async () => {
    await using jobs = openProcess();
    jobs.handleOutside('test', async () => {
      throw new Error('away');
    });
    await promise(jobs, 'test', {});
    await jobs.drain();
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'Error: away' }]);
    const soon = "select from jobs where run_at < now() + interval '6 seconds'";
    expect(await db.owner(soon)).toHaveLength(1);
  });

  it('is cut off where it heeds nothing, and tried later', async () => {
    await using jobs = openJobs({ database: db.database, bus, events: quietEvents(), outsideWithinMs: 20 });
    jobs.handleOutside('test', () => new Promise(() => {}));
    await promise(jobs, 'test', {});
    await jobs.drain();
    expect(await rows()).toMatchObject([{ attempts: 1, died: false }]);
  });

  it('is let go by a stop, and what was answered before it is written', async () => {
    const jobs = openProcess(undefined, undefined, 50);
    const begun = Promise.withResolvers<void>();
    jobs.handleOutside<{ n: number }>('test', async ({ n }, stop) => {
      if (n === 0) begun.resolve();
      await new Promise(resolve => stop.addEventListener('abort', resolve));
      if (n === 0) throw stop.reason;
      return writes => writes.query(noteSql, ['answered', '1']);
    });
    await promise(jobs, 'test', { n: 1 }, { n: 0 });
    jobs.start();
    await begun.promise;
    await jobs[Symbol.asyncDispose]();
    expect(await rows()).toEqual([{ kind: 'test', attempts: 0, died: false, last_error: null }]);
    expect(await db.owner("select from secrets where name = 'answered'")).toHaveLength(1);
  });
});
