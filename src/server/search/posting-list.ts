import type { RowSet } from './row-set.ts';

/** The rows that contain a word; rows are only added. */
export class PostingList {
  #rows = new Uint32Array(4);
  #count = 0;

  add(row: number): void {
    if (this.#count === this.#rows.length) {
      const rows = new Uint32Array(this.#count * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#rows[this.#count] = row;
    this.#count += 1;
  }

  addTo(set: RowSet): void {
    for (let index = 0; index < this.#count; index += 1) set.add(this.#rows[index] as number);
  }
}
