import { textIn } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { once, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError } from '../errors.ts';
import { hold, loggedOf } from './changing.ts';
import type { SalesParts } from './parts.ts';
import {
  dropUnplanned,
  putLots,
  removeSale as remove,
  type StaffLot,
  type StaffSale,
} from './sales-store.ts';

type Removed = { readonly sale: StaffSale; readonly lots: readonly StaffLot[] };

/** Returns why a sale cannot be removed: its URL was once public, or a lot has an auction that was not cancelled. */
export function removalFault({ sale, lots }: Removed): AppError | null {
  const isKnown = sale.announcedAt !== null || sale.wasAnnounced;
  if (isKnown) return new AppError('BadInput', { field: 'state' });
  const isStanding = lots.some(({ auctionStatus: status }) => status !== null && status !== 'cancelled');
  return isStanding ? new AppError('CarUnderHammer', { field: 'lots' }) : null;
}

/**
 * Removes a draft with its lots and calls; its cars and cancelled auctions stay. A repeated request succeeds.
 * @throws AppError NotFound, StaleVersion, BadInput with `state` where it was ever announced, CarUnderHammer where a
 * lot has an auction that was not cancelled
 */
export async function removeSale(
  { database }: SalesParts,
  { id, version }: { readonly id: string; readonly version: number },
  actorId: string,
): Promise<void> {
  await database.transaction(writes =>
    once(
      writes,
      { by: actorId, what: 'removal of a sale', wish: { id, version } },
      async removed => removed,
      async () => {
        const held = await hold(writes, id, version);
        const fault = removalFault(held);
        if (fault) throw fault;
        await putLots(writes, id, []);
        await remove(writes, id);
        const subject = { actorId, subjectId: id, subjectName: textIn(held.sale.title) };
        await record(writes, { ...subject, action: 'sale.removed', before: loggedOf(held) });
        return id;
      },
    ),
  );
}

/**
 * Removes a car that went back to its owner from sales in which it has no auction yet. The sale's version changes, so
 * that staff reload it before they schedule.
 */
export async function giveLotBack(
  writes: Writes,
  { uuid, actorId, isOwners }: DomainEventMap['ad.givenBack'],
): Promise<void> {
  for (const { id, title } of isOwners ? await dropUnplanned(writes, uuid) : [])
    await record(writes, {
      ...{ actorId, action: 'sale.lotLeft', subjectId: id, subjectName: textIn(title) },
      before: { adUuid: uuid },
    });
}
