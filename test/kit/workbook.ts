import { zipSync } from 'fflate';

type Cell = string | number | { readonly day: number } | { readonly formula: string; readonly value: number };

const part = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

/**
 * A workbook with one sheet, as a spreadsheet writes it; a `day` is counted from 1900. `unpacked`: how large its sheet
 * says that it is, whatever it is.
 */
export function workbook(
  rows: readonly (readonly Cell[])[],
  { unpacked }: { unpacked?: number } = {},
): Uint8Array<ArrayBuffer> {
  const strings = [...new Set(rows.flat().filter(cell => typeof cell === 'string'))];
  const place = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;
  const cellOf = (cell: Cell, at: string) => {
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${strings.indexOf(cell)}</v></c>`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
    return `<c r="${at}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
  };
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, place(row, column))).join('')}</row>`,
  );
  const office = 'http://schemas.openxmlformats.org';
  const main = `xmlns="${office}/spreadsheetml/2006/main"`;
  const files = {
    'xl/workbook.xml': part(
      `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst ${main}>${strings.map(text => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  };
  const zip = Buffer.from(zipSync(files));
  // The sheet is the last entry of the directory; its size unpacked stands 24 bytes into it.
  if (unpacked !== undefined) zip.writeUInt32LE(unpacked, zip.lastIndexOf('PK\u0001\u0002') + 24);
  return Uint8Array.from(zip);
}
