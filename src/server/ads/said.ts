import { CAR_CODES, type CarField, type CodeList, codeWords } from '#shared/fields/index.ts';
import { once } from '#shared/once.ts';
import { COUNTRY_CODES } from '#shared/sale/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import { countryIn, pageWords } from '../words/index.ts';

/** How whoever wrote a file writes days and numbers. */
export type CellReading = { readonly days: 'DMY' | 'MDY'; readonly decimal: 'COMMA' | 'POINT' };

/** Between the codes of one cell. */
const BETWEEN = '|';

/** What a cell says; `undefined` where it cannot be read as what it should be. */
export function readCell(cell: string, { kind, codes }: CarField, how: CellReading): unknown {
  if (kind === 'codes') return cell.split(BETWEEN).map(word => codeOf(codes, word.trim()));
  if (kind === 'whole' || kind === 'year' || kind === 'euros') return wholeIn(cell, how);
  if (kind === 'flag') return FLAGS[fold(cell)];
  if (kind === 'day') return dayIn(cell, how);
  if (kind === 'country') return countries().get(fold(cell)) ?? cell;
  return codes ? codeOf(codes, cell) : cell;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ true: true, 1: true, oui: true, yes: true, si: true, vrai: true, verdadero: true, x: true },
  ...{ false: false, 0: false, non: false, no: false, faux: false, falso: false },
};

/**
 * A whole number as people write it: grouped in threes or not, with what it is counted in, and nothing behind its
 * decimal mark but noughts, which are not three: so many are a group of whoever has the other mark. `undefined` for
 * what is none.
 */
export function wholeIn(cell: string, { decimal }: CellReading): number | undefined {
  const bare = cell
    .replace(/^(€|eur)|(€|eur|euros?|km|cv|ch|hp|cc|cm3|cm³)\.?$/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  const [whole = '', part = '', ...more] = bare.split(decimal === 'COMMA' ? ',' : '.');
  const isPlain = /^-?\d{1,10}$/.test(whole);
  const isGrouped = (decimal === 'COMMA' ? /^-?\d{1,3}(\.\d{3})+$/ : /^-?\d{1,3}(,\d{3})+$/).test(whole);
  if (more.length > 0 || !/^(?!000$)0*$/.test(part) || !(isPlain || isGrouped)) return undefined;
  return Number(whole.replace(/[.,]/g, ''));
}

/** A day in ISO where figures say it in another order; whatever else stands there as it is. */
export function dayIn(cell: string, { days }: CellReading): string {
  const [, one, other, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(cell) ?? [];
  if (one === undefined || other === undefined) return cell;
  const [day, month] = days === 'DMY' ? [one, other] : [other, one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A code by its name or by its words in one of our languages; what is neither as it is. */
const codeOf = (list: CodeList | undefined, word: string): string =>
  (list && codesSaid().get(list)?.get(fold(word))) ?? word;

const codesSaid = once((): ReadonlyMap<CodeList, ReadonlyMap<string, string>> => {
  const lists = Object.entries(CAR_CODES) as [CodeList, readonly string[]][];
  return new Map(
    lists.map(([list, codes]) => {
      const said = LANGUAGES.flatMap(language =>
        codes.map(code => [codeWords(pageWords(language), list, code), code]),
      );
      const own = codes.map(code => [code, code]);
      return [list, new Map([...said, ...own].map(([word = '', code = '']) => [fold(word), code]))] as const;
    }),
  );
});

const countries = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      COUNTRY_CODES.flatMap(code => [
        [code.toLowerCase(), code] as const,
        ...LANGUAGES.map(language => [fold(countryIn(language, code) ?? code), code] as const),
      ]),
    ),
);
