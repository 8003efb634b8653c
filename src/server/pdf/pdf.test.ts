import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPdf, readRoles } from '#test/kit/reading-pdf.ts';
import { FOOT } from './blocks.ts';
import { printable } from './faces.ts';
import { drawPdf, type PdfContents } from './index.ts';

const FOOTER = 'Calandre · 12 rue du Bac, 75007 Paris, France · TVA FR00 000 000 000';
const paper: PdfContents = {
  language: 'fr',
  title: 'Contrat de vente',
  reference: 'CAL-000001',
  at: Date.UTC(2026, 5, 15),
  blocks: [
    { kind: 'heading', text: 'Les parties' },
    {
      kind: 'rows',
      rows: [
        ['Acheteur', 'Łukasz Świętokrzyska'],
        ['Prix', '25\u202f000,00\u00a0€'],
      ],
    },
    { kind: 'text', text: 'Un texte long. '.repeat(600) },
    {
      kind: 'facts',
      rows: [
        ['Jantes', 'Fuchs'],
        ['Carnet', 'd’entretien'],
      ],
    },
    { kind: 'link', url: 'https://calandre.test/a', text: 'L’annonce' },
  ],
  footer: FOOTER,
};
const of = (...blocks: PdfContents['blocks']) => drawPdf({ ...paper, blocks });

describe('a paper', () => {
  it('has the same bytes whenever it is drawn of the same words', async () => {
    const drawn = await drawPdf(paper);
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await drawPdf(paper)).equals(drawn)).toBe(true);
    expect((await drawPdf({ ...paper, title: 'Contrat' })).equals(drawn)).toBe(false);
  });

  it('prints names as they were typed', async () => {
    const typed =
      'Łukasz Świętokrzyska, Őri, Ďoćo, Çédille, Niño, ¿Dónde? ¡Ya!, Işık, Țurcanu, Дмитрий, Ελένη';
    expect((await readPdf(await of({ kind: 'rows', rows: [['Acheteur', typed]] }))).text).toContain(typed);
    const { text } = await readPdf(await drawPdf({ ...paper, title: 'Волга Дмитрий' }));
    expect(text).toContain('Волга Дмитрий');
  });

  it('keeps of two letters that look alike the one that was typed, whatever was drawn before', async () => {
    for (const letter of ['ʼ', '’', 'ʼ']) {
      const typed = `Marie d${letter}Aubigné`;
      expect((await readPdf(await of({ kind: 'rows', rows: [['Acheteur', typed]] }))).text).toContain(typed);
    }
  });

  it('writes by a sign what its typefaces do not know, and leaves out what is never seen', () => {
    expect(printable('25\u202f000 −5 ﬁn\u200d\ufe0f\ttab\r\nligne')).toBe('25\u202f000 −5 fin tab\nligne');
    expect(printable('山 🏎️')).toBe('? ?');
  });

  it('carries every typeface in itself, the house’s own', async () => {
    const document = await PDFDocument.load(await drawPdf(paper));
    const dicts = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const fonts = dicts.filter(dict => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(
      fonts.map(font => String(font.get(PDFName.of('FontName'))).replace(/^\/\w+\+/, '')).sort(),
    ).toEqual(['Fraunces-Regular', 'Inter-Regular']);
    expect(fonts.every(font => font.has(PDFName.of('FontFile2')))).toBe(true);
  });

  it('says its language, its title and its kind, as a file that is kept for good', async () => {
    const { catalog, context } = await PDFDocument.load(await drawPdf(paper), { updateMetadata: false });
    expect(String(catalog.get(PDFName.of('Lang')))).toBe('(fr)');
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    expect(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).toString()).toContain(
      '/DisplayDocTitle true',
    );
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(String(catalog.lookup(PDFName.of('OutputIntents')))).not.toBe('[ ]');
    const told = Buffer.from(context.lookup(catalog.get(PDFName.of('Metadata')), PDFStream).getContents());
    expect(told.toString()).toMatch(/<pdfaid:part>2<[\s\S]*<pdfaid:conformance>A</);
    expect(told.toString()).toContain('Contrat de vente · CAL-000001');
  });

  it('is read aloud by its parts, and not by what is drawn for the eye', async () => {
    const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const drawn = await of(
      { kind: 'heading', text: 'La voiture' },
      { kind: 'photos', photos: [{ jpeg, alt: 'Vue avant' }] },
      { kind: 'rows', rows: [['Année', '1962']] },
    );
    const roles = (await readRoles(drawn, 1)).filter(role => role !== 'Root');
    expect(roles).toEqual(['Document', 'H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD']);
  });

  it('keeps the number of the page beside its foot, and all else above', async () => {
    const { pages } = await readPdf(await drawPdf(paper));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, lines] of pages.entries()) {
      const number = lines.find(({ text }) => text.endsWith(`${index + 1} / ${pages.length}`));
      const foot = lines.find(({ text }) => text.startsWith('Calandre ·'));
      expect(number && foot && number.left > foot.right).toBe(true);
      const body = lines.filter(line => line !== number && line.base > (foot?.base ?? 0) + 15);
      expect(lines.length - body.length).toBeLessThanOrEqual(3);
    }
  });

  it('keeps signatures on one page, under their heading', async () => {
    const rows = ['Acheteur', 'Vendeur'].map(name => [name, 'Signé\n'.repeat(6)] as const);
    for (const lines of [28, 34, 38, 42]) {
      const { pages } = await readPdf(
        await of(
          { kind: 'text', text: 'Ligne\n'.repeat(lines) },
          { kind: 'heading', text: 'Signatures' },
          { kind: 'rows', rows, isOnOnePage: true },
        ),
      );
      const last = pages.at(-1)?.map(({ text }) => text);
      expect(last).toEqual(expect.arrayContaining(['Signatures', 'Acheteur', 'Vendeur']));
    }
  });

  it('parts no heading from what it is of', async () => {
    const rows = [['Essai', 'Une phrase qui tient plus d’une ligne. '.repeat(12)]] as const;
    const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const kinds = [
      { kind: 'facts', rows },
      { kind: 'rows', rows },
      { kind: 'photos', photos: [{ jpeg, alt: 'Vue' }] },
    ] as const;
    for (const block of kinds)
      for (let lines = 24; lines < 40; lines += 1) {
        const text = { kind: 'text', text: 'Ligne\n'.repeat(lines) } as const;
        const { pages } = await readPdf(await of(text, { kind: 'heading', text: 'Sur route' }, block));
        const page = pages.find(each => each.some(({ text }) => text === 'Sur route')) ?? [];
        const heading = page.find(({ text }) => text === 'Sur route')?.base ?? 0;
        const below = page.filter(({ base }) => base < heading && base > FOOT);
        const isTogether = block.kind === 'photos' ? heading > FOOT + 155 : below.length > 6;
        expect([block.kind, lines, isTogether]).toEqual([block.kind, lines, true]);
      }
  });

  it('goes on over forty pages with long names, rows taller than a page and hundreds of lines', async () => {
    const name = 'von und zu Hohenlohe-Waldenburg-Schillingsfürst '.repeat(12);
    const drawn = await of(
      { kind: 'heading', text: name },
      {
        kind: 'rows',
        rows: [
          [name, name],
          ['Observations', 'Une remarque. '.repeat(700)],
          ['x'.repeat(300), 'x'.repeat(300)],
        ],
      },
      {
        kind: 'rows',
        rows: Array.from({ length: 1_000 }, (_, row) => [`Ligne ${row}`, `valeur ${row}`] as const),
      },
      { kind: 'facts', rows: Array.from({ length: 300 }, (_, item) => [`Équipement ${item}`, 'Oui']) },
    );
    const { pages, text } = await readPdf(drawn);
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(text).toContain('valeur 999');
    expect(text).toContain('Équipement 299');
    for (const line of pages.flat()) {
      expect(line.left).toBeGreaterThanOrEqual(55);
      expect(line.right).toBeLessThanOrEqual(541);
      expect(line.base).toBeGreaterThan(30);
    }
  });
});
