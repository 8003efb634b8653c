import { type Reads, statement, timestamp, type Writes } from '../../database/index.ts';
import type { OrdersParts } from '../parts.ts';
import { findOriginal } from './originals.ts';
import type { SignedPaper, Stamp } from './signing-store.ts';

export const STAMP = 'orders.stamp';
export type StampJob = { readonly orderId: string; readonly paper: SignedPaper };

const listSql = statement(
  'stamps.list',
  `select paper, sha256, stamped_at as "stampedAt", authority from order_stamps where order_id = $1 order by stamped_at`,
);
const readSql = statement(
  'stamps.read',
  'select response from order_stamps where order_id = $1 and paper = $2',
);
const addSql = statement(
  'stamps.add',
  `insert into order_stamps (order_id, paper, sha256, stamped_at, authority, response)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

/** The time stamps of an order's papers. */
export function listStamps(reads: Reads, orderId: string): Promise<Stamp[]> {
  return reads.query<Stamp>(listSql, [orderId]);
}

/** An authority's answer, byte by byte. */
export async function readStamp(reads: Reads, orderId: string, paper: string): Promise<Buffer | null> {
  const [row] = await reads.query<{ response: Buffer }>(readSql, [orderId, paper]);
  return row?.response ?? null;
}

/** What names a time stamp to `documentLink`. */
export const stampIdOf = (orderId: string, { paper }: Pick<Stamp, 'paper'>): string =>
  `stamp_${orderId}_${paper}`;

/** Promises a time stamp of what all have signed, where the house has an authority: no signature waits for it. */
export async function promiseStamp(
  { stamps, jobs }: Pick<OrdersParts, 'stamps' | 'jobs'>,
  writes: Writes,
  job: StampJob,
): Promise<void> {
  if (stamps) await jobs.enqueue<StampJob>(writes, [{ kind: STAMP, data: job }]);
}

/** Asks for it; while the authority is away the job comes again. */
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
