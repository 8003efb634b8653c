import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { code, type Source } from './kit/sources.ts';

/** Where it stands, as `path:line text`. */
const placesOf = (pattern: RegExp, sources = code) =>
  sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
const filesOf = (pattern: RegExp) =>
  code.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted();

/** Whether the module makes it while it is read, and not when somebody asks. */
function isMadeOnce(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isFunctionLike(around)) continue;
    const call = around.parent;
    const isMapped =
      ts.isArrowFunction(around) &&
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      call.expression.name.text === 'map';
    if (!isMapped) return false;
  }
  return true;
}

/** The statements that are put together while the house runs. */
function lateStatements({ path, text }: Source): string[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(tree) : '';
    if (/^(statement|unlisted)$/.test(called) && !isMadeOnce(node)) found.push(path);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Whether a pattern, at one of its alternatives, begins anywhere with something that may go on without an end, and asks
 * for more behind it: over a long run it begins anew at each sign, and takes the square of its length.
 */
function beginsAnywhere(pattern: string): boolean {
  let bare = pattern.replace(/^\((?:\?:)?/, '').replace(/\\p\{\w+\}|\\\W|\[(?:[^\]\\]|\\.)*\]/g, 'x');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\((?:[^()\\]|\\.)*\)/g, 'x');
  }
  return bare.split('|').some(each => /^(?:\\b)?(?:\\\w|[\w.])(?:[+*]|\{\d+,\})\??./.test(each));
}

function patternsOf({ path, text }: Source): string[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.slice(1, node.text.lastIndexOf('/')));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('our code', () => {
  it('never runs a text as code, and never writes a text as HTML', () => {
    const pattern =
      /\beval\(|new Function\(|node:vm|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|__html/;
    expect(placesOf(pattern)).toEqual([]);
    // What is read as XML is never put on a page.
    expect(placesOf(/DOMParser(?!\(\)\.parseFromString\(\w+, 'application\/xml'\))/)).toEqual([]);
  });

  it('makes every statement of SQL before anybody asks: what comes from outside is a value in it', () => {
    const server = code.filter(({ path }) => path.startsWith('src/server/'));
    const late = new Set(server.flatMap(lateStatements));
    // A backup names the tables that it finds.
    expect([...late].toSorted()).toEqual(['src/server/operations/dump.ts', 'src/server/operations/load.ts']);
    expect(server.filter(({ text }) => /\bstatement\(/.test(text)).length).toBeGreaterThan(50);
  });

  it('makes no regular expression of what people write', () => {
    // Each of these makes them once, of its own constants.
    expect(filesOf(/new RegExp\(/)).toEqual([
      'src/server/search/amounts.ts',
      'src/shared/paths/links.ts',
      'src/shared/sale/contact-data.ts',
      'src/web/staff/pages/money/bank-file/bank-table.ts',
    ]);
  });

  it('searches no text of any length for what takes the square of it', () => {
    expect(['[a-z-]{2,}\\.', '^a|\\s+$', '(\\w+)@', '\\b\\w+-'].map(beginsAnywhere)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const ours = code.filter(({ path }) => /^src\/(shared|server)\//.test(path));
    const searching = ours.flatMap(source =>
      patternsOf(source).flatMap(pattern => (beginsAnywhere(pattern) ? [`${source.path} ${pattern}`] : [])),
    );
    // Each is asked of what is short by then, or of what the house or its staff wrote.
    expect(searching.toSorted()).toEqual([
      String.raw`src/server/brand/colours.ts ([^{}]*)\{([^{}]*--color-[^{}]*)\}`,
      String.raw`src/server/content/blocks.ts \s*\{#([\w-]+)\}\s*$`,
      String.raw`src/server/files/private-files.ts ^[.\s]+|[.\s]+$`,
      String.raw`src/server/http/security.ts \d+$`,
      String.raw`src/server/imports/photo-names.ts ^[\s,]+|[\s,]+$`,
      String.raw`src/shared/sale/password.ts ^[^\p{L}]+|[^\p{L}]+$`,
    ]);
  });

  it('starts no program but its database, its build and what takes files apart, and no shell', () => {
    const known = [
      ...['embedded-postgres/launcher.ts', 'embedded-postgres/server.ts'],
      ...['src/server/http/build.ts', 'src/server/files/workshop.ts'],
    ];
    const starting = filesOf(/node:child_process/);
    expect(starting.filter(path => !known.includes(path))).toEqual([]);
    expect(placesOf(/\bexec(Sync)?\(['"`]|shell: true/)).toEqual([]);
  });

  it('leaves no secret to chance that can be guessed', () => {
    const server = code.filter(({ path }) => path.startsWith('src/server/'));
    expect(placesOf(/Math\.random/, server)).toEqual([]);
  });

  it('hashes with SHA-256 and Argon2id alone, and has no cipher of its own', () => {
    // The list of stolen passwords is sorted by SHA-1: there it is an index, and protects nothing.
    // A time stamp names the hash it was made with, SHA-2 by a list; by SHA-1 it may only name a certificate, whose
    // signature is checked besides.
    const others = ['src/server/accounts/breached.ts', 'src/server/stamps/protocol.ts'];
    const own = code.filter(({ path }) => !others.includes(path));
    const named = own.flatMap(({ text }) =>
      Array.from(text.matchAll(/create(?:Hash|Hmac)\(\s*'([^']+)'/g), ([, name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(['sha256']));
    expect(placesOf(/create(Hash|Hmac)\((?!\s*'sha256')/, own)).toEqual([]);
    expect(placesOf(/createC(ipher|ipheriv)|createDecipher|\bmd5\b|\bsha1\b/i, own)).toEqual([]);
  });

  it('takes no certificate on trust', () => {
    expect(placesOf(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|secureProtocol/)).toEqual([]);
  });

  it('hears no message of another window, but the frame of its page and the page its frame, which look whose it is', () => {
    const talking = /\.postMessage\(|addEventListener\('message'/;
    const known = ['src/server/embed/frame-script.ts', 'src/server/embed/host-script.ts'];
    expect(filesOf(talking)).toEqual(known);
    for (const { path, text } of code.filter(each => known.includes(each.path))) {
      const looks = /source !== (parent|this\.#frame\?\.contentWindow)/;
      expect([path, looks.test(text), /postMessage\([^)]*'\*'/.test(text)]).toEqual([path, true, false]);
    }
  });
});
