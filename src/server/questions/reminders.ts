import type { Instant } from '#shared/sale/index.ts';
import { MAY } from '../accounts/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import { statement, type Writes } from '../database/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findOfAd, findQuestion } from './questions-store.ts';

const REMIND = 'questions.remind';
const DAY_MS = 86_400_000;

type Occasion = 'DAY_AFTER' | 'LAST_DAY';
type RemindJob = { readonly id: string; readonly occasion: Occasion };

// The seller, and all staff who may answer for them.
const remindedSql = statement(
  'questions.findReminded',
  `select owner_id as id, true as "isSeller" from ads where uuid = $1 and owner_id is not null
     and not handle_by_calandre and not calandre_collection
   union
   select p.id, false from accounts p
   where p.id is distinct from (select owner_id from ads where uuid = $1) and ${MAY('Questions:answer')}`,
);

// Read from the database, since this process may not know of an auction planned just now.
const findLotSql = statement(
  'questions.findLot',
  `select d.status = 'PUBLISHED' as "isOffered", a.id, a.status = 'open' as "isOpen", a.end_at as "endAt"
   from ads d left join lateral (
     select id, status, end_at from auctions where ad_uuid = d.uuid order by created_at desc limit 1
   ) a on true where d.uuid = $1`,
);

type Lot = { isOffered: boolean; id: string | null; isOpen: boolean | null; endAt: Instant | null };

export type RemindersParts = Pick<Core, 'database' | 'jobs' | 'domain'> & {
  readonly auctions: Pick<Auctions, 'clock'>;
  readonly notify: Notify;
};

/**
 * Reminds of unanswered questions: after a day, and again on the last day of the auction, even one planned after they
 * were asked.
 */
export function openReminders({ jobs, domain, auctions, notify }: RemindersParts) {
  const untilLastDay = (endAt: Instant) => endAt - DAY_MS - auctions.clock();
  const findLot = async (writes: Writes, adUuid: string) =>
    (await writes.query<Lot>(findLotSql, [adUuid]))[0] ?? null;

  jobs.handle<RemindJob>(REMIND, async (job, writes) => {
    const question = await findQuestion(writes, job.id);
    if (!question || question.answer !== null || question.isHidden) return;
    // No answer is needed once the car is sold or its auction is over.
    const lot = await findLot(writes, question.adUuid);
    if (!lot?.isOffered || lot.isOpen === false) return;
    if (job.occasion === 'LAST_DAY' && lot.endAt !== null) {
      // The end was moved, or there is another auction, so the last day has changed.
      const delayMs = untilLastDay(lot.endAt);
      if (delayMs > 0) return jobs.enqueue(writes, [{ kind: REMIND, data: job, delayMs }]);
    }
    const key = `${job.id}:${job.occasion}${job.occasion === 'LAST_DAY' ? `:${lot.id}` : ''}`;
    const told = { kind: 'QUESTION_WAITING', key } as const;
    const people = await writes.query<{ id: string; isSeller: boolean }>(remindedSql, [question.adUuid]);
    await notify(
      writes,
      people.map(({ id, isSeller }) => ({
        ...told,
        accountId: id,
        adUuid: question.adUuid,
        data: { isSeller, questionId: job.id },
      })),
    );
  });

  domain.on('auction.planned', async (writes, { adUuid }) => {
    const lot = await findLot(writes, adUuid);
    if (lot === null || lot.endAt === null) return;
    const delayMs = Math.max(0, untilLastDay(lot.endAt));
    const open = (await findOfAd(writes, adUuid)).filter(({ answer }) => answer === null);
    const dataOf = (id: string): RemindJob => ({ id, occasion: 'LAST_DAY' });
    await jobs.enqueue(
      writes,
      open.map(({ id }) => ({ kind: REMIND, data: dataOf(id), delayMs })),
    );
  });

  return {
    /** Schedules both reminders with the question; with an end within a day, the second one is due at once. */
    async promise(writes: Writes, id: string, endAt: Instant | null): Promise<void> {
      const delayMs = endAt === null ? 0 : untilLastDay(endAt);
      const after: RemindJob = { id, occasion: 'DAY_AFTER' };
      const last: RemindJob = { id, occasion: 'LAST_DAY' };
      await jobs.enqueue(writes, [
        { kind: REMIND, data: after, delayMs: DAY_MS },
        ...(delayMs > 0 ? [{ kind: REMIND, data: last, delayMs }] : []),
      ]);
    },
  };
}
