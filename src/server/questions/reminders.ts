import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import { statement, type Writes } from '../database/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findQuestion } from './questions-store.ts';

const REMIND = 'questions.remind';
const DAY_MS = 86_400_000;

type Occasion = 'DAY_AFTER' | 'LAST_DAY';
type RemindJob = { readonly id: string; readonly occasion: Occasion };

// The seller, and everyone of the house who may answer in their place.
const remindedSql = statement(
  'questions.findReminded',
  `select owner_id as id, true as "isSeller" from ads where uuid = $1 and owner_id is not null
     and not handle_by_calandre and not calandre_collection
   union
   select p.id, false from accounts p where p.erased_at is null and p.blocked_at is null
     and p.id is distinct from (select owner_id from ads where uuid = $1)
     and ('Questions:answer' = any(p.added_permissions)
       or exists (select from group_members m join groups g on g.id = m.group_id
                  where m.account_id = p.id and 'Questions:answer' = any(g.permissions)))`,
);

const isOfferedSql = statement(
  'questions.isOffered',
  `select exists (select from ads where uuid = $1 and status = 'PUBLISHED') as is`,
);

export type RemindersParts = Pick<Core, 'database' | 'jobs'> & {
  readonly auctions: Pick<Auctions, 'find' | 'clock'>;
  readonly notify: Notify;
};

/** Reminds of questions nobody answers: after a day, and once more in the last day of the auction. */
export function openReminders({ jobs, auctions, notify }: RemindersParts) {
  jobs.handle<RemindJob>(REMIND, async (job, writes) => {
    const question = await findQuestion(writes, job.id);
    if (!question || question.answer !== null || question.isHidden) return;
    // Nobody waits for an answer any more once the car is gone, or its auction over.
    const [offered] = await writes.query<{ is: boolean }>(isOfferedSql, [question.adUuid]);
    const auction = question.auctionId === null ? null : await auctions.find(question.auctionId);
    if (!offered?.is || (auction && auction.status !== 'open')) return;
    if (job.occasion === 'LAST_DAY' && auction) {
      // The end has moved since: the last day is another one.
      const delayMs = auction.endAt - DAY_MS - auctions.clock();
      if (delayMs > 0) return jobs.enqueue(writes, [{ kind: REMIND, data: job, delayMs }]);
    }
    const told = { kind: 'QUESTION_WAITING', key: `${job.id}:${job.occasion}` } as const;
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

  return {
    /** Promises both reminders with the question itself; an end within a day is its own last day already. */
    async promise(writes: Writes, id: string, endAt: number | null): Promise<void> {
      const untilLastDay = endAt === null ? null : endAt - DAY_MS - auctions.clock();
      const after: RemindJob = { id, occasion: 'DAY_AFTER' };
      const last: RemindJob = { id, occasion: 'LAST_DAY' };
      await jobs.enqueue(writes, [
        { kind: REMIND, data: after, delayMs: DAY_MS },
        ...(untilLastDay !== null && untilLastDay > 0
          ? [{ kind: REMIND, data: last, delayMs: untilLastDay }]
          : []),
      ]);
    },
  };
}
