import { describe, expect, it } from 'vitest';
import { drawPdf, type PdfContents } from './index.ts';
import { printable } from './printable.ts';

const paper: PdfContents = {
  language: 'fr',
  title: 'Contrat de vente',
  reference: 'CAL-000001',
  at: Date.UTC(2026, 5, 15),
  blocks: [
    { kind: 'heading', text: 'Les parties' },
    { kind: 'rows', rows: [['Prix', '25\u202f000,00\u00a0€']] },
    { kind: 'text', text: 'Un texte long. '.repeat(600) },
  ],
  footer: 'Calandre',
};

describe('a paper', () => {
  it('has the same bytes whenever it is drawn of the same words', async () => {
    const drawn = await drawPdf(paper);
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await drawPdf(paper)).equals(drawn)).toBe(true);
    expect((await drawPdf({ ...paper, title: 'Contrat' })).equals(drawn)).toBe(false);
  });

  it('writes what its fonts lack by the closest letter they have', () => {
    expect(printable('Łukasz Őri, Çédille – 25\u202f000 €')).toBe('Lukasz Ori, Çédille – 25\u00a0000 €');
    expect(printable('Дмитрий')).toBe('???????');
  });
});
