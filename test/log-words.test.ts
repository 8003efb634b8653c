import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import * as fields from '#shared/fields/index.ts';
import { loadWords, messagesIn, STAFF_LOCALES } from '#web/i18n/index.ts';
import { fieldKeyOf } from '#web/staff/frame/use-field-words.ts';
import { code } from './kit/sources.ts';

const SERVER = new URL('../src/server/', import.meta.url);

/** Everything that the server's own files say, tests aside. */
async function spoken(): Promise<string> {
  const names = await readdir(SERVER, { recursive: true });
  const sources = names.filter(name => name.endsWith('.ts') && !/\.(test|gen)\.ts$|domain-events/.test(name));
  return (await Promise.all(sources.map(name => readFile(new URL(name, SERVER), 'utf8')))).join('\n');
}

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name.replaceAll('.', '_'));

/** What a line of the log is before or after, where it is written down as an object; and the names in that. */
const STATES = /\b(?:(?:before|after)(?::| =)|const logged\w* = .*?=>)[ (]*(\{[\s\S]*?\})[\s,;)]/g;
const NAMES = /(?<=[{,]\s*)(\w+)(?=\s*[:,}])/g;

const namesOf = (node: ts.ObjectLiteralExpression, of: string) =>
  node.properties.find(
    each => each.name !== undefined && ts.isIdentifier(each.name) && each.name.text === of,
  );

/** What a variable of that name begins with, in the function around a place of a file. */
function initialOf(name: string, place: ts.Node): ts.Node | undefined {
  let initial: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      initial = node.initializer;
    ts.forEachChild(node, visit);
  };
  const block = ts.findAncestor(place, node => ts.isFunctionDeclaration(node));
  if (block) visit(block);
  return initial;
}

/** The names in what a node gives, spread objects and what a form of fields asks for with them. */
function givenNames(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return Object.keys(FORMS[node.text]?.entries ?? {});
  const own =
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && ts.isIdentifier(node.name)
      ? [node.name.text]
      : [];
  return [...own, ...node.getChildren().flatMap(givenNames)];
}
const FORMS = fields as unknown as Readonly<Record<string, { readonly entries?: object }>>;

/** What the steps of an order are taken with, which the log keeps: `advance` writes it down. */
function fieldsOfMoves(): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const isMove = namesOf(node, 'actorId') || node.getText().startsWith('{ ...move');
      const data = isMove && namesOf(node, 'data');
      const given =
        data && ts.isPropertyAssignment(data) ? data.initializer : data && initialOf('data', data);
      if (given) names.push(...givenNames(given));
    }
    ts.forEachChild(node, visit);
  };
  for (const { path, text } of code)
    if (path.startsWith('src/server/orders/') && /\b(advance|endSale)\(/.test(text))
      visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

/** Every field of which the log may say that it changed, as far as its rooms' own files say it; and those of settings. */
function fieldsOfTheLog(): readonly string[] {
  const rooms = code.filter(({ path, text }) => path.startsWith('src/server/') && /\brecord\(/.test(text));
  const states = rooms.flatMap(({ text }) => Array.from(text.matchAll(STATES), ([, state = '']) => state));
  const names = states.flatMap(state => state.match(NAMES) ?? []);
  const settings = Object.values(fields.SETTINGS).flatMap(setting => Object.keys(setting.fields));
  return [...new Set([...names, ...fieldsOfMoves(), ...settings, 'holdsFrom', 'fr', 'en', 'es'])];
}

describe.each(STAFF_LOCALES)('the staff application in %s', locale => {
  it('has words for every field that the log may say was changed', async () => {
    await loadWords(locale, ['core', 'admin']);
    const t = createTranslator({ locale, messages: messagesIn(locale) });
    const names = fieldsOfTheLog();
    expect(names.length).toBeGreaterThan(80);
    expect(names).toEqual(
      expect.arrayContaining(['mrn', 'noticedOn', 'papers', 'returnedOn', 'reductionCents']),
    );
    expect(names.filter(name => fieldKeyOf(name, key => t.has(key as 'site.name')) === null)).toEqual([]);
  });

  it('has words for every kind of work that may fail', async () => {
    await loadWords(locale, ['core', 'admin']);
    const { kinds } = messagesIn(locale).admin.letters.jobs;
    const work = found(await spoken(), /^(?:export )?const [A-Z_]+ = '([a-z]+\.[a-zA-Z]+)';$/gm);
    expect(work.filter(kind => kind !== 'manifest_json' && !(kind in kinds))).toEqual([]);
  });
});
