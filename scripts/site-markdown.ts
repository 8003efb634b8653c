import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked } from 'marked';
import { escapeMarkup } from '#shared/words/text.ts';
import { ROOT, type Source } from './site-sources.ts';

export type Drawn = {
  readonly html: string;
  /** Its headings of the second level, for the list beside it. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Files that it shows or leads to, which come with the site. */
  readonly files: readonly string[];
};

const PLAIN_FILE = /\.(png|webp|svg)$|^LICENSE$/;

/** The id of a heading, as those who read the text in a repository have it. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** From one page of the site to another, or to a file. */
export const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to) || to;

/**
 * A text of the project as HTML: links between texts lead between pages, a decision that is named by its number is led
 * to, what is a file of the sources is said and not led to. @throws Error for a link that leads nowhere
 */
export function drawMarkdown(text: string, source: Source, all: readonly Source[]): Drawn {
  const headings: { id: string; text: string }[] = [];
  const files: string[] = [];
  const seen = new Map<string, number>();
  const byFile = new Map(all.map(each => [each.file, each]));

  /** Where an address of this text leads in the site; null: nowhere that the site has. */
  function hrefOf(href: string): string | null {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#', 2);
    const file = posix.normalize(posix.join(posix.dirname(source.file), path));
    const page = byFile.get(file)?.page;
    if (page) return relative(source.page, page) + (anchor ? `#${anchor}` : '');
    if (!existsSync(ROOT + file)) throw new Error(`${source.file} leads to ${href}, which is not there`);
    if (!PLAIN_FILE.test(posix.basename(file))) return null;
    files.push(file);
    return relative(source.page, file.replace(/^docs\//, ''));
  }

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = idOf(plain(html));
        const times = seen.get(id) ?? 0;
        seen.set(id, times + 1);
        const own = times === 0 ? id : `${id}-${times}`;
        if (depth === 2) headings.push({ id: own, text: plain(html) });
        return `<h${depth} id="${escapeMarkup(own)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const leads = hrefOf(href);
        return leads === null ? html : `<a href="${escapeMarkup(leads)}">${html}</a>`;
      },
      image({ href, text: alt }) {
        return `<img src="${escapeMarkup(hrefOf(href) ?? '')}" alt="${escapeMarkup(alt)}">`;
      },
      code({ text: code }) {
        return `<pre tabindex="0"><code>${escapeMarkup(code)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const row = (cells: typeof header, tag: string) =>
          `<tr>${cells.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = header.some(({ text: word }) => word !== '')
          ? `<thead>${row(header, 'th')}</thead>`
          : '';
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${rows.map(each => row(each, 'td')).join('')}</tbody></table></div>\n`;
      },
      // What reads like markup in our texts is meant as words.
      html: ({ text: words }) => escapeMarkup(words),
    },
  });
  const decided = text.replaceAll(/(?<![`[])\bdecision (\d{4})\b(?![\]`])/g, (whole, number: string) => {
    const record = all.find(({ file }) => file.startsWith(`docs/decisions/${number}-`));
    if (!record || record === source) return whole;
    return `[${whole}](${posix.relative(posix.dirname(source.file), record.file)})`;
  });
  return { html: marked.parse(decided, { async: false }), headings, files: [...new Set(files)] };
}
