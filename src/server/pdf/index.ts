/**
 * Draws contracts, reports, invoices and dossiers as PDF, in one layout and the house's own typefaces, tagged for
 * screen readers and kept for good (PDF/A-2a, or PDF/A-3a where it carries its own data). It
 * promises that the same contents give the same bytes, so that what
 * was read is what was signed. It knows no sale and no person: the caller gives every word.
 */
import { brand } from '#shared/brand.ts';
import {
  type Block,
  drawArtifact,
  drawBlocks,
  drawText,
  FOOT,
  inkOf,
  MARGIN,
  setFace,
  widthOf,
} from './blocks.ts';
import { faces, printable } from './faces.ts';
import { describeFacturX } from './factur-x.ts';
import { Paper } from './paper.ts';

export type { Block } from './blocks.ts';

export type Translation = Pick<PdfContents, 'language' | 'title' | 'blocks'>;

export type PdfContents = {
  /** Of its words, as HTML writes it: for screen readers. */
  readonly language: string;
  readonly title: string;
  readonly reference: string;
  /** The instant it stands for: part of its bytes. */
  readonly at: number;
  readonly blocks: readonly Block[];
  /** The same in other languages, each from a page of its own. */
  readonly translations?: readonly Translation[];
  /** Who hands it out: at the foot of every page. */
  readonly footer: string;
  /** The same as data for programs, carried in the paper. */
  readonly data?: PdfData;
};

/** An invoice as XML: its file's name, and which profile of Factur-X it keeps. */
export type PdfData = {
  readonly name: string;
  readonly type: string;
  readonly level: string;
  readonly text: string;
};

type House = { readonly name: string; readonly address: string; readonly vatNumber: string };

/** Who hands a paper out, in one line. */
export const footerOf = ({ name, address, vatNumber }: House, vatWords: string): string =>
  [name, address, `${vatWords} ${vatNumber}`].join(' · ');

/** The PDF's bytes, the same for the same contents. */
export async function drawPdf(paper: PdfContents): Promise<Buffer> {
  const pdf = new Paper({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    ...{ bufferPages: true, pdfVersion: '1.7', tagged: true },
    subset: paper.data ? 'PDF/A-3a' : 'PDF/A-2a',
    // No typeface of the reader's: every letter travels with the paper.
    font: '',
    ...{ lang: paper.language, displayTitle: true },
    info: {
      Title: printable([paper.title, paper.reference].filter(Boolean).join(' · ')),
      Author: printable(brand().name),
      CreationDate: new Date(paper.at),
      ModDate: new Date(paper.at),
    },
  });
  for (const { name, font } of faces().values()) pdf.registerFont(name, font as never);
  const chunks: Buffer[] = [];
  pdf.on('data', chunk => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, paper.reference);
  drawText(pdf, root, 'title', paper.title);
  drawBlocks(pdf, root, paper.blocks);
  for (const translation of paper.translations ?? []) drawTranslation(pdf, root, translation);
  root.end();
  drawFooters(pdf, paper);
  if (paper.data) carry(pdf, paper.data, paper.at);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawTranslation(
  pdf: Paper,
  root: PDFKit.PDFStructureElement,
  { language, title, blocks }: Translation,
): void {
  pdf.addPage();
  const part = pdf.struct('Part', { lang: language });
  root.add(part);
  drawText(pdf, part, 'title', title);
  drawBlocks(pdf, part, blocks);
  part.end();
}

/** Puts the data into the paper as another form of the same, and says so in its metadata (Factur-X 1.07). */
function carry(pdf: Paper, { name, type, level, text }: PdfData, at: number): void {
  const when = { creationDate: new Date(at), modifiedDate: new Date(at) };
  // Of pdfkit's own types the relationship is missing.
  const options = { name, type, relationship: 'Alternative', description: 'Factur-X', ...when };
  pdf.file(Buffer.from(text), options);
  pdf.appendXML(describeFacturX(name, level));
}

/** The mark beside the name, and the reference across from it. */
function drawHead(pdf: Paper, reference: string): void {
  drawArtifact(pdf, 'Layout', () => {
    pdf
      .save()
      .translate(MARGIN, MARGIN - 3)
      .scale(0.9);
    for (const path of brand().mark) pdf.path(path).fill(inkOf().green);
    pdf.restore();
    pdf.text(setFace(pdf, 'Fraunces', 20, inkOf().ink, brand().name), MARGIN + 38, MARGIN, {
      lineBreak: false,
    });
    const shown = setFace(pdf, 'Inter', 9, inkOf()['ink-soft'], reference);
    pdf.text(shown, MARGIN, MARGIN + 9, { width: widthOf(pdf), align: 'right' });
  });
  pdf.y = MARGIN + 58;
}

/** Who hands it out at the left, which page of which paper it is at the right. */
function drawFooters(pdf: Paper, { footer, reference }: PdfContents): void {
  const { start, count } = pdf.bufferedPageRange();
  const width = widthOf(pdf);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - FOOT + 22;
    drawArtifact(pdf, 'Pagination', () => {
      const number = [reference, `${page + 1} / ${count}`].filter(part => part !== '').join('  ·  ');
      const told = setFace(pdf, 'Inter', 8, inkOf()['ink-soft'], number);
      const taken = pdf.widthOfString(told);
      pdf.text(told, MARGIN + width - taken, top, { lineBreak: false });
      const shown = setFace(pdf, 'Inter', 8, inkOf()['ink-soft'], footer);
      pdf.text(shown, MARGIN, top, { width: width - taken - 10, height: 32, lineGap: 2, ellipsis: true });
    });
  }
}
