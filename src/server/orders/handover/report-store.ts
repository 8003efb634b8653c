import type { Instant } from '#shared/sale/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../../database/index.ts';

/** In what state a car changed hands. */
export type Report = {
  /** Kilometres. */
  readonly odometer: number;
  readonly keyCount: number;
  readonly remarks: string;
  readonly photoIds: readonly string[];
  readonly writtenAt: Instant;
};

const addSql = statement(
  'orders.addReport',
  `insert into order_reports (order_id, odometer, key_count, remarks, photo_ids, written_by, written_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function addReport(
  writes: Writes,
  orderId: string,
  report: Report,
  writtenBy: string,
): Promise<void> {
  const { odometer, keyCount, remarks, photoIds, writtenAt } = report;
  const values = [orderId, odometer, keyCount, remarks, photoIds, writtenBy, timestamp(writtenAt)];
  await writes.query(addSql, values);
}

const findSql = statement(
  'orders.findReport',
  `select odometer, key_count as "keyCount", remarks, photo_ids as "photoIds", written_at as "writtenAt"
   from order_reports where order_id = $1 order by id desc limit 1`,
);

/** The report as it was last written; null before. */
export async function findReport(reads: Reads, orderId: string): Promise<Report | null> {
  const [row] = await reads.query<Report>(findSql, [orderId]);
  return row ?? null;
}
