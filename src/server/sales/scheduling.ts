import { textIn } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { hold, tell } from './changing.ts';
import type { LotFault, SalesParts } from './parts.ts';
import { plansOf } from './plans.ts';
import { listTaken, numberLots, type StaffLot, setAuctions, touchSale } from './sales-store.ts';

/** Takes back what a transaction wrote, and says why. */
class NothingDone extends Error {
  readonly faults: readonly LotFault[];
  constructor(faults: readonly LotFault[]) {
    super('nothing was scheduled');
    this.faults = faults;
  }
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
      const { sale, lots, hasBegun } = await hold(writes, id, version);
      if (hasBegun) throw new AppError('CarUnderHammer');
      const planned = plansOf(sale, lots);
      requireInput(planned.length > 0, 'lots');
      const { auctions: made, faults } = await auctions.scheduleAll(writes, planned, actorId);
      const taken = await listTaken(writes, id, [...made.keys()]);
      const all = faultsOf(lots, faults, taken, sale.announcedAt !== null);
      if (all.length > 0) throw new NothingDone(all);
      // Numbers that somebody has read stay; before, those of cars that were taken back are missed by nobody.
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
