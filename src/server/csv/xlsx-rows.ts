/**
 * Reads the first sheet of a workbook (XLSX, ECMA-376) row by row, values only: a formula is read as its saved result,
 * and external references are not followed.
 */
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { TableFault } from './decoded.ts';

type Zip = { readonly file: yauzl.ZipFile; readonly entries: ReadonlyMap<string, yauzl.Entry> };
/** The displayed text of each cell, by column. */
type Cells = readonly string[];

/** The most bytes unpacked from a file, against zip bombs. */
const UNPACKED_BYTES_MAX = 600 * 1024 * 1024;
const ENTRIES_MAX = 2_000;
/** The most characters of shared strings, which are held in memory. */
const SHARED_LENGTH_MAX = 60_000_000;
const COLUMNS_MAX = 300;

/** Streams the rows that have a cell, with their numbers. @throws TableFault where it is not a workbook */
export async function* xlsxRows(path: string): AsyncGenerator<{ line: number; cells: Cells }, void> {
  const zip = await openZip(path);
  try {
    const { sheet, is1904 } = await sheetOf(zip);
    const reading = { strings: await stringsOf(zip), isDay: await daysOf(zip), is1904 };
    yield* rowsOf(zip, sheet, reading);
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault(1);
  } finally {
    zip.file.close();
  }
}

async function openZip(path: string): Promise<Zip> {
  const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);
  const file = await open(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new TableFault(1);
  });
  const entries = new Map<string, yauzl.Entry>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let unpacked = 0;
  file.on('entry', (entry: yauzl.Entry) => {
    entries.set(entry.fileName, entry);
    unpacked += entry.uncompressedSize;
    if (entries.size > ENTRIES_MAX || unpacked > UNPACKED_BYTES_MAX) reject(new TableFault(1));
    else file.readEntry();
  });
  file.once('end', resolve).once('error', () => reject(new TableFault(1)));
  file.readEntry();
  await promise;
  return { file, entries };
}

/** Streams the text of an entry; empty where there is none. yauzl refuses entries larger than declared. */
async function* textOf({ file, entries }: Zip, name: string): AsyncGenerator<string, void> {
  const entry = entries.get(name);
  if (!entry) return;
  const open = promisify<yauzl.Entry, NodeJS.ReadableStream>(file.openReadStream.bind(file));
  const decoder = new TextDecoder();
  for await (const bytes of await open(entry)) yield decoder.decode(bytes as Buffer, { stream: true });
  yield decoder.decode();
}

type Tag = { readonly name: string; readonly of: Readonly<Record<string, string>> };
type Heard = { open?(tag: Tag): void; close?(name: string): void; text?(text: string): void };

/** Parses an XML entry and reports its elements without namespace prefixes. */
async function* read(zip: Zip, name: string, heard: Heard): AsyncGenerator<void, void> {
  const parser = new SaxesParser({ position: false });
  const bare = (given: string) => given.slice(given.indexOf(':') + 1);
  parser.on('error', () => {
    throw new TableFault(1);
  });
  parser.on('opentag', tag => heard.open?.({ name: bare(tag.name), of: tag.attributes as Tag['of'] }));
  parser.on('closetag', tag => heard.close?.(bare(tag.name)));
  parser.on('text', text => heard.text?.(text));
  for await (const text of textOf(zip, name)) {
    parser.write(text);
    yield;
  }
  parser.close();
}

async function readWhole(zip: Zip, name: string, heard: Heard): Promise<void> {
  if (zip.entries.has(name)) for await (const _part of read(zip, name, heard));
}

/** Returns the path of the first sheet, and whether its days are counted from 1904. */
async function sheetOf(zip: Zip): Promise<{ sheet: string; is1904: boolean }> {
  let [first, is1904, target] = ['', false, ''];
  await readWhole(zip, 'xl/workbook.xml', {
    open({ name, of }) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(of.date1904 ?? '');
      const id = Object.entries(of).find(([attribute]) => attribute.endsWith(':id'))?.[1];
      if (name === 'sheet' && first === '') first = id ?? '';
    },
  });
  await readWhole(zip, 'xl/_rels/workbook.xml.rels', {
    open({ name, of }) {
      if (name === 'Relationship' && of.Id === first) target = of.Target ?? '';
    },
  });
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.entries.has(sheet)) throw new TableFault(1);
  return { sheet, is1904 };
}

/** Returns the shared strings by index, without phonetic hints. */
async function stringsOf(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let [text, isText, isSpoken, length] = ['', false, false, 0];
  await readWhole(zip, 'xl/sharedStrings.xml', {
    open({ name }) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isSpoken = true;
    },
    text(part) {
      if (isText && !isSpoken) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name !== 'si') return;
      strings.push(text);
      length += text.length;
      if (length > SHARED_LENGTH_MAX) throw new TableFault(1);
    },
  });
  return strings;
}

/** The built-in date formats (ECMA-376, 18.8.30). */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/** Returns whether a style formats numbers as dates. */
async function daysOf(zip: Zip): Promise<(style: number) => boolean> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  await readWhole(zip, 'xl/styles.xml', {
    open({ name, of }) {
      if (name === 'numFmt') own.set(Number(of.numFmtId), of.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(Number(of.numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  // Quoted and bracketed parts are not date codes: "par an", [Red].
  const isOwnDay = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  return style => {
    const format = styles[style] ?? 0;
    const code = own.get(format);
    return code === undefined ? DAY_FORMATS.has(format) : isOwnDay(code);
  };
}

type Reading = {
  readonly strings: readonly string[];
  readonly isDay: (style: number) => boolean;
  readonly is1904: boolean;
};
type Cell = { at: number; type: string; style: number; text: string };

async function* rowsOf(zip: Zip, sheet: string, reading: Reading) {
  let ready: { line: number; cells: Cells }[] = [];
  let [line, cells, cell, isValue, isSpoken] = [0, [] as string[], null as Cell | null, false, false];
  const parts = read(zip, sheet, {
    open({ name, of }) {
      if (name === 'row') [line, cells] = [Number(of.r ?? line + 1), []];
      if (name === 'c') cell = { ...cellAt(of, cells.length, line), text: '' };
      if (name === 'v' || name === 't') isValue = true;
      if (name === 'rPh') isSpoken = true;
    },
    text(part) {
      if (cell && isValue && !isSpoken) cell.text += part;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c' && cell) {
        while (cells.length < cell.at) cells.push('');
        cells[cell.at] = saidBy(cell, reading).trim();
        cell = null;
      }
      if (name === 'row' && cells.some(each => each !== '')) ready.push({ line, cells });
    },
  });
  for await (const _part of parts) {
    yield* ready;
    ready = [];
  }
  yield* ready;
}

/** @throws TableFault beyond the last allowed column */
function cellAt({ r = '', t = 'n', s = '0' }: Tag['of'], next: number, line: number) {
  const letters = /^[A-Z]+/.exec(r)?.[0];
  const place = letters && [...letters].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1;
  const at = place === undefined || place === '' ? next : place;
  if (at >= COLUMNS_MAX) throw new TableFault(line);
  return { at, type: t, style: Number(s) };
}

const DAY_MS = 86_400_000;

function saidBy({ type, style, text }: Cell, { strings, isDay, is1904 }: Reading): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type !== 'n' || text === '') return text;
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  if (!isDay(style)) return String(number);
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(from + Math.floor(number) * DAY_MS);
  return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10);
}
