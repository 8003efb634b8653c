import type { ContactKind } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';

const flagSql = statement(
  'questions.flag',
  `insert into question_flags (question_id, part, author_id, found, original) values ($1, $2, $3, $4, $5)
   on conflict (question_id, part) do update set author_id = excluded.author_id, found = excluded.found, original = excluded.original,
     flagged_at = clock_timestamp(), settled_at = null, settled_by = null`,
);

/** Which text something was taken out of. */
export type FlaggedPart = 'QUESTION' | 'ANSWER';

type Flag = {
  readonly part: FlaggedPart;
  readonly authorId: string;
  readonly found: readonly ContactKind[];
  readonly original: string;
};

/** Keeps for staff what was taken out of a text, where anything was. */
export async function flagContact(writes: Writes, questionId: string, flag: Flag): Promise<void> {
  if (flag.found.length === 0) return;
  await writes.query(flagSql, [questionId, flag.part, flag.authorId, flag.found, flag.original]);
}

/** What was taken out of a text and waits for staff to look at it. */
export type OpenFlag = Omit<Flag, 'authorId'>;

/** The flags of a question that nobody has settled, as a column; the question's own stands first. */
export const OPEN_FLAGS = `coalesce((select json_agg(json_build_object('part', f.part, 'found', f.found, 'original', f.original)
    order by f.part desc)
  from question_flags f where f.question_id = q.id and f.settled_at is null), '[]')`;

/** Staff have looked; answers whether anything waited for it. */
export const settleFlags = statement(
  'questions.settleFlags',
  `update question_flags set settled_at = clock_timestamp(), settled_by = $2
   where question_id = $1 and settled_at is null returning part`,
).any<[questionId: string, byId: string], Writes>();
