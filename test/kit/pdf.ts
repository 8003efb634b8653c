import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF of one page as somebody sends it in, with a text that can be found in its bytes. */
export async function pdf(text = 'A passport.'): Promise<Buffer> {
  const document = new PDFDocument({ compress: false, info: { Subject: text } });
  document.text(text);
  document.end();
  return buffer(document);
}
