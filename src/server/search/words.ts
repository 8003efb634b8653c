import { readFileSync } from 'node:fs';
import { slugify } from '#shared/words/text.ts';

/** More words do not make a search more precise. */
export const WORDS_MAX = 8;

/** Splits a text into distinct words. */
export function wordsOf(text: string): string[] {
  const words = slugify(text)
    .split('-')
    .filter(word => word !== '');
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** A searched word with the known words it may mean; `isGuess` if it seems misspelt. */
export type Meaning = {
  readonly word: string;
  readonly terms: readonly string[];
  readonly isGuess: boolean;
};

const MEANINGS_KEPT_MAX = 2_000;
const TYPING_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;
const MARK = '=';

/** Marks a term that is found by the whole word only: a code or number. */
export const markOf = (fact: string): string => MARK + slugify(fact).replaceAll('-', '');

/** Synonyms: towns in several languages, spellings of one name. */
const alike = new Map<string, readonly string[]>(
  (JSON.parse(readFileSync(new URL('vocabulary/alike.json', import.meta.url), 'utf8')) as string[][]).flatMap(
    group => group.map(word => [word, group.filter(other => other !== word)] as const),
  ),
);

/** The words of the catalogue, and which of them a typed word means. */
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

  /** Whether a car has exactly this code or number. */
  hasMark(word: string): boolean {
    return this.#marks.has(MARK + word);
  }

  /** Whether a car has exactly this word. */
  has(word: string): boolean {
    this.#sort();
    return this.#terms[this.#firstFrom(word)] === word;
  }

  /**
   * Returns a word's meaning: the known words that begin with it, their synonyms and marked terms. Without any, it is
   * taken for a typing error and means the nearest known words. Numbers are never corrected: a year is not its
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
      // Each error adds or removes at most two letters of the set, which rules out most words.
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

/** Returns the number of letters to add, drop, change or swap with a neighbour; `most + 1` for more than `most`. */
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
