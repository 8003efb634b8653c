import { statement, type Writes } from '../database/index.ts';
import type { ContactKind } from './contact-data.ts';

const flagSql = statement(
  'questions.flag',
  `insert into question_flags (question_id, part, author_id, found, original) values ($1, $2, $3, $4, $5)
   on conflict (question_id, part) do update set author_id = excluded.author_id, found = excluded.found, original = excluded.original,
     flagged_at = clock_timestamp(), settled_at = null, settled_by = null`,
);

type Flag = {
  readonly part: 'QUESTION' | 'ANSWER';
  readonly authorId: string;
  readonly found: readonly ContactKind[];
  readonly original: string;
};

/** Keeps for staff what was taken out of a text, where anything was. */
export async function flagContact(writes: Writes, questionId: string, flag: Flag): Promise<void> {
  if (flag.found.length === 0) return;
  await writes.query(flagSql, [questionId, flag.part, flag.authorId, flag.found, flag.original]);
}
