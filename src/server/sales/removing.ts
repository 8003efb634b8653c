import { textIn } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { once } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { hold, loggedOf } from './changing.ts';
import type { SalesParts } from './parts.ts';
import { putLots, removeSale as remove } from './sales-store.ts';

/**
 * Takes a draft away with its lots and whom to ring for them; its cars stay, and so do the auctions that were called
 * off. Sent again by the same person it is done already.
 * @throws AppError NotFound, StaleVersion, BadInput with `state` where it is before the public, CarUnderHammer where
 * a lot has an auction that was not called off
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
        if (held.sale.announcedAt !== null) throw new AppError('BadInput', { field: 'state' });
        const isStanding = held.lots.some(
          ({ auctionStatus }) => auctionStatus !== null && auctionStatus !== 'cancelled',
        );
        if (isStanding) throw new AppError('CarUnderHammer', { field: 'lots' });
        await putLots(writes, id, []);
        await remove(writes, id);
        const subject = { actorId, subjectId: id, subjectName: textIn(held.sale.title) };
        await record(writes, { ...subject, action: 'sale.removed', before: loggedOf(held) });
        return id;
      },
    ),
  );
}
