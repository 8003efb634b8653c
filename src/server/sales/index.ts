/**
 * The sales room: a sale of lots with its story, place and terms, its cars in their order, and how their ends are set
 * apart. It promises that a sale is scheduled whole or not at all, with what stands against each lot told; that planned
 * lots follow what is saved of it, and what was agreed for one of them alone is undone by nobody unseen; that from its
 * first lot's start on nobody changes which lots there are, their order or their ends; and that a sale that was
 * not announced, and whom staff are to ring, are staff's alone. It decides no bid and moves no end by itself: each lot
 * is an auction like any other.
 */
import { hasSaleBegun, type SaleState, saleState } from '#shared/sale/index.ts';
import type { Auction } from '../auctions/index.ts';
import { boundTo } from '../bound.ts';
import { isUuid } from '../database/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { addCall, removeCall, settleCall } from './calls.ts';
import { listCalls } from './calls-store.ts';
import { announceSale, saveSale, timesOf } from './changing.ts';
import type { SalesParts } from './parts.ts';
import { plannedEnds } from './plans.ts';
import { giveLotBack, removalFault, removeSale } from './removing.ts';
import {
  findSale,
  listAnnounced,
  listLots,
  listLotsByNumber,
  type NumberedLot,
  type PublicLot,
  type PublicSale,
  pageOfSales,
  type StaffSale,
} from './sales-store.ts';
import { scheduleSale } from './scheduling.ts';

export type { SaleCall } from './calls-store.ts';
export type { LotFault } from './parts.ts';
export type {
  NumberedLot,
  PublicLot,
  PublicSale,
  SaleLine,
  SignedTerms,
  StaffLot,
  StaffSale,
} from './sales-store.ts';

export type Sales = ReturnType<typeof openSales>;

/** A lot as one says it, in the languages of the house: at most 500 in a sale. */
const LOT_NUMBER = /^(?:lote?\s*)?(?:#|n(?:[°º.]|o\.?)?)?\s*([1-9]\d{0,2})$/i;
/** As many lots of one number as are shown. */
const LOTS_FOUND = 4;

/** A lot and the sale it stands in. */
export type LotOfSale = { readonly sale: PublicSale; readonly lot: PublicLot };

export function openSales(parts: SalesParts) {
  const { database, bus, auctions, ads, domain } = parts;
  domain.on('ad.givenBack', giveLotBack);
  // One value: every sale before the public, with the lots of each by their auctions.
  const kept = openSnapshots(async () => new Map([['', indexed(await listAnnounced(database))]]), 1);
  bus.onMessage(({ topic }) => {
    if (topic === 'sale') kept.clear();
  });
  bus.onReset(() => kept.clear());
  const announced = async () => (await kept.get('')) ?? indexed([]);

  const auctionsOf = async ({ lots }: Pick<PublicSale, 'lots'>): Promise<Auction[]> =>
    (await Promise.all(lots.map(({ auctionId }) => auctions.find(auctionId)))).filter(each => each !== null);
  /** A lot of the sale, the nearest before or after this one that everyone may see. */
  async function neighbour({ sale, lot }: LotOfSale, step: 1 | -1): Promise<LotOfSale | null> {
    const at = sale.lots.indexOf(lot);
    for (let index = at + step; ; index += step) {
      const next = sale.lots[index];
      if (!next) return null;
      if (await ads.findPublic(next.adUuid)) return { sale, lot: next };
    }
  }

  return {
    /** The sales before the public, the latest first. */
    listPublic: async () => (await announced()).sales,
    findPublic: async (slug: string) => (await announced()).bySlug.get(slug) ?? null,
    auctionsOf,
    async stateOf(sale: PublicSale): Promise<SaleState> {
      return saleState(true, await auctionsOf(sale), auctions.clock());
    },
    /** The lot that a car's newest auction is, of a sale before the public; null where it is none. */
    async lotOfAd(adUuid: string): Promise<LotOfSale | null> {
      const auction = await auctions.findByAd(adUuid);
      return auction ? ((await announced()).byAuction.get(auction.id) ?? null) : null;
    },
    neighbour,
    staff: {
      /** The lots with the end that the sale's rule sets for each. */
      async plannedLots(sale: StaffSale) {
        const lots = await listLots(database, sale.id);
        const ends = plannedEnds(sale, lots);
        return lots.map((lot, at) => ({ ...lot, plannedEnd: ends[at] ?? null }));
      },
      /** Lots that are called by what was typed: `12`, `lot 12`, `Lot n° 12`; none for anything else. */
      async lotsByNumber(typed: string): Promise<NumberedLot[]> {
        const [, number] = LOT_NUMBER.exec(typed.trim()) ?? [];
        return number ? listLotsByNumber(database, Number(number), LOTS_FOUND) : [];
      },
      times: async (id: string) => (isUuid(id) ? timesOf(await listLots(database, id)) : []),
      isRemovable: async (sale: StaffSale) =>
        removalFault({ sale, lots: await listLots(database, sale.id) }) === null,
      hasBegun: async (id: string) => hasSaleBegun(timesOf(await listLots(database, id)), auctions.clock()),
      ...boundTo(database, {
        page: pageOfSales,
        find: findSale,
        calls: listCalls,
        addCall,
        settleCall,
        removeCall,
      }),
      ...boundTo(parts, {
        save: saveSale,
        schedule: scheduleSale,
        announce: announceSale,
        remove: removeSale,
      }),
    },
  };
}

function indexed(sales: readonly PublicSale[]) {
  const lots = sales.flatMap(sale => sale.lots.map(lot => [lot.auctionId, { sale, lot }] as const));
  return {
    sales,
    bySlug: new Map(sales.map(sale => [sale.slug, sale])),
    byAuction: new Map<string, LotOfSale>(lots),
  };
}
