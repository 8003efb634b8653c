import { BRIEFLY_HELD, statement, type Writes } from '../database/index.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { checkPlan, type LotPlan, type ScheduleParts, scheduleLot } from './schedule.ts';

/** A car and its planned auction. */
export type PlannedLot = { readonly adUuid: string; readonly plan: LotPlan };

export type ScheduledLots = {
  /** The scheduled auction of each car, by the ad's uuid. */
  readonly auctions: ReadonlyMap<string, string>;
  /** Why each other car could not be scheduled; `field` of the plan, where it is about one. */
  readonly faults: ReadonlyMap<string, { readonly code: ErrorCode; readonly field: string | null }>;
};

const holdAuctionsSql = statement(
  'auctions.lockOfAds',
  `select id from auctions where ad_uuid = any($1::uuid[]) and ${BRIEFLY_HELD} order by id for no key update`,
);
const holdAdsSql = statement(
  'auctions.lockAds',
  'select uuid from ads where uuid = any($1::uuid[]) order by uuid for no key update',
);

/**
 * Locks many lots as `holdLot` does one: first all auctions in the order of their ids, as the desk does, then the ads,
 * so that nobody deadlocks.
 */
export async function holdLots(writes: Writes, adUuids: readonly string[]): Promise<void> {
  await writes.query(holdAuctionsSql, [adUuids]);
  await writes.query(holdAdsSql, [adUuids]);
}

/**
 * Plans an auction for each car, or changes one that has not begun; all lots are locked first. A fault of one car does
 * not stop the others: the caller decides whether to roll back.
 */
export async function scheduleAll(
  parts: ScheduleParts,
  writes: Writes,
  lots: readonly PlannedLot[],
  actorId: string,
): Promise<ScheduledLots> {
  await holdLots(
    writes,
    lots.map(({ adUuid }) => adUuid),
  );
  const auctions = new Map<string, string>();
  const faults = new Map<string, { code: ErrorCode; field: string | null }>();
  for (const { adUuid, plan } of lots) {
    try {
      checkPlan(plan);
      auctions.set(adUuid, await scheduleLot(parts, writes, adUuid, plan, actorId, { mayRun: false }));
    } catch (error) {
      // A refusal by the rules has written nothing; other errors are rethrown.
      if (!(error instanceof AppError)) throw error;
      faults.set(adUuid, { code: error.code, field: error.details.field ?? null });
    }
  }
  return { auctions, faults };
}
