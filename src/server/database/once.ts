import { hash } from 'node:crypto';
import { type Reads, statement, type Writes } from './statement.ts';

/** The window in which an identical request counts as a retry whose answer was lost. */
const IS_LATELY = "s.sent_at > clock_timestamp() - interval '2 minutes'";

/** Concurrent identical requests wait here for the outcome of the first. */
const holdSent = statement(
  'once.hold',
  `insert into sent_lately as s (digest) values ($1) on conflict (digest) do update
   set answer = case when ${IS_LATELY} then s.answer end, sent_at = case when ${IS_LATELY} then s.sent_at else clock_timestamp() end
   returning answer`,
).value<{ answer: string | null }, [digest: Buffer], Writes>('answer');

const keepAnswer = statement(
  'once.keep',
  'update sent_lately set answer = $2, sent_at = clock_timestamp() where digest = $1',
).run<[digest: Buffer, answer: string]>();

/** Deletes the requests that can no longer be retried. */
export const sweepSent = statement('once.sweep', `delete from sent_lately s where not (${IS_LATELY})`).run<
  [],
  Reads
>();

/** Who sends a request, its kind, and its full content. */
type Sent = { readonly by: string; readonly what: string; readonly wish: unknown };

/**
 * Runs a request only once. An identical one from the same person within two minutes is a retry: it is answered by
 * `again`, with what `first` made. Where `again` finds nothing, `first` runs again.
 */
export async function once<Answer extends string | { readonly id: string }>(
  writes: Writes,
  { by, what, wish }: Sent,
  again: (id: string) => Promise<Answer | null>,
  first: () => Promise<Answer>,
): Promise<Answer> {
  const digest = hash('sha256', JSON.stringify([by, what, wish]), 'buffer');
  const known = await holdSent(writes, digest);
  const same = known === null ? null : await again(known);
  if (same !== null) return same;
  const made = await first();
  await keepAnswer(writes, digest, typeof made === 'string' ? made : made.id);
  return made;
}
