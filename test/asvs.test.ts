import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, written } from './kit/sources.ts';

/** The levels of the requirements of OWASP ASVS 5.0.0: a line a chapter, and a digit a requirement of each section. */
const LEVELS = `
1 1:22 2:1111122223 3:112222222223 4:222 5:123
2 1:122 2:112 3:12223 4:23
3 1:3 2:113 3:12223 4:11222233 5:11122333 6:3 7:22333
4 1:12233 2:23333 3:22 4:1222
5 1:2 2:112333 3:113 4:222
6 1:122 2:111111112222 3:11223333 4:112233 5:22222333 6:2223 7:33 8:2222
7 1:222 2:1111 3:22 4:11222 5:223 6:22
8 1:1233 2:1123 3:133 4:23
9 1:111 2:1222
10 1:22 2:223 3:22223 4:1111122222233333 5:22222 6:22 7:222
11 1:2233 2:22233 3:11233 4:1222 5:23 6:23 7:33
12 1:12233 2:11 3:22223
13 1:2333 2:222223 3:2233 4:1222233
14 1:22 2:12223333 3:122
15 1:12233 2:12233 3:1222222 4:3333
16 1:2 2:22222 3:2222 4:222 5:2223
17 1:23 2:22223333 3:22
`;
/** Sections that ask for a document: what holds them is the document itself. */
const OF_DOCUMENTS = new Set(['2.1', '5.1', '6.1', '7.1', '8.1', '11.1', '13.1', '14.1', '15.1', '16.1']);
/** The shares, in percent, of what applies that are met at the least. */
const SHARES = { 1: 95, 2: 85 } as const;

type Row = {
  readonly id: string;
  readonly level: '1' | '2';
  readonly state: 'met' | 'not met' | 'n.a.';
  readonly how: string;
  readonly held: string;
};

const sheet = await readFile(`${ROOT}docs/asvs.md`, 'utf8');
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (met|not met|n\.a\.) \| ([^|]+) \| ([^|]*) ?\|$/gm;
const rows = Array.from(
  sheet.matchAll(ROW),
  ([, id, level, state, how, held]) => ({ id, level, state, how, held }) as Row,
);

/** `id level` of every requirement of levels 1 and 2. */
const wanted = LEVELS.trim()
  .split('\n')
  .flatMap(line => {
    const [chapter, ...sections] = line.split(' ');
    return sections.flatMap(section => {
      const [number, levels = ''] = section.split(':');
      return [...levels].map((level, index) => `${chapter}.${number}.${index + 1} ${level}`);
    });
  })
  .filter(each => !each.endsWith(' 3'));

/** The tests a file has, by the words they are written with. */
function titlesIn(text: string): Set<string> {
  const tree = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test)\b/.test(node.expression.getText(tree))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText(tree).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

const tests = written.filter(({ path }) => /\.test\.tsx?$/.test(path));
const titles = new Map<string, Set<string>>();

/** What is wrong with `path › title`: there must be one such file, and such a test in it. */
function faultOf(name: string): string | null {
  const [end = '', title = ''] = name.split(' › ');
  const [file, ...others] = tests.filter(({ path }) => `/${path}`.endsWith(`/${end}`));
  if (!file || others.length > 0) return `${name}: ${others.length > 0 ? 'several files' : 'no such file'}`;
  const known = titles.get(file.path) ?? titlesIn(file.text);
  titles.set(file.path, known);
  return known.has(title) ? null : `${name}: no such test`;
}

const testsOf = ({ held }: Row) => Array.from(held.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
const chaptersOf = ({ held }: Row) =>
  Array.from(held.matchAll(/\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g), ([, file = '', anchor]) => ({
    file,
    anchor,
  }));

/** What is wrong with a chapter of a document. */
async function faultOfChapter({ file, anchor }: { file: string; anchor: string | undefined }) {
  const text = await readFile(join(ROOT, 'docs', file), 'utf8').catch(() => null);
  if (text === null) return `${file}: no such document`;
  const anchors = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return anchor === undefined || anchors.includes(anchor) ? null : `${file}#${anchor}: no such chapter`;
}

describe('the ASVS sheet', () => {
  it('has each requirement of levels 1 and 2 once, and none else', () => {
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(wanted);
  });

  it('names tests and chapters that there are', async () => {
    const names = rows.flatMap(testsOf);
    expect(names.length).toBeGreaterThan(150);
    expect(names.map(faultOf).filter(fault => fault !== null)).toEqual([]);
    const faults = await Promise.all(rows.flatMap(chaptersOf).map(faultOfChapter));
    expect(faults.filter(fault => fault !== null)).toEqual([]);
  });

  it('rests whatever is met on a test, or where a document is asked for on a document', () => {
    const loose = rows.filter(row => {
      const [chapter, section] = row.id.split('.');
      const isOfDocument = OF_DOCUMENTS.has(`${chapter}.${section}`) && chaptersOf(row).length > 0;
      return row.state === 'met' && testsOf(row).length === 0 && !isOfDocument;
    });
    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  it('says why where a requirement is not met or does not apply', () => {
    const silent = rows.filter(({ state, how }) => state !== 'met' && how.trim().length < 5);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it.each(['1', '2'] as const)('counts right, and enough is met of level %s', level => {
    const own = rows.filter(row => row.level === level);
    const count = (state: Row['state']) => own.filter(row => row.state === state).length;
    const [met, open, none] = [count('met'), count('not met'), count('n.a.')];
    const share = (100 * met) / (met + open);
    const shown = `| ${level} | ${own.length} | ${none} | ${met + open} | ${met} | ${open} | ${share.toFixed(1)} % |`;
    expect(sheet).toContain(shown);
    expect(share).toBeGreaterThanOrEqual(SHARES[level]);
  });
});
