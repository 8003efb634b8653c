import PDFDocument from 'pdfkit';
import type { FaceName } from './faces.ts';

export class Paper extends PDFDocument {
  /** Sets what follows in a typeface, at a size in points. */
  setType(face: FaceName, size: number): this {
    return this.font(face).fontSize(size);
  }
}
