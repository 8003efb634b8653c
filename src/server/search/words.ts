import { slugify } from '#shared/words/text.ts';

/** More words than this make no search more exact. */
export const WORDS_MAX = 8;

/** The words of what was typed, each once. */
export function wordsOf(text: string): string[] {
  const words = slugify(text)
    .split('-')
    .filter(word => word !== '');
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** A word that was asked for, and the known words that it may mean. */
export type Meaning = { readonly word: string; readonly terms: readonly string[] };

const MEANINGS_KEPT_MAX = 2_000;
const TYPING_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** The words that cars are called by, and which of them a typed word means. */
export class Vocabulary {
  #terms: string[] = [];
  #masks = new Int32Array();
  readonly #added = new Set<string>();
  readonly #meanings = new Map<string, readonly string[]>();

  add(term: string): void {
    this.#added.add(term);
  }

  /**
   * A word that begins known words means these; one that begins none is taken for a typing error and means
   * the nearest known words. Numbers are never misread: a year is not its neighbour.
   */
  meaningOf(word: string): Meaning {
    this.#sort();
    const known = this.#meanings.get(word);
    if (known) return { word, terms: known };
    const begun = this.#beginningWith(word);
    const terms = begun.length > 0 ? begun : this.#nearest(word);
    if (this.#meanings.size >= MEANINGS_KEPT_MAX) this.#meanings.clear();
    this.#meanings.set(word, terms);
    return { word, terms };
  }

  #sort(): void {
    if (this.#added.size === 0) return;
    this.#terms = [...new Set([...this.#terms, ...this.#added])].sort();
    this.#masks = Int32Array.from(this.#terms, lettersOf);
    this.#added.clear();
    this.#meanings.clear();
  }

  #beginningWith(word: string): string[] {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#terms[end]?.startsWith(word)) end += 1;
    return this.#terms.slice(low, end);
  }

  #nearest(word: string): string[] {
    if (word.length < TYPING_ERROR_FROM || /\d/.test(word)) return [];
    const most = word.length >= TWO_ERRORS_FROM ? 2 : 1;
    const mask = lettersOf(word);
    let best = most;
    let found: string[] = [];
    for (const [index, term] of this.#terms.entries()) {
      if (Math.abs(term.length - word.length) > best) continue;
      // Each error adds or takes at most two letters from the set: most words are ruled out by that alone.
      if (countBits(mask ^ (this.#masks[index] as number)) > 2 * best) continue;
      const distance = distanceOf(word, term, best);
      if (distance > best) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(term);
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many letters to add, drop, change or swap with their neighbour; more than `most` is `most + 1`. */
export function distanceOf(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  return Math.min(last[other.length] as number, most + 1);
}
