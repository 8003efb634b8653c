import { describe, expect, it } from 'vitest';
import { isPdf } from '#shared/paths/file-url.ts';
import { paperEntries, wrongPapers } from './paper-entries.ts';

describe("a car's papers", () => {
  it('are one entry a label, with each address once', () => {
    const { entries } = paperEntries([
      { label: 'Carte grise', urls: ['/files/1.pdf', '/files/1.pdf'] },
      { label: 'Factures', urls: ['https://files.test/a.pdf'] },
      { label: 'Carte grise', urls: [' /files/2.pdf'] },
    ]);
    expect(entries).toEqual([
      { label: 'Carte grise', urls: ['/files/1.pdf', '/files/2.pdf'] },
      { label: 'Factures', urls: ['https://files.test/a.pdf'] },
    ]);
  });

  it('leave out what is no address, and the label too when nothing is left', () => {
    const bad = ['notaurl', '', 'null', 'javascript:alert(1)', '//elsewhere.test/a.pdf', '/\\elsewhere.test'];
    const { entries, wrong } = paperEntries([
      { label: 'Carnet', urls: [...bad, 'https://files.test/b.pdf'] },
      { label: 'Rapport', urls: bad },
    ]);
    expect(entries).toEqual([{ label: 'Carnet', urls: ['https://files.test/b.pdf'] }]);
    expect(wrong).toHaveLength(bad.length * 2);
  });

  it('are told of where one is no address, reports like documents', () => {
    const papers = { documents: [], customDocs: [], carVerticalUrl: null, optionReportUrl: '/files/a.pdf' };
    expect(wrongPapers(papers)).toEqual([]);
    const wrong = { ...papers, carVerticalUrl: 'nowhere', optionReportUrl: 'not a url' };
    expect(wrongPapers(wrong)).toEqual(['carVerticalUrl: "nowhere"', 'optionReportUrl: "not a url"']);
  });

  it('are PDF by the end of their path, whatever follows it', () => {
    expect(['/a.pdf', 'https://files.test/A.PDF?signed=1', '/a.pdf#page=2'].every(isPdf)).toBe(true);
    expect(['/a.jpg', 'https://files.test/report?name=a.pdf'].some(isPdf)).toBe(false);
  });
});
