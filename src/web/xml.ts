import { escapeMarkup } from '#shared/words/text.ts';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export type RssItem = {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly text: string;
  /** ISO; null for an item without a date. */
  readonly at: string | null;
  readonly tags: readonly string[];
  readonly author?: string | null;
  /** The absolute URL of a picture. */
  readonly picture?: string | null;
};

export type RssChannel = {
  readonly title: string;
  readonly description: string;
  /** The URL of the page that the feed belongs to, and the feed's own URL. */
  readonly address: string;
  readonly own: string;
  readonly language: string;
  readonly items: readonly RssItem[];
};

const NAMES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Returns a channel as RSS 2.0 (rssboard.org), with the self link that feed readers expect. */
export function rssXml({ title, description, address, own, language, items }: RssChannel): string {
  return [
    `${XML_HEAD}<rss version="2.0" ${NAMES}>`,
    '<channel>',
    element('title', title),
    element('link', address),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeMarkup(own)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function itemXml({ id, title, address, text, at, tags, author, picture }: RssItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="false">${escapeMarkup(id)}</guid>`,
    element('description', text),
    ...(at === null ? [] : [element('pubDate', new Date(at).toUTCString())]),
    ...(author ? [element('dc:creator', author)] : []),
    ...tags.map(tag => element('category', tag)),
    ...(picture ? [`<media:content url="${escapeMarkup(picture)}" medium="image"/>`] : []),
    '</item>',
  ].join('');
}

/** Returns the feed as an HTTP response. */
export const rssResponse = (channel: RssChannel): Response =>
  new Response(rssXml(channel), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
