import {
  BUYER_FEE,
  decideOffer,
  feeCents,
  type Instant,
  type OfferAct,
  type OfferKind,
  type OfferSide,
  offerAt,
  openedOffer,
  saidBefore,
  turnOf,
} from '#shared/sale/index.ts';
import { type Auctions, findMandateFault, holdLot, requireMove, standingWithout } from '../auctions/index.ts';
import { record } from '../audit/index.ts';
import type { Viewer } from '../context.ts';
import type { Core } from '../core.ts';
import type { Reads, Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError, found } from '../errors.ts';
import type { Notify } from '../notifications/index.ts';
import { newsOf } from './news.ts';
import {
  type Asked,
  addOffer,
  findLastBidder,
  findLastSale,
  holdBidder,
  type LastSale,
  listOffersOn,
  listOut,
  lockOffer,
  readClock,
  type StoredOffer,
  saveOffer,
} from './offers-store.ts';

export type OffersParts = Pick<Core, 'database' | 'jobs' | 'domain' | 'settings'> & {
  readonly notify: Notify;
  readonly auctions: Pick<Auctions, 'touch'>;
};

export type Sale = DomainEventMap['auction.sold'] & { readonly cause: 'OFFER' | 'SECOND_CHANCE' };

export const EXPIRE = 'offers.expire';
export type ExpireJob = { readonly id: string };

/**
 * Asks the last bidder for a best offer, or whoever the room would have ended on without the buyer who fell away;
 * answers the offer that is open where they are asked already.
 * @throws AppError NotFound without a sale or somebody to ask, CarUnderHammer, OrderOpen, CarNotOffered where the
 * car is gone, OfferClosed when it is not the time for it
 */
export async function openOffer(
  parts: OffersParts,
  adUuid: string,
  kind: OfferKind,
  actorId: string,
): Promise<StoredOffer> {
  return parts.database.transaction(async writes => {
    const lot = await holdLot(writes, adUuid);
    // Asked already, by whoever never heard so: nobody is asked twice.
    const open = (await listOffersOn(writes, adUuid)).find(
      each => each.kind === kind && isOpen(each, lot.now),
    );
    if (open) return open;
    const sale = found(await findLastSale(writes, adUuid));
    requireMove({ act: 'openOffer', by: 'STAFF' }, lot, lot.now);
    if (!isTimeFor(sale, kind)) throw new AppError('OfferClosed');
    const asked = found(await findAsked(writes, sale.auctionId, kind));
    // Nobody who is leaving in this moment is asked: an offer keeps both of its sides.
    found((await holdBidder(writes, asked.bidderId)) || null);
    const { now } = lot;
    const needsSeller =
      kind === 'BEST_OFFER' ||
      (sale.reserve !== null && asked.lastBid < sale.reserve) ||
      (await goesBeyondMandate(parts, writes, sale, asked.lastBid, now));
    const begun = openedOffer({ kind, lastBid: asked.lastBid, needsSeller }, now);
    const { auctionId, sellerId } = sale;
    const whose = { auctionId, adUuid, bidderId: asked.bidderId, leftOut: asked.leftOut, sellerId };
    const offer = await addOffer(writes, { ...begun, ...whose, openedBy: actorId, openedAt: now });
    await promiseEnd(parts, writes, offer, now);
    await recordOf(writes, offer, 'opened', actorId);
    await parts.notify(writes, newsOf(offer, null));
    return offer;
  });
}

const isOpen = (offer: StoredOffer, now: Instant) => turnOf(offerAt(offer, now)) !== null;

/** Whether the house may not sell so for the car's owner without asking them. */
const goesBeyondMandate = async (
  { settings }: OffersParts,
  reads: Reads,
  { adUuid, regime }: LastSale,
  price: number,
  now: Instant,
) => {
  const plan = { startAt: now, endAt: now, least: price };
  return (await findMandateFault(reads, settings, { adUuid, regime }, plan)) !== null;
};

/**
 * Who would be asked, and from what amount on: the last bidder for a best offer, from their own bid. For a second
 * chance whoever would have led without those who bought or were asked before, at the price the room would have
 * reached without them: nobody pays for bids that came to nothing.
 */
export async function findAsked(reads: Reads, auctionId: string, kind: OfferKind): Promise<Asked | null> {
  if (kind === 'BEST_OFFER') return findLastBidder(reads, auctionId);
  const out = await listOut(reads, auctionId);
  const { leader, price } = await standingWithout(reads, auctionId, out);
  return leader === null || price === null ? null : { bidderId: leader, lastBid: price, leftOut: [...out] };
}

/** Whether the last sale came out so that this may follow. */
export function isTimeFor(sale: LastSale, kind: OfferKind): boolean {
  if (sale.hasOpenOffer || !isOver(sale)) return false;
  return kind === 'BEST_OFFER' ? sale.status === 'unsold' && sale.leaderId !== null : sale.hasCancelledOrder;
}

/** The car is offered, its auction is over, and nobody has bought it. */
export const isOver = (sale: LastSale): boolean =>
  sale.adStatus === 'PUBLISHED' && sale.status !== 'open' && !sale.hasOrder;

/**
 * One side takes its turn, once, however often it says so; an agreement is a sale, with its order, at once.
 * @throws AppError NotFound for everyone else, OfferClosed, BadInput, BidTooLow with the minimum
 */
export async function actOnOffer(
  parts: OffersParts,
  viewer: Viewer,
  id: string,
  act: OfferAct,
): Promise<StoredOffer> {
  return parts.database.transaction(async writes => {
    const offer = found(await lockOffer(writes, id));
    // Whoever else holds both has taken the offer first.
    const { now, auctionId, ...lot } = await holdLot(writes, offer.adUuid);
    const side = found(sideOf(offer, viewer));
    if (saidBefore(offerAt(offer, now), side, act)) return offer;
    const asked = side === 'BIDDER' ? await asOfNow(parts, writes, offer, now) : offer;
    const outcome = decideOffer(asked, side, act, now);
    if (outcome.kind === 'refused') {
      // That the matter is over is no fault of the amount.
      if (outcome.code === 'OfferClosed') throw new AppError(outcome.code);
      const minimum = outcome.code === 'BidTooLow' ? outcome.minimum : null;
      throw new AppError(outcome.code, { field: 'amount', minimum });
    }
    const next = { ...offer, ...outcome.next };
    if (next.state === 'ACCEPTED') {
      requireMove({ act: 'acceptOffer', by: 'HOUSE' }, lot, now);
      // Staff may have put the car under the hammer again meanwhile: this offer was about another sale.
      if (auctionId !== offer.auctionId) throw new AppError('OfferClosed');
    }
    await saveOffer(writes, next, now);
    if (next.state === 'ACCEPTED') {
      await parts.domain.tell(writes, 'auction.sold', saleOf(next, now));
      await parts.auctions.touch(writes, offer.auctionId);
    }
    if (next.state === 'SELLER_TURN') await promiseEnd(parts, writes, next, now);
    await parts.notify(writes, newsOf(next, viewer.id));
    return next;
  });
}

/** The mandate may have run out, or been ended, since an offer was opened: then its owner is asked after all. */
async function asOfNow(
  parts: OffersParts,
  reads: Reads,
  offer: StoredOffer,
  now: Instant,
): Promise<StoredOffer> {
  const sale = offer.needsSeller ? null : await findLastSale(reads, offer.adUuid);
  if (sale === null) return offer;
  return { ...offer, needsSeller: await goesBeyondMandate(parts, reads, sale, offer.lastBid, now) };
}

/** Which side somebody is on; where the house sells for itself, its people answer. */
export function sideOf(offer: StoredOffer, viewer: Viewer): OfferSide | null {
  if (offer.bidderId === viewer.id) return 'BIDDER';
  if (offer.sellerId === viewer.id) return 'SELLER';
  return offer.sellerId === null && viewer.permissions.has('Auctions:update') ? 'SELLER' : null;
}

function saleOf(offer: StoredOffer, now: Instant): Sale {
  const { auctionId, adUuid, bidderId, sellerId, kind, buyerFee } = offer;
  const hammerPrice = offer.amount ?? offer.lastBid;
  return {
    ...{ auctionId, adUuid, buyerId: bidderId, sellerId, hammerPrice, now },
    feeCents: feeCents(hammerPrice, buyerFee ?? BUYER_FEE),
    cause: kind === 'BEST_OFFER' ? 'OFFER' : 'SECOND_CHANCE',
  };
}

/** The house ends the matter, and says why. @throws AppError NotFound, OfferClosed, BadInput */
export async function closeOffer(
  parts: OffersParts,
  id: string,
  reason: string,
  actorId: string,
): Promise<StoredOffer> {
  if (reason.trim() === '') throw new AppError('BadInput', { field: 'reason' });
  return parts.database.transaction(async writes => {
    const offer = found(await lockOffer(writes, id));
    if (offer.closedAt !== null) throw new AppError('OfferClosed');
    const now = await readClock(writes);
    const next: StoredOffer = { ...offer, state: 'CLOSED', reason: reason.trim(), closedAt: now };
    await saveOffer(writes, next, now);
    await recordOf(writes, next, 'closed', actorId);
    await parts.notify(writes, newsOf(next, actorId));
    return next;
  });
}

/** Looks again when a turn's time may be over, and later once more where it is not. */
export async function expireOffer(parts: OffersParts, writes: Writes, { id }: ExpireJob): Promise<void> {
  const offer = await lockOffer(writes, id);
  if (!offer || turnOf(offer) === null) return;
  const now = await readClock(writes);
  const { state } = offerAt(offer, now);
  if (state === offer.state) return promiseEnd(parts, writes, offer, now);
  const next = { ...offer, state };
  await saveOffer(writes, next, now);
  await parts.notify(writes, newsOf(next, null));
}

/** What staff do, kept for good; the amounts are the two sides' own. */
async function recordOf(writes: Writes, offer: StoredOffer, done: 'opened' | 'closed', actorId: string) {
  const { id, adUuid, kind, state, reason } = offer;
  const entry = { actorId, action: `offer.${done}`, subjectId: adUuid, subjectName: id } as const;
  await record(writes, { ...entry, after: { kind, state }, reason });
}

async function promiseEnd({ jobs }: OffersParts, writes: Writes, offer: StoredOffer, now: Instant) {
  const delayMs = Math.max(1, offer.turnEndsAt - now);
  await jobs.enqueue<ExpireJob>(writes, [{ kind: EXPIRE, data: { id: offer.id }, delayMs }]);
}
