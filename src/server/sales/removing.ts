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

/** What stands against a removal: an address that everybody has had stays its own, and so does what was sold by it. */
export function removalFault({ sale, lots }: Removed): AppError | null {
  const isKnown = sale.announcedAt !== null || sale.wasAnnounced;
  if (isKnown) return new AppError('BadInput', { field: 'state' });
  const isStanding = lots.some(({ auctionStatus: status }) => status !== null && status !== 'cancelled');
  return isStanding ? new AppError('CarUnderHammer', { field: 'lots' }) : null;
}

/**
 * Takes a draft away with its lots and whom to ring for them; its cars stay, and so do the auctions that were called
 * off. Sent again by the same person it is done already.
 * @throws AppError NotFound, StaleVersion, BadInput with `state` where it was ever before the public, CarUnderHammer
 * where a lot has an auction that was not called off
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
 * A car is its owner's to sell again: it is no lot any more of a sale that gave it no auction yet, and who saw it there
 * reads the sale anew before they put it under the hammer.
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
