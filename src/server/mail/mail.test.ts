import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { type Mail, openMail, resetLetter } from './index.ts';

let db: TestDatabase;
let mail: Mail;
beforeAll(async () => {
  db = await openTestDatabase();
  mail = openMail({ database: db.database });
});
afterAll(() => db[Symbol.asyncDispose]());

const letterTo = (to: string, subject = 'Hello') => ({ to, subject, text: 'text', html: '<p>text</p>' });

describe('the outbox', () => {
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

  it('shows two hundred letters at the most', async () => {
    await db.owner(
      `insert into mails (recipient, subject, body_text, body_html)
       select 'many@calandre.test', n::text, '', '' from generate_series(1, 201) n`,
    );
    expect(await mail.list('many@calandre.test')).toHaveLength(200);
  });
});

describe('the reset letter', () => {
  it('carries its link as text and as HTML in each language', () => {
    const letters = (['FR', 'EN', 'ES'] as const).map(language =>
      resetLetter('x@calandre.test', language, 'https://calandre.test/reset?token=a'),
    );
    for (const { text, html } of letters) {
      expect(text).toContain('\nhttps://calandre.test/reset?token=a\n');
      expect(html).toContain('href="https://calandre.test/reset?token=a"');
    }
    expect(new Set(letters.map(letter => letter.subject)).size).toBe(3);
  });
});
