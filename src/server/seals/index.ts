/**
 * Seals: each row's hash is made of what the row says and of the hash before it, so that no row can be changed, taken
 * out or slipped in without every later one telling. The database seals in the same words (`sealed`). It knows
 * nothing of what the rows are.
 */
import { hash } from 'node:crypto';

/** Stands before the first row. */
const BEGINNING = '0'.repeat(64);

export function sealed(previous: Buffer | null, words: string): Buffer {
  return hash('sha256', `${previous?.toString('hex') ?? BEGINNING},${words}`, 'buffer');
}

/** The number of the first line whose hash is another; one past the last when the end is missing; null: whole. */
export function firstBroken(
  rows: readonly { hash: Buffer }[],
  words: readonly string[],
  newest: Buffer | null,
): number | null {
  let last: Buffer | null = null;
  for (const [index, { hash }] of rows.entries()) {
    if (!sealed(last, words[index] ?? '').equals(hash)) return index + 1;
    last = hash;
  }
  const isWhole = last === null ? newest === null : newest !== null && last.equals(newest);
  return isWhole ? null : rows.length + 1;
}
