import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, pdfOf } from '#test/kit/pdf.ts';
import { picture } from '#test/kit/pictures.ts';
import { openWorkshop } from './index.ts';

let folder: string;
const complaints: string[] = [];
const parts = { scan: async () => {}, onError: (error: Error) => void complaints.push(error.message) };
const workshop = openWorkshop(parts);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calandre-workshop-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function takeApart(bytes: Buffer, by = workshop) {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const file = { path, byteCount: bytes.length, [Symbol.asyncDispose]: async () => {} };
  const taken = await by.takeApart(file, ['pdf', 'picture'], 'document').catch((error: Error) => error);
  // Nothing half made is left beside it.
  await expect(stat(`${path}.new`)).rejects.toThrow('ENOENT');
  if (taken instanceof Error) throw taken;
  return taken;
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Everything a PDF can do beside being read; object 3 is its page. */
const ARMED = [
  `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} /AA << /WC ${SCRIPT} >> /URI << /Base (http://evil.test) >>
    /Names << /JavaScript << /Names [(x) << /S /JavaScript /J#53 (x\\(\\)) >>] >>
    /EmbeddedFiles << /Names [(e.exe) 8 0 R] >> >> /AcroForm << /Fields [6 0 R] /XFA (xfa) /NeedAppearances true >> >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 300] >>',
  `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /AA << /O ${SCRIPT} >> /AF [8 0 R]
    /Resources << /Font << /F1 5 0 R >> /Evil ${SCRIPT} /XObject << /X 12 0 R /Y 8 0 R >> >>
    /Annots [6 0 R 7 0 R 10 0 R << /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9]
      /RichMediaContent << /Assets 8 0 R >> >> << /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition
      /JS (x) >> >>] >>`,
  '<< /Length 43 /F (http://evil.test/x) >>\nstream\nBT /F1 24 Tf 20 100 Td (Hello Marker) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [10 10 100 30] /V (Typed) /AP << /N 11 0 R >>
    /A << /S /Launch /F (cmd.exe) >> /AA << /K ${SCRIPT} >> >>`,
  '<< /Type /Annot /Subtype /Link /Rect [0 0 50 50] /A << /S /URI /URI (javascript:alert\\(6\\)) >> >>',
  '<< /Type /Filespec /F (e.exe) /EF << /F 9 0 R >> >>',
  '<< /Type /EmbeddedFile /Length 5 >>\nstream\nMZEVL\nendstream',
  '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 20 20] /FS 8 0 R >>',
  `<< /Type /XObject /Subtype /Form /BBox [0 0 90 20] /Resources << /Font << /F1 5 0 R >> >> /Length 38 >>
stream\nBT /F1 12 Tf 2 5 Td (Typed value) Tj ET\nendstream`,
  `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F 8 0 R >> /PieceInfo << /X << /Private 9 0 R >> >>
    /Resources << /Evil 8 0 R >> /Length 0 >>\nstream\n\nendstream`,
];

const ONE_PAGE = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];

describe('a PDF from outside', () => {
  it('is written anew with what its pages draw, and nothing that runs, leads away or comes along', async () => {
    const taken = await takeApart(pdfOf(ARMED));
    const text = taken.bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    for (const drawn of ['(Hello Marker)', '(Typed value)', '/MediaBox [ 0 0 300 300 ]']) {
      expect(text).toContain(drawn);
    }
    const armed =
      /JavaScript|\/JS|OpenAction|\/AA\b|Launch|\/URI|EmbeddedFile|Filespec|RichMedia|AcroForm|XFA|Rendition|evil|MZEVL|cmd\.exe|alert|\/Ref\b|PieceInfo/;
    expect(armed.exec(text)?.[0] ?? null).toBeNull();
    const [page] = (await PDFDocument.load(taken.bytes)).getPages();
    const annotations = page?.node.Annots()?.asArray() ?? [];
    const kinds = annotations.map(each => (each as PDFDict).lookup(PDFName.of('Subtype'))?.toString());
    expect(kinds).toEqual(['/Stamp']);
  });

  it('keeps its pages, their sizes and their text', async () => {
    const taken = await takeApart(await pdf('Un carnet d’entretien'));
    const document = await PDFDocument.load(taken.bytes);
    expect(document.getPageCount()).toBe(1);
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
    expect((await takeApart(taken.bytes)).kind).toBe('pdf');
  });

  it('is refused when it is none: cut short, empty, behind something else, or without a page', async () => {
    const whole = await pdf();
    const noPages = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
    const wrong = [
      ...[Buffer.alloc(0), Buffer.from('MZ'), Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n')],
      ...[whole.subarray(0, 200), Buffer.concat([Buffer.from('<html><script>x</script>'), whole]), noPages],
    ];
    for (const bytes of wrong) {
      await expect(takeApart(bytes)).rejects.toMatchObject({
        code: 'BadInput',
        details: { field: 'document' },
      });
    }
    expect(complaints).toEqual([]);
  });

  it('is refused with its reason when a password guards it', async () => {
    const locked = new PDFKit({ userPassword: 'x', ownerPassword: 'y' });
    const chunks: Buffer[] = [];
    locked.on('data', chunk => chunks.push(chunk)).text('Secret');
    const ended = new Promise(resolve => locked.on('end', resolve));
    locked.end();
    await ended;
    await expect(takeApart(Buffer.concat(chunks))).rejects.toMatchObject({ code: 'FileLocked' });
  });

  it('that is made to fill the memory ends its worker, not the house', async () => {
    // As much of nothing as five hundred photos, in half a megabyte.
    const deflate = createDeflate();
    const packed = buffer(deflate);
    for (let piece = 0; piece < 8; piece += 1) deflate.write(Buffer.alloc(64 * 1024 * 1024));
    deflate.end();
    const bytes = await packed;
    const head = `<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${bytes.length} >>`;
    const bomb = `${head}\nstream\n${bytes.toString('latin1')}\nendstream`;
    complaints.length = 0;
    const narrow = openWorkshop({ ...parts, memoryBytesMax: 200 * 1024 * 1024 });
    const refusal = await takeApart(pdfOf([...ONE_PAGE, bomb]), narrow).catch(error => error);
    expect(refusal).toMatchObject({ code: 'FileTooHeavy', details: { field: 'document' } });
    expect(complaints).toHaveLength(1);
  });
});

describe('a picture from outside', () => {
  it('is drawn anew in a worker that has no right to anything else', async () => {
    const { buffer } = await picture('#a33');
    expect(await takeApart(buffer)).toMatchObject({ kind: 'picture', width: 900, height: 600 });
    const polyglot = Buffer.concat([buffer, Buffer.from('<script>evil()</script>')]);
    const { bytes } = await takeApart(polyglot);
    expect(bytes.includes('evil')).toBe(false);
    await expect(takeApart(buffer.subarray(0, 400))).rejects.toMatchObject({ code: 'BadInput' });
  });

  it('that takes too long is refused, and the next one is taken', async () => {
    const { buffer } = await picture('#3a3');
    complaints.length = 0;
    const hurried = openWorkshop({ ...parts, withinMs: 1 });
    await expect(takeApart(buffer, hurried)).rejects.toMatchObject({ code: 'FileTooHeavy' });
    expect(complaints).toHaveLength(1);
    expect((await takeApart(buffer)).kind).toBe('picture');
  });

  it('waits its turn, and is sent away for a moment when too many wait', async () => {
    const { buffer } = await picture('#33a');
    const busy = openWorkshop({ ...parts, withinMs: 1 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => takeApart(buffer, busy).catch(error => error.code as string)),
    );
    expect(new Set(answers)).toEqual(new Set(['FileTooHeavy', 'RateLimited']));
  });
});

describe('what a workshop takes', () => {
  const fileOf = async (bytes: Buffer) => {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    return { path, byteCount: bytes.length, [Symbol.asyncDispose]: async () => {} };
  };

  it('is only what was asked for: a PDF is no photo', async () => {
    const file = await fileOf(await pdf());
    await expect(workshop.takeApart(file, ['picture'], 'photo')).rejects.toMatchObject({
      ...{ code: 'BadInput', details: { field: 'photo' } },
    });
  });

  it.each([
    ['a sound in the clothes of a picture', 'RIFF\0\0\0\0WAVEfmt '],
    ['a page', '<!doctype html><script>'],
    ['a program', '#!/bin/sh\nrm -rf /\n'],
    ['nothing', ''],
  ])('is not %s, which is not even looked at by the scanner', async (_what, head) => {
    let scanned = 0;
    const scan = async () => {
      scanned += 1;
    };
    const by = openWorkshop({ ...parts, scan });
    await expect(
      by.takeApart(await fileOf(Buffer.from(head, 'latin1')), ['pdf', 'picture'], 'photo'),
    ).rejects.toMatchObject({ code: 'BadInput' });
    expect(scanned).toBe(0);
  });

  it('is looked at by the scanner before anything opens it', async () => {
    const by = openWorkshop({ ...parts, scan: () => Promise.reject(new Error('found something')) });
    await expect(by.takeApart(await fileOf(await pdf()), ['pdf'], 'document')).rejects.toThrow(
      'found something',
    );
  });

  it('is worked on with nothing of the house’s environment', async () => {
    const before = process.env.NODE_OPTIONS;
    // A worker that had it would not even begin.
    process.env.NODE_OPTIONS = `--require=${join(folder, 'nowhere.cjs')}`;
    try {
      expect((await takeApart(await pdf())).kind).toBe('pdf');
    } finally {
      if (before === undefined) delete process.env.NODE_OPTIONS;
      else process.env.NODE_OPTIONS = before;
    }
  });
});
