import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';

export type LetterFilter = 'WAITING' | 'SENT' | 'REFUSED';

/** A letter without its words: they may open an account. */
export type LetterLine = {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
  /** Why the mail server will never take it. */
  readonly refusal: string | null;
  /** Why it was not taken last time. */
  readonly lastError: string | null;
};

const STATE = `case when m.sent_at is not null then 'SENT' when m.refusal is not null then 'REFUSED'
  else 'WAITING' end`;
const LINE = `m.id, m.recipient as "to", m.subject, m.created_at as "createdAt", m.sent_at as "sentAt", m.refusal,
  (select last_error from jobs j where j.kind = 'mail.send' and j.data = jsonb_build_object('id', m.id)
   order by j.id desc limit 1) as "lastError"`;

/** What staff may order this list by. */
export const LETTER_ORDERS = {
  SUBJECT: 'lower(m.subject)',
  TO: 'lower(m.recipient)',
  AT: 'm.created_at',
} as const;

export const listLines = statement(
  'mail.staffList',
  `select ${LINE}, count(*) over ()::int as "totalCount" from mails m
   where ($1::text is null or ${STATE} = $1) and ($2::text is null or m.recipient ilike $2 or m.subject ilike $2)
   order by ${orderBy('$5', LETTER_ORDERS)}, m.id desc limit $3 offset $4`,
).page<LetterLine, { filter: LetterFilter | null; pattern: string | null }>(inOrderOf('filter', 'pattern'));

export const findLine = statement('mail.findLine', `select ${LINE} from mails m where m.id = $1`).one<
  LetterLine,
  [id: number]
>();

const againSql = statement(
  'mail.again',
  'update mails set refusal = null where id = $1 and sent_at is null returning id',
);
const forgetJobSql = statement(
  'mail.forgetJob',
  `delete from jobs where kind = 'mail.send' and data = jsonb_build_object('id', $1::bigint)`,
);

/** Lets a letter that is not sent be tried anew; answers whether there is one. */
export async function letTryAgain(writes: Writes, id: number): Promise<boolean> {
  if ((await writes.query(againSql, [id])).length === 0) return false;
  await writes.query(forgetJobSql, [id]);
  return true;
}
