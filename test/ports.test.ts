import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const quoted = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

type Port = { readonly name: string; readonly text: string; of(line: string): string[] };

const page = await read('docs/ports.md');
const [, ...sections] = page.split(/^## /m);
const ports: Port[] = sections.map(section => ({
  name: section.split('\n', 1)[0] ?? '',
  text: section,
  of: line => quoted(new RegExp(`^- ${line}: ((?:.|\\n {2})+)`, 'm').exec(section)?.[1] ?? ''),
}));

/** The members of an interface of ours, by its name. */
async function membersOf(path: string, name: string): Promise<string[]> {
  const source = ts.createSourceFile(path, await read(path), ts.ScriptTarget.Latest, true);
  const members: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) members.push(node.name.getText(source));
    else ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) visit(statement.type);
  }
  return members;
}

describe('the page of ports', () => {
  it('has them all', () => {
    expect(ports.length).toBeGreaterThan(10);
  });

  it.each(ports.map(port => [port.name, port] as const))('says of %s what there is', async (_name, port) => {
    const readme = await read('README.md');
    const [file = '', type = ''] = port.of('Interface');
    expect(await read(file)).toMatch(new RegExp(`export (type|function|async function|const) ${type}\\b`));
    const adapters = port.of('Adapters');
    expect(adapters.length).toBeGreaterThan(0);
    expect(adapters.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
    const settings = port.of('Settings');
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
    expect(port.text).toContain('Promises:');
  });

  it.each(ports.map(port => [port.name, port] as const))(
    'names one conformance test for %s, which runs against each of its adapters',
    async (_name, port) => {
      const tests = port.of('Conformance');
      expect(tests).toHaveLength(1);
      const text = await read(tests[0] ?? '');
      expect(text).toMatch(/\bit(\.each)?\(/);
      // Where there are several adapters one table opens them, or one function of promises is run for each.
      if (port.of('Adapters').length > 1 && port.name !== 'Sign-in by others') {
        expect(text).toMatch(/describe\.each\(|promises\(/);
      }
    },
  );

  it('begins an adapter with every member of its interface', async () => {
    const templates = ports.filter(({ text }) => text.includes('```ts'));
    expect(templates.length).toBeGreaterThanOrEqual(5);
    for (const { name, text, of } of templates) {
      const [file = '', type = ''] = of('Interface');
      const members = await membersOf(file, type);
      const template = /```ts\n([\s\S]+?)```/.exec(text)?.[1] ?? '';
      expect(members.length, name).toBeGreaterThan(0);
      expect(
        members.filter(member => !template.includes(member)),
        name,
      ).toEqual([]);
    }
  });

  it('leaves out nothing of ours that speaks to another machine', async () => {
    const files = (await readdir(join(ROOT, 'src/server'), { recursive: true }))
      .map(file => `src/server/${file.replaceAll('\\', '/')}`)
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const reaching =
      /(?<![.\w])fetch\(|client\.fetch\(|from '(nodemailer|redis|openid-client|aws4fetch|web-push|stripe|@opentelemetry\/exporter[^']*)'|import \{[^}]*\bconnect\b[^}]*\} from 'node:(net|tls)'|\brequest as \w+ \} from 'node:https?'/;
    const found: string[] = [];
    for (const file of files) if (reaching.test(await read(file))) found.push(file);
    expect(found.length).toBeGreaterThan(8);
    // Scripts that run in the pages of others speak to us; by `askAt` webhooks and photos ask, each a port of its own.
    const scripts = ['src/server/embed/host-script.ts', 'src/server/embed/frame-script.ts'];
    const shared = ['src/server/public-address.ts'];
    const named = new Set([
      ...ports.flatMap(port => [...port.of('Interface'), ...port.of('Adapters')]),
      ...scripts,
      ...shared,
    ]);
    expect(found.filter(file => !named.has(file))).toEqual([]);
  });
});
