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
  /** The same in small, two abreast where both are short. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Amounts, one under the other; the last is their total. */
  | { readonly kind: 'sums'; readonly rows: readonly (readonly [string, string])[] }
  /** As wide as the paper, or two abreast, or three. */
  | { readonly kind: 'photo'; readonly photo: Photo }
  | { readonly kind: 'photos'; readonly photos: readonly Photo[]; readonly abreast?: 3 }
  /** An address, with its QR code beside it. */
  | { readonly kind: 'link'; readonly url: string; readonly text: string };

type Structure = PDFKit.PDFStructureElement;
type Row = readonly [label: string, value: string];

export const MARGIN = 56;
export const FOOT = 72;
/** The colours of paper: the house's own by day. */
export const inkOf = () => houseBrand().colours.light;
/** What is left of a page for the first lines of what goes on over it. */
const LEAST_ROOM = 60;
const PHOTO = { gap: 16, wideHeight: 322 };
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
  else if (!isHead) makeRoom(pdf, pdf.heightOfString(shown, { width, lineGap: 3 }));
  // A new page begins in black.
  pdf.fillColor(color);
  const draw = () => pdf.text(shown, MARGIN, pdf.y, { width, lineGap: isHead ? 0 : 3 });
  parent.add(pdf.struct(tag, {}, draw));
  pdf.y += 6;
}

/** One after the other; what stays together has its heading with it. */
export function drawBlocks(pdf: Paper, parent: Structure, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    makeRoom(pdf, togetherHeight(pdf, blocks.slice(index)));
    drawBlock(pdf, parent, block);
  });
}

/** How much of a page the first of some blocks wants, with what may not part from it; 0 where it begins anywhere. */
function togetherHeight(pdf: Paper, [block, ...after]: readonly Block[]): number {
  if (block?.kind === 'heading')
    return LEAST_ROOM + Math.max(togetherHeight(pdf, after), firstHeight(pdf, after[0]));
  if (block?.kind === 'photo') return PHOTO.wideHeight + PHOTO.gap + togetherHeight(pdf, after);
  if (block?.kind === 'text') {
    setFace(pdf, STYLES.text.face, STYLES.text.size, inkOf().ink);
    return pdf.heightOfString(printable(block.text), { width: widthOf(pdf), lineGap: 3 });
  }
  if (block?.kind !== 'rows' || !block.isOnOnePage) return 0;
  return block.rows.reduce((sum, row) => sum + heightsOf(pdf, row, FIELD).row + 2 * FIELD.padding, 0);
}

/** How much of a page the first part of a block wants, that no heading may be parted from; 0: some lines. */
function firstHeight(pdf: Paper, block: Block | undefined): number {
  if (block?.kind === 'photos') return photoHeight(pdf, block.abreast) + PHOTO.gap;
  if (!block || !('rows' in block) || !block.rows[0]) return 0;
  const style = block.kind === 'facts' ? FACT : FIELD;
  return heightsOf(pdf, block.rows[0], style).row + 2 * style.padding;
}

function drawBlock(pdf: Paper, parent: Structure, block: Block): void {
  if (block.kind === 'rows' || block.kind === 'sums') drawRows(pdf, parent, block);
  else if (block.kind === 'facts') drawFacts(pdf, parent, block.rows);
  else if (block.kind === 'photo') drawWide(pdf, parent, block.photo);
  else if (block.kind === 'photos') drawPhotos(pdf, parent, block.photos, block.abreast ?? 2);
  else if (block.kind === 'link') drawLink(pdf, parent, block);
  else drawText(pdf, parent, block.kind, block.text);
}

const ROW_HEAD: PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' } = { scope: 'Row' };

type Rows = Extract<Block, { rows: unknown }>;
type RowStyle = {
  readonly align: 'left' | 'right';
  readonly size: number;
  readonly label: { readonly width: number; readonly size: number };
  readonly padding: number;
};
const PLAIN = { label: { width: 170, size: 10 }, padding: 5 };
/** Amounts stand under each other digit by digit, and what is to be paid is seen first. */
const FIELD: RowStyle = { ...PLAIN, align: 'left', size: 10 };
const SUM: RowStyle = { ...PLAIN, align: 'right', size: 10 };
const TOTAL: RowStyle = { ...PLAIN, align: 'right', size: 14 };
const FACT: RowStyle = { align: 'left', size: 8.5, label: { width: 130, size: 8.5 }, padding: 3 };

type Column = { readonly left: number; readonly width: number };
const wholeColumn = (pdf: Paper): Column => ({ left: MARGIN, width: widthOf(pdf) });

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

/** Short ones stand beside each other, in their order from left to right. */
function drawFacts(pdf: Paper, parent: Structure, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const table = pdf.struct('Table');
  parent.add(table);
  const width = (widthOf(pdf) - PHOTO.gap) / 2;
  const [left, right] = [MARGIN, MARGIN + width + PHOTO.gap].map(from => ({ left: from, width }));
  /** Where the right half of the last line is free. */
  let free: number | null = null;
  for (const row of rows) {
    const { row: height, isOneLine } = heightsOf(pdf, row, FACT, left);
    if (isOneLine && free !== null) pdf.y = free;
    else if (isOneLine) makeRoom(pdf, height + 2 * FACT.padding);
    const top = pdf.y;
    drawRow(pdf, table, row, FACT, isOneLine ? (free === null ? left : right) : wholeColumn(pdf));
    free = isOneLine && free === null ? top : null;
  }
  table.end();
  pdf.y += 8;
}

/** How a row is set, how tall it then is, and whether both its parts are one line. */
function heightsOf(
  pdf: Paper,
  [label, value]: Row,
  { align, size, label: named }: RowStyle,
  { width } = wholeColumn(pdf),
) {
  const labels = { width: named.width - 12, lineGap: 2 };
  const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : [];
  const values = { width: width - named.width, lineGap: 2, align, features };
  const told = printable(label);
  const labelHeight = pdf.setType('Inter', named.size).heightOfString(told, labels);
  const shown = setFace(pdf, 'Inter', size, inkOf().ink, value);
  const row = Math.max(pdf.heightOfString(shown, values), labelHeight);
  return { labels, values, told, shown, row, isOneLine: row < 2 * size };
}

/** A label and its value; one taller than what is left of the page begins the next, or goes on over it. */
function drawRow(
  pdf: Paper,
  table: Structure,
  both: Row,
  style: RowStyle,
  { left, width } = wholeColumn(pdf),
): void {
  const { size, label, padding } = style;
  const { labels, values, told, shown, row: height } = heightsOf(pdf, both, style, { left, width });
  makeRoom(pdf, height + 2 * padding);
  const top = pdf.y + padding;
  const page = pdf.page;
  const row = pdf.struct('TR');
  table.add(row);
  // Both stand on one line, whatever their sizes.
  const drop = size - label.size;
  row.add(
    pdf.struct('TH', ROW_HEAD, () =>
      pdf
        .setType('Inter', label.size)
        .fillColor(inkOf()['ink-soft'])
        .text(told, left, top + drop, labels),
    ),
  );
  row.add(
    pdf.struct('TD', {}, () =>
      pdf
        .setType('Inter', size)
        .fillColor(inkOf().ink)
        .text(shown, left + label.width, top, values),
    ),
  );
  row.end();
  pdf.y = (pdf.page === page ? top + height : pdf.y) + padding - 2;
  drawArtifact(pdf, 'Layout', () => {
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.5)
      .stroke(inkOf().line);
  });
}

function drawWide(pdf: Paper, parent: Structure, { jpeg, alt }: Photo): void {
  makeRoom(pdf, PHOTO.wideHeight + PHOTO.gap);
  const top = pdf.y;
  const fit: [number, number] = [widthOf(pdf), PHOTO.wideHeight];
  parent.add(pdf.struct('Figure', { alt }, () => pdf.image(jpeg, MARGIN, top, { fit, align: 'center' })));
  pdf.y = top + PHOTO.wideHeight + PHOTO.gap;
}

const photoWidth = (pdf: Paper, abreast: 2 | 3 = 2): number =>
  (widthOf(pdf) - (abreast - 1) * PHOTO.gap) / abreast;
const photoHeight = (pdf: Paper, abreast?: 2 | 3): number => (photoWidth(pdf, abreast) * 2) / 3;

function drawPhotos(pdf: Paper, parent: Structure, photos: readonly Photo[], abreast: 2 | 3): void {
  const { gap } = PHOTO;
  const [width, height] = [photoWidth(pdf, abreast), photoHeight(pdf, abreast)];
  for (let at = 0; at < photos.length; at += abreast) {
    makeRoom(pdf, height + gap);
    const top = pdf.y;
    photos.slice(at, at + abreast).forEach(({ jpeg, alt }, column) => {
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
