import { FACETS, type FacetName, SEARCH_LIST_NAMES, SEARCH_LISTS } from '#shared/fields/index.ts';
import { slugify } from '#shared/words/text.ts';
import { InstantColumn, NumberColumn } from './columns.ts';
import { FacetColumn } from './facet-column.ts';
import { bandOf, mileageBandOf, PRICE_BANDS, type SearchFilter, YEAR_BAND } from './filter.ts';
import { RowSet } from './row-set.ts';
import type { Scratch } from './scratch.ts';
import type { SearchedAd } from './search-store.ts';

const CAPACITY_MIN = 1_024;
/** Later than any instant: finished auctions sort after running ones, latest first. */
const LATER = 1e13;

type Times = { status: string; startAt: number; endAt: number };

/** The public ads, stored by column. A row's words never change: an ad with new words gets a new row. */
export class AdTable {
  #capacity = CAPACITY_MIN;
  #rowCount = 0;
  #liveCount = 0;
  readonly live = new RowSet(CAPACITY_MIN);
  readonly facets = Object.fromEntries(FACETS.map(name => [name, new FacetColumn(CAPACITY_MIN)])) as Record<
    FacetName,
    FacetColumn
  >;
  readonly price = new NumberColumn(CAPACITY_MIN);
  readonly year = new NumberColumn(CAPACITY_MIN);
  readonly mileage = new NumberColumn(CAPACITY_MIN);
  readonly publishedAt = new InstantColumn(CAPACITY_MIN);
  readonly endingKey = new InstantColumn(CAPACITY_MIN);
  readonly #ids = new InstantColumn(CAPACITY_MIN);
  readonly #uuids: string[] = [];
  readonly #words: string[] = [];
  readonly #rowOfAd = new Map<string, number>();
  readonly #adOfAuction = new Map<string, string>();
  readonly #auctions = new Map<number, Times>();
  #nextChangeAt = Number.POSITIVE_INFINITY;
  #timeSeen = Number.NEGATIVE_INFINITY;

  get rowCount(): number {
    return this.#rowCount;
  }

  get liveCount(): number {
    return this.#liveCount;
  }

  get capacity(): number {
    return this.#capacity;
  }

  rowOf(uuid: string): number | null {
    return this.#rowOfAd.get(uuid) ?? null;
  }

  uuidAt(row: number): string {
    return this.#uuids[row] as string;
  }

  adOfAuction(auctionId: string): string | null {
    return this.#adOfAuction.get(auctionId) ?? null;
  }

  /** Sorts newest first; breaks ties of all other orders. */
  compareAge = (one: number, other: number): number =>
    this.publishedAt.at(other) - this.publishedAt.at(one) || this.#ids.at(other) - this.#ids.at(one);

  put(ad: SearchedAd): { row: number; isNew: boolean } {
    const known = this.#rowOfAd.get(ad.uuid);
    const isNew = known === undefined || this.#words[known] !== ad.words;
    if (known !== undefined && isNew) this.drop(ad.uuid);
    const row = isNew ? this.#addRow(ad) : known;
    this.publishedAt.set(row, ad.publishedAt);
    this.price.set(row, ad.price);
    this.year.set(row, ad.year);
    this.mileage.set(row, ad.mileage);
    this.#putFacets(row, ad);
    this.#putAuction(row, ad);
    return { row, isNew };
  }

  drop(uuid: string): void {
    const row = this.#rowOfAd.get(uuid);
    if (row === undefined) return;
    this.#rowOfAd.delete(uuid);
    this.#auctions.delete(row);
    this.live.remove(row);
    this.#liveCount -= 1;
    for (const name of FACETS) this.facets[name].clear(row);
  }

  /** Starts and ends auctions; returns the rows whose place in the order of ends changed. */
  passTime(now: number): number[] {
    if (now >= this.#timeSeen && now < this.#nextChangeAt) return [];
    const changed: number[] = [];
    this.#timeSeen = now;
    this.#nextChangeAt = Number.POSITIVE_INFINITY;
    for (const [row, times] of this.#auctions) {
      if (this.#putState(row, times)) changed.push(row);
    }
    return changed;
  }

  /** Returns the rows that match each part of the filter; parts without a choice are left out. */
  choices(filter: SearchFilter, scratch: Scratch): [FacetName, RowSet][] {
    const { facets } = this;
    const chosen: [FacetName, RowSet][] = [];
    const choose = (name: FacetName, keys: readonly string[]) => {
      if (keys.length > 0) chosen.push([name, facets[name].rowsWith(keys, scratch)]);
    };
    for (const name of SEARCH_LIST_NAMES) {
      const { facet, words } = SEARCH_LISTS[name];
      // Names are compared by slug, codes as they are.
      if (facet) choose(facet, words.length === 0 ? filter[name].map(slugify) : filter[name]);
    }
    if (filter.auctionStates.length > 0) choose('auctionState', filter.auctionStates);
    else if (filter.auctionsOnly) chosen.push(['auctionState', facets.auctionState.rowsWithAny(scratch)]);
    // `sold` and `forSale` are one choice: for-sale implies not sold.
    if (filter.forSale) chosen.push(['sold', facets.forSale.rowsWith(['true'], scratch)]);
    else if (filter.sold !== null) choose('sold', [String(filter.sold)]);
    if (filter.withdrawal) choose('withdrawal', ['true']);
    const between = (name: FacetName, column: NumberColumn, min: number | null, max: number | null) => {
      if (min !== null || max !== null) chosen.push([name, column.rowsBetween(min, max, scratch)]);
    };
    between('year', this.year, filter.yearMin, filter.yearMax);
    between('price', this.price, filter.priceMin, filter.priceMax);
    between('mileage', this.mileage, null, filter.mileageMax);
    return chosen;
  }

  #addRow(ad: SearchedAd): number {
    if (this.#rowCount === this.#capacity) this.#grow();
    const row = this.#rowCount;
    this.#rowCount += 1;
    this.#liveCount += 1;
    this.live.add(row);
    this.#uuids[row] = ad.uuid;
    this.#words[row] = ad.words;
    this.#ids.set(row, ad.id);
    this.#rowOfAd.set(ad.uuid, row);
    return row;
  }

  #grow(): void {
    this.#capacity *= 2;
    const numbers = [this.price, this.year, this.mileage];
    const instants = [this.publishedAt, this.endingKey, this.#ids];
    for (const column of [this.live, ...Object.values(this.facets), ...numbers, ...instants]) {
      column.grow(this.#capacity);
    }
  }

  #putFacets(row: number, ad: SearchedAd): void {
    const { facets } = this;
    facets.brand.set(row, ad.brandSlug, ad.brand);
    facets.model.set(row, ad.modelSlug, ad.model);
    for (const name of ['carType', 'body', 'color', 'country', 'transmission', 'fuel', 'kind'] as const) {
      facets[name].set(row, ad[name]);
    }
    facets.year.set(row, ad.year === null ? null : String(ad.year - (ad.year % YEAR_BAND)));
    facets.price.set(row, ad.price === null ? null : String(bandOf(PRICE_BANDS, ad.price)));
    facets.mileage.set(row, ad.mileage === null ? null : String(mileageBandOf(ad.mileage)));
    facets.sold.set(row, String(ad.stock === 'sold'));
    facets.forSale.set(row, ad.stock === 'forSale' ? 'true' : null);
    facets.withdrawal.set(row, String(ad.hasWithdrawal));
  }

  #putAuction(row: number, { uuid, auctionId, auctionStatus, startAt, endAt }: SearchedAd): void {
    if (auctionId === null || auctionStatus === null || startAt === null || endAt === null) {
      this.#auctions.delete(row);
      this.facets.auctionState.clear(row);
      this.endingKey.set(row, Number.POSITIVE_INFINITY);
      return;
    }
    this.#adOfAuction.set(auctionId, uuid);
    const times = { status: auctionStatus, startAt, endAt };
    this.#auctions.set(row, times);
    this.#putState(row, times);
  }

  #putState(row: number, { status, startAt, endAt }: Times): boolean {
    const now = this.#timeSeen;
    const state = stateOf(status, startAt, endAt, now);
    if (state === 'NOT_STARTED') this.#nextChangeAt = Math.min(this.#nextChangeAt, startAt);
    if (state === 'RUNNING') this.#nextChangeAt = Math.min(this.#nextChangeAt, endAt);
    const key = state === 'RUNNING' ? endAt : state === 'NOT_STARTED' ? LATER + startAt : 3 * LATER - endAt;
    this.facets.auctionState.set(row, state);
    if (this.endingKey.at(row) === key) return false;
    this.endingKey.set(row, key);
    return true;
  }
}

function stateOf(status: string, startAt: number, endAt: number, now: number): string {
  if (status === 'cancelled') return 'CANCELLED';
  if (status !== 'open' || endAt <= now) return 'FINISHED';
  return startAt > now ? 'NOT_STARTED' : 'RUNNING';
}
