import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { AppError } from '../errors.ts';

/** The entries of a page that are drawn; actions, threads and all others are dropped. */
const PAGE_KEYS = new Set(
  'Type Parent MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Resources Contents Group'.split(' '),
);
const RESOURCE_KEYS = new Set(
  'ExtGState ColorSpace Pattern Shading XObject Font ProcSet Properties'.split(' '),
);
/** Entries of a stream that are not drawn: external data, other files, metadata of programs. */
const STREAM_EXTRAS = 'F FFilter FDecodeParms Ref OPI PS AF EF Metadata PieceInfo Alternates'.split(' ');
/** Keys that lead to scripts, actions or embedded files, in any object. */
const ACTIVE_KEYS =
  'JS JavaScript OpenAction AcroForm XFA EmbeddedFiles RichMediaContent RichMediaSettings URI Launch'.split(
    ' ',
  );
const ACTIVE_TYPES = new Set(['Action', 'Filespec', 'F', 'EmbeddedFile', 'Rendition', 'MediaClip']);
const ACTIONS = new Set(
  'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
);
const HIDDEN = 0b10_0010;
const PRINTED = 4;

const name = (word: string) => PDFName.of(word);
const wordAt = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : '';
};

/**
 * Rewrites a PDF from what its pages draw, without scripts, actions, links, forms, embedded files or metadata. What
 * fields and notes show is kept as a drawing.
 * @throws AppError FileLocked when a password protects it; what the reader throws when it is no PDF, or has no page
 */
export async function rewritePdf(given: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(given, { updateMetadata: false }).catch((error: Error) => {
    throw error instanceof EncryptedPDFError ? new AppError('FileLocked') : error;
  });
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const page of source.getPages()) keepDrawing(page);
  const seen = new Set<PDFObject>();
  for (const [, object] of source.context.enumerateIndirectObjects()) disarm(object, seen);
  // Copies only what the pages refer to, so nothing that was cut off comes along.
  const pages = await target.copyPages(source, source.getPageIndices());
  if (pages.length === 0) throw new Error('a PDF without a page');
  for (const page of pages) target.addPage(page);
  // Without object streams, the content can be inspected in the bytes.
  return target.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** Keeps of a page what is drawn, and of its annotations their appearance. */
function keepDrawing({ node, doc }: PDFPage): void {
  const annotations = node.Annots()?.asArray() ?? [];
  const looks = annotations.map(each => lookOf(doc, each)).filter(look => look !== null);
  for (const key of node.keys()) if (!PAGE_KEYS.has(key.decodeText())) node.delete(key);
  if (looks.length > 0) node.set(name('Annots'), doc.context.obj(looks));
}

/** Returns an annotation's appearance as a stamp; null when it shows nothing. */
function lookOf({ context }: PDFDocument, annotation: PDFObject): PDFDict | null {
  const dict = context.lookup(annotation);
  if (!(dict instanceof PDFDict)) return null;
  const flags = dict.lookup(name('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0) return null;
  const appearances = dict.lookup(name('AP'));
  const rectangle = dict.lookup(name('Rect'));
  if (!(appearances instanceof PDFDict && rectangle instanceof PDFArray)) return null;
  const normal = appearances.lookup(name('N'));
  const shown =
    normal instanceof PDFDict ? normal.get(name(wordAt(dict, 'AS') || 'Off')) : appearances.get(name('N'));
  if (!(shown instanceof PDFRef) || !(context.lookup(shown) instanceof PDFStream)) return null;
  return context.obj({
    ...{ Type: 'Annot', Subtype: 'Stamp', F: PRINTED, Rect: rectangle },
    AP: { N: shown },
  });
}

/** Whether an object runs, leads elsewhere, or embeds a file. */
function isActive(object: PDFObject | undefined): boolean {
  if (object instanceof PDFInvalidObject) return true;
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return ACTIVE_TYPES.has(wordAt(dict, 'Type')) || ACTIONS.has(wordAt(dict, 'S'));
}

/** Removes from an object and everything in it what is not drawn. */
function disarm(object: PDFObject, seen: Set<PDFObject>): void {
  if (seen.has(object)) return;
  seen.add(object);
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) disarm(item, seen);
    return;
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const key of ACTIVE_KEYS) dict.delete(name(key));
  if (object instanceof PDFStream) for (const key of STREAM_EXTRAS) dict.delete(name(key));
  const resources = dict.lookup(name('Resources'));
  if (resources instanceof PDFDict) {
    for (const key of resources.keys()) if (!RESOURCE_KEYS.has(key.decodeText())) resources.delete(key);
  }
  for (const [key, value] of dict.entries()) {
    if (isActive(dict.context.lookup(value))) dict.delete(key);
    else disarm(value, seen);
  }
}
