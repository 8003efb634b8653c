/**
 * Each known document as a module of its own in the browser's build, so that a page brings the documents it
 * asks with and not those of all others. The source has them in one generated file.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = join(import.meta.dirname, '../src/web/graphql/documents.gen.ts');
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"][^'"]*documents\.gen\.ts['"];?/;
const CONSTANT = /export const (\w+Document)[^=]*=\s*(\{[^}]*\})/g;
const PREFIX = 'document:';

/** Imports of documents one by one; types go away by themselves. */
export function parted(code: string): string {
  return code.replace(IMPORT, (whole, names: string) => {
    const documents = names.split(',').map(name => name.trim());
    const taken = documents.filter(name => /^\w+Document$/.test(name));
    if (taken.length === 0) return whole;
    const rest = documents.filter(name => name !== '' && !taken.includes(name)).join(', ');
    const types = rest === '' ? '' : whole.replace(names, rest);
    // On one line, so that what follows stays where it was.
    return [...taken.map(name => `import { ${name} } from '${PREFIX}${name}';`), types].join(' ');
  });
}

/** For the browser's build alone. */
export function singleDocuments(): Plugin {
  let constants = new Map<string, string>();
  return {
    name: 'single-documents',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    async buildStart() {
      const text = await readFile(GENERATED, 'utf8');
      constants = new Map([...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value]));
    },
    resolveId: id => (id.startsWith(PREFIX) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      const name = id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1) : null;
      if (name === null) return null;
      const value = constants.get(name);
      if (value === undefined) throw new Error(`There is no document ${name}`);
      return `export const ${name} = ${value};`;
    },
    transform: (code, id) =>
      /\/src\/web\/.*\.tsx?$/.test(id) && id !== GENERATED && code.includes('documents.gen.ts')
        ? { code: parted(code), map: null }
        : null,
  };
}
