import { statement, timestamp, type Writes } from '../../database/index.ts';
import type { OrdersParts } from '../parts.ts';
import { findOriginal } from './originals.ts';
import type { SignedPaper, Stamp } from './signing-store.ts';

export const STAMP = 'orders.stamp';
export type StampJob = { readonly orderId: string; readonly paper: SignedPaper };

const addSql = statement(
  'stamps.add',
  `insert into order_stamps (order_id, paper, sha256, stamped_at, authority, response)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

/** The time stamps of an order's papers. */
export const listStamps = statement(
  'stamps.list',
  `select paper, sha256, stamped_at as "stampedAt", authority from order_stamps where order_id = $1 order by stamped_at`,
).all<Stamp, [orderId: string]>();

/** The authority's raw response. */
export const readStamp = statement(
  'stamps.read',
  'select response from order_stamps where order_id = $1 and paper = $2',
).value<{ response: Buffer }, [orderId: string, paper: string]>('response');

/** The stamp's id for `documentLink`. */
export const stampIdOf = (orderId: string, { paper }: Pick<Stamp, 'paper'>): string =>
  `stamp_${orderId}_${paper}`;

/** Schedules the time stamp of a fully signed document, if an authority is configured; signing does not wait for it. */
export async function promiseStamp(
  { stamps, jobs }: Pick<OrdersParts, 'stamps' | 'jobs'>,
  writes: Writes,
  job: StampJob,
): Promise<void> {
  if (stamps) await jobs.enqueue<StampJob>(writes, [{ kind: STAMP, data: job }]);
}

/** Requests the time stamp; the job is retried while the authority is unavailable. */
export async function stampPaper(
  { stamps, database }: OrdersParts,
  writes: Writes,
  { orderId, paper }: StampJob,
): Promise<void> {
  const original = await findOriginal(database, orderId, paper);
  if (!stamps || !original || (await readStamp(database, orderId, paper))) return;
  const { sha256 } = original;
  const { response, at, authority } = await stamps.stamp(Buffer.from(sha256, 'hex'));
  await writes.query(addSql, [orderId, paper, sha256, timestamp(at), authority, response]);
}
