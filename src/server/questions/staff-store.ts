import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, statement } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { OPEN_FLAGS, type OpenFlag } from './flags-store.ts';
import { QUESTION_COLUMNS, QUESTION_TABLES, type Question } from './questions-store.ts';

export type QuestionFilter = 'OPEN' | 'ANSWERED' | 'HIDDEN' | 'FLAGGED';

/** A question as staff see it. */
export type StaffQuestion = Question & {
  readonly adTitle: string;
  readonly adSlug: string;
  readonly authorEmail: string | null;
  readonly language: Language;
  readonly answeredBy: string | null;
  readonly hiddenAt: Instant | null;
  readonly hiddenReason: string | null;
  readonly flags: readonly OpenFlag[];
};

const STAFF = `${QUESTION_COLUMNS}, concat_ws(' ', d.brand, d.model, d.year) as "adTitle", d.slug as "adSlug",
  p.email as "authorEmail", p.language, q.hidden_at as "hiddenAt", q.hidden_reason as "hiddenReason", ${OPEN_FLAGS} as flags,
  (select first_name || ' ' || last_name from accounts where id = q.answered_by) as "answeredBy"`;

const WAITS = '(q.answer is null and q.hidden_at is null)';

/** The sortable columns of the list. */
export const QUESTION_ORDERS = {
  CAR: "lower(concat_ws(' ', d.brand, d.model, d.year))",
  AT: 'q.created_at',
} as const;

// Open questions are listed oldest first, in the order they are due.
export const listForStaff = statement(
  'questions.staffList',
  `select ${STAFF}, count(*) over ()::int as "totalCount" from ${QUESTION_TABLES}
   where case $1::text when 'OPEN' then ${WAITS}
       when 'ANSWERED' then q.answer is not null and q.hidden_at is null
       when 'HIDDEN' then q.hidden_at is not null
       when 'FLAGGED' then exists (select from question_flags where question_id = q.id and settled_at is null)
       else true end
     and ($2::text is null or folded(concat_ws(' ', q.question, q.answer, d.brand, d.model, d.year, p.first_name, p.last_name)) like $2)
   order by ${orderBy('$5', QUESTION_ORDERS)}, ${WAITS} desc, case when ${WAITS} then q.created_at end, q.created_at desc, q.id
   limit $3 offset $4`,
).page<StaffQuestion, { filter: QuestionFilter | null; pattern: string | null }>(
  inOrderOf('filter', 'pattern'),
);

export const findForStaff = statement(
  'questions.staffFind',
  `select ${STAFF} from ${QUESTION_TABLES} where q.id = $1`,
).byId<StaffQuestion>();

/** Hides a question with a reason, or shows it again with null. */
export const writeHidden = statement(
  'questions.hide',
  `update questions set hidden_at = case when $2::text is null then null else clock_timestamp() end,
     hidden_reason = $2, hidden_by = case when $2::text is null then null else $3::uuid end where id = $1`,
).run<[id: string, reason: string | null, byId: string]>();
