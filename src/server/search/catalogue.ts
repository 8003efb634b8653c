import type { Instant } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import type { Database, Reads } from '../database/index.ts';
import {
  EMPTY_FILTER,
  type NamedFilter,
  type PageOf,
  type Searcher,
  type SearchFilter,
  type SearchSort,
} from './filter.ts';
import { type Lexicon, Names } from './names.ts';
import { SearchIndex } from './search-index.ts';
import { findSearchedAds, openDatabaseSearch, readAds, readNames, readVocabulary } from './search-store.ts';
import { Vocabulary } from './words.ts';

export type CatalogueParts = Pick<Core, 'database' | 'bus' | 'clock'>;

/**
 * The index in memory, kept in step with the database: what a notice names is reloaded before the next answer, and
 * after a reset all of it. While it is built, the database answers.
 */
export class Catalogue implements Searcher {
  readonly #database: Database;
  readonly #clock: () => Instant;
  readonly #slow: Searcher;
  #index: SearchIndex | null = null;
  #building: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  #ads = new Set<string>();
  #auctions = new Set<string>();
  #resetCount = 0;

  constructor({ database, bus, clock }: CatalogueParts) {
    this.#database = database;
    this.#clock = clock;
    this.#slow = searchInDatabase(database);
    bus.onMessage(({ topic, id }) => {
      if (topic === 'ad') this.#ads.add(id);
      if (topic === 'bids' || topic === 'auction') this.#auctions.add(id);
    });
    bus.onReset(() => {
      this.#index = null;
      this.#resetCount += 1;
    });
  }

  async page(filter: SearchFilter, sort: SearchSort, page: PageOf) {
    const index = await this.#upToDate();
    return index?.page(filter, sort, page, this.#clock()) ?? this.#slow.page(filter, sort, page);
  }

  /** Counts the cars that match a text and names only. */
  readonly countNamed = async (named: NamedFilter): Promise<number> => {
    const index = await this.#upToDate();
    if (index) return index.countNamed(named, this.#clock());
    return (await this.#slow.page({ ...EMPTY_FILTER, ...named }, 'NEWEST', { first: 0, offset: 0 })).total;
  };

  async finds(filter: SearchFilter, uuid: string) {
    const index = await this.#upToDate();
    return index?.finds(filter, uuid, this.#clock()) ?? this.#slow.finds(filter, uuid);
  }

  /** Reloads these ads before the next answer, even without a notice. */
  refresh(uuids: readonly string[]): void {
    for (const uuid of uuids) this.#ads.add(uuid);
  }

  async facets(filter: SearchFilter) {
    return (await this.#upToDate())?.facets(filter, this.#clock()) ?? this.#slow.facets(filter);
  }

  async spans(filter: SearchFilter) {
    return (await this.#upToDate())?.spans(filter, this.#clock()) ?? this.#slow.spans(filter);
  }

  /** Returns the words and names of the catalogue. */
  async lexicon(): Promise<Lexicon> {
    const index = await this.#upToDate();
    if (index) return index.lexicon;
    const names = new Names();
    for (const { brandSlug, modelSlug } of await readNames(this.#database)) names.add(brandSlug, modelSlug);
    return { vocabulary: vocabularyOf(await readVocabulary(this.#database)), names };
  }

  /** Resolves once the index is built. */
  async ready(): Promise<void> {
    while ((await this.#upToDate()) === null) await this.#building;
  }

  /** Returns the index with all notices so far applied; null while there is none. */
  async #upToDate(): Promise<SearchIndex | null> {
    if (this.#index === null) {
      this.#building ??= this.#build().finally(() => {
        this.#building = null;
      });
      // Callers get the database's answer and its errors.
      this.#building.catch(() => {});
      return null;
    }
    // One reload at a time: later notices wait for the next one, which all waiting callers share.
    if (this.#reading !== null) await this.#reading.catch(() => {});
    if (this.#index !== null && this.#ads.size + this.#auctions.size > 0) {
      this.#reading ??= this.#readAgain(this.#index).finally(() => {
        this.#reading = null;
      });
    }
    await this.#reading;
    return this.#index;
  }

  /** Builds the index; notices during the build are kept and applied before the first answer. */
  async #build(): Promise<void> {
    const begunAt = this.#resetCount;
    const built = new SearchIndex();
    await readAds(this.#database.lane('LONG'), ads => {
      for (const ad of ads) built.put(ad);
    });
    built.sort();
    // After a reset, notices may have been missed: the build is discarded.
    if (begunAt === this.#resetCount) this.#index = built;
  }

  async #readAgain(index: SearchIndex): Promise<void> {
    const [ads, auctions] = [this.#ads, this.#auctions];
    [this.#ads, this.#auctions] = [new Set(), new Set()];
    try {
      for (const id of auctions) {
        const uuid = index.adOfAuction(id);
        if (uuid !== null) ads.add(uuid);
      }
      const found = await findSearchedAds(this.#database, [...ads], [...auctions]);
      const isPublic = new Set(found.map(ad => ad.uuid));
      for (const uuid of ads) if (!isPublic.has(uuid)) index.drop(uuid);
      for (const ad of found) index.put(ad);
    } catch (error) {
      for (const uuid of ads) this.#ads.add(uuid);
      for (const id of auctions) this.#auctions.add(id);
      throw error;
    }
    if (index.isWorn) this.#index = null;
  }
}

/**
 * Answers by the database itself, the reference for the index.
 * @param keepsWords reads the vocabulary once: enough where no ad changes.
 */
export function searchInDatabase(reads: Reads, { keepsWords = false } = {}): Searcher {
  const read = async () => vocabularyOf(await readVocabulary(reads));
  let kept: Promise<Vocabulary> | null = null;
  return openDatabaseSearch(reads, () => {
    if (!keepsWords) return read();
    kept ??= read();
    return kept;
  });
}

function vocabularyOf(terms: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  return vocabulary;
}
