/**
 * Breaks the rules of sale on purpose, one small change at a time, and counts how many changes a test
 * notices: npm run mutate. Works on a copy; fails under 85 %.
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FILES = ['money', 'increment', 'decide', 'timeline', 'countdown', 'ad', 'replay', 'forms'];
const SCORE_MIN = 0.85;
const TIMEOUT_MS = 60_000;
const LANES = Math.min(2, availableParallelism());

type Mutant = { file: string; start: number; end: number; text: string; line: number; what: string };

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};
const CALLS: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
};

function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, text: string) => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, start, end: node.getEnd(), text, line, what: `${node.getText(tree)} → ${text}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      for (const other of OPERATORS[node.operatorToken.getText(tree)] ?? []) add(node.operatorToken, other);
    }
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text.replaceAll('_', ''));
      add(node, String(value + 1));
      if (value > 0) add(node, String(value - 1));
    }
    if (ts.isPropertyAccessExpression(node) && CALLS[node.getText(tree)])
      add(node, CALLS[node.getText(tree)] ?? '');
    if (ts.isConditionalExpression(node)) {
      add(node.condition, 'true');
      add(node.condition, 'false');
    }
    if (ts.isIfStatement(node)) add(node.expression, 'false');
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(tree));
    }
    if (ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent)) add(node, `'${node.text}!'`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

async function lane(
  queue: Mutant[],
  sources: ReadonlyMap<string, string>,
  onDone: (m: Mutant, killed: boolean) => void,
) {
  const copy = await mkdtemp(join(tmpdir(), 'calandre-mutate-'));
  for (const part of ['src/shared/sale', 'test/properties', 'package.json']) {
    await cp(join(ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'vitest.config.ts'), 'export default { test: { bail: 1, maxWorkers: 1 } };\n');
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const source = sources.get(mutant.file) ?? '';
    const path = join(copy, 'src/shared/sale', `${mutant.file}.ts`);
    await writeFile(path, source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end));
    onDone(mutant, !(await passes(copy)));
    await writeFile(path, source);
  }
  await rm(copy, { recursive: true, force: true });
}

function passes(folder: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'src/shared/sale', 'test/properties'],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, PROPERTY_HISTORIES: '6000', PROPERTY_SEED: '7' },
    },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  child.once('exit', code => {
    clearTimeout(timer);
    resolve(code === 0);
  });
  return promise;
}

const sources = new Map<string, string>();
for (const file of FILES)
  sources.set(file, await readFile(join(ROOT, 'src/shared/sale', `${file}.ts`), 'utf8'));
const queue = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
const only = process.argv[2];
if (only) queue.splice(0, queue.length, ...queue.filter(mutant => mutant.file === only));
const total = queue.length;
const survivors: Mutant[] = [];
let done = 0;
const onDone = (mutant: Mutant, killed: boolean) => {
  done += 1;
  if (!killed) survivors.push(mutant);
  if (done % 50 === 0) console.log(`${done} of ${total}`);
};
await Promise.all(Array.from({ length: LANES }, () => lane(queue, sources, onDone)));
for (const { file, line, what } of survivors) console.log(`survived: ${file}.ts:${line} ${what}`);
const score = (total - survivors.length) / total;
console.log(`${total - survivors.length} of ${total} changes noticed: ${(100 * score).toFixed(1)} %`);
process.exitCode = score < SCORE_MIN ? 1 : 0;
