/**
 * The words of the pages: each file of the catalogue in each language as a module of its own, so that a page
 * brings one language of what it says. They reach the browser read already: what stands in braces is worked out
 * while the pages are built, so that no page carries the reader of that grammar. The server's build keeps the
 * sentences as written.
 */
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { localesOf, NAMESPACES, type Sentences, sentencesOf } from '#server/words/catalogue.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

const WORDS = 'virtual:words';
const READS = 'use-intl/format-message';
const FORMATTER = fileURLToPath(new URL('../src/web/i18n/format-message.ts', import.meta.url));
const BRAND = fileURLToPath(new URL('../src/shared/brand.ts', import.meta.url));
/** What no page says. */
const UNSAID: ReadonlySet<string> = new Set(['bare', 'house', 'letters', 'papers', 'parts']);

type Compiled = { readonly [part: string]: Compiled | ReturnType<typeof compile> };

/** Sentences, each in the form that the browser's formatter takes. */
export function compileSentences(sentences: Sentences): Compiled {
  const parts = Object.entries(sentences).map(([part, said]) => [
    part,
    typeof said === 'string' ? compile(said) : compileSentences(said),
  ]);
  return Object.fromEntries(parts);
}

/** By language and namespace, how its words are brought. */
function table(): string {
  const said = NAMESPACES.filter(namespace => !UNSAID.has(namespace));
  const lines = LOCALES.map(locale => {
    const known = said.filter(namespace => localesOf(namespace).includes(locale));
    return `${locale}: {${known.map(namespace => `${namespace}: () => import('${WORDS}/${locale}/${namespace}')`)}}`;
  });
  return `export default {${lines}};`;
}

export function pageWords(): Plugin {
  /** A browser's test, which is built by nobody, reads sentences as they are written. */
  const isForBrowser = ({ name, mode }: { readonly name: string; readonly mode: string }) =>
    name === 'client' && mode === 'build';
  return {
    name: 'page-words',
    enforce: 'pre',
    resolveId(id) {
      if (id === WORDS || id.startsWith(`${WORDS}/`)) return `\0${id}`;
      return id === READS && isForBrowser(this.environment) ? FORMATTER : null;
    },
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [, locale, namespace] = id.split('/');
      if (!namespace) return table();
      const sentences = sentencesOf(namespace, locale as Locale);
      if (isForBrowser(this.environment))
        return `export default ${JSON.stringify(compileSentences(sentences))};`;
      // The server says them as its house does, whose it is when it starts.
      return `import { inItsWords } from ${JSON.stringify(BRAND)};
export default inItsWords(${JSON.stringify(sentences)}, '${locale}');`;
    },
  };
}
