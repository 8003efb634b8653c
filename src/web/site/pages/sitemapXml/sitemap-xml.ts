import { escapeMarkup } from '#shared/words/text.ts';
import type { Locale } from '#web/i18n/index.ts';
import { XML_HEAD } from '#web/xml.ts';

/** A page in its languages, with the date of each one's last change where known. */
export type Listed = readonly {
  readonly locale: Locale;
  readonly path: string;
  readonly changedAt: string | null;
}[];

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The cars per part, each in every language: far below the limit of a file, and quick to generate. */
export const PART_LENGTH = 1_000;
/** How many lists an index may name (sitemaps.org). */
const PARTS_MAX = 50_000;

/** Returns the index's parts: the separate lists, then cars in parts of equal length, those for sale first. */
export function namesOfParts(lists: readonly string[], counts: { live: number; sold: number }): string[] {
  const parts = (['live', 'sold'] as const).flatMap(name =>
    Array.from({ length: Math.ceil(counts[name] / PART_LENGTH) }, (_, number) => `${name}-${number + 1}`),
  );
  return [...lists, ...parts].slice(0, PARTS_MAX);
}

/** Returns an index of lists. */
export function indexXml(addresses: readonly string[]): string {
  const maps = addresses.map(address => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Returns each page in each language, with its alternates. */
export function listXml(origin: string, pages: readonly Listed[]): string {
  const entries = pages.flatMap(page => {
    const [first] = page;
    const others = first ? [{ ...first, locale: 'x-default' }] : [];
    const sisters = [...page, ...others].map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(origin + path)}"/>`,
    );
    return page.map(({ path, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
      return `<url><loc>${escapeMarkup(origin + path)}</loc>${changed}${sisters.join('')}</url>`;
    });
  });
  const names = `xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML_HEAD}<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}
