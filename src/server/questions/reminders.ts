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

// The seller, and everyone of the house who may answer in their place.
const remindedSql = statement(
  'questions.findReminded',
  `select owner_id as id, true as "isSeller" from ads where uuid = $1 and owner_id is not null
     and not handle_by_calandre and not calandre_collection
   union
   select p.id, false from accounts p
   where p.id is distinct from (select owner_id from ads where uuid = $1) and ${MAY('Questions:answer')}`,
);

// As the database has them: the job may come before this process has heard of an auction that was planned just now.
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
 * Reminds of questions nobody answers: after a day, and once more in the last day of the auction, be it one that was
 * planned after they were asked.
 */
export function openReminders({ jobs, domain, auctions, notify }: RemindersParts) {
  const untilLastDay = (endAt: Instant) => endAt - DAY_MS - auctions.clock();
  const findLot = async (writes: Writes, adUuid: string) =>
    (await writes.query<Lot>(findLotSql, [adUuid]))[0] ?? null;

  jobs.handle<RemindJob>(REMIND, async (job, writes) => {
    const question = await findQuestion(writes, job.id);
    if (!question || question.answer !== null || question.isHidden) return;
    // Nobody waits for an answer any more once the car is gone, or its auction over.
    const lot = await findLot(writes, question.adUuid);
    if (!lot?.isOffered || lot.isOpen === false) return;
    if (job.occasion === 'LAST_DAY' && lot.endAt !== null) {
      // The end has moved since, or the auction is another: the last day is another one.
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
    /** Promises both reminders with the question itself; an end within a day is its own last day already. */
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
