import { hasSaleBegun, type Instant, staggeredEnds } from '#shared/sale/index.ts';
import type { PlannedLot } from '../auctions/index.ts';
import { record } from '../audit/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { hold, nameOf, tell, timesOf } from './changing.ts';
import type { LotFault, SalesParts } from './parts.ts';
import { listTaken, type StaffLot, type StaffSale, setAuctions, touchSale } from './sales-store.ts';

const MINUTE_MS = 60_000;

/** Takes back what a transaction wrote, and says why. */
class NothingDone extends Error {
  readonly faults: readonly LotFault[];
  constructor(faults: readonly LotFault[]) {
    super('nothing was scheduled');
    this.faults = faults;
  }
}

/** What the lots are thought to bring: the middle of their estimates. */
const likelyPrice = ({ estimateLow: low, estimateHigh: high }: StaffLot) =>
  low === null || high === null ? null : Math.round((low + high) / 2);

/** A lot whose auction was cancelled, or is over, is planned no more: the others close ranks. */
export const isToPlan = ({ auctionStatus }: StaffLot): boolean =>
  auctionStatus === null || auctionStatus === 'open';

/** When each lot is planned to end, in the order of the lots; null for those that are planned no more. */
export function plannedEnds(sale: StaffSale, lots: readonly StaffLot[]): (Instant | null)[] {
  const ends = staggeredEnds(
    lots.filter(isToPlan).map(lot => ({ value: likelyPrice(lot) })),
    {
      ...{ firstEndAt: sale.firstEndAt, stagger: sale.stagger, hotFrom: sale.hotFrom },
      ...{ intervalMs: sale.intervalMinutes * MINUTE_MS, hotGapMs: sale.hotGapMinutes * MINUTE_MS },
    },
  );
  return lots.map(lot => (isToPlan(lot) ? (ends.shift() ?? null) : null));
}

/**
 * Gives every lot its auction, or moves those that are planned, in one act: all of it or, with what stands against
 * each lot, nothing. The version is that of the sale whose ends were seen.
 * @throws AppError NotFound, StaleVersion, CarUnderHammer once a lot has begun, BadInput where there is no lot
 */
export async function scheduleSale(
  parts: SalesParts,
  { id, version }: { readonly id: string; readonly version: number },
  actorId: string,
): Promise<readonly LotFault[]> {
  const { database, auctions } = parts;
  try {
    await database.transaction(async writes => {
      const { sale, lots } = await hold(writes, id, version);
      if (hasSaleBegun(timesOf(lots), auctions.clock())) throw new AppError('CarUnderHammer');
      const planned = plansOf(sale, lots);
      requireInput(planned.length > 0, 'lots');
      const { auctions: made, faults } = await auctions.scheduleAll(writes, planned, actorId);
      const taken = await listTaken(writes, id, [...made.keys()]);
      const all = faultsOf(lots, faults, taken, sale.announcedAt !== null);
      if (all.length > 0) throw new NothingDone(all);
      await setAuctions(writes, id, [...made.keys()], [...made.values()]);
      await touchSale(writes, id);
      const times = { lotCount: planned.length, firstEndAt: new Date(sale.firstEndAt).toISOString() };
      await record(writes, {
        ...{ actorId, action: 'sale.scheduled', subjectId: id, subjectName: nameOf(sale.title) },
        after: times,
      });
      await tell(parts, writes, id, lots);
    });
    return [];
  } catch (refusal) {
    if (refusal instanceof NothingDone) return refusal.faults;
    throw refusal;
  }
}

function plansOf(sale: StaffSale, lots: readonly StaffLot[]): PlannedLot[] {
  const ends = plannedEnds(sale, lots);
  return lots.flatMap(({ adUuid, startingPrice, reserve }, at) => {
    const endAt = ends[at];
    if (endAt == null) return [];
    const { startAt, asksForCard, extensionWindowMs } = sale;
    const plan = { startAt, endAt, startingPrice, reserve, asksForCard, extensionWindowMs };
    return [{ adUuid, plan }];
  });
}

type Faults = Awaited<ReturnType<SalesParts['auctions']['scheduleAll']>>['faults'];

/**
 * In the order of the lots; a car that is a lot of another sale already is one fault more, and so is one that nobody
 * may see in a sale that everybody sees.
 */
function faultsOf(
  lots: readonly StaffLot[],
  faults: Faults,
  taken: readonly string[],
  isAnnounced: boolean,
): LotFault[] {
  return lots.flatMap(({ adUuid, number, adStatus }) => {
    const fault = faults.get(adUuid);
    if (fault) return [{ adUuid, number, ...fault }];
    if (isAnnounced && adStatus === 'DRAFT')
      return [{ adUuid, number, code: 'CarNotOffered', field: null } as const];
    return taken.includes(adUuid) ? [{ adUuid, number, code: 'BadInput', field: 'sale' } as const] : [];
  });
}
