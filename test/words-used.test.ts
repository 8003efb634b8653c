import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { NAMESPACES, type Sentences, sentencesOf } from '#server/words/catalogue.ts';
import { code, type Source } from './kit/sources.ts';

/**
 * Families whose last part comes from elsewhere, as data: from the log, from jobs, from the codes of an ad, from a
 * form of the server, or read as a branch. `test/log-words`, `test/contract`, `test/car-data` and the compiler say what
 * is in them.
 */
const FAMILIES = [
  ...[
    'admin.audit.actions',
    'admin.audit.auctionStates',
    'admin.letters.jobs.kinds',
    'admin.people.permissions',
    'admin.settings.carVat',
    'admin.settings.fields',
    'admin.settings.weekdays',
    'admin.sheets.',
    'admin.figures.by.',
  ],
  ...[
    'car.color',
    'car.transmission',
    'carEditor.fields',
    'codes.',
    'countries.',
    'developers.hooks.event.',
    'notifications.texts',
    'papers.api.events.',
    'inquiry.fields',
    'inquiry.options',
    'inquiry.forms',
    'inquiry.steps',
    'inquiry.within',
  ],
];
/** Folders that are said again elsewhere, under other keys. */
const REPEATED = 'parts';

type Named = {
  /** Where its translators stand: `useTranslations('bidding')`; '' for a translator of everything. */
  readonly namespaces: ReadonlySet<string>;
  readonly literals: ReadonlySet<string>;
  /** Of each template what is written; between two parts stands a word. */
  readonly templates: readonly RegExp[];
};

const words = (text: string) => text.match(/\w+/g) ?? [];
const templateOf = (parts: readonly string[]) =>
  new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('([\\w.]+)')}$`);

/** What a file names, and every word in it for what may stand in a template. */
function namedIn({ path, text }: Source, known: Set<string>): Named {
  const namespaces = new Set<string>();
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) known.add(node.text);
    if (ts.isStringLiteralLike(node)) {
      literals.add(node.text);
      for (const word of words(node.text)) known.add(word);
    }
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(span => span.literal.text)];
      if (/\w/.test(parts.join('')) && parts.every(part => /^[\w.]*$/.test(part)))
        templates.push(templateOf(parts));
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [given] = node.arguments;
      const name = node.expression.text;
      if (name === 'useTranslations')
        namespaces.add(given && ts.isStringLiteralLike(given) ? given.text : '');
      if (/^(translatorIn|wordsIn|houseWords)$/.test(name)) namespaces.add('');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { namespaces, literals, templates };
}

const known = new Set(words(await readFile(new URL('../src/schema.graphql', import.meta.url), 'utf8')));
const files = code.filter(({ path }) => path.startsWith('src/')).map(source => namedIn(source, known));
const namespaces = new Set(files.flatMap(file => [...file.namespaces]));

function isNamed(key: string): boolean {
  const parts = key.split('.');
  return parts.some((_part, index) => {
    const namespace = parts.slice(0, index).join('.');
    const rest = parts.slice(index).join('.');
    return namespaces.has(namespace) && files.some(file => says(file, namespace, rest));
  });
}

/** A file without a translator of its own was given one, whichever; a form is told the whole key of a sentence. */
function says({ namespaces: own, literals, templates }: Named, namespace: string, rest: string): boolean {
  const isOwn = own.size === 0 || own.has(namespace);
  if (!isOwn && !(namespace === '' && rest.includes('.'))) return false;
  if (literals.has(rest)) return true;
  return templates.some(template => {
    // A whole key begins with its namespace.
    if (!isOwn && !/^\^\w/.test(template.source)) return false;
    const filled = template.exec(rest)?.slice(1);
    return filled?.every(one => words(one).every(word => known.has(word)));
  });
}

const keysOf = (branch: Sentences, path = ''): string[] =>
  Object.entries(branch).flatMap(([part, said]) =>
    typeof said === 'string' ? [path + part] : keysOf(said, `${path}${part}.`),
  );

describe('the catalogue of words', () => {
  const keys = NAMESPACES.filter(each => each !== REPEATED).flatMap(each => keysOf(sentencesOf(each, 'fr')));

  it('says nothing that nobody asks for', () => {
    expect(keys.length).toBeGreaterThan(1_000);
    const unused = keys.filter(key => !FAMILIES.some(family => key.startsWith(family)) && !isNamed(key));
    expect(unused).toEqual([]);
  });

  it('would tell a sentence that nobody asks for', () => {
    expect(isNamed('bidding.aSentenceOfNoPage')).toBe(false);
    expect(isNamed('letters.news.OUTBID.aSentenceOfNoLetter')).toBe(false);
  });

  it('has no family that is gone', () => {
    expect(FAMILIES.filter(family => !keys.some(key => key.startsWith(family)))).toEqual([]);
  });
});
