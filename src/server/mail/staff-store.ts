import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import type { GivenUp } from './mail-store.ts';

export type LetterFilter = 'WAITING' | 'SENT' | 'REFUSED' | 'GIVEN_UP';

/** An e-mail without its text, which may contain links that sign in. */
export type LetterLine = {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
  /** Why the mail server refused it permanently. */
  readonly refusal: string | null;
  /** Why it was given up; `UNTAKEN`: retried for the maximum time. */
  readonly givenUp: GivenUp | 'UNTAKEN' | null;
  /** Why the last attempt failed. */
  readonly lastError: string | null;
};

const OF_JOB = `from jobs j where j.kind = 'mail.send' and j.data = jsonb_build_object('id', m.id)`;
const GIVEN_UP = `coalesce(m.given_up, (select 'UNTAKEN' ${OF_JOB} and j.died_at is not null limit 1))`;
const STATE = `case when m.sent_at is not null then 'SENT' when m.refusal is not null then 'REFUSED'
  when ${GIVEN_UP} is not null then 'GIVEN_UP' else 'WAITING' end`;
const LINE = `m.id, m.recipient as "to", m.subject, m.created_at as "createdAt", m.sent_at as "sentAt", m.refusal,
  ${GIVEN_UP} as "givenUp", (select last_error ${OF_JOB} order by j.id desc limit 1) as "lastError"`;

/** The sort orders of the staff's list. */
export const LETTER_ORDERS = {
  SUBJECT: 'lower(m.subject)',
  TO: 'lower(m.recipient)',
  AT: 'm.created_at',
} as const;

export const listLines = statement(
  'mail.staffList',
  `select ${LINE}, count(*) over ()::int as "totalCount" from mails m
   where ($1::text is null or ${STATE} = $1) and ($2::text is null or folded(m.subject || ' ' || m.recipient) like $2)
   order by ${orderBy('$5', LETTER_ORDERS)}, m.id desc limit $3 offset $4`,
).page<LetterLine, { filter: LetterFilter | null; pattern: string | null }>(inOrderOf('filter', 'pattern'));

export const findLine = statement('mail.findLine', `select ${LINE} from mails m where m.id = $1`).one<
  LetterLine,
  [id: number]
>();

// Staff may send an obsolete e-mail anyway: it then has no end and is not checked again. Whether the recipient still
// wants e-mails is checked as before.
const againSql = statement(
  'mail.again',
  `update mails set refusal = null, given_up = null,
     good_until = case when given_up is distinct from 'LATE' then good_until end,
     notification_id = case when given_up is distinct from 'LATE' then notification_id end
   where id = $1 and sent_at is null
   returning case when held_until > clock_timestamp() then 'HELD' else 'WAITING' end as state`,
);
const forgetJobSql = statement(
  'mail.forgetJob',
  `delete from jobs where kind = 'mail.send' and data = jsonb_build_object('id', $1::bigint)`,
);

/**
 * Makes an unsent e-mail due again; null where there is none. `HELD`: it is being sent right now, so nothing needs to
 * be done.
 */
export async function letTryAgain(writes: Writes, id: number): Promise<'HELD' | 'WAITING' | null> {
  const [letter] = await writes.query<{ state: 'HELD' | 'WAITING' }>(againSql, [id]);
  if (letter?.state === 'WAITING') await writes.query(forgetJobSql, [id]);
  return letter?.state ?? null;
}
