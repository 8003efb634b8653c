import { CAR_CODES, type CarField, type CodeList, codeWords } from '#shared/fields/index.ts';
import { once } from '#shared/once.ts';
import { COUNTRY_CODES } from '#shared/sale/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import { countryIn, pageWords } from '../words/index.ts';

/** The date order and decimal mark of a file. */
export type CellReading = { readonly days: 'DMY' | 'MDY'; readonly decimal: 'COMMA' | 'POINT' };

/** The separator of codes in one cell. */
const BETWEEN = '|';

/** Parses a cell; `undefined` where it does not fit the field. */
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
 * Parses a whole number: grouped in threes or not, with an optional unit, and only zeros after the decimal mark, but
 * not three, which would be a group with the other mark. `undefined` if invalid.
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

/** Converts a numeric day to ISO; anything else is returned as it is. */
export function dayIn(cell: string, { days }: CellReading): string {
  const [, one, other, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(cell) ?? [];
  if (one === undefined || other === undefined) return cell;
  const [day, month] = days === 'DMY' ? [one, other] : [other, one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Finds a code by its name or its label in any language; anything else is returned as it is. */
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
