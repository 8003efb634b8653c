/**
 * The mail room: letters are written in the transaction that causes them and kept until they are handed
 * over, so that none is lost and none is sent for something that never happened.
 */
import { type Database, statement, type Writes } from '../database/index.ts';

export {
  changeLetter,
  confirmLetter,
  emailChangedLetter,
  farewellLetter,
  passwordChangedLetter,
} from './account-letters.ts';
export { lettersHolding } from './holding.ts';
export { resetLetter } from './letters.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const LIST_LENGTH_MAX = 200;

const addSql = statement(
  'mail.add',
  'insert into mails (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)',
);
const listSql = statement(
  'mail.list',
  `select recipient as "to", subject, body_text as text, body_html as html, created_at as at from mails
   where $1::text is null or lower(recipient) = lower($1) order by id desc limit ${LIST_LENGTH_MAX}`,
);

export type Mail = ReturnType<typeof openMail>;

export function openMail({ database }: { database: Database }) {
  return {
    /** Puts a letter into the outbox, with whatever else the transaction does. */
    async send(writes: Writes, { to, subject, text, html }: Letter): Promise<void> {
      await writes.query(addSql, [to, subject, text, html]);
    },
    /** The outbox as development shows it, newest first. */
    async list(to: string | null): Promise<(Letter & { sentAt: string })[]> {
      const rows = await database.query<Letter & { at: number }>(listSql, [to]);
      return rows.map(({ at, ...letter }) => ({ ...letter, sentAt: new Date(at).toISOString() }));
    },
  };
}
