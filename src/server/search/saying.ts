import { SEARCH_LIST_NAMES, SEARCH_LISTS } from '#shared/fields/index.ts';
import { formatEuros, formatKilometres } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { searchWords } from '../words/index.ts';
import type { SearchFilter } from './filter.ts';
import type { Part, Relaxed } from './relaxing.ts';
import { wordsOf } from './words.ts';

/** A part of a query, with its label: a value of a field, or a word of the text. */
export type Chip = { readonly field: keyof SearchFilter; readonly value: string; readonly label: string };
/** The spelling of a brand and its model. */
export type CarNames = { readonly brand: string; readonly model: string | null };
type NamesOf = (brand: string, model: string | null) => Promise<CarNames | null>;

const BOUNDS = ['yearMin', 'yearMax', 'priceMin', 'priceMax', 'mileageMax'] as const;
const titled = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, gap, letter) => gap + letter.toUpperCase());

/** Returns all parts of a filter, labelled in a language. */
export async function chipsOf(
  filter: SearchFilter,
  typed: ReadonlyMap<string, string>,
  language: Language,
  namesOf: NamesOf,
): Promise<Chip[]> {
  const t = searchWords(language);
  const word = (paths: readonly string[], code: string) => {
    const key = paths.map(path => `${path}.${code}`).find(each => t.has(each as 'car.type.GT'));
    return key ? t(key as 'car.type.GT') : code;
  };
  const chips: Chip[] = [];
  const add = (field: Chip['field'], value: string, label: string) => chips.push({ field, value, label });
  for (const each of wordsOf(filter.text ?? '')) {
    const text = typed.get(each) ?? each;
    add('text', text, t('search.quoted', { text }));
  }
  if (filter.auctionsOnly) add('auctionsOnly', 'true', t('search.auctionsOnly'));
  if (filter.withdrawal) add('withdrawal', 'true', t('search.withdrawal'));
  if (filter.forSale) add('forSale', 'true', t('search.stocks.available'));
  else if (filter.sold !== null)
    add('sold', `${filter.sold}`, t(`search.stocks.${filter.sold ? 'sold' : 'notSold'}`));
  for (const brand of filter.brands) {
    const slug = slugify(brand);
    add('brands', slug, (await namesOf(slug, null))?.brand ?? titled(slug));
  }
  for (const model of filter.models)
    add('models', slugify(model), await modelName(filter.brands, model, namesOf));
  for (const field of SEARCH_LIST_NAMES) {
    const { words } = SEARCH_LISTS[field];
    if (words.length > 0) for (const code of filter[field]) add(field, code, word(words, code));
  }
  for (const name of BOUNDS) {
    const value = filter[name];
    if (value !== null) add(name, `${value}`, t(`search.bounds.${name}`, { value: amount(name, value) }));
  }
  return chips;
}

async function modelName(brands: readonly string[], model: string, namesOf: NamesOf): Promise<string> {
  for (const brand of brands) {
    const names = await namesOf(brand, model);
    if (names?.model) return names.model;
  }
  return titled(slugify(model)).replaceAll('-', ' ');
}

const amount = (name: string, value: number): string =>
  name.startsWith('year')
    ? String(value)
    : name.startsWith('price')
      ? formatEuros(value)
      : formatKilometres(value);

/** Returns a query as one line, to name an alert: `Porsche 911, Cabriolet ≤ 30 000 €`; empty for everything. */
export function lineOf(chips: readonly Chip[]): string {
  const of = (...fields: Chip['field'][]) =>
    chips.filter(({ field }) => fields.includes(field)).map(chip => chip.label);
  const cars = [of('brands').join(' / '), of('models').join(' / ')].filter(Boolean).join(' ');
  const named: readonly Chip['field'][] = ['brands', 'models', ...BOUNDS];
  const others = chips.filter(({ field }) => !named.includes(field)).map(chip => chip.label);
  const amountOf = (name: Chip['field']) => {
    const value = chips.find(({ field }) => field === name)?.value;
    return value === undefined ? null : amount(name, Number(value));
  };
  const spans = (['year', 'price', 'mileage'] as const).map(name =>
    span(name === 'mileage' ? null : amountOf(`${name}Min`), amountOf(`${name}Max`)),
  );
  return [[cars, ...others].filter(Boolean).join(', '), ...spans.filter(Boolean)].filter(Boolean).join(' ');
}

function span(from: string | null, to: string | null): string {
  if (from === to) return from ?? '';
  if (from && to) return `${from}–${to}`;
  return from ? `≥ ${from}` : `≤ ${to}`;
}

/** Whether a chip was left out. */
export const isLeftOut =
  (leftOut: readonly Part[], typed: Relaxed['typed']) =>
  ({ field, value }: Chip): boolean =>
    leftOut.some(
      part =>
        part.field === field && (part.value === null || (typed.get(part.value) ?? part.value) === value),
    );
