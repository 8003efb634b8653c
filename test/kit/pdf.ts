import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF of one page as somebody sends it in, with a text that can be found in its bytes. */
export async function pdf(text = 'A passport.'): Promise<Buffer> {
  const document = new PDFDocument({ compress: false, info: { Subject: text } });
  document.text(text);
  document.end();
  return buffer(document);
}

/** A PDF of these objects as they are written, the first its catalog. */
export function pdfOf(objects: readonly string[]): Buffer {
  const head = '%PDF-1.7\n';
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const places = written.map((_, index) => head.length + written.slice(0, index).join('').length);
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`);
  const start = head.length + written.join('').length;
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer << /Size ${size} /Root 1 0 R >>
startxref\n${start}\n%%EOF\n`;
  return Buffer.from(head + written.join('') + end, 'latin1');
}
