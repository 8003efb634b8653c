import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { openSecrets } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

describe('a mark', () => {
  it('is the same in every process of the house, another for another purpose, and found by nobody without its key', async () => {
    const mark = (purpose: string) => openSecrets(db).mark(purpose, '192.0.2.1');
    const known = await mark('visitor');
    expect(await mark('visitor')).toBe(known);
    expect(await mark('else')).not.toBe(known);
    await db.owner("delete from secrets where name = 'marks'");
    expect(await mark('visitor')).not.toBe(known);
  });
});

describe('a seal', () => {
  it('is read by every process of the house, and by what it was made for alone', async () => {
    const [one, other] = [openSecrets(db), openSecrets(db)];
    const signed = await one.sign('private file', 'a text, Ô');
    expect(await other.read('private file', signed)).toBe('a text, Ô');
    expect(await other.read('device', signed)).toBeNull();
  });

  it('is not read once a letter of it or of its text is another, or without it', async () => {
    const secrets = openSecrets(db);
    const [text = '', seal = ''] = (await secrets.sign('x', 'one')).split('.');
    const another = Buffer.from('two').toString('base64url');
    const wrong = [
      `${another}.${seal}`,
      `${text}.${seal.slice(1)}`,
      `${text}.`,
      text,
      '',
      `${text}.${seal}.x`,
    ];
    for (const token of wrong) expect([token, await secrets.read('x', token)]).toEqual([token, null]);
  });

  it('is worth nothing after the house has made itself another key', async () => {
    const signed = await openSecrets(db).sign('x', 'one');
    await db.owner("delete from secrets where name = 'seals'");
    expect(await openSecrets(db).read('x', signed)).toBeNull();
  });
});
