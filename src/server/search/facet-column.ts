import { RowSet } from './row-set.ts';
import type { Scratch } from './scratch.ts';

/** With more values than this a set of rows for each would take more room than it saves time. */
const SETS_MAX = 64;

/**
 * What the rows say in one respect, as small numbers: 0 for nothing, then each value in the order in which it
 * was first met. Counts how many rows of a set say what.
 */
export class FacetColumn {
  #codes: Uint32Array;
  #sets: RowSet[] | null;
  /** How many live rows have each code. */
  readonly #totals: number[] = [0];
  readonly #codeOfKey = new Map<string, number>();
  readonly #keys: string[] = [''];
  readonly #labels: string[] = [''];
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

  /** Sets what a live row says; the label is how the value is shown. */
  set(row: number, key: string | null, label: string | null = key): void {
    this.clear(row);
    const code = key === null ? 0 : this.#codeOf(key, label ?? key);
    if (code === 0) return;
    this.#codes[row] = code;
    this.#totals[code] = (this.#totals[code] as number) + 1;
    this.#sets?.[code]?.add(row);
  }

  /** The row is no longer live, or about to say something else. */
  clear(row: number): void {
    const code = this.#codes[row] as number;
    if (code === 0) return;
    this.#codes[row] = 0;
    this.#totals[code] = (this.#totals[code] as number) - 1;
    this.#sets?.[code]?.remove(row);
  }

  keyAt(row: number): string {
    return this.#keys[this.#codes[row] as number] as string;
  }

  labelOf(key: string): string | null {
    const code = this.#codeOfKey.get(key);
    return code === undefined || this.#totals[code] === 0 ? null : (this.#labels[code] as string);
  }

  /** The rows that say one of these. */
  rowsWith(keys: readonly string[], scratch: Scratch): RowSet {
    const codes = keys.map(key => this.#codeOfKey.get(key)).filter(code => code !== undefined);
    const rows = scratch.empty();
    if (this.#sets) {
      for (const code of codes) rows.join(this.#sets[code] as RowSet);
      return rows;
    }
    const isWanted = new Uint8Array(this.#keys.length);
    for (const code of codes) isWanted[code] = 1;
    for (let row = 0; row < this.#codes.length; row += 1) {
      if (isWanted[this.#codes[row] as number] === 1) rows.add(row);
    }
    return rows;
  }

  /** The rows that say anything at all. */
  rowsWithAny(scratch: Scratch): RowSet {
    return this.rowsWith(this.#keys.slice(1), scratch);
  }

  counts(among: Among): { value: string; count: number }[] {
    const counts = this.#countsOf(among);
    const values = this.#labels.map((value, code) => ({ value, count: counts[code] as number }));
    return values.slice(1).filter(({ count }) => count > 0);
  }

  #countsOf(among: Among): ArrayLike<number> {
    if (among.isEverything) return this.#totals;
    const wordCount = this.#capacity >>> 5;
    const listed = among.listed;
    if (this.#sets && wordCount * this.#sets.length < listed.length) {
      return this.#sets.map(set => set.sizeWith(among.rows));
    }
    const counts = new Int32Array(this.#keys.length);
    const codes = this.#codes;
    for (let index = 0; index < listed.length; index += 1) {
      (counts[codes[listed[index] as number] as number] as number) += 1;
    }
    if (!among.isListedRest) return counts;
    return counts.map((count, code) => (this.#totals[code] ?? 0) - count);
  }

  #codeOf(key: string, label: string): number {
    const known = this.#codeOfKey.get(key);
    if (known !== undefined) return known;
    const code = this.#keys.length;
    this.#codeOfKey.set(key, code);
    this.#keys.push(key);
    this.#labels.push(label);
    this.#totals.push(0);
    if (this.#sets) {
      this.#sets.push(new RowSet(this.#capacity));
      if (this.#sets.length > SETS_MAX) this.#sets = null;
    }
    return code;
  }
}

/** The rows to be counted. When they are most of the live ones it is their rest that is listed. */
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
