import { BRIEFLY_HELD, statement, type Writes } from '../database/index.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { checkPlan, type LotPlan, type ScheduleParts, scheduleLot } from './schedule.ts';

/** A car and the auction that it is to have. */
export type PlannedLot = { readonly adUuid: string; readonly plan: LotPlan };

export type ScheduledLots = {
  /** The auction of each car that could be planned, by the car. */
  readonly auctions: ReadonlyMap<string, string>;
  /** What stands against it for each of the others: `field` of the plan, where it is about one. */
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
 * Holds many lots as `holdLot` does one: the auctions in the order of their ids as the desk takes them and then the
 * ads, so that nobody waits for another in a ring.
 */
export async function holdLots(writes: Writes, adUuids: readonly string[]): Promise<void> {
  await writes.query(holdAuctionsSql, [adUuids]);
  await writes.query(holdAdsSql, [adUuids]);
}

/**
 * Plans an auction for each of the cars, or changes the plan of one that has not begun. Holds all of them first. A car
 * that cannot be planned is a fault and stops no other: the caller takes back what was written, or not.
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
      // What the rules refuse wrote nothing; anything else is for whoever asked.
      if (!(error instanceof AppError)) throw error;
      faults.set(adUuid, { code: error.code, field: error.details.field ?? null });
    }
  }
  return { auctions, faults };
}
