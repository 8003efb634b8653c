/** Counts the bits set in a word. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** A set of rows as a bit map: results are intersections. */
export class RowSet {
  words: Uint32Array;

  constructor(rowCount: number) {
    this.words = new Uint32Array((rowCount + 31) >>> 5);
  }

  /** Extends the capacity; new rows are not in the set. */
  grow(rowCount: number): void {
    const words = new Uint32Array((rowCount + 31) >>> 5);
    words.set(this.words);
    this.words = words;
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    (this.words[row >>> 5] as number) |= 1 << (row & 31);
  }

  remove(row: number): void {
    (this.words[row >>> 5] as number) &= ~(1 << (row & 31));
  }

  /** Intersects with another set; returns itself. */
  keep(other: RowSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) {
      (words[index] as number) &= other.words[index] as number;
    }
    return this;
  }

  /** Subtracts another set; returns itself. */
  without(other: RowSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) {
      (words[index] as number) &= ~(other.words[index] as number);
    }
    return this;
  }

  join(other: RowSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) {
      (words[index] as number) |= other.words[index] as number;
    }
    return this;
  }

  get size(): number {
    const { words } = this;
    let size = 0;
    for (let index = 0; index < words.length; index += 1) size += bitsOf(words[index] as number);
    return size;
  }

  /** Returns the size of the intersection. */
  sizeWith(other: RowSet): number {
    const one = this.words;
    const two = other.words;
    let size = 0;
    for (let index = 0; index < one.length; index += 1) {
      size += bitsOf((one[index] as number) & (two[index] as number));
    }
    return size;
  }

  /** Returns the rows, ascending; written into `room` if given. */
  rows(room?: Uint32Array): Uint32Array {
    const rows = room ?? new Uint32Array(this.size);
    let count = 0;
    for (let index = 0; index < this.words.length; index += 1) {
      let word = this.words[index] as number;
      while (word !== 0) {
        rows[count] = (index << 5) + (31 - Math.clz32(word & -word));
        count += 1;
        word &= word - 1;
      }
    }
    return rows.subarray(0, count);
  }
}
