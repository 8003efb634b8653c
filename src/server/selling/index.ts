/**
 * Selling: the seller's side of an ad, from the draft to publication and auction. Guarantees: the house reviews a
 * seller's changes to a public car before anyone else sees them; no save overwrites another window's unseen; reviews
 * end when the car is sold; a reserve is shown to the seller only, never to a later one. It publishes nothing itself:
 * the `ads` folder does, once staff approve.
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
  // The contract describes the car as it was bid on.
  domain.on('auction.sold', (writes, { adUuid }) => dropRevision(writes, adUuid));
  domain.on('ad.sold', (writes, { uuid }) => dropRevision(writes, uuid));
  domain.on('ad.entrusted', (writes, { uuid }) => dropRevision(writes, uuid));
  domain.on('ad.ownerChanged', (writes, { uuid }) => forgetSeller(writes, uuid));

  /** Returns the viewer's own car; null where it is not theirs or does not exist. */
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
    /** What the seller still has to enter; nothing while the house writes the ad. */
    missing: async (car: MyCar) =>
      isPrepared(car) ? [] : missingOf(car, await findTrader(database, car.ad.ownerId)),
    /** The car's auction as its seller may see it; null where it has none. */
    sale: (car: MyCar) => auctions.findByAd(car.ad.uuid),
    countCardBidders: (auctionId: string) => auctions.countCardBidders(auctionId),
    saleOf: (auctionId: string) => auctions.saleOf(auctionId),
    begin: beginCar.bind(null, parts),
    save: saveCar.bind(null, parts),
    submit: submitCar.bind(null, parts),
    takeBack: takeBack.bind(null, parts),
    withdraw: withdrawCar.bind(null, parts),
    leaveHouse: leaveHouse.bind(null, parts),
    /** Lowers the reserve of one's own running auction, or removes it with null. @throws AppError NotFound */
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
    /** VIES answers, read in the caller's transaction; null where VIES is not queried. */
    vies: registers.vat && { list: listVatFindings },
    /** Queries VIES again for the numbers of buyers. */
    sweep: () => sweepVat(parts),
    ...boundTo(parts, { saveTrader, ownTrader: findOwnTrader }),
    review: openReview(parts),
  };
}
