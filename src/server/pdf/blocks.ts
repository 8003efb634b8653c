import encodeQr from 'qr';
import { houseBrand } from '../brand/index.ts';
import { type FaceName, hasAll, printable } from './faces.ts';
import type { Paper } from './paper.ts';

/** A photograph as JPEG bytes, and what it shows, for who does not see it. */
export type Photo = { readonly jpeg: Buffer; readonly alt: string };

export type Block =
  | { readonly kind: 'heading' | 'text' | 'note' | 'lead'; readonly text: string }
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [string, string])[];
      /** All of them, and the heading above, as far as a page goes. */
      readonly isOnOnePage?: boolean;
    }
  /** Amounts, one under the other; the last is their total. */
  | { readonly kind: 'sums'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** As wide as the paper, or two abreast. */
  | { readonly kind: 'photo'; readonly photo: Photo }
  | { readonly kind: 'photos'; readonly photos: readonly Photo[] }
  /** An address, with its QR code beside it. */
  | { readonly kind: 'link'; readonly url: string; readonly text: string };

type Structure = PDFKit.PDFStructureElement;
type Row = readonly [label: string, value: string];

export const MARGIN = 56;
export const FOOT = 72;
/** The colours of paper: the house's own by day. */
export const inkOf = () => houseBrand().colours.light;
const LABEL_WIDTH = 170;
const PADDING = 5;
/** What is left of a page for the first lines of what goes on over it. */
const LEAST_ROOM = 60;
const PHOTO = { width: 232, height: 155, gap: 16, wideHeight: 322 };
const QR_SIDE = 88;

const STYLES = {
  title: { face: 'Fraunces', size: 24, color: 'ink', tag: 'H1' },
  heading: { face: 'Fraunces', size: 15, color: 'green', tag: 'H2' },
  lead: { face: 'Inter', size: 12, color: 'ink-soft', tag: 'P' },
  text: { face: 'Inter', size: 10, color: 'ink', tag: 'P' },
  note: { face: 'Inter', size: 8.5, color: 'ink-soft', tag: 'P' },
} as const;

export const widthOf = (pdf: Paper): number => pdf.page.width - 2 * MARGIN;

/** Sets a typeface; Inter where the asked one lacks a letter of the text. */
export function setFace(pdf: Paper, face: FaceName, size: number, color: string, text = ''): string {
  const shown = printable(text);
  pdf.setType(hasAll(face, shown) ? face : 'Inter', size).fillColor(color);
  return shown;
}

/** What is drawn for the eye alone: a screen reader passes it over. */
export function drawArtifact(pdf: Paper, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A text of the style's size and role, from the left, over as many pages as it needs. */
export function drawText(pdf: Paper, parent: Structure, style: keyof typeof STYLES, text: string): void {
  const { face, size, tag } = STYLES[style];
  const color = inkOf()[STYLES[style].color];
  const shown = setFace(pdf, face, size, color, text);
  const width = widthOf(pdf);
  const isHead = tag !== 'P';
  if (isHead) makeRoom(pdf, pdf.heightOfString(shown, { width }) + LEAST_ROOM);
  if (style === 'heading') pdf.y += 12;
  // A new page begins in black.
  pdf.fillColor(color);
  const draw = () => pdf.text(shown, MARGIN, pdf.y, { width, lineGap: isHead ? 0 : 3 });
  parent.add(pdf.struct(tag, {}, draw));
  pdf.y += 6;
}

/** One after the other; rows that stay together have their heading with them. */
export function drawBlocks(pdf: Paper, parent: Structure, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    const rows = [block, blocks[index + 1]].find(each => each?.kind === 'rows' && each.isOnOnePage);
    if (rows?.kind === 'rows') {
      const heights = rows.rows.map(row => heightsOf(pdf, row, FIELD).row + 2 * PADDING);
      makeRoom(
        pdf,
        (block.kind === 'heading' ? LEAST_ROOM : 0) + heights.reduce((sum, each) => sum + each, 0),
      );
    }
    drawBlock(pdf, parent, block);
  });
}

function drawBlock(pdf: Paper, parent: Structure, block: Block): void {
  if (block.kind === 'rows' || block.kind === 'sums') drawRows(pdf, parent, block);
  else if (block.kind === 'list') drawList(pdf, parent, block.items);
  else if (block.kind === 'photo') drawWide(pdf, parent, block.photo);
  else if (block.kind === 'photos') drawPhotos(pdf, parent, block.photos);
  else if (block.kind === 'link') drawLink(pdf, parent, block);
  else drawText(pdf, parent, block.kind, block.text);
}

const ROW_HEAD: PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' } = { scope: 'Row' };

type Rows = Extract<Block, { rows: unknown }>;
type RowStyle = { readonly align: 'left' | 'right'; readonly size: number };
/** Amounts stand under each other digit by digit, and what is to be paid is seen first. */
const FIELD: RowStyle = { align: 'left', size: 10 };
const SUM: RowStyle = { align: 'right', size: 10 };
const TOTAL: RowStyle = { align: 'right', size: 14 };

function drawRows(pdf: Paper, parent: Structure, { kind, rows }: Rows): void {
  if (rows.length === 0) return;
  const table = pdf.struct('Table');
  parent.add(table);
  rows.forEach((row, index) => {
    const sum = index === rows.length - 1 ? TOTAL : SUM;
    drawRow(pdf, table, row, kind === 'sums' ? sum : FIELD);
  });
  table.end();
  pdf.y += 10;
}

/** How a row is set, and how tall it then is. */
function heightsOf(pdf: Paper, [label, value]: Row, { align, size }: RowStyle) {
  const labels = { width: LABEL_WIDTH - 12, lineGap: 2 };
  const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : [];
  const values = { width: widthOf(pdf) - LABEL_WIDTH, lineGap: 2, align, features };
  const named = printable(label);
  const labelHeight = pdf.setType('Inter', 10).heightOfString(named, labels);
  const shown = setFace(pdf, 'Inter', size, inkOf().ink, value);
  const row = Math.max(pdf.heightOfString(shown, values), labelHeight);
  return { labels, values, named, shown, row };
}

/** A label and its value; one taller than what is left of the page begins the next, or goes on over it. */
function drawRow(pdf: Paper, table: Structure, [label, value]: Row, { align, size }: RowStyle): void {
  const { labels, values, named, shown, row: height } = heightsOf(pdf, [label, value], { align, size });
  makeRoom(pdf, height + 2 * PADDING);
  const top = pdf.y + PADDING;
  const page = pdf.page;
  const row = pdf.struct('TR');
  table.add(row);
  // Both stand on one line, whatever their sizes.
  const drop = size - 10;
  row.add(
    pdf.struct('TH', ROW_HEAD, () =>
      pdf
        .setType('Inter', 10)
        .fillColor(inkOf()['ink-soft'])
        .text(named, MARGIN, top + drop, labels),
    ),
  );
  row.add(
    pdf.struct('TD', {}, () =>
      pdf
        .setType('Inter', size)
        .fillColor(inkOf().ink)
        .text(shown, MARGIN + LABEL_WIDTH, top, values),
    ),
  );
  row.end();
  pdf.y = (pdf.page === page ? top + height : pdf.y) + PADDING - 2;
  const right = pdf.page.width - MARGIN;
  drawArtifact(pdf, 'Layout', () => {
    pdf.moveTo(MARGIN, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).stroke(inkOf().line);
  });
}

function drawList(pdf: Paper, parent: Structure, items: readonly string[]): void {
  if (items.length === 0) return;
  const list = pdf.struct('L');
  parent.add(list);
  for (const item of items) {
    const shown = setFace(pdf, 'Inter', 10, inkOf().ink, `• ${item}`);
    const one = pdf.struct('LI');
    list.add(one);
    one.add(
      pdf.struct('LBody', {}, () => {
        pdf.text(shown, MARGIN, pdf.y, { width: widthOf(pdf), lineGap: 3 });
      }),
    );
    one.end();
  }
  list.end();
  pdf.y += 6;
}

function drawWide(pdf: Paper, parent: Structure, { jpeg, alt }: Photo): void {
  makeRoom(pdf, PHOTO.wideHeight + PHOTO.gap);
  const top = pdf.y;
  const fit: [number, number] = [widthOf(pdf), PHOTO.wideHeight];
  parent.add(pdf.struct('Figure', { alt }, () => pdf.image(jpeg, MARGIN, top, { fit, align: 'center' })));
  pdf.y = top + PHOTO.wideHeight + PHOTO.gap;
}

function drawPhotos(pdf: Paper, parent: Structure, photos: readonly Photo[]): void {
  const { width, height, gap } = PHOTO;
  for (let at = 0; at < photos.length; at += 2) {
    makeRoom(pdf, height + gap);
    const top = pdf.y;
    photos.slice(at, at + 2).forEach(({ jpeg, alt }, column) => {
      const left = MARGIN + column * (width + gap);
      parent.add(pdf.struct('Figure', { alt }, () => pdf.image(jpeg, left, top, { fit: [width, height] })));
    });
    pdf.y = top + height + gap;
  }
}

function drawLink(pdf: Paper, parent: Structure, { url, text }: { url: string; text: string }): void {
  makeRoom(pdf, QR_SIDE + 24);
  const top = pdf.y + 12;
  const dots = encodeQr(url, 'raw', { ecc: 'medium', border: 1 });
  const side = QR_SIDE / dots.length;
  drawArtifact(pdf, 'Layout', () => {
    dots.forEach((line, row) => {
      line.forEach((isDark, column) => {
        if (isDark) pdf.rect(MARGIN + column * side, top + row * side, side, side);
      });
    });
    pdf.fill(inkOf().ink);
  });
  const left = MARGIN + QR_SIDE + 20;
  const width = widthOf(pdf) - QR_SIDE - 20;
  const shown = setFace(pdf, 'Inter', 10, inkOf().ink, text);
  parent.add(pdf.struct('P', {}, () => pdf.text(shown, left, top, { width, lineGap: 3 })));
  setFace(pdf, 'Inter', 9, inkOf().green);
  const link = pdf.struct('Link');
  parent.add(link);
  link.add(() => pdf.text(url, left, pdf.y + 4, { width, link: url, underline: true }));
  link.end();
  pdf.y = Math.max(pdf.y, top + QR_SIDE) + 12;
}

function makeRoom(pdf: Paper, height: number): void {
  const whole = pdf.page.height - MARGIN - FOOT;
  // What is taller than a page goes on over it, from wherever some lines of it have room.
  const needed = height > whole ? LEAST_ROOM : height;
  if (pdf.y + needed > pdf.page.height - FOOT) pdf.addPage();
}
