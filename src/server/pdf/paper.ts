import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { type FaceName, faces } from './faces.ts';

/** Words and short lines are measured again; whole paragraphs are not. */
const REMEMBERED_LENGTH_MAX = 64;
const widths = new LRUCache<string, number>({ max: 10_000 });

/**
 * A document that measures its words by faces of the process, and remembers how wide they are: most papers say the same
 * words, and measuring them was most of what drawing one took. Its own faces meet nothing but what is drawn, in its
 * order, so that no paper tells by its bytes what was drawn before it.
 */
export class Paper extends PDFDocument {
  #face: FaceName = 'Inter';
  #size = 12;

  /** Sets what follows in a typeface, at a size in points. */
  setType(face: FaceName, size: number): this {
    this.#face = face;
    this.#size = size;
    return this.font(face).fontSize(size);
  }

  override widthOfString(text: string, { features }: PDFKit.Mixins.TextOptions = {}): number {
    if (text.length > REMEMBERED_LENGTH_MAX)
      return (widthOf(this.#face, text, features) * this.#size) / 1_000;
    const key = `${this.#face} ${features ?? ''} ${text}`;
    const width = widths.get(key) ?? widthOf(this.#face, text, features);
    widths.set(key, width);
    return (width * this.#size) / 1_000;
  }
}

/** In thousandths of the size; drawn without features, a text is set word by word. */
function widthOf(face: FaceName, text: string, features?: PDFKit.Mixins.OpenTypeFeatures[]): number {
  const { font } = faces().get(face) ?? {};
  if (!font) throw new Error(`${face} is not open`);
  const parts = features ? [text] : text.split(/(?<=[ \t])/);
  const units = parts.reduce((sum, part) => sum + font.layout(part, features).advanceWidth, 0);
  return (units * 1_000) / font.unitsPerEm;
}
