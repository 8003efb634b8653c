import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** The height of an A4 sheet in points, used for the longer side of a picture's page. */
const PAGE_LENGTH = 842;
/** 300 dpi on such a page: small print on a card stays readable. */
const PIXELS_MAX = 3_508;

/**
 * Joins files of ours into one PDF, in their order: a PDF's pages unchanged, a picture as a page of its own shape. Must
 * run in the worker process, because a page of a picture takes as much memory as the picture.
 * @throws what their readers throw
 */
export async function joinPages(paths: readonly string[]): Promise<Uint8Array> {
  const paper = await PDFDocument.create({ updateMetadata: false });
  for (const path of paths) {
    const bytes = await readFile(path);
    if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) await addPages(paper, bytes);
    else await addPicture(paper, bytes);
  }
  return paper.save({ useObjectStreams: false, updateFieldAppearances: false });
}

async function addPages(paper: PDFDocument, bytes: Buffer): Promise<void> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const page of await paper.copyPages(source, source.getPageIndices())) paper.addPage(page);
}

/** A PDF embeds pictures as JPEG, which has no transparency: it becomes white. */
async function addPicture(paper: PDFDocument, bytes: Buffer): Promise<void> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({ width: PIXELS_MAX, height: PIXELS_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const scale = PAGE_LENGTH / Math.max(info.width, info.height);
  const [width, height] = [info.width * scale, info.height * scale];
  paper.addPage([width, height]).drawImage(await paper.embedJpg(data), { x: 0, y: 0, width, height });
}
