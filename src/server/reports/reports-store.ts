import type { REPORT_REASONS } from '#shared/report-reasons.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { IS_GONE_AD } from '../public-ads.ts';

export const SUBJECTS = ['AD', 'QUESTION', 'MEMBER'] as const;
export type Subject = (typeof SUBJECTS)[number];
export type Reason = (typeof REPORT_REASONS)[number];
export const MEASURES = ['NONE', 'WARNED', 'REMOVED'] as const;
export type Measure = (typeof MEASURES)[number];
export const SIDES = ['REPORTER', 'AUTHOR'] as const;
export type Side = (typeof SIDES)[number];

type Decision = {
  /** null until decided. */
  readonly measure: Measure | null;
  readonly statement: string | null;
  readonly decidedAt: Instant | null;
  /** Who decided; null until then. */
  readonly decidedBy: string | null;
  /** The ground of a measure as given by staff; null where it is the report's reason. */
  readonly ground: Reason | null;
};

/** A report as staff read it. */
export type Report = Decision & {
  readonly id: string;
  /** The number shown to people. */
  readonly number: number;
  readonly subject: Subject;
  readonly subjectId: string;
  readonly adUuid: string | null;
  /** The author; null where there is none. */
  readonly authorId: string | null;
  /** The author's full name, for staff only; null where there is none. */
  readonly authorName: string | null;
  readonly excerpt: string;
  readonly reason: Reason;
  readonly text: string;
  readonly reporterId: string | null;
  /** The reporter's address; null once they are erased. */
  readonly email: string | null;
  readonly language: Language;
  readonly createdAt: Instant;
  /** By decision date, open ones last. */
  readonly appeals: readonly Appeal[];
};

export type Appeal = Decision & {
  readonly side: Side;
  readonly text: string;
  readonly createdAt: Instant;
};

const APPEAL_JSON = `json_build_object('side', a.side, 'text', a.text, 'measure', a.measure,
  'statement', a.statement, 'createdAt', extract(epoch from a.created_at) * 1000,
  'decidedAt', extract(epoch from a.decided_at) * 1000, 'decidedBy', a.decided_by, 'ground', a.ground)`;
const COLUMNS = `r.id, r.number, r.subject, r.subject_id as "subjectId", r.author_id as "authorId",
  (select trim(concat_ws(' ', first_name, last_name)) from accounts where id = r.author_id) as "authorName", r.excerpt,
  r.reason, r.text, r.reporter_id as "reporterId", r.email, r.language, r.created_at as "createdAt", r.measure,
  r.statement, r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.ground,
  case r.subject when 'AD' then r.subject_id
    when 'QUESTION' then (select ad_uuid from questions where id = r.subject_id) end as "adUuid",
  coalesce((select json_agg(${APPEAL_JSON} order by a.decided_at, a.created_at) from report_appeals a where a.report_id = r.id),
    '[]') as appeals`;

/** The reported content: its author and an excerpt. */
export type Reported = { readonly authorId: string | null; readonly excerpt: string };

/** An answered question: only those are public and can be reported. */
export const findQuestion = statement(
  'reports.findQuestion',
  `select author_id as "authorId", left(question, 300) as excerpt from questions
   where id = $1 and answer is not null`,
).one<Reported, [id: string]>();

/** A member's public name: the one they chose, a confirmed trader's company, or the first name. */
export const findMemberName = statement(
  'reports.findMemberName',
  `select coalesce(p.pseudo, case when p.is_professional then t.company end, nullif(p.first_name, ''), '—') as name
   from accounts p left join traders t on t.account_id = p.id where p.id = $1`,
).value<{ name: string }, [id: string]>('name');

export type NewReport = Pick<
  Report,
  'subject' | 'subjectId' | 'authorId' | 'excerpt' | 'reason' | 'text' | 'reporterId' | 'email' | 'language'
>;

const addSql = statement(
  'reports.add',
  `insert into reports (subject, subject_id, author_id, excerpt, reason, text, reporter_id, email, language,
     created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())
   on conflict (subject, subject_id, reporter_id) where decided_at is null do nothing returning number`,
);
const holdSubjectSql = statement(
  'reports.holdSubject',
  `select pg_advisory_xact_lock(hashtextextended('reports ' || $1::text || $2::text, 0))::text as locked`,
);
const sameSql = statement(
  'reports.findSame',
  `select number from reports where subject = $1 and subject_id = $2 and decided_at is null
     and (reporter_id = $3 or ($3 is null and reporter_id is null and reason = $4 and text = $5
       and lower(email) = lower($6))) limit 1`,
);

/**
 * Adds a report. A second one by the same account on the same subject, while the first is open, returns the first; so
 * does an equal one without an account.
 */
export async function addReport(
  writes: Writes,
  report: NewReport,
): Promise<{ number: number; isNew: boolean }> {
  const { subject, subjectId, authorId, excerpt, reason, text, reporterId, email, language } = report;
  const values = [subject, subjectId, authorId, excerpt, reason, text, reporterId, email, language];
  await writes.query(holdSubjectSql, [subject, subjectId]);
  const findSame = () =>
    writes.query<{ number: number }>(sameSql, [subject, subjectId, reporterId, reason, text, email]);
  const [before] = await findSame();
  if (before) return { number: before.number, isNew: false };
  const [row] = await writes.query<{ number: number }>(addSql, values);
  if (row) return { number: row.number, isNew: true };
  const [same] = await findSame();
  if (!same) throw new Error('a report that stands in the way is there');
  return { number: same.number, isNew: false };
}

const lockSql = statement('reports.lock', 'select id from reports where id = $1 for update');

export const findReport = statement(
  'reports.find',
  `select ${COLUMNS} from reports r where r.id = $1`,
).byId<Report>();

export async function lockReport(writes: Writes, id: string): Promise<Report | null> {
  await writes.query(lockSql, [id]);
  return findReport(writes, id);
}

/** SQL on `r`: the report, or an appeal against its decision, is open. */
export const WAITS = `(r.decided_at is null
  or exists (select from report_appeals a where a.report_id = r.id and a.decided_at is null))`;

/** The sortable columns of the list. */
export const REPORT_ORDERS = { SUBJECT: 'lower(r.excerpt)', AT: 'r.created_at' } as const;

export type ReportsAsked = { readonly isWaiting: boolean | null; readonly pattern: string | null };

/** Open reports oldest first, then decided ones newest first; or only one of the two. */
export const pageReports = statement(
  'reports.page',
  `select ${COLUMNS}, count(*) over ()::int as "totalCount" from reports r
   where ($1::boolean is null or ${WAITS} = $1) and ($2::text is null
     or folded(concat_ws(' ', r.number, r.email, r.excerpt, r.text, r.statement)) like $2)
   order by ${orderBy('$5', REPORT_ORDERS)}, ${WAITS} desc, case when ${WAITS} then r.created_at end,
     r.created_at desc, r.id
   limit $3 offset $4`,
).page<Report, ReportsAsked>(inOrderOf('isWaiting', 'pattern'));

export type NewDecision = {
  readonly measure: Measure;
  readonly ground: Reason | null;
  readonly statement: string;
  readonly actorId: string;
};

export const writeDecision = statement(
  'reports.decide',
  `update reports set measure = $2, statement = $3, decided_by = $4, ground = $5, decided_at = clock_timestamp()
   where id = $1`,
).run<[id: string, newDecision: NewDecision]>((id, { measure, statement: said, actorId, ground }) => [
  ...[id, measure, said, actorId, ground],
]);

export const writeAppealDecision = statement(
  'reports.decideAppeal',
  `update report_appeals set measure = $3, statement = $4, decided_by = $5, ground = $6,
     decided_at = clock_timestamp()
   where report_id = $1 and side = $2`,
).run<[id: string, side: Side, newDecision: NewDecision]>(
  (id, side, { measure, statement: said, actorId, ground }) => [id, side, measure, said, actorId, ground],
);

/**
 * SQL: the removals of an ad by report: the last removal decided, also on appeal, and the decision that lifted it. A
 * later decision on the other side's appeal leaves it lifted; an ad published since is not included.
 */
const DECIDED = `(select measure, statement, decided_at from report_appeals
       where report_id = r.id and decided_at is not null
     union all select r.measure, r.statement, r.decided_at)`;
const REMOVALS = `from reports r
   join lateral (select * from ${DECIDED} d where measure = 'REMOVED' order by decided_at desc limit 1) gone on true
   left join lateral (select * from ${DECIDED} d where decided_at > gone.decided_at order by decided_at limit 1) lift on true
   where r.subject = 'AD' and r.subject_id = $1
     and not exists (select from audit_entries where subject_id = $1::uuid::text
       and action in ('ad.published', 'ad.shown') and recorded_at > coalesce(lift.decided_at, gone.decided_at))`;
export const isRemovalStanding = statement(
  'reports.isRemovalStanding',
  `select ${REMOVALS} and lift.measure is null`,
).any<[adUuid: string], Writes>();

/** Why an ad of the person concerned is removed, or why that was lifted; null for a later owner. */
export const findRemoval = statement(
  'reports.findRemoval',
  `select r.id, coalesce(lift.statement, gone.statement) as statement, lift.measure is not null as "isLifted" ${REMOVALS}
     and exists (select from ads d where d.uuid = r.subject_id and d.owner_id = r.author_id and ${IS_GONE_AD})
   order by "isLifted", gone.decided_at desc limit 1`,
).one<{ id: string; statement: string; isLifted: boolean }, [adUuid: string]>();

/** Adds an appeal; false where this side has appealed before. */
export const addAppeal = statement(
  'reports.appeal',
  `insert into report_appeals (report_id, side, text, created_at) values ($1, $2, $3, clock_timestamp())
   on conflict do nothing returning side`,
).any<[id: string, side: Side, text: string], Writes>();

/** Whether somebody else may decide as well. */
export const hasOtherDecider = statement(
  'reports.hasOtherDecider',
  `select exists (select from accounts p where p.id <> $1 and p.erased_at is null and p.blocked_at is null
     and ('Users:update' = any(p.added_permissions)
       or exists (select from group_members m join groups g on g.id = m.group_id
                  where m.account_id = p.id and 'Users:update' = any(g.permissions)))) as has`,
).value<{ has: boolean }, [accountId: string]>('has');

export type Reachable = { readonly email: string; readonly language: Language };

export const findPerson = statement(
  'reports.findPerson',
  'select email, language from accounts where id = $1 and erased_at is null',
).one<Reachable, [accountId: string]>();

/** Deletes reporters' addresses once the last decision is older than `days` and no appeal is open. */
export const forgetReporters = statement(
  'reports.forgetReporters',
  `update reports r set email = null where email is not null
     and decided_at < clock_timestamp() - $1 * interval '1 day'
     and not exists (select from report_appeals where report_id = r.id
       and (decided_at is null or decided_at >= clock_timestamp() - $1 * interval '1 day'))`,
).run<[days: number]>();
