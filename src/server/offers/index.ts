/**
 * The offers: private negotiation after an auction that sold nothing, or whose buyer defaulted. Each side answers once,
 * within the same deadline for both to see. An agreement creates its order in the same transaction. Amounts are visible
 * to the two sides and staff only; reserves and ceilings to nobody.
 */
import { offerAt } from '#shared/sale/index.ts';
import type { Auctions, Relisting } from '../auctions/index.ts';
import { boundTo } from '../bound.ts';
import type { Viewer } from '../context.ts';
import { AppError, found, requireInput } from '../errors.ts';
import {
  actOnOffer,
  closeOffer,
  EXPIRE,
  type ExpireJob,
  expireOffer,
  findAsked,
  isOver,
  isTimeFor,
  type OffersParts,
  openOffer,
} from './offers.ts';
import {
  findLastSale,
  findOffer,
  listLeftOut,
  listOffersOf,
  listOffersOn,
  listUnsoldOf,
  type StoredOffer,
  writeWish,
} from './offers-store.ts';

const WISH_LENGTH_MAX = 1_000;

export type Offers = ReturnType<typeof openOffers>;

export function openOffers(parts: OffersParts & { readonly auctions: Auctions }) {
  const { database, jobs, auctions } = parts;
  jobs.handle<ExpireJob>(EXPIRE, (job, writes) => expireOffer(parts, writes, job));
  // An expired turn counts as over even before the job has stored it.
  const asOfNow = (offer: StoredOffer): StoredOffer => ({ ...offer, ...offerAt(offer, auctions.clock()) });

  return {
    ...boundTo(parts, { open: openOffer, act: actOnOffer, close: closeOffer }),
    /** Returns an offer for one of its sides or staff; null for everyone else. */
    async find(viewer: Viewer, id: string): Promise<StoredOffer | null> {
      const offer = await findOffer(database, id);
      const isSide = offer?.bidderId === viewer.id || offer?.sellerId === viewer.id;
      return offer && (isSide || viewer.permissions.has('Auctions:update')) ? asOfNow(offer) : null;
    },
    leftOutOf: (offer: StoredOffer) => listLeftOut(database, offer.auctionId, offer.leftOut),
    listOf: async (accountId: string) => (await listOffersOf(database, accountId)).map(asOfNow),
    listOn: async (adUuid: string) => (await listOffersOn(database, adUuid)).map(asOfNow),
    /** Returns which offers staff may open after a car's last auction; null where it had none. */
    async afterSale(adUuid: string) {
      const sale = await findLastSale(database, adUuid);
      if (!sale) return null;
      const askable = async (kind: StoredOffer['kind']) =>
        isTimeFor(sale, kind) ? ((await findAsked(database, sale.auctionId, kind))?.lastBid ?? null) : null;
      return {
        adUuid,
        bestOfferFrom: await askable('BEST_OFFER'),
        secondChanceAt: await askable('SECOND_CHANCE'),
        canRelist: isOver(sale) && !sale.hasOpenOffer,
        isSellersFault: sale.isSellersFault,
        plannedMs: sale.plannedMs,
        wish: sale.wish,
      };
    },
    relist: (adUuid: string, wish: Relisting, actorId: string) => auctions.relist(adUuid, wish, actorId),
    ...boundTo(database, { listUnsold: listUnsoldOf }),
    /** Records that the seller would like another auction. @throws AppError NotFound, BadInput */
    async wishRelisting(viewerId: string, adUuid: string, note: string): Promise<void> {
      const sale = found(await findLastSale(database, adUuid));
      if (sale.sellerId !== viewerId || !isOver(sale)) throw new AppError('NotFound');
      requireInput(note.length <= WISH_LENGTH_MAX, 'note');
      await database.transaction(writes => writeWish(writes, sale.auctionId, viewerId, note.trim()));
    },
  };
}
