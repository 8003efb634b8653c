import { LRUCache } from 'lru-cache';
import { FACETS, type FacetName } from '#shared/fields/index.ts';
import { AdTable } from './ad-table.ts';
import { Among } from './facet-column.ts';
import {
  EMPTY_FILTER,
  type FacetValue,
  type NamedFilter,
  type PageOf,
  type SearchFilter,
  type SearchPage,
  type SearchSort,
  type Spans,
} from './filter.ts';
import { Names } from './names.ts';
import { PostingList } from './posting-list.ts';
import type { RowSet } from './row-set.ts';
import { type Given, Scratch } from './scratch.ts';
import type { SearchedAd } from './search-store.ts';
import { SortedOrder } from './sorted-order.ts';
import { markOf, Vocabulary, wordsOf } from './words.ts';

type OrderName = Exclude<SearchSort, 'RELEVANCE'>;

/** The rows that match a query, and those that match all but one facet's own choice. */
type Match = {
  readonly filter: SearchFilter;
  readonly version: number;
  readonly found: RowSet;
  readonly size: number;
  readonly without: ReadonlyMap<FacetName, RowSet>;
  /** Its mark in the scratch pool. */
  readonly given: Given;
};

const FACET_ORDER = [...FACETS].sort();
/** A removed row leaves a hole; above this share of holes the index is rebuilt. */
const HOLES_MAX = 0.25;
const HOLES_MIN = 1_000;
/** The size of the cache of counts. */
const COUNTS_MAX = 10_000;

/**
 * The catalogue in memory: a column for each filter, row sets for common values, and an index for each sort. Its
 * answers equal the database's.
 */
export class SearchIndex {
  readonly #table = new AdTable();
  /** The words and names of the catalogue. */
  readonly lexicon = { vocabulary: new Vocabulary(), names: new Names() };
  readonly #postings = new Map<string, PostingList>();
  /** Memory for queries; the last match is still in it. */
  readonly #scratch = new Scratch();
  #orders: Record<OrderName, SortedOrder> | null = null;
  #version = 0;
  #lastMatch: Match | null = null;
  readonly #counts = new LRUCache<string, number>({ max: COUNTS_MAX });
  #countedAt = 0;

  /** Adds or updates an ad. */
  put(ad: SearchedAd): void {
    this.#version += 1;
    const { row, isNew } = this.#table.put(ad);
    if (isNew) this.#addWords(row, ad.words);
    this.lexicon.names.add(ad.brandSlug, ad.modelSlug);
    this.#move(row);
  }

  drop(uuid: string): void {
    this.#version += 1;
    this.#table.drop(uuid);
  }

  /** Returns the ad of an auction; null where unknown. */
  adOfAuction(auctionId: string): string | null {
    return this.#table.adOfAuction(auctionId);
  }

  /** Sorts all rows; call it once before the first query. */
  sort(): void {
    const table = this.#table;
    const order = (keyOf: (row: number) => number) =>
      new SortedOrder(table.rowCount, keyOf, table.compareAge);
    this.#orders = {
      NEWEST: order(row => -table.publishedAt.at(row)),
      PRICE_ASC: order(table.price.ascending),
      PRICE_DESC: order(table.price.descending),
      YEAR_ASC: order(table.year.ascending),
      YEAR_DESC: order(table.year.descending),
      MILEAGE_ASC: order(table.mileage.ascending),
      ENDING_SOON: order(table.endingKey.at),
    };
  }

  /** Whether so many ads are gone that a rebuild pays off. */
  get isWorn(): boolean {
    const holes = this.#table.rowCount - this.#table.liveCount;
    return holes > HOLES_MIN && holes > HOLES_MAX * this.#table.rowCount;
  }

  page(filter: SearchFilter, sort: SearchSort, { first, offset }: PageOf, now: number): SearchPage {
    const match = this.#match(filter, now);
    // A query that only counts needs no order.
    if (first === 0) return { uuids: [], total: match.size };
    const rows =
      sort === 'RELEVANCE'
        ? this.#mostRelevant(match, first, offset)
        : this.#order(sort).collect(match.found, match.size, offset, first);
    return { uuids: rows.map(row => this.#table.uuidAt(row)), total: match.size };
  }

  /**
   * Counts the matches of a text and names, which do not depend on time: cached until an ad changes. Interpreting a
   * query needs several such counts, mostly of the same words.
   */
  countNamed(named: NamedFilter, now: number): number {
    if (this.#countedAt !== this.#version) this.#counts.clear();
    this.#countedAt = this.#version;
    const key = JSON.stringify([named.text, named.brands, named.models]);
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const { size } = this.#match({ ...EMPTY_FILTER, ...named }, now);
    this.#counts.set(key, size);
    return size;
  }

  finds(filter: SearchFilter, uuid: string, now: number): boolean {
    const row = this.#table.rowOf(uuid);
    return row !== null && this.#match(filter, now).found.has(row);
  }

  facets(filter: SearchFilter, now: number): FacetValue[] {
    const match = this.#match(filter, now);
    const { live, liveCount, facets } = this.#table;
    const found = new Among(match.found, live, liveCount, this.#scratch);
    return FACET_ORDER.flatMap(name => {
      const own = match.without.get(name === 'forSale' ? 'sold' : name);
      const counts = facets[name].counts(own ? new Among(own, live, liveCount, this.#scratch) : found);
      return counts.map(count => ({ name, ...count })).sort(byCount);
    });
  }

  spans(filter: SearchFilter, now: number): Spans {
    const { found, size } = this.#match(filter, now);
    const { price, year } = this.#table;
    const firstOf = (sort: OrderName, column: typeof price) => {
      const [row] = this.#order(sort).collect(found, size, 0, 1);
      return row === undefined ? null : column.at(row);
    };
    return {
      priceMin: firstOf('PRICE_ASC', price),
      priceMax: firstOf('PRICE_DESC', price),
      yearMin: firstOf('YEAR_ASC', year),
      yearMax: firstOf('YEAR_DESC', year),
    };
  }

  /** Available cars first; within these, exact words before prefixes. */
  #mostRelevant({ filter, found }: Match, first: number, offset: number): number[] {
    const forSale = this.#table.facets.forSale.rowsWith(['true'], this.#scratch);
    const exact = this.#exactly(wordsOf(filter.text ?? ''));
    const copy = (rows: RowSet) => this.#scratch.copy(rows);
    const inStock = copy(found).keep(forSale);
    const gone = copy(found).without(forSale);
    const parts = exact
      ? [inStock, gone].flatMap(rows => [copy(rows).keep(exact), copy(rows).without(exact)])
      : [inStock, gone];
    const rows: number[] = [];
    let skip = offset;
    for (const part of parts) {
      const size = part.size;
      rows.push(...this.#order('NEWEST').collect(part, size, skip, first - rows.length));
      skip = Math.max(0, skip - size);
    }
    return rows;
  }

  #match(filter: SearchFilter, now: number): Match {
    for (const row of this.#table.passTime(now)) {
      this.#version += 1;
      this.#orders?.ENDING_SOON.move(row);
    }
    const last = this.#lastMatch;
    if (last?.filter === filter && last.version === this.#version) {
      this.#scratch.takeBack(last.given);
      return last;
    }
    const match = this.#combine(filter);
    this.#lastMatch = match;
    return match;
  }

  #combine(filter: SearchFilter): Match {
    const scratch = this.#scratch;
    scratch.restart(this.#table.capacity);
    const text = this.#rowsWithWords(wordsOf(filter.text ?? ''));
    const having = this.#exactly(filter.features.map(markOf));
    const chosen = this.#table.choices(filter, scratch);
    // Intersections of the filters before and after each facet: together they are all but its own.
    const sets = [text, having].filter(rows => rows !== null);
    const base = (rows: RowSet) => sets.reduce((kept, set) => kept.keep(set), scratch.copy(rows));
    const before: RowSet[] = [sets.length > 0 ? base(this.#table.live) : this.#table.live];
    for (const [index, [, rows]] of chosen.entries()) {
      before.push(scratch.copy(before[index] as RowSet).keep(rows));
    }
    const without = new Map<FacetName, RowSet>();
    let after: RowSet | null = null;
    for (let index = chosen.length - 1; index >= 0; index -= 1) {
      const [name, rows] = chosen[index] as (typeof chosen)[number];
      const others = before[index] as RowSet;
      without.set(name, after ? scratch.copy(others).keep(after) : others);
      after = after ? scratch.copy(after).keep(rows) : rows;
    }
    const found = before[chosen.length] as RowSet;
    const given = scratch.given();
    return { filter, version: this.#version, found, size: found.size, without, given };
  }

  /** Returns the rows that contain every word or a meaning of it; null without words. */
  #rowsWithWords(words: readonly string[]): RowSet | null {
    let rows: RowSet | null = null;
    for (const word of words) {
      const meant = this.#scratch.empty();
      for (const term of this.lexicon.vocabulary.meaningOf(word).terms)
        this.#postings.get(term)?.addTo(meant);
      rows = rows ? rows.keep(meant) : meant;
    }
    return rows;
  }

  #exactly(words: readonly string[]): RowSet | null {
    let rows: RowSet | null = null;
    for (const word of words) {
      const own = this.#scratch.empty();
      this.#postings.get(word)?.addTo(own);
      rows = rows ? rows.keep(own) : own;
    }
    return rows;
  }

  #order(name: OrderName): SortedOrder {
    if (!this.#orders) throw new Error('the index is asked before it is sorted');
    return this.#orders[name];
  }

  #move(row: number): void {
    if (this.#orders) for (const order of Object.values(this.#orders)) order.move(row);
  }

  #addWords(row: number, words: string): void {
    for (const word of words.split(' ')) {
      let list = this.#postings.get(word);
      if (!list) {
        list = new PostingList();
        this.#postings.set(word, list);
        this.lexicon.vocabulary.add(word);
      }
      list.add(row);
    }
  }
}

function byCount(one: FacetValue, other: FacetValue): number {
  if (one.count !== other.count) return other.count - one.count;
  return one.value < other.value ? -1 : 1;
}
