import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { letterTo, openMailRoom } from '#test/kit/mail-room.ts';
import { type MailServer, type MailServerWish, openMailServer, saysTo } from '#test/kit/mail-server.ts';
import { followHouse } from '../figures.ts';
import type { Mail } from './index.ts';
import type { LetterFilter } from './staff-store.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());
afterEach(async () => {
  await db.owner('delete from jobs');
  await db.owner('delete from mails');
});

const send = (mail: Mail, name: string) =>
  db.database.transaction(writes => mail.send(writes, letterTo(`${name}@calandre.test`)));
const letTimePass = () =>
  db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
const reached = (server: MailServer) =>
  server.letters.map(letter => letter.to?.[0]?.address?.split('@', 1)[0] ?? '');
type Kept = { attempts: number; wait: number; said: string | null; isDead: boolean };
/** What waits, how long it does, and what it was told last. */
const kept = () =>
  db.owner<Kept>(
    `select attempts, extract(epoch from run_at - now())::float8 as wait, last_error as said,
       died_at is not null as "isDead" from jobs order by id`,
  );

describe('a mail server that is away', () => {
  it('is asked by few, and all go as soon as it is back, what is written to many after the rest', async () => {
    await using server = await openMailServer();
    await using process = await openMailRoom(db, server.url);
    await server.kill();
    const many = Array.from({ length: 4 }, (_, n) => letterTo(`many${n}@calandre.test`));
    await db.database.transaction(writes => process.mail.sendToMany(writes, many));
    for (let n = 0; n < 12; n += 1) await send(process.mail, `code${n}`);
    await process.jobs.drain();
    expect((await kept()).filter(({ said }) => said !== null).length).toBeLessThanOrEqual(4);
    for (let turn = 0; turn < 12; turn += 1) {
      await letTimePass();
      await process.jobs.drain();
    }
    for (const { attempts, wait } of await kept()) {
      expect(attempts).toBe(0);
      expect(wait).toBeLessThan(20);
    }
    await server.start();
    await letTimePass();
    await process.jobs.drain();
    expect(server.letters).toHaveLength(16);
    // Four at a time: the last of the first ones may come after the first of the others.
    expect(reached(server).slice(0, 9)).toEqual(
      Array.from({ length: 9 }, () => expect.stringMatching('code')),
    );
  });

  it.each([
    ['CONNECT', '421 4.3.2 Too busy'],
    ['CONNECT', '554 5.7.1 Your network is blocked'],
    ['MAIL FROM', '451 4.3.0 Come back later'],
    ['MAIL FROM', '530 5.7.0 Authentication required'],
    ['RCPT TO', '421 4.7.0 Too many connections'],
  ])('or takes nobody’s letters at %s (%s) is one', async (at, no) => {
    let isAway = true;
    await using server = await openMailServer({ says: step => (isAway && step === at ? no : null) });
    await using process = await openMailRoom(db, server.url);
    for (let n = 0; n < 8; n += 1) await send(process.mail, `one${n}`);
    await process.jobs.drain();
    const waiting = await kept();
    expect(waiting.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(waiting.filter(({ said }) => said !== null).length).toBeLessThanOrEqual(4);
    isAway = false;
    await letTimePass();
    await process.jobs.drain();
    expect([server.letters.length, await kept()]).toEqual([8, []]);
  });

  it('is waited for five days, and a letter that is older then waits for staff', async () => {
    await using server = await openMailServer();
    await using process = await openMailRoom(db, server.url);
    await server.kill();
    await send(process.mail, 'old');
    await db.owner("update jobs set created_at = now() - interval '121 hours'");
    await process.jobs.drain();
    expect(await kept()).toMatchObject([{ isDead: true }]);
  });
});

/** What becomes of a letter to whom a server says something. */
async function toldOf(says: NonNullable<MailServerWish['says']>) {
  await using server = await openMailServer({ says });
  await using process = await openMailRoom(db, server.url);
  await send(process.mail, 'told');
  await send(process.mail, 'other');
  await process.jobs.drain();
  const [{ refusal } = { refusal: null }] = await db.owner<{ refusal: string | null }>(
    "select refusal from mails where recipient like 'told%'",
  );
  return { refusal, jobs: await kept(), reached: reached(server) };
}

describe('a refusal', () => {
  it.each([
    '550 5.1.1 No such mailbox',
    '550 no such box',
    '550 5.1.1 Blocked: no such mailbox',
    '550 <spam@calandre.test>: no such box',
    '552 5.2.2 Mailbox full',
    '550 5.4.1 Recipient address rejected: Access denied',
  ])('of who is written to is final: %s', async reply => {
    expect(await toldOf(saysTo('told', reply))).toEqual({
      refusal: expect.stringContaining(reply),
      jobs: [],
      reached: ['other'],
    });
  });

  it.each([
    ['RCPT TO', '554 5.7.1 Client host [192.0.2.1] blocked using zen.example'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', '550 5.1.8 Sender’s domain not found'],
    ['DATA', '550 5.7.26 This mail is unauthenticated'],
  ])('of the house itself is none of the letter: it is tried again each hour (%s, %s)', async (at, reply) => {
    const { refusal, jobs, reached } = await toldOf((step, address) =>
      step === at && address.startsWith('told') ? reply : null,
    );
    expect([refusal, reached]).toEqual([null, ['other']]);
    expect(jobs).toMatchObject([{ attempts: 0, isDead: false }]);
    const [{ wait, said } = { wait: 0, said: '' }] = jobs;
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThan(3_700);
    // Staff read it beside the letter, and the log knows of no person.
    expect(said).toMatch(/^HouseRefused: E[A-Z]+ (RCPT TO|DATA) 55/);
    expect(await figure('house_refused')).toBe(1);
  });
});

describe('what waits for the mail server, so that what is written to many waits too', () => {
  it('is what it refuses the house, until it takes a later letter, and none of it after that', async () => {
    await using server = await openMailServer({ says: saysTo('closed', '550 5.7.1 Members alone') });
    await using process = await openMailRoom(db, server.url);
    await send(process.mail, 'before');
    for (let n = 0; n < 3; n += 1) await send(process.mail, `closed${n}`);
    await process.jobs.drain();
    expect(await process.mail.waiting(db.database)).toBe(3);
    await send(process.mail, 'after');
    await process.jobs.drain();
    expect(await process.mail.waiting(db.database)).toBe(0);
    // Nor while its own hour comes round.
    await db.owner("update jobs set run_at = now() + interval '10 seconds'");
    expect([reached(server), await process.mail.waiting(db.database)]).toEqual([['before', 'after'], 0]);
  });
});

describe('a letter that has waited for five days', () => {
  it('is dead to staff and in no alarm of what is tried again', async () => {
    await using server = await openMailServer({ says: saysTo('closed', '550 5.7.1 Members alone') });
    await using process = await openMailRoom(db, server.url);
    await send(process.mail, 'closed');
    await process.jobs.drain();
    const line = async (filter: LetterFilter) =>
      (await process.mail.staff.list({ filter, pattern: null }, { limit: 9, offset: 0 })).rows[0];
    expect([await line('WAITING'), await figure('house_refused')]).toMatchObject([{ givenUp: null }, 1]);
    await db.owner("update jobs set created_at = now() - interval '121 hours'");
    await letTimePass();
    await process.jobs.drain();
    expect([await line('GIVEN_UP'), await figure('house_refused')]).toMatchObject([
      { givenUp: 'UNTAKEN', lastError: expect.stringMatching('^HouseRefused: ') },
      0,
    ]);
  });
});

async function figure(name: string): Promise<number | undefined> {
  const registry = new Registry();
  const unlessAway = (read: Promise<number>) => read;
  const none = { waitingBids: () => 0, live: {} as never, pages: {} as never };
  followHouse({ registry, database: db.database, pulse: { unlessAway } as never, ...none });
  return (await registry.getSingleMetric(`calandre_letters_${name}`)?.get())?.values[0]?.value;
}

describe('a letter that its mail server took when the process was cut', () => {
  it('goes twice rather than never, under one Message-ID', async () => {
    const had = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const before = () => {
      had.resolve();
      return answer.promise;
    };
    await using server = await openMailServer({ before });
    const cut = await openMailRoom(db, server.url, 20);
    await send(cut.mail, 'twice');
    cut.jobs.start();
    await had.promise;
    await cut[Symbol.asyncDispose]();
    answer.resolve();
    await expect.poll(() => server.letters.length).toBe(1);
    await db.owner('update mails set held_until = now()');
    await letTimePass();
    await using next = await openMailRoom(db, server.url);
    await next.jobs.drain();
    expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(1);
    expect([server.letters.length, await kept()]).toEqual([2, []]);
  });
});
