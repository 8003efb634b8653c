import compile from 'icu-minify/compile';
import { FOLDERS, type Sentences, sentencesOf } from '#server/words/catalogue.ts';

type Node = string | number | readonly [name: string, kind?: unknown, options?: unknown];

/** What a sentence asks for, in the order in which it does: `{name}`, `{count, plural, other {}}`, `<link></link>`. */
export function asked(sentence: string): string[] {
  const found = new Set<string>();
  const visitAll = (nodes: unknown) => {
    if (Array.isArray(nodes)) for (const node of nodes) visit(node as Node);
  };
  const visit = (node: Node) => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node;
    if (node.length === 1) found.add(`{${name}}`);
    else if (kind === 1 || kind === 2) {
      const names = kind === 1 ? Object.keys(options as object) : ['other'];
      const kinds = kind === 1 ? 'select' : 'plural';
      found.add(`{${name}, ${kinds}, ${names.map(each => `${each} {}`).join(' ')}}`);
      for (const option of Object.values(options as object)) visitAll(option);
    } else if (kind === 4) found.add(`{${name}, number}`);
    else {
      found.add(`<${name}></${name}>`);
      visitAll(node.slice(1));
    }
  };
  visitAll(compile(sentence));
  return [...found];
}

function typeOf(said: Sentences | string, indent: string): string {
  if (typeof said === 'string') return JSON.stringify(asked(said).join('') || '…');
  const lines = Object.entries(said).map(([part, inner]) => {
    const name = /^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part);
    return `${indent}  readonly ${name}: ${typeOf(inner, `${indent}  `)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Every key of the catalogue with what its sentence asks for, as `src/shared/words/words.gen.ts` has it. */
export function describedWords(): string {
  const whole = Object.assign({}, ...FOLDERS.map(folder => sentencesOf(folder, 'fr'))) as Sentences;
  return `/** Every key of the catalogue of words, with the values its sentence takes: npm run words. */
export type Words = ${typeOf(whole, '')};
`;
}
