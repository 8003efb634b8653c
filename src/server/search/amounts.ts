import type { SearchFilter } from './filter.ts';

type Bounds = Partial<Pick<SearchFilter, 'yearMin' | 'yearMax' | 'priceMin' | 'priceMax' | 'mileageMax'>>;

const LESS =
  "moins de|moins que|a moins de|pas plus de|jusqu'?a|jusqu'?en|maximum|maxi|max|sous(?: les)?|inferieure? a|budget(?: max| de)?|under|below|less than|up to|at most|within|menos de|hasta|por debajo de|maximo|como maximo|<=?|≤";
const MORE =
  'plus de|plus que|a partir de|superieure? a|au[- ]dessus de|minimum|over|above|more than|at least|mas de|desde|>=?|≥';
const BEFORE = 'avant|anterieure? a|before|pre|older than|until|antes de|anterior a';
const AFTER = 'apres|depuis|des|posterieure? a|after|since|newer than|post|despues de|desde|posterior a';
const BETWEEN = '(?:entre(?: les)?|between|from|de|du|des?) ';
const BEGINS_BETWEEN = new RegExp(`^${BETWEEN}`);
const TO = ' ?(?:-|–|/|a|et|to|and|y|al?|jusqu.a|hasta) ?';
const NUMBER = "\\d{1,3}(?:[ .,'\\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d)?(?= ?k)|\\d+";
const UNIT = ' ?(k?\\s?(?:€|euros?|eur)|k\\b|km|kms|kilometres?|kilometers?|kilometros?|mil(?:le)? euros)?';
const ALONE = '(?<![\\w/.*-])';
const END = '(?![\\w/*]|-\\w)';

const YEAR_MIN = 1885;
const YEAR_MAX = 2035;
/** A bare number from here on, with thousands grouped, is a price. */
const PRICE_FROM = 5_000;

type Amount = { value: number; unit: 'year' | 'price' | 'mileage' | null };

/** Interprets a number by its unit or its size. */
function amountOf(digits: string, unit: string | undefined, isBound: boolean): Amount {
  const isThousands = /^(k|mil)/.test((unit ?? '').replace(/^km.*|^kilo.*/, ''));
  const isGrouped = /\D/.test(digits) && !isThousands;
  const value = isThousands
    ? Math.round(Number(digits.replace(',', '.')) * 1_000)
    : Number(digits.replace(/\D/g, ''));
  if (/^k(m|ilo)/.test(unit ?? '')) return { value, unit: 'mileage' };
  if (unit) return { value, unit: 'price' };
  if (!isGrouped && value >= YEAR_MIN && value <= YEAR_MAX) return { value, unit: 'year' };
  if (isBound ? value >= 1_000 : isGrouped && value >= PRICE_FROM && value % 500 === 0)
    return { value, unit: 'price' };
  return { value, unit: null };
}

type Rule = { pattern: RegExp; read: (match: RegExpExecArray) => Bounds | null };

const rule = (source: string, read: Rule['read']): Rule => ({ pattern: new RegExp(source, 'g'), read });

function span(one: Amount, other: Amount): Bounds | null {
  const unit = other.unit ?? one.unit;
  if (unit === 'year' && one.unit === 'year') return { yearMin: one.value, yearMax: other.value };
  if (unit === 'price') return { priceMin: one.value, priceMax: other.value };
  return unit === 'mileage' ? { mileageMax: Math.max(one.value, other.value) } : null;
}

function bound({ value, unit }: Amount, isMost: boolean): Bounds | null {
  if (unit === 'year') return isMost ? { yearMax: value } : { yearMin: value };
  if (unit === 'price') return isMost ? { priceMax: value } : { priceMin: value };
  return unit === 'mileage' && isMost ? { mileageMax: value } : null;
}

const RULES: readonly Rule[] = [
  // années 60, 1960s, los 60, the 60's
  rule(
    `${ALONE}(?:annees?|anos|los|the|decennie|early|late|debut|fin) (?:19)?([2-9])0(?:'?s)?${END}`,
    ([, tens]) => decade(Number(tens)),
  ),
  rule(`${ALONE}(?:19)?([2-9])0'?s${END}`, ([, tens]) => decade(Number(tens))),
  rule(
    `${ALONE}(?:${BETWEEN})?(${NUMBER})${UNIT}${TO}(${NUMBER})${UNIT}${END}`,
    ([whole, one = '', unit, other = '', last]) => {
      const isBound = BEGINS_BETWEEN.test(whole);
      const to = amountOf(other, last ?? unit, isBound || Boolean(last));
      const thousands = last?.trim().startsWith('k') && !unit && !/^k(m|ilo)/.test(last.trim()) ? last : unit;
      const from = amountOf(one, thousands ?? last, true);
      return span(from, to);
    },
  ),
  rule(`${ALONE}(?:${BEFORE}) (\\d{4})${END}`, ([, year]) => yearBound({ yearMax: Number(year) - 1 })),
  rule(`${ALONE}(?:${AFTER}) (\\d{4})${END}`, ([, year]) => yearBound({ yearMin: Number(year) })),
  rule(`(?<!\\w)(?:${LESS}) ?(?:de |a |en )?(${NUMBER})${UNIT}${END}`, ([, digits = '', unit]) =>
    bound(amountOf(digits, unit?.trim(), true), true),
  ),
  rule(`(?<!\\w)(?:${MORE}) ?(?:de )?(${NUMBER})${UNIT}${END}`, ([, digits = '', unit]) =>
    bound(amountOf(digits, unit?.trim(), true), false),
  ),
  rule(`${ALONE}(${NUMBER})${UNIT}(?: max(?:i|imum)?)?${END}`, ([, digits = '', unit]) => {
    const amount = amountOf(digits, unit?.trim(), false);
    if (amount.unit === 'year') return { yearMin: amount.value, yearMax: amount.value };
    return bound(amount, true);
  }),
];

const decade = (tens: number): Bounds => ({ yearMin: 1900 + tens * 10, yearMax: 1909 + tens * 10 });

function yearBound(bounds: Bounds): Bounds | null {
  const value = bounds.yearMin ?? bounds.yearMax ?? 0;
  return value >= YEAR_MIN - 1 && value <= YEAR_MAX ? bounds : null;
}

/**
 * Extracts the years, prices (euros) and distances (kilometres) from a folded text, and returns the rest of the text.
 * @param isName whether a number is a car's name: BMW's `2002` is not a year
 */
export function readAmounts(
  text: string,
  isName: (word: string) => boolean,
): { bounds: Bounds; rest: string } {
  let bounds: Bounds = {};
  let rest = text;
  for (const { pattern, read } of RULES) {
    rest = rest.replace(pattern, (...found) => {
      const match = found as unknown as RegExpExecArray;
      if (isName(match[0].trim())) return match[0];
      const meant = read(match);
      if (meant === null || Object.keys(meant).some(name => name in bounds)) return match[0];
      bounds = { ...bounds, ...meant };
      return ' ';
    });
  }
  return { bounds, rest };
}
