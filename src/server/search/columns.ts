import type { RowSet } from './row-set.ts';
import type { Scratch } from './scratch.ts';

/** Nullable numbers by row, in a typed array for fast comparison. */
export class NumberColumn {
  #values: Int32Array;

  constructor(capacity: number) {
    this.#values = new Int32Array(capacity).fill(-1);
  }

  grow(capacity: number): void {
    const values = new Int32Array(capacity).fill(-1);
    values.set(this.#values);
    this.#values = values;
  }

  set(row: number, value: number | null): void {
    this.#values[row] = value ?? -1;
  }

  at(row: number): number | null {
    const value = this.#values[row] as number;
    return value < 0 ? null : value;
  }

  /** The ascending sort key; rows without a number come last. */
  ascending = (row: number): number => {
    const value = this.#values[row] as number;
    return value < 0 ? Number.POSITIVE_INFINITY : value;
  };

  /** The descending sort key; rows without a number come last. */
  descending = (row: number): number => {
    const value = this.#values[row] as number;
    return value < 0 ? Number.POSITIVE_INFINITY : -value;
  };

  /** Returns the rows whose number is in the range; a row without a number never is. */
  rowsBetween(min: number | null, max: number | null, scratch: Scratch): RowSet {
    const values = this.#values;
    const rows = scratch.empty();
    const least = Math.max(min ?? 0, 0);
    const most = Math.min(max ?? 0x7fffffff, 0x7fffffff);
    for (let index = 0; index < rows.words.length; index += 1) {
      const from = index << 5;
      let word = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const value = values[from + bit] as number;
        // Without branches, since matches are random and mispredictions cost more.
        word |= (Number(value >= least) & Number(value <= most)) << bit;
      }
      rows.words[index] = word;
    }
    return rows;
  }
}

/** Instants and other large numbers by row. */
export class InstantColumn {
  #values: Float64Array;

  constructor(capacity: number) {
    this.#values = new Float64Array(capacity);
  }

  grow(capacity: number): void {
    const values = new Float64Array(capacity);
    values.set(this.#values);
    this.#values = values;
  }

  set(row: number, value: number): void {
    this.#values[row] = value;
  }

  at = (row: number): number => this.#values[row] as number;
}
