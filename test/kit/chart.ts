import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from './sources.ts';

const CHART = join(ROOT, 'deploy/chart');

type Scope = { readonly dot: unknown; readonly names: ReadonlyMap<string, unknown> };
type Node = string | { readonly said: string; readonly body: Node[] };
/** What a cluster would be told. */
export type Manifest = { readonly kind: string; readonly [part: string]: unknown };
type Values = Readonly<Record<string, unknown>>;

/**
 * What the chart comes to with these values over its own, as far as Helm's language is used in it: values by their
 * path, `if`, `range`, `include` and a few functions. Anything else is an error, so that nothing is silently left out.
 */
export async function renderChart(given: Values): Promise<Manifest[]> {
  const own = parse(await readFile(join(CHART, 'values.yaml'), 'utf8')) as Values;
  const files = (await readdir(join(CHART, 'templates'))).sort();
  const texts = new Map<string, string>();
  for (const file of files) texts.set(`/${file}`, await readFile(join(CHART, 'templates', file), 'utf8'));
  const house = new Chart(texts, {
    Values: merged(own, given),
    Release: { Name: 'house' },
    Template: { BasePath: '' },
  });
  return files
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file => {
      const text = house.file(`/${file}`).trim();
      return text === '' ? [] : [parse(text) as Manifest];
    });
}

function merged(own: unknown, given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  const before = own as Values | undefined;
  const over = Object.entries(given).map(([name, value]) => [name, merged(before?.[name], value)]);
  return { ...before, ...Object.fromEntries(over) };
}

class Chart {
  private readonly defined = new Map<string, Node[]>();
  private readonly texts: ReadonlyMap<string, string>;
  private readonly root: object;

  constructor(texts: ReadonlyMap<string, string>, root: object) {
    this.texts = texts;
    this.root = root;
    for (const text of texts.values()) {
      for (const node of nodesOf(text)) {
        if (typeof node !== 'string' && node.said.startsWith('define '))
          this.defined.set(node.said.slice(8, -1), node.body);
      }
    }
  }

  file(name: string): string {
    return this.draw(nodesOf(this.texts.get(name) ?? ''), {
      dot: this.root,
      names: new Map([['$', this.root]]),
    });
  }

  private draw(nodes: readonly Node[], scope: Scope): string {
    return nodes.map(node => (typeof node === 'string' ? node : this.act(node, scope))).join('');
  }

  private act({ said, body }: Exclude<Node, string>, scope: Scope): string {
    const [word = '', ...rest] = said.split(' ');
    if (word === 'define') return '';
    if (word === 'if') return this.value(rest.join(' '), scope) ? this.draw(body, scope) : '';
    if (word !== 'range') return String(this.value(said, scope));
    const [, key, name, path = rest.join(' ')] = /^(\$\w+), (\$\w+) := (.+)$/.exec(rest.join(' ')) ?? [];
    const many = this.value(path, scope) as object;
    const keys = Array.isArray(many) ? Object.keys(many) : Object.keys(many).sort();
    return keys
      .map(at => {
        const dot = (many as Record<string, unknown>)[at];
        const own: [string, unknown][] =
          key && name
            ? [
                [key, at],
                [name, dot],
              ]
            : [];
        return this.draw(body, { dot, names: new Map([...scope.names, ...own]) });
      })
      .join('');
  }

  /** A pipe: what stands before it is the last argument of what comes after. */
  private value(said: string, scope: Scope): unknown {
    return said.split(' | ').reduce<unknown>((before, call, at) => {
      const words = call.match(/\((?:[^()]|\([^()]*\))*\)|"[^"]*"|\S+/g) ?? [];
      const [head = '', ...args] = words;
      const values = args.map(word => this.word(word, scope));
      if (args.length === 0 && at === 0) return this.word(head, scope);
      return this.call(head, at === 0 ? values : [...values, before], scope);
    }, undefined);
  }

  private word(word: string, scope: Scope): unknown {
    if (word.startsWith('(')) return this.value(word.slice(1, -1), scope);
    if (word.startsWith('"')) return word.slice(1, -1);
    if (/^\d+$/.test(word)) return Number(word);
    const [first = '', ...path] = word.split('.');
    if (first !== '' && !scope.names.has(first))
      throw new Error(`the chart says ${word}, which is not known here`);
    const start = first === '' ? scope.dot : scope.names.get(first);
    return path.filter(Boolean).reduce((value, name) => (value as Values | undefined)?.[name], start);
  }

  private call(name: string, values: unknown[], scope: Scope): unknown {
    const [one, two] = values;
    if (name === 'include') {
      const file = String(one);
      const part = this.defined.get(file);
      if (!part && !this.texts.has(file)) throw new Error(`the chart includes ${file}, which is not there`);
      const inner = { ...scope, dot: two };
      return this.texts.has(file) ? this.file(file) : this.draw(part ?? [], inner);
    }
    if (name === 'not') return !one;
    if (name === 'quote') return JSON.stringify(String(one));
    if (name === 'print') return values.join('');
    if (name === 'printf')
      return values.slice(1).reduce<string>((text, value) => text.replace('%s', String(value)), String(one));
    if (name === 'nindent')
      return `\n${String(two)
        .trim()
        .replaceAll(/^/gm, ' '.repeat(Number(one)))}`;
    if (name === 'toYaml') return stringify(one);
    if (name === 'sha256sum') return createHash('sha256').update(String(one)).digest('hex');
    if (name === 'required' && two) return two;
    if (name === 'required' || name === 'fail') throw new Error(String(one));
    throw new Error(`the chart says ${name}, which is not known here`);
  }
}

/** The text taken apart: what is drawn as it is, and what is acted on, with what stands up to its end. */
function nodesOf(text: string): Node[] {
  const outer: Node[] = [];
  const open = [outer];
  const parts = text
    .replaceAll(/\s*\{\{- /g, '{{ ')
    .replaceAll(/ -\}\}\s*/g, ' }}')
    .split(/\{\{ (.+?) \}\}/g);
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) open.at(-1)?.push(part);
    else if (part === 'end') open.pop();
    else {
      const node = { said: part, body: [] };
      open.at(-1)?.push(node);
      if (/^(if|range|define) /.test(part)) open.push(node.body);
    }
  }
  return outer;
}
