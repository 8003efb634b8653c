import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, instant, statement } from '../../database/index.ts';

/** The condition of a car at its handover. */
export type Report = {
  /** Kilometres. */
  readonly odometer: number;
  readonly keyCount: number;
  readonly remarks: string;
  readonly photoIds: readonly string[];
  readonly writtenAt: Instant;
};

export const addReport = statement(
  'orders.addReport',
  `insert into order_reports (order_id, odometer, key_count, remarks, photo_ids, written_by, written_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
).run<[report: Report & { readonly orderId: string; readonly writtenBy: string }]>(
  inOrderOf('orderId', 'odometer', 'keyCount', 'remarks', 'photoIds', 'writtenBy', instant('writtenAt')),
);

/** The latest version of the report; null before the first. */
export const findReport = statement(
  'orders.findReport',
  `select odometer, key_count as "keyCount", remarks, photo_ids as "photoIds", written_at as "writtenAt"
   from order_reports where order_id = $1 order by id desc limit 1`,
).one<Report, [orderId: string]>();
