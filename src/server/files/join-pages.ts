import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A sheet of A4 is as long, in points: so long is the longer side of a picture's page. */
const PAGE_LENGTH = 842;
/** Three hundred dots an inch of such a page: what is small on a card is read still. */
const PIXELS_MAX = 3_508;

/**
 * One PDF of files of ours, in their order: the pages of a PDF as they are, a picture as a page of its own shape. To be
 * done where files are taken apart, for a page of a picture takes as much memory as the picture.
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

/** A PDF has pictures as JPEG, and no glass: what shows through is paper. */
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
