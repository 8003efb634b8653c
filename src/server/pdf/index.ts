/**
 * Draws contracts, reports and invoices as PDF, in one layout. It promises that the same contents give the same
 * bytes, so that what was read is what was signed. It knows no sale and no person: the caller gives every word.
 */
import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

export type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }
  /** JPEG bytes, two abreast. */
  | { readonly kind: 'photos'; readonly photos: readonly Buffer[] };

export type PdfContents = {
  /** Of its words, as HTML writes it: for screen readers. */
  readonly language: string;
  readonly title: string;
  readonly reference: string;
  /** The instant it stands for: part of its bytes. */
  readonly at: number;
  readonly blocks: readonly Block[];
  readonly footer: string;
};

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 56;
const LABEL_WIDTH = 170;
const INK = '#16181a';
const SOFT = '#5b6166';
const LINE = '#e6e2da';
const GREEN = '#0f3d2e';
const PHOTO = { width: 230, height: 155, gap: 16 };

/** The PDF's bytes, the same for the same contents. */
export async function drawPdf(paper: PdfContents): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: `${paper.title} ${paper.reference}`,
      Author: 'Calandre',
      CreationDate: new Date(paper.at),
      ModDate: new Date(paper.at),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', chunk => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  drawHead(pdf, paper);
  for (const block of paper.blocks) drawBlock(pdf, block);
  drawFooters(pdf, paper);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The grille beside the name, then the title. */
function drawHead(pdf: Pdf, { title, reference }: PdfContents): void {
  [14, 19, 22, 19, 14].forEach((height, index) => {
    pdf.rect(MARGIN + index * 6, MARGIN + 22 - height, 3, height).fill(GREEN);
  });
  pdf
    .font('Times-Roman')
    .fontSize(20)
    .fillColor(INK)
    .text('Calandre', MARGIN + 40, MARGIN + 3);
  pdf.font('Helvetica').fontSize(9).fillColor(SOFT);
  pdf.text(printable(reference), MARGIN, MARGIN + 8, { align: 'right' });
  pdf.font('Times-Roman').fontSize(24).fillColor(INK);
  pdf.text(printable(title), MARGIN, MARGIN + 52).moveDown(0.6);
}

function drawBlock(pdf: Pdf, block: Block): void {
  if (block.kind === 'rows') return drawRows(pdf, block.rows);
  if (block.kind === 'photos') return drawPhotos(pdf, block.photos);
  const text = printable(block.text);
  if (block.kind === 'heading') {
    makeRoom(pdf, 60);
    pdf.moveDown(0.8).font('Times-Roman').fontSize(15).fillColor(GREEN).text(text, MARGIN).moveDown(0.3);
    return;
  }
  const isNote = block.kind === 'note';
  pdf.font('Helvetica').fontSize(isNote ? 8.5 : 10);
  pdf
    .fillColor(isNote ? SOFT : INK)
    .text(text, MARGIN, undefined, { lineGap: 3 })
    .moveDown(0.5);
}

function drawRows(pdf: Pdf, rows: readonly (readonly [string, string])[]): void {
  const width = pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
  for (const [label, value] of rows) {
    pdf.font('Helvetica').fontSize(10);
    const text = printable(value);
    const height = Math.max(pdf.heightOfString(text, { width }), 12) + 8;
    makeRoom(pdf, height);
    const top = pdf.y;
    pdf.fillColor(SOFT).text(printable(label), MARGIN, top + 4, { width: LABEL_WIDTH - 12 });
    pdf.fillColor(INK).text(text, MARGIN + LABEL_WIDTH, top + 4, { width });
    pdf.y = top + height;
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke(LINE);
  }
  pdf.x = MARGIN;
  pdf.moveDown(0.6);
}

function drawPhotos(pdf: Pdf, photos: readonly Buffer[]): void {
  for (let at = 0; at < photos.length; at += 2) {
    makeRoom(pdf, PHOTO.height + PHOTO.gap);
    const top = pdf.y;
    photos.slice(at, at + 2).forEach((photo, column) => {
      const left = MARGIN + column * (PHOTO.width + PHOTO.gap);
      pdf.image(photo, left, top, { fit: [PHOTO.width, PHOTO.height] });
    });
    pdf.y = top + PHOTO.height + PHOTO.gap;
  }
  pdf.x = MARGIN;
}

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN - 24) pdf.addPage();
}

function drawFooters(pdf: Pdf, { footer }: PdfContents): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor(SOFT);
    const top = pdf.page.height - MARGIN + 14;
    pdf.text(printable(footer), MARGIN, top, { width: pdf.page.width - 2 * MARGIN - 60, lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, MARGIN, top, { align: 'right', lineBreak: false });
  }
}
