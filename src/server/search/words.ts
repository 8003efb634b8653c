import { readFileSync } from 'node:fs';
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

/** A word that was asked for, and the known words that it may mean; guessed where it is taken for misspelt. */
export type Meaning = {
  readonly word: string;
  readonly terms: readonly string[];
  readonly isGuess: boolean;
};

const MEANINGS_KEPT_MAX = 2_000;
const TYPING_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;
const MARK = '=';

/** How the index and the database write what is found by its whole word alone: a code, a number. */
export const markOf = (fact: string): string => MARK + slugify(fact).replaceAll('-', '');

/** Words that mean the same: towns in several languages, spellings of one name. */
const alike = new Map<string, readonly string[]>(
  (JSON.parse(readFileSync(new URL('vocabulary/alike.json', import.meta.url), 'utf8')) as string[][]).flatMap(
    group => group.map(word => [word, group.filter(other => other !== word)] as const),
  ),
);

/** The words that cars are called by, and which of them a typed word means. */
export class Vocabulary {
  #terms: string[] = [];
  #masks = new Int32Array();
  readonly #added = new Set<string>();
  readonly #marks = new Set<string>();
  readonly #meanings = new Map<string, Meaning>();

  add(term: string): void {
    (term.startsWith(MARK) ? this.#marks : this.#added).add(term);
    this.#meanings.clear();
  }

  /** Whether a car has exactly this as a code or a number. */
  hasMark(word: string): boolean {
    return this.#marks.has(MARK + word);
  }

  /** Whether a car is called exactly this. */
  has(word: string): boolean {
    this.#sort();
    return this.#terms[this.#firstFrom(word)] === word;
  }

  /**
   * A word that begins known words means these, what is alike, and what is marked by it; one that means none is
   * taken for a typing error and means the nearest known words. Numbers are never misread: a year is not its
   * neighbour.
   */
  meaningOf(word: string): Meaning {
    this.#sort();
    const known = this.#meanings.get(word);
    if (known) return known;
    const said = [word, ...(alike.get(word) ?? [])].flatMap(each => this.#beginningWith(each));
    if (this.#marks.has(MARK + word)) said.push(MARK + word);
    const isGuess = said.length === 0;
    const meaning = { word, terms: isGuess ? this.#nearest(word) : said, isGuess };
    if (this.#meanings.size >= MEANINGS_KEPT_MAX) this.#meanings.clear();
    this.#meanings.set(word, meaning);
    return meaning;
  }

  #sort(): void {
    if (this.#added.size === 0) return;
    this.#terms = [...new Set([...this.#terms, ...this.#added])].sort();
    this.#masks = Int32Array.from(this.#terms, lettersOf);
    this.#added.clear();
    this.#meanings.clear();
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #beginningWith(word: string): string[] {
    const first = this.#firstFrom(word);
    let end = first;
    while (this.#terms[end]?.startsWith(word)) end += 1;
    return this.#terms.slice(first, end);
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
