import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { letterTo, openMailRoom } from '#test/kit/mail-room.ts';
import { openMailServer, saysTo } from '#test/kit/mail-server.ts';
import { statement } from '../database/index.ts';
import { followHouse } from '../figures.ts';
import { composeLetter, type Mail } from './index.ts';

let db: TestDatabase;
let mail: Mail;
let closing: AsyncDisposable;
beforeAll(async () => {
  db = await openTestDatabase();
  const opened = await openProcess(null);
  ({ mail } = opened);
  closing = opened;
});
afterAll(async () => {
  await closing[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});

const openProcess = (smtpUrl: string | null, patienceMs?: number) => openMailRoom(db, smtpUrl, patienceMs);

const whoseSql = statement('test.whose', 'select recipient as "to" from mails where id = $1');

describe('the outbox', () => {
  it('says in the foot of each letter which company wrote it, and where it is', async () => {
    const message = { language: 'FR', subject: 'A', paragraphs: ['-- \nB'], button: null } as const;
    const letter = composeLetter({ ...message, to: 'foot@calandre.test' });
    await db.database.transaction(writes => mail.send(writes, letter));
    const [kept] = await mail.list('foot@calandre.test');
    expect(kept?.text).toMatch(
      /-- \nB\n\n-- \nCalandre SAS, 12 rue du Bac & Cie, 75007 Paris\nCalandre, la place/,
    );
    expect(kept?.html).toContain('<br>Calandre SAS, 12 rue du Bac &#38; Cie, 75007 Paris</p>');
  });

  it('keeps a letter with the transaction that caused it, and only with it', async () => {
    const failing = db.database.transaction(async writes => {
      await mail.send(writes, letterTo('never@calandre.test'));
      throw new Error('the cause did not happen');
    });
    await expect(failing).rejects.toThrow('the cause did not happen');
    expect(await mail.list('never@calandre.test')).toEqual([]);
    await db.database.transaction(writes => mail.send(writes, letterTo('once@calandre.test')));
    expect(await mail.list('ONCE@calandre.test')).toMatchObject([letterTo('once@calandre.test')]);
  });

  it('is listed newest first, one person’s or everyone’s, with the time', async () => {
    for (const subject of ['first', 'second']) {
      await db.database.transaction(writes => mail.send(writes, letterTo('order@calandre.test', subject)));
    }
    await db.database.transaction(writes => mail.send(writes, letterTo('other@calandre.test', 'third')));
    const subjects = async (to: string | null) => (await mail.list(to)).map(letter => letter.subject);
    expect(await subjects('order@calandre.test')).toEqual(['second', 'first']);
    expect((await subjects(null)).slice(0, 3)).toEqual(['third', 'second', 'first']);
    const [letter] = await mail.list(null);
    expect(new Date(letter?.sentAt ?? '').toISOString()).toBe(letter?.sentAt);
  });

  it('forgets a letter a month after it left, or three after nobody took it', async () => {
    const add = (to: string, sent: string, refusal: string | null, written: string) =>
      db.owner(
        `insert into mails (recipient, subject, body_text, body_html, sent_at, refusal, created_at)
         values ($1, 'x', 'x', 'x', now() - $2::interval, $3, now() - $4::interval)`,
        [`${to}@ends.test`, sent, refusal, written],
      );
    await add('old', '31 days', null, '31 days');
    await add('new', '29 days', null, '29 days');
    await db.owner(`insert into mails (recipient, subject, body_text, body_html, refusal, created_at) values
      ('refused@ends.test', 'x', 'x', 'x', 'No such mailbox', now() - interval '91 days'),
      ('retried@ends.test', 'x', 'x', 'x', 'No such mailbox', now() - interval '89 days'),
      ('dead@ends.test', 'x', 'x', 'x', null, now() - interval '91 days'),
      ('waits@ends.test', 'x', 'x', 'x', null, now() - interval '91 days')`);
    await db.owner(`insert into jobs (kind, data, run_at, died_at)
      select 'mail.send', jsonb_build_object('id', id), now() + interval '1 day',
        case when recipient like 'dead@%' then now() end
      from mails where recipient in ('dead@ends.test', 'waits@ends.test')`);
    // Whose letter has gone with its person, or with what it told of.
    await db.owner(`insert into jobs (kind, data, run_at, died_at)
      values ('mail.send', '{"id": 999999}', now() + interval '1 day', now())`);
    await mail.sweep();
    const jobs = await db.owner(
      "delete from jobs where kind = 'mail.send' and run_at > now() + interval '1 hour' returning died_at",
    );
    expect(jobs).toEqual([{ died_at: null }]);
    const kept = await db.owner("select recipient from mails where recipient like '%@ends.test' order by 1");
    expect(kept.map(({ recipient }) => recipient)).toEqual([
      'new@ends.test',
      'retried@ends.test',
      'waits@ends.test',
    ]);
  });

  it('shows two hundred letters at the most', async () => {
    await db.owner(
      `insert into mails (recipient, subject, body_text, body_html)
       select 'many@calandre.test', n::text, '', '' from generate_series(1, 201) n`,
    );
    expect(await mail.list('many@calandre.test')).toHaveLength(200);
  });
});

describe('a letter on its way', () => {
  const send = (room: Mail, to: string, more = {}) =>
    db.database.transaction(writes => room.send(writes, { ...letterTo(to), ...more }));
  const letTimePass = () =>
    db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");

  it('arrives whole: who, what, both texts, and one request that says no to its kind', async () => {
    await using server = await openMailServer();
    await using process = await openProcess(server.url);
    await send(process.mail, 'anne@calandre.test', {
      subject: 'Enchère dépassée – 12 500 €',
      unsubscribeUrl: 'https://calandre.test/mail/unsubscribe/x.y',
    });
    await process.jobs.drain();
    const [letter] = server.letters;
    expect(letter).toMatchObject({
      from: { name: 'Calandre', address: 'sale@calandre.test' },
      to: [{ address: 'anne@calandre.test' }],
      subject: 'Enchère dépassée – 12 500 €',
      messageId: expect.stringMatching(/^<[\da-f-]{36}@calandre\.test>$/),
    });
    expect([letter?.text?.trim(), letter?.html?.trim()]).toEqual(['text', '<p>text</p>']);
    const header = (key: string) => letter?.headers.find(each => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe('<https://calandre.test/mail/unsubscribe/x.y>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await send(process.mail, 'anne@calandre.test');
    await process.jobs.drain();
    expect(server.letters[1]?.headers.map(each => each.key)).not.toContain('list-unsubscribe');
  });

  it('goes to one address, and has no header that people wrote into its words', async () => {
    await using server = await openMailServer();
    await using process = await openProcess(server.url);
    const subject = 'Une question\r\nBcc: thief@evil.test\r\n\r\nother words';
    await send(process.mail, 'anne@calandre.test', { subject });
    await send(process.mail, 'anne@calandre.test,thief@evil.test');
    await process.jobs.drain();
    const [letter] = server.letters;
    expect(letter?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(letter?.text?.trim()).toBe('text');
    const reached = server.letters.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
    expect(reached.filter(address => address === 'thief@evil.test')).toEqual([]);
  });

  it('leaves once, whichever of two processes takes it', async () => {
    await using server = await openMailServer();
    await using one = await openProcess(server.url);
    await using other = await openProcess(server.url);
    one.jobs.start();
    other.jobs.start();
    await Promise.all(Array.from({ length: 40 }, (_, n) => send(one.mail, `person${n}@calandre.test`)));
    await expect.poll(() => server.letters.length).toBe(40);
    await expect.poll(() => db.owner('select from jobs')).toEqual([]);
    expect(new Set(server.letters.map(letter => letter.to?.[0]?.address)).size).toBe(40);
    expect(server.letters).toHaveLength(40);
  });

  it('waits for a mail server that is away; nothing else does, and nothing is lost', async () => {
    await using server = await openMailServer();
    await using process = await openProcess(server.url);
    let others = 0;
    process.jobs.handle('other', async () => {
      others += 1;
    });
    await server.kill();
    await send(process.mail, 'patient@calandre.test');
    await db.database.transaction(writes => process.jobs.enqueue(writes, [{ kind: 'other', data: {} }]));
    await process.jobs.drain();
    expect([server.letters.length, others]).toEqual([0, 1]);
    await server.start();
    await letTimePass();
    await process.jobs.drain();
    expect(server.letters.map(letter => letter.to?.[0]?.address)).toEqual(['patient@calandre.test']);
    expect(await db.owner('select from jobs')).toEqual([]);
  });

  it('holds no connection while a mail server says nothing, and waits in the queue when its process stops', async () => {
    const silence = Promise.withResolvers<void>();
    const greeted = Promise.withResolvers<void>();
    const greets = () => {
      greeted.resolve();
      return silence.promise;
    };
    await using server = await openMailServer({ greets });
    const process = await openProcess(server.url, 50);
    await send(process.mail, 'silent@calandre.test');
    process.jobs.start();
    await greeted.promise;
    const open = `select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(await db.owner(open)).toEqual([]);
    // Whom it is for may leave meanwhile; staff who try it anew send it once.
    await db.owner("update mails set subject = 'x' where recipient = 'silent@calandre.test'");
    const [{ id } = { id: 0 }] = await db.owner<{ id: number }>(
      "select id from mails where recipient = 'silent@calandre.test'",
    );
    await process.mail.staff.retry(String(id), null);
    expect(await db.owner('select from jobs')).toHaveLength(1);
    await process[Symbol.asyncDispose]();
    expect(await db.owner('select attempts, last_error from jobs')).toEqual([
      { attempts: 0, last_error: null },
    ]);
    silence.resolve();
    await using next = await openProcess(server.url);
    await next.jobs.drain();
    expect(server.letters).toHaveLength(1);
  });

  it('that its mail server has whole is not let go of by a stop before it is answered, and goes out once', async () => {
    const had = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const before = () => {
      had.resolve();
      return answer.promise;
    };
    await using server = await openMailServer({ before });
    const process = await openProcess(server.url, 50);
    await send(process.mail, 'whole@calandre.test');
    process.jobs.start();
    await had.promise;
    const stopped = process[Symbol.asyncDispose]();
    setTimeout(() => answer.resolve(), 400);
    await stopped;
    const kept = "select from mails where recipient = 'whole@calandre.test' and sent_at is not null";
    expect([await db.owner('select from jobs'), (await db.owner(kept)).length]).toEqual([[], 1]);
    await using next = await openProcess(server.url);
    await next.jobs.drain();
    expect(server.letters).toHaveLength(1);
  });

  it('is given up once it is worth nothing, where staff see it and may send it all the same', async () => {
    await using server = await openMailServer();
    await using process = await openProcess(server.url);
    await server.kill();
    const to = (name: string) => `${name}@good.test`;
    await send(process.mail, to('late'), { goodUntil: Date.now() + 3_600_000 });
    await send(process.mail, to('good'), { goodUntil: Date.now() + 7_200_000 });
    await process.jobs.drain();
    await server.start();
    await db.owner("update mails set good_until = now() - interval '1 second' where recipient = $1", [
      to('late'),
    ]);
    await letTimePass();
    await process.jobs.drain();
    expect(server.letters.map(letter => letter.to?.[0]?.address)).toEqual([to('good')]);
    expect(await db.owner('select from jobs')).toEqual([]);
    const span = { limit: 10, offset: 0 };
    const { rows } = await process.mail.staff.list({ filter: 'GIVEN_UP', pattern: '%@good.test' }, span);
    expect(rows).toMatchObject([{ to: to('late'), givenUp: 'LATE', sentAt: null, refusal: null }]);
    const registry = new Registry();
    const unlessAway = (read: Promise<number>) => read;
    const none = { waitingBids: () => 0, live: {} as never, pages: {} as never };
    followHouse({ registry, database: db.database, pulse: { unlessAway } as never, ...none });
    const figure = async (name: string) =>
      (await registry.getSingleMetric(`calandre_letters_${name}`)?.get())?.values[0]?.value;
    expect(await figure('given_up')).toBe(1);
    await process.mail.staff.retry(String(rows[0]?.id), null);
    await process.jobs.drain();
    expect(server.letters.map(letter => letter.to?.[0]?.address)).toEqual([to('good'), to('late')]);
  });

  it('is given up where its reader is written to no more, asked when it is sent', async () => {
    await using server = await openMailServer();
    await using process = await openProcess(server.url);
    process.mail.beforeSending(async (reads, { id }) => {
      const [found] = await reads.query<{ to: string }>(whoseSql, [id]);
      return found?.to === 'left@calandre.test' ? 'UNWANTED' : null;
    });
    for (const name of ['left', 'stayed']) await send(process.mail, `${name}@calandre.test`);
    await process.jobs.drain();
    expect(server.letters.map(letter => letter.to?.[0]?.address)).toEqual(['stayed@calandre.test']);
    const given = "select given_up from mails where recipient = 'left@calandre.test'";
    expect(await db.owner(given)).toEqual([{ given_up: 'UNWANTED' }]);
  });

  it('is tried no more when the mail server will never take it, and says why', async () => {
    await using server = await openMailServer({ says: saysTo('nobody', '550 no such box') });
    await using process = await openProcess(server.url);
    await send(process.mail, 'nobody@calandre.test');
    await process.jobs.drain();
    expect(await db.owner('select from jobs')).toEqual([]);
    const [row] = await db.owner<{ refusal: string; sent_at: number | null; refused_at: Date | null }>(
      "select refusal, sent_at, refused_at from mails where recipient = 'nobody@calandre.test'",
    );
    const refused = { refusal: expect.stringContaining('550'), refused_at: expect.any(Date) };
    expect(row).toMatchObject({ ...refused, sent_at: null });
  });

  it('is noted as it leaves where it is of news, or stays in the outbox; one that is refused is not', async () => {
    await using server = await openMailServer({ says: saysTo('nobody', '550 no such box') });
    await using process = await openProcess(server.url);
    await using without = await openProcess(null);
    const noted: string[] = [];
    for (const { mail } of [process, without])
      mail.afterSending(async (_writes, ids) => void noted.push(...ids));
    const [left, refused, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await send(process.mail, 'somebody@calandre.test', { notificationId: left });
    await send(process.mail, 'nobody@calandre.test', { notificationId: refused });
    expect(noted).toEqual([]);
    await process.jobs.drain();
    expect(noted).toEqual([left]);
    await send(without.mail, 'other@calandre.test', { notificationId: kept });
    expect(noted).toEqual([left, kept]);
    // A process of the release before, while it is being replaced, sends and notes nothing.
    noted.splice(0);
    await process.mail.sweep();
    expect(noted).toEqual([left]);
  });

  it('leaves nobody’s address in the log where it is put off', async () => {
    await using server = await openMailServer({
      says: saysTo('later', '450 4.2.0 <later@calandre.test>: Recipient address rejected: Greylisted'),
    });
    await using process = await openProcess(server.url);
    await send(process.mail, 'later@calandre.test');
    await process.jobs.drain();
    expect(await db.owner('select last_error from jobs')).toEqual([
      { last_error: 'Error: EENVELOPE RCPT TO 450 4.2.0' },
    ]);
    await db.owner('delete from jobs');
  });
});

describe('the outbox in the hands of staff', () => {
  it('shows to whom and about what, by state, and never the words', async () => {
    await db.database.transaction(writes =>
      mail.send(writes, letterTo('shown@calandre.test', 'Seen by staff')),
    );
    const span = { limit: 10, offset: 0 };
    const waiting = await mail.staff.list({ filter: 'WAITING', pattern: '%seen by%' }, span);
    expect(waiting).toMatchObject({ totalCount: 1, rows: [{ to: 'shown@calandre.test', sentAt: null }] });
    expect(Object.keys(waiting.rows[0] ?? {})).not.toContain('text');
    expect((await mail.staff.list({ filter: 'SENT', pattern: '%seen by%' }, span)).totalCount).toBe(0);
  });

  it('tries what was refused anew, and nothing that is sent', async () => {
    await db.database.transaction(writes => mail.send(writes, letterTo('again@calandre.test', 'Again')));
    const [letter] = (
      await mail.staff.list({ filter: null, pattern: '%again@calandre.test%' }, { limit: 1, offset: 0 })
    ).rows;
    const id = String(letter?.id);
    await db.owner("update mails set refusal = 'No such mailbox' where id = $1", [id]);
    const refused = await mail.staff.list(
      { filter: 'REFUSED', pattern: '%again@calandre.test%' },
      { limit: 2, offset: 0 },
    );
    expect(refused.rows).toMatchObject([{ id: letter?.id, refusal: 'No such mailbox' }]);
    expect(await mail.staff.retry(id, null)).toMatchObject({ refusal: null });
    await db.owner('update mails set sent_at = now() where id = $1', [id]);
    for (const wrong of [id, 'x', '999999999']) {
      await expect(mail.staff.retry(wrong, null)).rejects.toMatchObject({ code: 'NotFound' });
    }
  });
});
