import { describe, expect, it } from 'vitest';
import { type Block, plainText } from './block.ts';
import { blocksOf } from './blocks.ts';

const kindsOf = (markdown: string) => blocksOf(markdown).map(block => block.kind);
const wordsOf = (block: Block | undefined) => (block && 'line' in block ? plainText(block.line) : null);
const spansOf = (markdown: string) => {
  const [block] = blocksOf(markdown);
  return block?.kind === 'Paragraph' ? block.line.spans : [];
};

describe('a text in Markdown', () => {
  it('becomes the blocks of the house', () => {
    const markdown = [
      'Some words.',
      '## A heading {#the-anchor}',
      '- one\n- two',
      '1. first\n2. second',
      'Then:',
      '1. **Open.** Turn the key.\n2. **Start.** Wait.',
      '> Mind the choke.',
      '**Steps**',
      '| price | step |\n| --- | --- |\n| 100 | 10 |',
      '#### Why?\n\nBecause.\n\nAnd so.',
      '#### How?\n\nLike this.',
      '[Sell mine](route:services/sell)',
      '[Or look](route:search)',
      '![A grille](/photos/x/640.webp "Its bars")',
    ].join('\n\n');
    expect(kindsOf(markdown)).toEqual([
      ...['Paragraph', 'Heading', 'List', 'List', 'Paragraph', 'Steps', 'Note', 'Table', 'Faq', 'Action'],
      ...['Action', 'Figure'],
    ]);
    const [, heading, , , , steps, , table, faq, main, other] = blocksOf(markdown);
    expect(heading).toMatchObject({ id: 'the-anchor', level: 2 });
    expect(wordsOf(heading)).toBe('A heading');
    expect(steps).toMatchObject({ steps: [{ lines: [{ spans: [{ text: 'Turn the key.' }] }] }, {}] });
    expect(table).toMatchObject({ caption: 'Steps', head: [{}, {}], rows: [{ cells: [{}, {}] }] });
    expect(faq).toMatchObject({ entries: [{ lines: [{}, {}] }, { lines: [{}] }] });
    expect(main).toEqual({ kind: 'Action', label: 'Sell mine', to: 'route:services/sell', isMain: true });
    expect(other).toMatchObject({ isMain: false });
  });

  it('gives every heading an anchor of its own', () => {
    const ids = blocksOf('## Été & hiver\n\n## Été & hiver\n\n## …').map(block => 'id' in block && block.id);
    expect(ids).toEqual(['ete-hiver', 'ete-hiver-1', '-2']);
  });

  it('keeps styles and safe links as words and flags', () => {
    expect(spansOf('A & **b _c_** [d](https://x.test) \\* <e')).toEqual([
      { text: 'A & ', isStrong: false, isEmphasized: false, href: null },
      { text: 'b ', isStrong: true, isEmphasized: false, href: null },
      { text: 'c', isStrong: true, isEmphasized: true, href: null },
      { text: ' ', isStrong: false, isEmphasized: false, href: null },
      { text: 'd', isStrong: false, isEmphasized: false, href: 'https://x.test' },
      { text: ' * <e', isStrong: false, isEmphasized: false, href: null },
    ]);
  });

  it('never lets an address run anything, in whatever disguise', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:x',
      'data:text/html,x',
      '//x.test',
      'vbscript:x',
    ]) {
      const blocks = [
        ...blocksOf(`[x](${href})`),
        ...blocksOf(`see [x](${href})`),
        ...blocksOf(`![x](${href})`),
      ];
      expect(JSON.stringify(blocks), href).not.toMatch(/"(href|to|url)":"/);
    }
  });

  it('shows HTML as it was typed, so that it is never markup', () => {
    expect(spansOf('a <b onclick="x()">b</b>')).toEqual([
      { text: 'a <b onclick="x()">b</b>', isStrong: false, isEmphasized: false, href: null },
    ]);
    expect(spansOf('<script>alert(1)</script>')[0]?.text).toBe('<script>alert(1)</script>');
    expect(kindsOf('```\ncode\n```')).toEqual(['Paragraph']);
  });
});
