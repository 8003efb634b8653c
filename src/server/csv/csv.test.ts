import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { cents, day } from './cells.ts';
import { type CsvColumn, momentOf, readCsv, type SheetForm, writeCsv, writeSheet } from './index.ts';
import { writeWorkbook } from './workbook.ts';
import { xlsxRows } from './xlsx-rows.ts';

type Row = {
  text: string;
  phone: string;
  state: string;
  isLate: boolean;
  at: number | null;
  on: string;
  amount: number;
  share: number;
  many: string[];
};
const ROW: Row = {
  ...{ text: '=1+1; "là"', phone: '+33612345678', state: 'CLOSED', isLate: true },
  // Half past midnight in Paris is the day before in Greenwich.
  ...{ at: Date.UTC(2026, 6, 13, 22, 30), on: '2026-07-14', amount: -123_450, share: 19.6 },
  many: ['EMAIL', 'PHONE'],
};
const COLUMNS: readonly CsvColumn<Row>[] = [
  ['note', row => row.text],
  ['phone', row => row.phone],
  ['state', row => row.state, 'orders.state'],
  ['isLate', row => row.isLate],
  ['createdAt', row => momentOf(row.at)],
  ['date', row => day(row.on)],
  ['total', row => cents(row.amount)],
  ['rate', row => row.share],
  ['flags', row => row.many, 'admin.questions.flags.kinds'],
];

const read = (rows: readonly Row[]) => async (span: { limit: number; offset: number }) => ({
  rows: rows.slice(span.offset, span.offset + span.limit),
  totalCount: rows.length,
});
async function written(rows: readonly Row[], form: SheetForm): Promise<string> {
  let text = '';
  for await (const part of writeSheet(COLUMNS, read(rows), form)) text += part;
  return text;
}

describe('a table as a file', () => {
  it('is read again as it was written, whatever stands in its cells', () => {
    const rows = [
      { a: 'one, "two"\nthree', b: 4, c: '=1+1' },
      { a: 'é', b: null, c: '-3' },
      { a: 'x,=HYPERLINK("http://evil.test")', b: null, c: 'x;-1;+2\t@x\n=1 - a' },
    ];
    const file = writeCsv<(typeof rows)[number]>(
      [
        ['a', row => row.a],
        ['b', row => row.b],
        ['c', row => row.c],
      ],
      rows,
    );
    expect(file).toContain("'=1+1");
    // Parted by another sign than ours, no cell begins a formula either.
    expect(file.split(/[,;\t\r\n]/).filter(cell => /^=|^[+\-@]/.test(cell))).toEqual([]);
    expect(readCsv(file)).toMatchObject([
      { cells: { a: 'one, "two"\nthree', b: '4', c: '=1+1' } },
      { cells: { a: 'é', b: '', c: '-3' } },
      { cells: { a: 'x,=HYPERLINK("http://evil.test")', b: '', c: 'x;-1;+2\t@x\n=1 - a' } },
    ]);
  });

  it('quotes a cell of several lines, whatever ends them and whatever parts its cells', () => {
    for (const separator of [',', ';']) {
      for (const note of ['one\ntwo', 'one\rtwo', 'one\r\ntwo', '\n']) {
        const file = writeCsv<{ note: string }>([['note', row => row.note]], [{ note }], separator);
        expect(file).toBe(`\uFEFFnote\r\n"${note}"\r\n`);
        expect(readCsv(file)).toMatchObject([{ cells: { note: note.trim() } }]);
      }
    }
  });

  it('may have semicolons, and says in which line it is none', () => {
    expect(readCsv('brand;model\nAlpine;A110\n')).toEqual([
      { line: 2, cells: { brand: 'Alpine', model: 'A110' } },
    ]);
    expect(readCsv('brand,model\nAlpine\n')).toEqual({ line: 2 });
  });

  it('is for a machine what the API says, with no formula and no number that is a text', async () => {
    expect(await written([ROW], { kind: 'csv', language: null })).toBe(
      '\uFEFFnote,phone,state,isLate,createdAt,date,total,rate,flags\r\n' +
        `"'=1+1; ""là""",'+33612345678,CLOSED,true,2026-07-13T22:30:00.000Z,2026-07-14,-1234.50,19.6,EMAIL|PHONE\r\n`,
    );
  });

  it('is in French what a French spreadsheet opens, by the clocks of Paris', async () => {
    expect(await written([ROW], { kind: 'csv', language: 'FR' })).toBe(
      '\uFEFFNote;Téléphone;État;En retard;Créé le;Date;Total;Taux (%);Retiré\r\n' +
        `"'=1+1; ""là""";+33 6 12 34 56 78;Terminée;oui;14/07/2026 00:30;14/07/2026;-1234,50;19,6;e-mail, téléphone\r\n`,
    );
  });

  it('is in English what any spreadsheet opens', async () => {
    const [, line] = (await written([ROW], { kind: 'csv', language: 'EN' })).split('\r\n');
    expect(line).toBe(
      `"'=1+1; ""là""",+33 6 12 34 56 78,Complete,yes,2026-07-14 00:30,2026-07-14,-1234.50,19.6,"e-mail, telephone"`,
    );
  });

  it('keeps an apostrophe before what only begins as a telephone number does', async () => {
    const told = await written([{ ...ROW, phone: '+33612345678+cmd' }], { kind: 'csv', language: 'FR' });
    expect(told).toContain(";'+33612345678+cmd;");
  });
});

async function workbookOf(parts: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(chunks);
}

/** Its rows as whoever brings files in reads them. */
async function rowsIn(file: Uint8Array): Promise<(readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  try {
    await writeFile(join(folder, 'a.xlsx'), file);
    const rows: (readonly string[])[] = [];
    for await (const { cells } of xlsxRows(join(folder, 'a.xlsx'))) rows.push(cells);
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every part of it, each well formed. */
function partsIn(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    const text = new TextDecoder().decode(bytes);
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', error => {
      throw error;
    });
    parser.write(text).close();
    return [name, text] as const;
  });
  return Object.fromEntries(parts);
}

describe('a table as a workbook', () => {
  it('has texts as they are, and days and amounts that a spreadsheet reckons with', async () => {
    const file = await workbookOf(writeSheet(COLUMNS, read([ROW]), { kind: 'xlsx', language: 'FR' }));
    const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/styles.xml': styles = '' } = partsIn(file);
    expect(await rowsIn(file)).toEqual([
      ['Note', 'Téléphone', 'État', 'En retard', 'Créé le', 'Date', 'Total', 'Taux (%)', 'Retiré'],
      [
        ...['=1+1; "là"', '+33 6 12 34 56 78', 'Terminée', 'oui', expect.stringContaining('2026-07-14')],
        ...['2026-07-14', '-1234.5', '19.6', 'e-mail, téléphone'],
      ],
    ]);
    // The 14th of July 2026, and half an hour of it.
    expect(sheet).toContain('<c r="F2" s="3"><v>46217</v></c>');
    expect(sheet).toMatch(/<c r="E2" s="2"><v>46217\.0208333\d*<\/v>/);
    expect(sheet).not.toContain('<f>');
    expect(styles).toContain('formatCode="dd/mm/yyyy"');
  });

  it('holds whatever a person wrote: signs of XML, signs that it has not, and more than a cell takes', async () => {
    const nasty = 'a<b>&"\u0000\u000B\uD800 _x0041_ \n';
    const long = { ...ROW, text: 'é'.repeat(40_000) };
    const file = await workbookOf(
      writeSheet(COLUMNS, read([{ ...ROW, text: nasty }, long]), { kind: 'xlsx', language: null }),
    );
    const { 'xl/worksheets/sheet1.xml': sheet = '' } = partsIn(file);
    const texts = [...sheet.matchAll(/<c r="A\d" [^>]*><is><t[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(texts[1]).toBe('a&lt;b&gt;&amp;"\uFFFD _x005F_x0041_ \n');
    expect(texts[2]).toHaveLength(32_767);
    expect(texts[2]?.at(-1)).toBe('…');
  });

  it('without a row has its headings', async () => {
    const file = await workbookOf(writeSheet(COLUMNS, read([]), { kind: 'xlsx', language: null }));
    expect(Object.keys(partsIn(file))).toContain('xl/workbook.xml');
    expect((await rowsIn(file)).length).toBe(1);
  });

  it('goes on in a sheet more where one is full, and loses none', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => ({ ...ROW, text: `row ${at}` }));
    async function* parts() {
      yield rows.slice(0, 600);
      yield rows.slice(600);
    }
    const parts3 = partsIn(await workbookOf(writeWorkbook(COLUMNS, parts(), null, 400)));
    const sheets = Object.keys(parts3).filter(name => name.includes('worksheets'));
    expect(sheets).toHaveLength(3);
    const all = sheets.flatMap(name => parts3[name]?.match(/row \d+/g) ?? []);
    expect(new Set(all).size).toBe(900);
    expect(parts3['xl/workbook.xml']).toContain('sheetId="3"');
    expect(parts3['xl/worksheets/sheet3.xml']).toContain('<c r="A101" ');
  });
});
