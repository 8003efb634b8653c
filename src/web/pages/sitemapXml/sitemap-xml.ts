import type { Locale } from '../../i18n/index.ts';

/** One page in the languages it has. */
export type Listed = readonly { readonly locale: Locale; readonly path: string }[];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An index of lists. */
export function indexXml(addresses: readonly string[]): string {
  const maps = addresses.map(address => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Each page in each language, with its sisters in the others. */
export function listXml(origin: string, pages: readonly Listed[]): string {
  const entries = pages.flatMap(page => {
    const sisters = page.map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + path)}"/>`,
    );
    return page.map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc>${sisters.join('')}</url>`);
  });
  const names = `xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEAD}<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
