import { type Door, SHOWN_IN_OUR_FRAMES } from '#server/http/index.ts';

/** The papers the demo's ads name: one page each, saying what it stands for. */
export const demoDocumentsDoor: Door = app => {
  app.get<{ Params: { name: string } }>('/documents/demo/:name.pdf', (request, reply) =>
    reply
      .type('application/pdf')
      .header('content-disposition', 'inline')
      .headers(SHOWN_IN_OUR_FRAMES)
      .send(onePage(request.params.name.replace(/[^a-z0-9-]/gi, '').slice(0, 80))),
  );
};

/** The smallest file a reader of PDF takes for one: a page with two lines of text. */
export function onePage(name: string): Buffer {
  const text = `BT /F1 22 Tf 60 760 Td (Calandre) Tj 0 -40 Td /F1 14 Tf (${name.replaceAll('-', ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
