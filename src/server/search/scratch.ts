import { RowSet } from './row-set.ts';

export type Given = { readonly sets: number; readonly lists: number };

/**
 * Sets and lists of rows to reckon with, given out and taken back as a whole from one question to the next. Made
 * anew for each, they would be what the garbage collector stops the house for.
 */
export class Scratch {
  #rowCount = 0;
  readonly #sets: RowSet[] = [];
  readonly #lists: Uint32Array[] = [];
  #setsOut = 0;
  #listsOut = 0;

  /** Takes back all that was given, for so many rows from now on: nothing of it may be used any more. */
  restart(rowCount: number): void {
    if (rowCount !== this.#rowCount) {
      this.#sets.length = 0;
      this.#lists.length = 0;
      this.#rowCount = rowCount;
    }
    this.takeBack({ sets: 0, lists: 0 });
  }

  /** How much is given out now. */
  given(): Given {
    return { sets: this.#setsOut, lists: this.#listsOut };
  }

  /** Takes back what was given since then. */
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

  /** The rows of a set, ascending. */
  list(set: RowSet): Uint32Array {
    const room = this.#lists[this.#listsOut] ?? new Uint32Array(this.#rowCount);
    this.#lists[this.#listsOut] = room;
    this.#listsOut += 1;
    return set.rows(room);
  }

  /** A set with whatever was left in it. */
  #set(): RowSet {
    const set = this.#sets[this.#setsOut] ?? new RowSet(this.#rowCount);
    this.#sets[this.#setsOut] = set;
    this.#setsOut += 1;
    return set;
  }
}
