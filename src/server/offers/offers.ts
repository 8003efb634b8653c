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
 * Asks the last bidder for a best offer, or the bidder who would have won without the defaulting buyer; returns the
 * open offer if there is one.
 * @throws AppError NotFound without a sale or somebody to ask, CarUnderHammer, OrderOpen, CarNotOffered where the car
 * is gone, OfferClosed when it is not the time for it
 */
export async function openOffer(
  parts: OffersParts,
  adUuid: string,
  kind: OfferKind,
  actorId: string,
): Promise<StoredOffer> {
  return parts.database.transaction(async writes => {
    const lot = await holdLot(writes, adUuid);
    // A repeated request, whose answer was lost: nobody is asked twice.
    const open = (await listOffersOn(writes, adUuid)).find(
      each => each.kind === kind && isOpen(each, lot.now),
    );
    if (open) return open;
    const sale = found(await findLastSale(writes, adUuid));
    requireMove({ act: 'openOffer', by: 'STAFF' }, lot, lot.now);
    if (!isTimeFor(sale, kind)) throw new AppError('OfferClosed');
    const asked = found(await findAsked(writes, sale.auctionId, kind));
    // The account must not leave at this moment: an offer needs both of its sides.
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

/** Whether the mandate does not cover such a sale, so that the owner must be asked. */
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
 * Returns who would be asked, and the minimum. A best offer: the last bidder, from their own bid. A second chance: the
 * bidder who would have led without earlier buyers and those asked before, at the price without their bids, since
 * nobody pays for bids that were not honoured.
 */
export async function findAsked(reads: Reads, auctionId: string, kind: OfferKind): Promise<Asked | null> {
  if (kind === 'BEST_OFFER') return findLastBidder(reads, auctionId);
  const out = await listOut(reads, auctionId);
  const { leader, price } = await standingWithout(reads, auctionId, out);
  return leader === null || price === null ? null : { bidderId: leader, lastBid: price, leftOut: [...out] };
}

/** Whether the last sale's result allows this kind of offer. */
export function isTimeFor(sale: LastSale, kind: OfferKind): boolean {
  if (sale.hasOpenOffer || !isOver(sale)) return false;
  return kind === 'BEST_OFFER' ? sale.status === 'unsold' && sale.leaderId !== null : sale.hasCancelledOrder;
}

/** Whether the car is offered, its auction over, and nobody has bought it. */
export const isOver = (sale: LastSale): boolean =>
  sale.adStatus === 'PUBLISHED' && sale.status !== 'open' && !sale.hasOrder;

/**
 * Answers for one side; a repeated answer changes nothing. An agreement creates the sale and its order at once.
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
    // Lock order: the offer before the lot, as everywhere.
    const { now, auctionId, ...lot } = await holdLot(writes, offer.adUuid);
    const side = found(sideOf(offer, viewer));
    if (saidBefore(offerAt(offer, now), side, act)) return offer;
    const asked = side === 'BIDDER' ? await asOfNow(parts, writes, offer, now) : offer;
    const outcome = decideOffer(asked, side, act, now);
    if (outcome.kind === 'refused') {
      // A closed offer is not an error of the amount.
      if (outcome.code === 'OfferClosed') throw new AppError(outcome.code);
      const minimum = outcome.code === 'BidTooLow' ? outcome.minimum : null;
      throw new AppError(outcome.code, { field: 'amount', minimum });
    }
    const next = { ...offer, ...outcome.next };
    if (next.state === 'ACCEPTED') {
      requireMove({ act: 'acceptOffer', by: 'HOUSE' }, lot, now);
      // A newer auction exists: this offer was about the previous one.
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

/** The mandate may have expired or ended since the offer was opened: then its owner has to be asked. */
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

/** Returns a person's side; where the house is the seller, staff answer. */
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

/** Closes an offer for the house, with a reason. @throws AppError NotFound, OfferClosed, BadInput */
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

/** Expires an offer whose turn is over; otherwise schedules another check. */
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

/** Writes the acts of staff to the audit log, without the amounts, which are private to the two sides. */
async function recordOf(writes: Writes, offer: StoredOffer, done: 'opened' | 'closed', actorId: string) {
  const { id, adUuid, kind, state, reason } = offer;
  const entry = { actorId, action: `offer.${done}`, subjectId: adUuid, subjectName: id } as const;
  await record(writes, { ...entry, after: { kind, state }, reason });
}

async function promiseEnd({ jobs }: OffersParts, writes: Writes, offer: StoredOffer, now: Instant) {
  const delayMs = Math.max(1, offer.turnEndsAt - now);
  await jobs.enqueue<ExpireJob>(writes, [{ kind: EXPIRE, data: { id: offer.id }, delayMs }]);
}
