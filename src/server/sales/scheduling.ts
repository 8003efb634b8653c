import { textIn } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { hold, tell } from './changing.ts';
import type { LotFault, SalesParts } from './parts.ts';
import { plansOf } from './plans.ts';
import { listTaken, numberLots, type StaffLot, setAuctions, touchSale } from './sales-store.ts';

/** Rolls back the transaction and carries the faults. */
class NothingDone extends Error {
  readonly faults: readonly LotFault[];
  constructor(faults: readonly LotFault[]) {
    super('nothing was scheduled');
    this.faults = faults;
  }
}

/**
 * Schedules every lot, or reschedules the planned ones, in one transaction: all of them, or none, with the faults of
 * each lot. The version is that of the sale whose ends were shown.
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
      const { sale, lots, hasBegun } = await hold(writes, id, version);
      if (hasBegun) throw new AppError('CarUnderHammer');
      const planned = plansOf(sale, lots);
      requireInput(planned.length > 0, 'lots');
      const { auctions: made, faults } = await auctions.scheduleAll(writes, planned, actorId);
      const taken = await listTaken(writes, id, [...made.keys()]);
      const all = faultsOf(lots, faults, taken, sale.announcedAt !== null);
      if (all.length > 0) throw new NothingDone(all);
      // Published lot numbers stay; before the announcement, gaps of removed cars are closed.
      if (sale.announcedAt === null && !sale.wasAnnounced) await numberLots(writes, id);
      await setAuctions(writes, id, [...made.keys()], [...made.values()]);
      await touchSale(writes, id);
      const times = { lotCount: planned.length, firstEndAt: new Date(sale.firstEndAt).toISOString() };
      await record(writes, {
        ...{ actorId, action: 'sale.scheduled', subjectId: id, subjectName: textIn(sale.title) },
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

type Faults = Awaited<ReturnType<SalesParts['auctions']['scheduleAll']>>['faults'];

/**
 * Returns the faults in the order of the lots. Further faults: a car that is a lot of another sale, and in an announced
 * sale a car that is not public.
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
