/**
 * The selling room: a seller's own side of an ad, from the draft to the public and under the hammer. It
 * promises that what a seller writes of a public car is read by the house before anyone else sees it, that
 * nothing saved in one window is overwritten unseen from another, that what waits ends when the car is sold, and
 * that a reserve is told to the seller alone, and to none who sells the car after them. It publishes nothing by
 * itself: the ads room does, when staff approve.
 */
import { boundTo } from '../bound.ts';
import { isUuid } from '../database/index.ts';
import { found } from '../errors.ts';
import { findFigures } from './figures-store.ts';
import { missingOf } from './missing.ts';
import { carsOf, isPrepared, type MyCar, type SellingParts } from './my-car.ts';
import { openReview } from './review.ts';
import { beginCar, leaveHouse, saveCar, submitCar, takeBack, withdrawCar } from './selling.ts';
import { dropRevision, forgetSeller } from './selling-store.ts';
import { followRegisters, listTraderChecks, listVatFindings, sweepVat } from './trader-checks.ts';
import { findConfirmedTrader, findOwnTrader, findTrader, requireTrader, saveTrader } from './traders.ts';

export type { VatFinding } from './trader-checks.ts';
export type Selling = ReturnType<typeof openSelling>;

export function openSelling(parts: SellingParts) {
  const { database, ads, auctions, domain, registers } = parts;
  followRegisters(parts);
  domain.on('ad.published', (writes, { uuid }) => requireTrader(writes, uuid));
  // Its contract describes the car that was bid on.
  domain.on('auction.sold', (writes, { adUuid }) => dropRevision(writes, adUuid));
  domain.on('ad.sold', (writes, { uuid }) => dropRevision(writes, uuid));
  domain.on('ad.entrusted', (writes, { uuid }) => dropRevision(writes, uuid));
  domain.on('ad.ownerChanged', (writes, { uuid }) => forgetSeller(writes, uuid));

  /** One's own car; null where it is not, or somebody else's. */
  async function find(viewerId: string, uuid: string): Promise<MyCar | null> {
    const ad = isUuid(uuid) ? await ads.find(uuid) : null;
    return ad?.ownerId === viewerId ? ((await carsOf(parts, [ad]))[0] ?? null) : null;
  }
  /** @throws AppError NotFound */
  const get = async (viewerId: string, uuid: string) => found(await find(viewerId, uuid));

  return {
    find,
    get,
    list: async (viewerId: string) => carsOf(parts, await ads.listAllOf(viewerId)),
    figures: async (uuid: string) => (await findFigures(database, [uuid])).get(uuid) ?? null,
    /** What its seller still has to say; nothing while the house writes the ad. */
    missing: async (car: MyCar) =>
      isPrepared(car) ? [] : missingOf(car, await findTrader(database, car.ad.ownerId)),
    /** How the car's sale stands, as its seller may know it; null where it has none. */
    sale: (car: MyCar) => auctions.findByAd(car.ad.uuid),
    countCardBidders: (auctionId: string) => auctions.countCardBidders(auctionId),
    saleOf: (auctionId: string) => auctions.saleOf(auctionId),
    begin: beginCar.bind(null, parts),
    save: saveCar.bind(null, parts),
    submit: submitCar.bind(null, parts),
    takeBack: takeBack.bind(null, parts),
    withdraw: withdrawCar.bind(null, parts),
    leaveHouse: leaveHouse.bind(null, parts),
    /** Lowers the reserve of one's own running auction, or drops it with null. @throws AppError NotFound */
    async lowerReserve(viewerId: string, uuid: string, reserve: number | null): Promise<MyCar> {
      const { ad } = await get(viewerId, uuid);
      const auction = found(ad.isPublic ? await auctions.findByAd(ad.uuid) : null);
      await auctions.lowerReserve(auction.id, reserve, viewerId, 'SELLER');
      return get(viewerId, uuid);
    },
    ...boundTo(database, {
      trader: findTrader,
      confirmedTrader: findConfirmedTrader,
      traderChecks: listTraderChecks,
    }),
    ...boundTo(database, { vatFindings: listVatFindings }),
    /** What VIES answered, in the transaction of who asks; null where this house asks it nothing. */
    vies: registers.vat && { list: listVatFindings },
    /** Asks VIES again about the numbers of who buys. */
    sweep: () => sweepVat(parts),
    ...boundTo(parts, { saveTrader, ownTrader: findOwnTrader }),
    review: openReview(parts),
  };
}
