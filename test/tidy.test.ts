import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { code, ROOT, type Source, written } from './kit/sources.ts';

const FILE_LINES_MAX = 400;
// A thought takes about seventy; a flat list of fields or parts may be longer, and reads better than its pieces.
const FUNCTION_LINES_MAX = 90;
const COLUMNS_MAX = 120;
// Lines of tests to lines of what they try.
const TESTS_TO_CODE_MIN = 0.5;

const prose = /demo\/(cars|questions|reviews)/;

/** The lines of each function that are longer than they should be. */
function longFunctions({ path, text }: Source): string[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
      const length = tree.getLineAndCharacterOfPosition(node.getEnd()).line - first + 1;
      if (length > FUNCTION_LINES_MAX) found.push(`${path}:${first + 1} has a function of ${length} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const LOOKS =
  /(?<![\w/.-])(?:[^\s"'`]+:)?(?:bg|text|border|fill|stroke|outline|ring|accent|caret|decoration|divide|from|via|to|shadow|rounded)-[a-z\d][\w/-]*/g;

/** The style sheet of these classes, as the build makes it. */
async function stylesOf(names: readonly string[]): Promise<string> {
  const tailwind = createRequire(import.meta.url).resolve('tailwindcss/index.css');
  const loadStylesheet = async (id: string, from: string) => {
    const path = id === 'tailwindcss' ? tailwind : join(from, id);
    return { path, base: dirname(path), content: await readFile(path, 'utf8') };
  };
  const base = join(ROOT, 'src/web/ui');
  const { build } = await compile(await readFile(join(base, 'tokens.css'), 'utf8'), { base, loadStylesheet });
  return build([...names]);
}

describe('the house is tidy', () => {
  it(`no file has more than ${FILE_LINES_MAX} lines`, () => {
    const long = written.filter(({ path, lines }) => lines.length > FILE_LINES_MAX + 1 && !prose.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
  });

  it(`no function of ours has more than ${FUNCTION_LINES_MAX} lines`, () => {
    expect(code.filter(({ path }) => !prose.test(path)).flatMap(longFunctions)).toEqual([]);
  });

  it(`no comment is wider than ${COLUMNS_MAX} columns; the formatter minds the code`, () => {
    const wide = code.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        line.length > COLUMNS_MAX && /^\s*(\*|\/\/|\/\*\*)/.test(line) ? [`${path}:${index + 1}`] : [],
      ),
    );
    expect(wide).toEqual([]);
  });

  it('files are named by what they are', () => {
    const vague = written.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|common|misc|managers?|services?)(\.|\/)/i.test(path),
    );
    expect(vague.map(({ path }) => path)).toEqual([]);
  });

  it('nothing is left for later', () => {
    const words = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
    const left = written.filter(({ text }) => words.test(text));
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  it('no `any`, no `export *`, no test that does not run', () => {
    const bad = written.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        /(:\s*any\b[^ ]|<any>|as any[;),\]]|^export \*|\b(it|test|describe)\.(skip|only|todo)\b)/.test(line)
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
    );
    expect(bad.filter(line => !line.startsWith('test/tidy.test.ts'))).toEqual([]);
  });

  it('no part of a page that cannot be had takes the page along: it comes by `useOnDemand`', () => {
    const lazy = code.filter(({ text }) => /\b(lazy|Suspense)\b.*from 'react'/.test(text));
    expect(lazy.map(({ path }) => path)).toEqual([]);
  });

  it('no field of a file is the browser’s own, which speaks another language than the page', () => {
    const parts = code.filter(({ path }) => /^src\/.*(?<!test)\.tsx$/.test(path));
    const shown = parts.filter(({ text }) => {
      const [, ...fields] = text.split('type="file"');
      return fields.some(field => !field.split('/>')[0]?.includes('sr-only'));
    });
    expect(shown.map(({ path }) => path)).toEqual([]);
  });

  it('the rules of sale know no clock, no chance and no machine', () => {
    const sale = code.filter(({ path }) => path.startsWith('src/shared/sale/'));
    const impure = sale.filter(({ text }) =>
      /\bDate\b|Math\.random|\bprocess\b|\bfetch\b|performance\./.test(text),
    );
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('the environment is read in one place', () => {
    const readers = code.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path);
    expect(readers).toEqual(['src/server/config.ts']);
  });

  it('what everybody may see of the ads is said in one place', () => {
    const said = code.filter(({ text }) => /status in \('PUBLISHED'/.test(text)).map(({ path }) => path);
    expect(said).toEqual(['src/server/public-ads.ts']);
  });

  it('no colour, size of text, edge or shadow is named that the house does not have: nothing would be drawn', async () => {
    const pages = code.filter(({ path }) => path.startsWith('src/web/'));
    const named = pages.flatMap(({ path, text }) =>
      [...text.matchAll(LOOKS)].map(([name]) => ({ path, name })),
    );
    const styles = await stylesOf(named.map(({ name }) => name));
    const isDrawn = (name: string) => styles.includes(`.${name.replace(/[^\w-]/g, '\\$&')}`);
    expect(named.length).toBeGreaterThan(1_000);
    expect(named.filter(({ name }) => !isDrawn(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual(
      [],
    );
  });

  it('every room says at its door what it is', async () => {
    const doors = code.filter(({ path }) => /^src\/server\/[^/]+\/index\.ts$/.test(path));
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter(({ text }) => !text.startsWith('/**')).map(({ path }) => path)).toEqual([]);
  });

  it('what is written is tried', () => {
    // Tests are `*.test.ts(x)` and all that stands in test/; what they try is the TypeScript of src/. The demo and its
    // database are on neither side but for their tests, nor is what is generated, nor sentences, which are data.
    const isTest = ({ path }: Source) => path.startsWith('test/') || /\.test\.tsx?$/.test(path);
    const linesOf = (sources: readonly Source[]) =>
      sources.reduce((sum, { lines }) => sum + lines.length - 1, 0);
    const tested = code.filter(({ path }) => path.startsWith('src/'));
    expect(linesOf(written.filter(isTest)) / linesOf(tested)).toBeGreaterThanOrEqual(TESTS_TO_CODE_MIN);
  });

  it('files are short on the whole, and comments neither missing nor noisy', () => {
    const lengths = code.map(({ lines }) => lines.length).sort((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(250);
    const lines = code.filter(({ path }) => !prose.test(path)).flatMap(({ lines: own }) => own);
    const share = lines.filter(line => /^\s*(\/\/|\/?\*)/.test(line)).length / lines.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.15);
  });
});
