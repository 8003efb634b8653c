import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import { parisWall } from '#shared/words/paris.ts';
import { sheetWords } from '../words/index.ts';
import { Amount, type CsvColumn, Day, headingsOf, type SheetLanguage, toldCell } from './cells.ts';

/** A longer table continues on another sheet; the format's limit is 1,048,576 rows with the heading. */
const ROWS_OF_SHEET = 1_000_000;
const TEXT_LENGTH_MAX = 32_767;
/** The rows written before yielding to the event loop, since the same process takes bids. */
const ROWS_AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** Day 0 of workbooks (ECMA-376, 18.17.4.1, which counts 29 February 1900). */
const EPOCH = Date.UTC(1899, 11, 30);

/** The indexes of the styles in `xl/styles.xml`. */
const STYLES = { head: 1, instant: 2, day: 3, amount: 4 } as const;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Streams a table as a workbook (ECMA-376): texts are never formulas, days and amounts are numbers, the heading row is
 * frozen. Our own code, since libraries hold the whole table in memory.
 */
export async function* writeWorkbook<Row>(
  columns: readonly CsvColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  language: SheetLanguage | null,
  rowsOfSheet = ROWS_OF_SHEET,
): AsyncGenerator<Uint8Array, void> {
  const words = language && sheetWords(language);
  const zip = openZip();
  const head = headOf(headingsOf(columns, words));
  let count = 0;
  let sheet: ZipDeflate | null = null;
  for await (const rows of parts) {
    for (let from = 0; from < rows.length || sheet === null; from += ROWS_AT_ONCE) {
      if (count % rowsOfSheet === 0) {
        if (sheet) zip.push(sheet, FOOT, true);
        sheet = zip.add(`xl/worksheets/sheet${count / rowsOfSheet + 1}.xml`, head);
      }
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const lines = some.map((row, at) => {
        const cells = columns.map(([, cellOf, codes]) => toldCell(cellOf(row), codes, words));
        return lineOf(cells, 2 + ((count + at) % rowsOfSheet));
      });
      if (sheet) zip.push(sheet, lines.join(''));
      count += some.length;
      yield* zip.taken();
      await setImmediate();
    }
  }
  if (sheet) zip.push(sheet, FOOT, true);
  const frame = frameOf(Math.max(1, Math.ceil(count / rowsOfSheet)), language);
  for (const [name, text] of Object.entries(frame)) zip.push(zip.add(name), text, true);
  zip.end();
  yield* zip.taken();
}

function openZip() {
  const out: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    out.push(chunk);
  });
  const push = (file: ZipDeflate, text: string, isLast = false) => file.push(encoder.encode(text), isLast);
  return {
    push,
    add(name: string, text = '') {
      const file = new ZipDeflate(name, { level: 4 });
      zip.add(file);
      push(file, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
      return file;
    },
    /** Returns and clears the output so far. */
    taken: () => out.splice(0),
    end: () => zip.end(),
  };
}

const FOOT = '</sheetData></worksheet>';

function headOf(headings: readonly string[]): string {
  const widths = headings.map(
    (heading, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(40, Math.max(12, heading.length + 4))}" customWidth="1"/>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.map((heading, at) => textCell(`${letters(at)}1`, heading, STYLES.head)).join('')}</row>`;
}

const lineOf = (cells: readonly ReturnType<typeof toldCell>[], row: number): string =>
  `<row r="${row}">${cells.map((value, column) => cellOf(value, `${letters(column)}${row}`)).join('')}</row>`;

/** Returns a column's name: `A` to `Z`, then `AA`. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function cellOf(value: ReturnType<typeof toldCell>, at: string): string {
  if (value === '') return '';
  if (value instanceof Date) return numberCell(at, daysOf(parisWall(value.getTime())), STYLES.instant);
  if (value instanceof Day) return numberCell(at, daysOf(Date.parse(value.iso)), STYLES.day);
  if (value instanceof Amount) return numberCell(at, value.cents / 100, STYLES.amount);
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
  return typeof value === 'number' ? numberCell(at, value, 0) : textCell(at, value, 0);
}

const daysOf = (wall: number): number => (wall - EPOCH) / DAY_MS;
const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

function textCell(at: string, text: string, style: number): string {
  const short = text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1)}…` : text;
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(short)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML, without characters that XML cannot represent. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot represent these
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign);

/** The other parts of a workbook; written last, since the number of sheets is only known then. */
function frameOf(sheets: number, language: SheetLanguage | null): Readonly<Record<string, string>> {
  const all = Array.from({ length: sheets }, (_, at) => at + 1);
  const on = language === 'FR' ? 'dd/mm/yyyy' : 'yyyy-mm-dd';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  return {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${all
      .map(each => `<sheet name="${each}" sheetId="${each}" r:id="rId${each}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      all.map(each => relation(`rId${each}`, 'worksheet', `worksheets/sheet${each}.xml`)).join('') +
        relation('rIdStyles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${on} hh:mm"/><numFmt numFmtId="165" formatCode="${on}"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${all.map(each => part(`worksheets/sheet${each}`, 'worksheet')).join('')}</Types>`,
  };
}
