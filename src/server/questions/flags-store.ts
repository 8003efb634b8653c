import type { ContactKind } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';

const flagSql = statement(
  'questions.flag',
  `insert into question_flags (question_id, part, author_id, found, original) values ($1, $2, $3, $4, $5)
   on conflict (question_id, part) do update set author_id = excluded.author_id, found = excluded.found, original = excluded.original,
     flagged_at = clock_timestamp(), settled_at = null, settled_by = null`,
);

/** The text from which contact data was removed. */
export type FlaggedPart = 'QUESTION' | 'ANSWER';

type Flag = {
  readonly part: FlaggedPart;
  readonly authorId: string;
  readonly found: readonly ContactKind[];
  readonly original: string;
};

/** Stores the contact data removed from a text for staff, if any. */
export async function flagContact(writes: Writes, questionId: string, flag: Flag): Promise<void> {
  if (flag.found.length === 0) return;
  await writes.query(flagSql, [questionId, flag.part, flag.authorId, flag.found, flag.original]);
}

/** Removed contact data that staff have to review. */
export type OpenFlag = Omit<Flag, 'authorId'>;

/** SQL column: the open flags of a question; the question's own comes first. */
export const OPEN_FLAGS = `coalesce((select json_agg(json_build_object('part', f.part, 'found', f.found, 'original', f.original)
    order by f.part desc)
  from question_flags f where f.question_id = q.id and f.settled_at is null), '[]')`;

/** Marks the flags as reviewed; returns whether any was open. */
export const settleFlags = statement(
  'questions.settleFlags',
  `update question_flags set settled_at = clock_timestamp(), settled_by = $2
   where question_id = $1 and settled_at is null returning part`,
).any<[questionId: string, byId: string], Writes>();
