import { EMPTY_FILTER, type SearchFilter } from './filter.ts';
import type { Reading } from './reading.ts';
import { type Vocabulary, wordsOf } from './words.ts';

/** A part of a query: a word of its text, or a whole field. */
export type Part = { readonly field: keyof SearchFilter; readonly value: string | null };
export type Relaxed = Reading & {
  /** What was left out, since nothing matches all of it. */
  readonly leftOut: readonly Part[];
  /** The query before anything was left out. */
  readonly wanted: SearchFilter;
};

const FIELDS = (Object.keys(EMPTY_FILTER) as (keyof SearchFilter)[]).filter(field => field !== 'text');
const isSaid = (filter: SearchFilter, field: keyof SearchFilter): boolean =>
  `${filter[field]}` !== `${EMPTY_FILTER[field]}`;

/** Returns the parts that may be left out: those that `insists` does not contain. */
function partsOf(asked: SearchFilter, insists: SearchFilter): Part[] {
  const words = wordsOf(asked.text ?? '').map(value => ({ field: 'text', value }) as const);
  const facts = FIELDS.filter(field => isSaid(asked, field) && !isSaid(insists, field));
  return [...words, ...facts.map(field => ({ field, value: null }))];
}

function without(asked: SearchFilter, { field, value }: Part): SearchFilter {
  if (value === null) return { ...asked, [field]: EMPTY_FILTER[field] };
  const words = wordsOf(asked.text ?? '').filter(word => word !== value);
  return { ...asked, text: words.length > 0 ? words.join(' ') : null };
}

const only = (asked: SearchFilter, { field, value }: Part): SearchFilter => ({
  ...EMPTY_FILTER,
  [field]: value ?? asked[field],
});

/** Names last: a visitor prefers another colour to another car. */
const NAMES: readonly (keyof SearchFilter)[] = ['models', 'brands'];

/**
 * Leaves out parts without results: unknown words, then the rarest part, a single one where that suffices. If
 * everything would have to go, nothing is left out and nothing is found.
 * @param insists what must stay: the visitor's explicit choices, or nothing
 */
export async function relax(
  reading: Reading,
  insists: SearchFilter,
  vocabulary: () => Promise<Vocabulary>,
  count: (filter: SearchFilter) => Promise<number>,
): Promise<Relaxed> {
  const wanted = reading.asked;
  const answer = (asked: SearchFilter, leftOut: readonly Part[]) => ({ ...reading, asked, wanted, leftOut });
  const parts = partsOf(wanted, insists);
  if (parts.length === 0 || (await count(wanted)) > 0) return answer(wanted, []);
  const known = await vocabulary();
  const leftOut = parts.filter(
    ({ field, value }) => field === 'text' && known.meaningOf(value ?? '').terms.length === 0,
  );
  let asked = leftOut.reduce(without, wanted);
  const rest = await byRarity(
    parts.filter(part => !leftOut.includes(part)),
    part => count(only(wanted, part)),
  );
  // At least one part must remain, or every car would match.
  const least = FIELDS.some(field => isSaid(insists, field)) ? 0 : 1;
  if (rest.length < least) return answer(wanted, []);
  if (leftOut.length > 0 && (await count(asked)) > 0) return answer(asked, leftOut);
  for (const part of rest.length > least ? rest : []) {
    if ((await count(without(asked, part))) > 0) return answer(without(asked, part), [...leftOut, part]);
  }
  while (rest.length > least) {
    const part = rest.shift() as Part;
    leftOut.push(part);
    asked = without(asked, part);
    if ((await count(asked)) > 0) return answer(asked, leftOut);
  }
  return answer(wanted, []);
}

async function byRarity(parts: readonly Part[], count: (part: Part) => Promise<number>): Promise<Part[]> {
  const counted = [];
  for (const part of parts) counted.push({ part, count: await count(part), turn: NAMES.indexOf(part.field) });
  return counted
    .sort(
      (one, other) =>
        one.turn - other.turn || isWord(other.part) - isWord(one.part) || one.count - other.count,
    )
    .map(({ part }) => part);
}

const isWord = ({ field }: Part): number => Number(field === 'text');
