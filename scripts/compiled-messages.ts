/**
 * Sentences reach the browser read already: what stands in braces is worked out while the pages are built,
 * so that no page carries the reader of that grammar. The server's build keeps the sentences as written.
 */
import compile from 'icu-minify/compile';
import ts from 'typescript';
import type { Plugin } from 'vite';

const MESSAGES = /\/i18n\/messages\/(fr|en|es)\/(admin\/)?[\w-]+\.ts$/;
const READS = 'use-intl/format-message';

/** The sentences of a message file, each in the form that the browser's formatter takes. */
export function compileSentences(code: string): string {
  const tree = ts.createSourceFile('messages.ts', code, ts.ScriptTarget.Latest, true);
  const found: { start: number; end: number; compiled: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { initializer } = node;
      const compiled = JSON.stringify(compile(initializer.text));
      found.push({ start: initializer.getStart(tree), end: initializer.end, compiled });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.reduceRight(
    (text, { start, end, compiled }) => text.slice(0, start) + compiled + text.slice(end),
    code,
  );
}

/** For the browser's build alone. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId(id, importer) {
      return id === READS ? this.resolve(`${READS}/format-only`, importer) : null;
    },
    transform(code, id) {
      return MESSAGES.test(id) ? { code: compileSentences(code), map: null } : null;
    },
  };
}
