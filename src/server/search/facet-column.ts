import { RowSet } from './row-set.ts';
import type { Scratch } from './scratch.ts';

/** With more values, a row set for each would take more memory than it saves time. */
const SETS_MAX = 64;

/**
 * A facet's values by row, as small codes: 0 for none, then one for each value and spelling, in the order of first use.
 * Counts the rows of a set by value.
 */
export class FacetColumn {
  #codes: Uint32Array;
  #sets: RowSet[] | null;
  /** The number of live rows by code. */
  readonly #totals: number[] = [0];
  /** The codes of a value by its spelling. */
  readonly #codesOfKey = new Map<string, Map<string, number>>();
  #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#codes = new Uint32Array(capacity);
    this.#sets = [new RowSet(capacity)];
  }

  grow(capacity: number): void {
    this.#capacity = capacity;
    const codes = new Uint32Array(capacity);
    codes.set(this.#codes);
    this.#codes = codes;
    for (const set of this.#sets ?? []) set.grow(capacity);
  }

  /** Sets a live row's value; the label is its spelling. */
  set(row: number, key: string | null, label: string | null = key): void {
    this.clear(row);
    const code = key === null ? 0 : this.#codeOf(key, label ?? key);
    if (code === 0) return;
    this.#codes[row] = code;
    this.#totals[code] = (this.#totals[code] as number) + 1;
    this.#sets?.[code]?.add(row);
  }

  /** Clears a row that is removed or about to change. */
  clear(row: number): void {
    const code = this.#codes[row] as number;
    if (code === 0) return;
    this.#codes[row] = 0;
    this.#totals[code] = (this.#totals[code] as number) - 1;
    this.#sets?.[code]?.remove(row);
  }

  /** Returns the rows with one of these values. */
  rowsWith(keys: readonly string[], scratch: Scratch): RowSet {
    const codes = keys.flatMap(key => [...(this.#codesOfKey.get(key)?.values() ?? [])]);
    const rows = scratch.empty();
    if (this.#sets) {
      for (const code of codes) rows.join(this.#sets[code] as RowSet);
      return rows;
    }
    const isWanted = new Uint8Array(this.#totals.length);
    for (const code of codes) isWanted[code] = 1;
    for (let row = 0; row < this.#codes.length; row += 1) {
      if (isWanted[this.#codes[row] as number] === 1) rows.add(row);
    }
    return rows;
  }

  /** Returns the rows with any value. */
  rowsWithAny(scratch: Scratch): RowSet {
    return this.rowsWith([...this.#codesOfKey.keys()], scratch);
  }

  /** Counts the rows by value, each with its most frequent spelling. */
  counts(among: Among): { value: string; count: number }[] {
    const counts = this.#countsOf(among);
    const values: { value: string; count: number }[] = [];
    for (const codes of this.#codesOfKey.values()) {
      let [value, count, most] = ['', 0, 0];
      for (const [label, code] of codes) {
        const own = counts[code] as number;
        count += own;
        if (own > most) [value, most] = [label, own];
      }
      if (count > 0) values.push({ value, count });
    }
    return values;
  }

  #countsOf(among: Among): ArrayLike<number> {
    if (among.isEverything) return this.#totals;
    const wordCount = this.#capacity >>> 5;
    const listed = among.listed;
    if (this.#sets && wordCount * this.#sets.length < listed.length) {
      return this.#sets.map(set => set.sizeWith(among.rows));
    }
    const counts = new Int32Array(this.#totals.length);
    const codes = this.#codes;
    for (let index = 0; index < listed.length; index += 1) {
      (counts[codes[listed[index] as number] as number] as number) += 1;
    }
    if (!among.isListedRest) return counts;
    return counts.map((count, code) => (this.#totals[code] ?? 0) - count);
  }

  #codeOf(key: string, label: string): number {
    const codes = this.#codesOfKey.get(key) ?? new Map<string, number>();
    const known = codes.get(label);
    if (known !== undefined) return known;
    const code = this.#totals.length;
    this.#codesOfKey.set(key, codes.set(label, code));
    this.#totals.push(0);
    if (this.#sets) {
      this.#sets.push(new RowSet(this.#capacity));
      if (this.#sets.length > SETS_MAX) this.#sets = null;
    }
    return code;
  }
}

/** The rows to count. If they are most of the live rows, the others are listed instead. */
export class Among {
  readonly rows: RowSet;
  readonly size: number;
  readonly isEverything: boolean;
  readonly isListedRest: boolean;
  readonly #live: RowSet;
  readonly #scratch: Scratch;
  #listed: Uint32Array | null = null;

  constructor(rows: RowSet, live: RowSet, liveCount: number, scratch: Scratch) {
    this.rows = rows;
    this.#live = live;
    this.#scratch = scratch;
    this.size = rows.size;
    this.isEverything = this.size === liveCount;
    this.isListedRest = this.size > liveCount / 2;
  }

  get listed(): Uint32Array {
    this.#listed ??= this.#scratch.list(
      this.isListedRest ? this.#scratch.copy(this.#live).without(this.rows) : this.rows,
    );
    return this.#listed;
  }
}
