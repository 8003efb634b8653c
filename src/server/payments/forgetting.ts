import { statement, type Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Forgotten, Provider } from './provider.ts';

/** The job that deletes a card or customer at the provider. */
export const FORGET = 'payments.forget';
export type ForgetJob = Forgotten & { readonly accountId: string };

export type ForgettingParts = { readonly jobs: Pick<Jobs, 'enqueue'> };

const WAIT_MS = 3_600_000;
// A payment still unfinished after a day no longer needs the card.
const isPaying = statement(
  'payments.isUnderWay',
  `select from payments where account_id = $1 and state in ('OPEN', 'ACTION')
     and created_at > clock_timestamp() - interval '1 day' limit 1`,
).any<[accountId: string], Writes>();

/** Schedules the deletion at the provider, in the transaction that deletes here. */
export const promiseForgetting = (
  { jobs }: ForgettingParts,
  writes: Writes,
  gone: readonly ForgetJob[],
): Promise<void> =>
  jobs.enqueue<ForgetJob>(
    writes,
    gone.map(data => ({ kind: FORGET, data })),
  );

/** Deletes at the provider; waits for a payment under way. @throws AppError PaymentUnavailable */
export async function forget(
  { jobs, provider }: ForgettingParts & { readonly provider: Provider },
  writes: Writes,
  job: ForgetJob,
): Promise<void> {
  if (await isPaying(writes, job.accountId))
    return jobs.enqueue(writes, [{ kind: FORGET, data: job, delayMs: WAIT_MS }]);
  await provider.forget({ kind: job.kind, ref: job.ref });
}
