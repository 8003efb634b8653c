import { fold } from '#shared/words/text.ts';
import { type Reads, statement, timestamp } from '../database/index.ts';

export type AuditEntry = {
  readonly id: number;
  readonly recordedAt: number;
  /** Empty for the house itself, and for who has left it. */
  readonly actorName: string;
  readonly action: string;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  /** What the people are called whose ids stand in it; who has left the house is called nothing. */
  readonly names: ReadonlyMap<string, string>;
};

type Row = Omit<AuditEntry, 'names'>;

export type AuditFilter = {
  /** Part of a name, of a person's address, of a reason, or a whole id. */
  readonly text: string | null;
  /** What was acted on: `ad`, `auction`, as the action begins. */
  readonly subject: string | null;
  readonly actorId: string | null;
  readonly from: number | null;
  readonly until: number | null;
};

const COLUMNS = `e.id, e.recorded_at as "recordedAt",
  trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as "actorName", e.action,
  e.subject_id as "subjectId", coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email, e.subject_name) as "subjectName", e.before, e.after, e.reason`;
// The log keeps an account's number alone: it says who that is for as long as they are there.
const FROM = `from audit_entries e left join accounts p on p.id = e.actor_id
  left join accounts s on s.id = case when e.action like 'account.%' and e.subject_id ~ '^[0-9a-f-]{36}$'
    then e.subject_id::uuid end`;
const WHERE = `where ($1::text is null or lower(e.subject_id) = $1
    or strpos(folded(concat_ws(' ', e.subject_name, e.reason, p.first_name, p.last_name, p.email,
      s.first_name, s.last_name, s.email)), $1) > 0)
  and ($2::text is null or e.action like $2 || '.%')
  and ($3::uuid is null or e.actor_id = $3)
  and ($4::timestamptz is null or e.recorded_at >= $4) and ($5::timestamptz is null or e.recorded_at < $5)`;

const pageSql = statement(
  'audit.page',
  `select ${COLUMNS} ${FROM} ${WHERE} order by e.id desc limit $6 offset $7`,
);
const countSql = statement('audit.count', `select count(*) as total ${FROM} ${WHERE}`);

/** The lines that fit, newest first, and how many there are. */
export async function findEntries(
  reads: Reads,
  filter: AuditFilter,
  { first, offset }: { first: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const span = [filter.from, filter.until].map(at => (at === null ? null : timestamp(at)));
  const values = [filter.text && fold(filter.text), filter.subject, filter.actorId, ...span];
  const [entries, [count]] = await Promise.all([
    reads.query<Row>(pageSql, [...values, first, offset]),
    reads.query<{ total: number }>(countSql, values),
  ]);
  return { entries: await named(reads, entries), total: count?.total ?? 0 };
}

const ofSql = statement(
  'audit.listOf',
  `select ${COLUMNS} ${FROM} where e.subject_id = $1 and ($2::text is null or e.action like $2 || '.%')
   order by e.id desc limit $3`,
);

/** `subject`: only what was done to it as that, `review` for instance. */
export async function findEntriesOf(
  reads: Reads,
  subjectId: string,
  subject: string | null,
  first: number,
): Promise<AuditEntry[]> {
  return named(reads, await reads.query<Row>(ofSql, [subjectId, subject, first]));
}

const namesSql = statement(
  'audit.names',
  `select id, trim(first_name || ' ' || last_name) as name from accounts where id = any($1)`,
);

/** The lines with the names of the people that a change gave something to. */
async function named(reads: Reads, rows: readonly Row[]): Promise<AuditEntry[]> {
  const given = rows.flatMap(({ before, after }) => [before.ownerId, after.ownerId]);
  const ids = [...new Set(given.filter(id => typeof id === 'string'))];
  const people = ids.length === 0 ? [] : await reads.query<{ id: string; name: string }>(namesSql, [ids]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map(row => ({ ...row, names }));
}
