import { SEARCH_LIST_NAMES } from '#shared/fields/index.ts';
import { fold, slugify } from '#shared/words/text.ts';
import { readAmounts } from './amounts.ts';
import { EMPTY_FILTER, type NamedFilter, type SearchFilter, stocksOf } from './filter.ts';
import type { Lexicon } from './names.ts';
import { joinedOf, type Meant, meantBy, modelMeantBy, nearestPhrase } from './spoken.ts';
import { distanceOf, WORDS_MAX } from './words.ts';

export type Range = 'year' | 'price';
/** A misspelt word, and its correction. */
export type Correction = { readonly word: string; readonly meant: string };

/** An interpreted query. */
export type Reading = {
  /** The filter with the text's facts added; its text has only the remaining words. */
  readonly asked: SearchFilter;
  /** The remaining words as typed, by their normalized form. */
  readonly typed: ReadonlyMap<string, string>;
  readonly corrections: readonly Correction[];
  /** The ranges that were given in reverse. */
  readonly turned: readonly Range[];
};

const TOKENS_MAX = 32;
const RUN_MAX = 5;
/** A shorter mix of digits and letters is not a chassis number or reference. */
const NUMBER_LENGTH_MIN = 4;
const MOST = ['yearMax', 'priceMax', 'mileageMax'] as const;
const LEAST = ['yearMin', 'priceMin'] as const;

type CountOf = (named: NamedFilter) => Promise<number>;

/** Swaps reversed ranges of a filter. */
export function turnRanges(filter: SearchFilter): { asked: SearchFilter; turned: Range[] } {
  const turned = (['year', 'price'] as const).filter(name => {
    const [min, max] = [filter[`${name}Min`], filter[`${name}Max`]];
    return min !== null && max !== null && min > max;
  });
  const ends = turned.map(name => ({
    [`${name}Min`]: filter[`${name}Max`],
    [`${name}Max`]: filter[`${name}Min`],
  }));
  return { asked: Object.assign({}, filter, ...ends), turned };
}

/**
 * Converts a typed text into filters: nicknames, colours, years, prices, numbers. Unknown words stay words. A name of
 * the catalogue becomes a filter only if both find the same cars.
 */
export async function readFilter(filter: SearchFilter, lexicon: Lexicon, count: CountOf): Promise<Reading> {
  const ordered = turnRanges(filter);
  const text = filter.text?.trim() ?? '';
  if (text === '') return { ...ordered, typed: new Map(), corrections: [] };
  const reader = new Reader({ ...ordered.asked, text: null }, lexicon, count);
  return reader.read(text, ordered.turned);
}

class Reader {
  #asked: SearchFilter;
  readonly #given: SearchFilter;
  readonly #lexicon: Lexicon;
  readonly #count: CountOf;
  readonly #corrections: Correction[] = [];
  #typed = new Map<string, string>();

  constructor(given: SearchFilter, lexicon: Lexicon, count: CountOf) {
    this.#asked = given;
    this.#given = given;
    this.#lexicon = lexicon;
    this.#count = count;
  }

  async read(text: string, turned: readonly Range[]): Promise<Reading> {
    const folded = fold(text).replace(/[’`´]/g, "'");
    this.#typed = new Map((text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(word => [slugify(word), word]));
    const { numbers, rest } = this.#takeNumbers(folded);
    const { names } = this.#lexicon;
    const amounts = readAmounts(rest, word => names.models(joinedOf(word)).length > 0);
    const range = turnRanges({ ...EMPTY_FILTER, ...amounts.bounds });
    this.#add(range.turned.length > 0 ? boundsOf(range.asked) : amounts.bounds);
    const tokens = this.#unglued((amounts.rest.match(/[a-z0-9]+/g) ?? []).slice(0, TOKENS_MAX));
    const words = await this.#readModels(await this.#readPhrases(tokens));
    const kept = [...new Set([...numbers, ...words])].slice(0, WORDS_MAX);
    return {
      asked: { ...this.#asked, text: kept.length > 0 ? kept.join(' ') : null },
      typed: this.#typed,
      corrections: this.#corrections.filter(({ word }) => kept.includes(word) || !words.includes(word)),
      turned: [...new Set([...turned, ...range.turned])],
    };
  }

  /** Joins references and chassis numbers that were typed in pieces into one word each. */
  #takeNumbers(folded: string): { numbers: string[]; rest: string } {
    const found = [...folded.matchAll(/[a-z0-9]+/g)].slice(0, TOKENS_MAX);
    const numbers: string[] = [];
    let rest = folded;
    for (let from = 0; from < found.length; from += 1) {
      for (let length = Math.min(RUN_MAX, found.length - from); length > 0; length -= 1) {
        const run = found.slice(from, from + length);
        const joined = run.map(([word]) => word).join('');
        if (joined.length < NUMBER_LENGTH_MIN || !/\d/.test(joined)) continue;
        if (!this.#lexicon.vocabulary.hasMark(joined) || this.#lexicon.vocabulary.has(joined)) continue;
        const [start, last] = [run[0]?.index ?? 0, run.at(-1)];
        const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
        numbers.push(joined);
        this.#typed.set(joined, folded.slice(start, end).toUpperCase());
        rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
        from += length - 1;
        break;
      }
    }
    return { numbers, rest };
  }

  /** Splits or joins words as the catalogue writes them: `205gti` to `205 gti`, `240 z` to `240z`. */
  #unglued(tokens: readonly string[]): string[] {
    const { vocabulary } = this.#lexicon;
    const whole: string[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const [word = '', next = ''] = [tokens[index], tokens[index + 1]];
      const joined = word + next;
      if (next && /\d/.test(joined) && /[a-z]/.test(joined) && vocabulary.has(joined)) {
        whole.push(joined);
        index += 1;
      } else whole.push(...this.#split(word));
    }
    return whole;
  }

  #split(word: string): string[] {
    const { vocabulary } = this.#lexicon;
    const { terms, isGuess } = vocabulary.meaningOf(word);
    if ((!isGuess && terms.length > 0) || meantBy([word])) return [word];
    const isKnown = (part: string) => vocabulary.has(part) || meantBy([part]) !== null;
    for (let cut = word.length - 1; cut > 0; cut -= 1) {
      const [head, tail] = [word.slice(0, cut), word.slice(cut)];
      const isBorder = /\d/.test(head.at(-1) ?? '') !== /\d/.test(tail[0] ?? '');
      const isPlain = head.length > 2 && tail.length > 2 && isKnown(tail);
      if (isKnown(head) && (isBorder || isPlain))
        return [head, ...(isKnown(tail) ? [tail] : this.#split(tail))];
    }
    return [word];
  }

  /** Interprets the longest phrases first; returns the words of none. */
  async #readPhrases(tokens: readonly string[]): Promise<string[]> {
    const words: string[] = [];
    let from = 0;
    while (from < tokens.length) {
      let taken = 0;
      for (let length = Math.min(RUN_MAX, tokens.length - from); length > 0 && taken === 0; length -= 1) {
        const run = tokens.slice(from, from + length);
        const meant =
          (await this.#nameOf(run)) ?? meantBy(run) ?? (length === 1 ? this.#guess(run[0] ?? '') : null);
        if (meant && this.#add(meant)) taken = length;
      }
      if (taken === 0) words.push(tokens[from] ?? '');
      from += Math.max(taken, 1);
    }
    return words;
  }

  /** Interprets models that need a known make, which may come before or after. */
  async #readModels(words: readonly string[]): Promise<string[]> {
    const rest: string[] = [];
    for (let from = 0; from < words.length; from += 1) {
      let taken = 0;
      for (let length = Math.min(3, words.length - from); length > 0 && taken === 0; length -= 1) {
        const run = words.slice(from, from + length);
        const [brand = ''] = this.#asked.brands.length === 1 ? this.#asked.brands : [];
        const meant = (await this.#nameOf(run)) ?? modelMeantBy(brand, run);
        if (meant && this.#add(meant)) taken = length;
      }
      if (taken === 0) rest.push(words[from] ?? '');
      else from += taken - 1;
    }
    return rest;
  }

  /** Returns a make or model of the catalogue, if filtering by it finds the same cars as its words. */
  async #nameOf(run: readonly string[]): Promise<Meant | null> {
    const { names } = this.#lexicon;
    const joined = run.join('');
    const brand = names.brand(joined);
    const text = run.join(' ');
    if (brand !== null) {
      return (await this.#isSame({ text }, { brands: [brand] })) ? { brands: [brand] } : null;
    }
    const known = this.#asked.brands;
    const models = names
      .models(joined)
      .filter(({ brandSlug }) => known.length === 0 || known.includes(brandSlug));
    const [only, ...others] = models;
    if (!only || others.length > 0) return null;
    const meant = { brands: [only.brandSlug], models: [only.modelSlug] };
    return (await this.#isSame({ text, brands: known }, meant)) ? meant : null;
  }

  /** One result includes the other in any case, so equal counts mean equal results. */
  async #isSame(words: NamedFilter, names: NamedFilter): Promise<boolean> {
    const [found, named] = [await this.#count(words), await this.#count(names)];
    return found === named && named > 0;
  }

  /** Guesses the meaning of a misspelt word. */
  #guess(word: string): Meant | null {
    const meaning = this.#lexicon.vocabulary.meaningOf(word);
    if (!meaning.isGuess) return null;
    const [term] = meaning.terms;
    const phrase = nearestPhrase(word);
    const far = word.length;
    const isNearer = phrase && (!term || distanceOf(word, phrase, far) < distanceOf(word, term, far));
    const meant = isNearer ? phrase : term;
    if (!meant) return null;
    this.#corrections.push({ word: this.#typed.get(word) ?? word, meant });
    return isNearer ? meantBy([phrase]) : null;
  }

  /** Adds to the filter; false where it contradicts the visitor's choices. */
  #add({ modelNames, isFiller, ...meant }: Meant): boolean {
    if (isFiller) return true;
    const known = this.#asked;
    // A model's nickname does not apply to another make.
    const [make = ''] = meant.brands ?? [];
    if ((modelNames || meant.models) && known.brands.length > 0 && !known.brands.includes(make)) return false;
    const models = modelNames && this.#lexicon.names.called(make, modelNames);
    const [usual = ''] = modelNames ?? [];
    const lists = { ...meant, ...(models ? { models: models.length > 0 ? models : [slugify(usual)] } : {}) };
    const next: Record<string, unknown> = {};
    for (const name of SEARCH_LIST_NAMES) {
      const [said, given] = [lists[name] ?? [], this.#given[name]];
      if (said.length === 0) continue;
      const isChosen = given.length > 0 && name !== 'features';
      const both = isChosen ? said.filter(value => given.includes(value)) : [...known[name], ...said];
      if (both.length === 0) return false;
      next[name] = isChosen ? both : [...new Set(both)];
    }
    for (const name of MOST)
      if (meant[name] != null) next[name] = Math.min(meant[name], known[name] ?? meant[name]);
    for (const name of LEAST)
      if (meant[name] != null) next[name] = Math.max(meant[name], known[name] ?? meant[name]);
    if (meant.auctionsOnly) next.auctionsOnly = true;
    // They are one choice: the visitor's own, or else the first words', counts.
    const { sold = null, forSale = false } = meant;
    if (stocksOf(known).length === 0) Object.assign(next, { sold, forSale });
    this.#asked = { ...known, ...next };
    return true;
  }
}

const boundsOf = ({ yearMin, yearMax, priceMin, priceMax, mileageMax }: SearchFilter): Meant => ({
  ...{ yearMin, yearMax, priceMin, priceMax, mileageMax },
});
