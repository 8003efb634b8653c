import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const FAILED = '{ failedJobs { id kind attempts lastError diedAt } }';
const RETRY = 'mutation($id: ID!) { retryJob(id: $id) { attempts diedAt } }';
const LETTERS = '{ staffLetters { totalCount } }';
const RETRY_LETTER = 'mutation { retryLetter(id: "1") { id } }';

describe('work that failed', () => {
  it('is for Users:update to see and to try anew', async () => {
    for (const query of [FAILED, LETTERS, RETRY_LETTER]) {
      expect(await house.visitor().codeOf(query)).toBe('Unauthenticated');
      const other = await house.guest({ permissions: ['Content:update', 'Leads:read'] });
      expect(await other.codeOf(query)).toBe('Forbidden');
    }
    expect(await house.visitor().codeOf(RETRY, { id: '1' })).toBe('Unauthenticated');
    expect(await (await house.guest()).codeOf(RETRY, { id: '1' })).toBe('Forbidden');
  });

  it('is shown without what it is about, the dead first, and lives again', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const rows = await house.db.owner<{ id: number }>(
      `insert into jobs (kind, data, attempts, last_error, died_at) values
         ('test', '{"secret": 1}', 20, 'Error: poison', now()), ('test', '{}', 3, 'Error: later', null),
         ('test', '{}', 0, null, null) returning id`,
    );
    const { data } = await staff.ask(FAILED);
    expect(data).toMatchObject({
      failedJobs: [
        { attempts: 20, lastError: 'Error: poison' },
        { attempts: 3, diedAt: null },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('secret');
    const dead = String(rows[0]?.id);
    expect((await staff.ask(RETRY, { id: dead })).data).toEqual({ retryJob: { attempts: 0, diedAt: null } });
    for (const id of ['x', '999999999', String(rows[2]?.id)]) {
      expect(await staff.codeOf(RETRY, { id })).toBe('NotFound');
    }
  });
});
