/**
 * The sales of lots: texts, place and terms, the cars in their order, and how their ends are spaced. A sale is
 * scheduled as a whole or not at all, with the faults of each lot. Planned lots follow its edits, but never silently
 * undo what was agreed for a single lot. From the first lot's start on, the lots, their order and their ends are fixed.
 * Unannounced sales and the calls are visible to staff only. Each lot is an ordinary auction: bids and ends are decided
 * there.
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

/** A typed lot number, in the house's languages; three digits at most. */
const LOT_NUMBER = /^(?:lote?\s*)?(?:#|n(?:[°º.]|o\.?)?)?\s*([1-9]\d{0,2})$/i;
/** The maximum number of lots shown for one number. */
const LOTS_FOUND = 4;

/** A lot with its sale. */
export type LotOfSale = { readonly sale: PublicSale; readonly lot: PublicLot };

export function openSales(parts: SalesParts) {
  const { database, bus, auctions, ads, domain } = parts;
  domain.on('ad.givenBack', giveLotBack);
  // A single entry: every announced sale, with its lots by auction.
  const kept = openSnapshots(async () => new Map([['', indexed(await listAnnounced(database))]]), 1);
  bus.onMessage(({ topic }) => {
    if (topic === 'sale') kept.clear();
  });
  bus.onReset(() => kept.clear());
  const announced = async () => (await kept.get('')) ?? indexed([]);

  const auctionsOf = async ({ lots }: Pick<PublicSale, 'lots'>): Promise<Auction[]> =>
    (await Promise.all(lots.map(({ auctionId }) => auctions.find(auctionId)))).filter(each => each !== null);
  /** Returns the nearest public lot before or after this one. */
  async function neighbour({ sale, lot }: LotOfSale, step: 1 | -1): Promise<LotOfSale | null> {
    const at = sale.lots.indexOf(lot);
    for (let index = at + step; ; index += step) {
      const next = sale.lots[index];
      if (!next) return null;
      if (await ads.findPublic(next.adUuid)) return { sale, lot: next };
    }
  }

  return {
    /** Returns the announced sales, latest first. */
    listPublic: async () => (await announced()).sales,
    findPublic: async (slug: string) => (await announced()).bySlug.get(slug) ?? null,
    auctionsOf,
    async stateOf(sale: PublicSale): Promise<SaleState> {
      return saleState(true, await auctionsOf(sale), auctions.clock());
    },
    /** Returns the lot of a car's newest auction in an announced sale; null where there is none. */
    async lotOfAd(adUuid: string): Promise<LotOfSale | null> {
      const auction = await auctions.findByAd(adUuid);
      return auction ? ((await announced()).byAuction.get(auction.id) ?? null) : null;
    },
    neighbour,
    staff: {
      /** Returns the lots, each with the end set by the sale's rule. */
      async plannedLots(sale: StaffSale) {
        const lots = await listLots(database, sale.id);
        const ends = plannedEnds(sale, lots);
        return lots.map((lot, at) => ({ ...lot, plannedEnd: ends[at] ?? null }));
      },
      /** Finds lots by a typed number: `12`, `lot 12`, `Lot n° 12`; none for any other text. */
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
