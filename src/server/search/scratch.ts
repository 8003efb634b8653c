import { RowSet } from './row-set.ts';

export type Given = { readonly sets: number; readonly lists: number };

/**
 * A pool of row sets and lists for the computation of one query, reused by the next. Allocating them anew would cause
 * pauses for garbage collection.
 */
export class Scratch {
  #rowCount = 0;
  readonly #sets: RowSet[] = [];
  readonly #lists: Uint32Array[] = [];
  #setsOut = 0;
  #listsOut = 0;

  /** Takes everything back, for a new number of rows; nothing given out before may be used any more. */
  restart(rowCount: number): void {
    if (rowCount !== this.#rowCount) {
      this.#sets.length = 0;
      this.#lists.length = 0;
      this.#rowCount = rowCount;
    }
    this.takeBack({ sets: 0, lists: 0 });
  }

  /** Returns how much is in use. */
  given(): Given {
    return { sets: this.#setsOut, lists: this.#listsOut };
  }

  /** Takes back what was given since a mark. */
  takeBack({ sets, lists }: Given): void {
    this.#setsOut = sets;
    this.#listsOut = lists;
  }

  empty(): RowSet {
    const set = this.#set();
    set.words.fill(0);
    return set;
  }

  copy(other: RowSet): RowSet {
    const set = this.#set();
    set.words.set(other.words);
    return set;
  }

  /** Returns the rows of a set, ascending. */
  list(set: RowSet): Uint32Array {
    const room = this.#lists[this.#listsOut] ?? new Uint32Array(this.#rowCount);
    this.#lists[this.#listsOut] = room;
    this.#listsOut += 1;
    return set.rows(room);
  }

  /** Returns a set that is not cleared. */
  #set(): RowSet {
    const set = this.#sets[this.#setsOut] ?? new RowSet(this.#rowCount);
    this.#sets[this.#setsOut] = set;
    this.#setsOut += 1;
    return set;
  }
}
