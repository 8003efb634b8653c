import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { quietEvents } from '#test/kit/world.ts';
import { type Limits, openLimits } from './index.ts';

let db: TestDatabase;
let limits: Limits;
beforeAll(async () => {
  db = await openTestDatabase();
  limits = openLimits({ database: db.database, isOn: true, events: quietEvents() });
});
afterAll(() => db[Symbol.asyncDispose]());

/** How many of so many turns at once were given. */
async function given(turns: number, take: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: turns }, take));
  return results.filter(result => result.status === 'fulfilled').length;
}

describe('a limit', () => {
  it('gives as many turns as it names, however fast they are asked for', async () => {
    expect(await given(25, () => limits.take('question', 'someone'))).toBe(10);
    expect(await given(25, () => limits.take('question', 'somebody else'))).toBe(10);
    expect(await given(25, () => limits.take('passwordReset', 'someone'))).toBe(5);
  });

  it('counts with every process of the house', async () => {
    const other = openLimits({ database: db.database, isOn: true, events: quietEvents() });
    await given(6, () => limits.take('question', 'shared'));
    expect(await given(6, () => other.take('question', 'shared'))).toBe(4);
  });

  it('keeps no two processes waiting for each other, in whatever order their crowds come', async () => {
    const other = openLimits({ database: db.database, isOn: true, events: quietEvents() });
    const keys = Array.from({ length: 300 }, (_, index) => `visitor ${index}`);
    for (let round = 0; round < 5; round += 1) {
      const taken = [
        ...keys.map(key => limits.take('view', key)),
        ...keys.toReversed().map(key => other.take('view', key)),
      ];
      const refused = (await Promise.allSettled(taken)).filter(({ status }) => status === 'rejected');
      expect(refused).toEqual([]);
    }
  });

  it('says how many seconds to wait, and gives turns again after them', async () => {
    await given(60, () => limits.take('bid', 'patient'));
    const refusal = await limits.take('bid', 'patient').catch(error => error);
    expect(refusal).toMatchObject({ code: 'RateLimited' });
    expect(refusal.details.retryAfter).toBeGreaterThan(50);
    expect(refusal.details.retryAfter).toBeLessThanOrEqual(60);
    await db.owner('update rate_limits set expire = expire - 60000');
    await expect(limits.take('bid', 'patient')).resolves.toBeUndefined();
  });

  it('takes an address for the same in capitals, and keeps none of it', async () => {
    await given(3, () => limits.take('passwordReset', 'Known@calandre.test'));
    expect(await given(3, () => limits.take('passwordReset', 'known@CALANDRE.test'))).toBe(2);
    const rows = await db.owner<{ key: string }>('select key from rate_limits');
    for (const { key } of rows) expect(key).not.toMatch(/calandre/i);
  });

  it('is off where the house says so', async () => {
    const off = openLimits({ database: db.database, isOn: false, events: quietEvents() });
    expect(await given(100, () => off.take('login', 'bench'))).toBe(100);
  });

  it('forgets those that are over', async () => {
    await limits.take('bid', 'forgotten');
    await db.owner('update rate_limits set expire = 0');
    await given(1_000, () => limits.take('bid', 'busy'));
    expect(await db.owner('select from rate_limits where expire = 0')).toEqual([]);
  });
});
