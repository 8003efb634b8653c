import { hash } from 'node:crypto';
import { type Reads, statement, type Writes } from './statement.ts';

/** For so long what is sent again is the same wish, whose answer was lost. */
const IS_LATELY = "s.sent_at > clock_timestamp() - interval '2 minutes'";

/** Whoever sends the same at the same moment waits here for what came of the first. */
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

/** Lets go of what nobody sends again any more. */
export const sweepSent = statement('once.sweep', `delete from sent_lately s where not (${IS_LATELY})`).run<
  [],
  Reads
>();

/** By whom, what is to be done, and all that they say of it. */
type Sent = { readonly by: string; readonly what: string; readonly wish: unknown };

/**
 * What the same person sends again within two minutes, all of it the same, is the wish whose answer was lost: it is
 * done `first`, and answered `again` by what it made. Where that is not there any more, or is no answer by now, it is
 * done anew.
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
