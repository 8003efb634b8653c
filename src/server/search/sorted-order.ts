import type { RowSet } from './row-set.ts';

/** The maximum number of moved rows before a rebuild; more would slow down each walk. */
const MOVED_MAX = 512;
/** Below this density, matches are sorted directly instead of walking the order. */
const SPARSE = 128;
const SAFE_INTEGER = 2 ** 52;

/**
 * All rows, ascending by key; `isBefore` breaks ties. Rows with a changed key are kept aside and merged in while
 * walking, until a rebuild.
 */
export class SortedOrder {
  #order: Uint32Array;
  readonly #moved = new Set<number>();
  #movedInOrder: number[] | null = null;
  readonly #keyOf: (row: number) => number;
  readonly #isBefore: (one: number, other: number) => number;

  /** @param keyOf returns a row's key: a whole number, or Infinity to come last. */
  constructor(
    rowCount: number,
    keyOf: (row: number) => number,
    isBefore: (one: number, other: number) => number,
  ) {
    this.#keyOf = keyOf;
    this.#isBefore = isBefore;
    this.#order =
      sortedRows(rowCount, keyOf) ?? new Uint32Array(rowCount).map((_, row) => row).sort(this.#compare);
  }

  readonly #compare = (one: number, other: number): number => {
    const keys = this.#keyOf(one) - this.#keyOf(other);
    // Infinity minus Infinity is NaN: both come last.
    return keys < 0 || keys > 0 ? keys : this.#isBefore(one, other);
  };

  /** Must be called after each change of a row's key, and for each new row. */
  move(row: number): void {
    this.#moved.add(row);
    this.#movedInOrder = null;
  }

  /** Returns the matching rows from `skip` on, at most `take`. */
  collect(match: RowSet, matchCount: number, skip: number, take: number): number[] {
    if (take <= 0 || skip >= matchCount) return [];
    if (matchCount * SPARSE < this.#order.length) {
      return [
        ...match
          .rows()
          .sort(this.#compare)
          .subarray(skip, skip + take),
      ];
    }
    this.#settle();
    const found: number[] = [];
    let left = skip;
    this.#walk(row => {
      if (!match.has(row)) return true;
      if (left > 0) left -= 1;
      else found.push(row);
      return found.length < take;
    });
    return found;
  }

  /** Visits the rows in order until the visitor returns false. */
  #walk(visit: (row: number) => boolean): void {
    const moved = this.#movedInOrder ?? [...this.#moved].sort(this.#compare);
    this.#movedInOrder = moved;
    let next = 0;
    for (let index = 0; index < this.#order.length; index += 1) {
      const row = this.#order[index] as number;
      if (moved.length > 0 && this.#moved.has(row)) continue;
      while (next < moved.length && this.#compare(moved[next] as number, row) < 0) {
        if (!visit(moved[next] as number)) return;
        next += 1;
      }
      if (!visit(row)) return;
    }
    for (; next < moved.length; next += 1) if (!visit(moved[next] as number)) return;
  }

  #settle(): void {
    if (this.#moved.size <= MOVED_MAX) return;
    const rows: number[] = [];
    this.#walk(row => {
      rows.push(row);
      return true;
    });
    this.#order = Uint32Array.from(rows);
    this.#moved.clear();
    this.#movedInOrder = null;
  }
}

/** Sorts by key and row combined into one number, without a comparator; null where the numbers would not fit. */
function sortedRows(rowCount: number, keyOf: (row: number) => number): Uint32Array | null {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rowCount; row += 1) {
    const key = keyOf(row);
    if (key === Number.POSITIVE_INFINITY) continue;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const last = most < least ? 0 : most - least + 1;
  if ((last + 1) * rowCount > SAFE_INTEGER) return null;
  const packed = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const key = keyOf(row);
    packed[row] = (key === Number.POSITIVE_INFINITY ? last : key - least) * rowCount + row;
  }
  packed.sort();
  return Uint32Array.from(packed, value => value % rowCount);
}
