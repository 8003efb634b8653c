import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/** The default policy: no site may frame it. Browsers prefer this to `x-frame-options`. */
export const IN_NO_FRAME = "frame-ancestors 'none'";

/** Returns the headers of scripts, styles and fonts; the others only matter for documents. */
export function assetHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  const isSecure = config.publicUrl.protocol === 'https:';
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': IN_NO_FRAME,
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Returns the headers of all other responses. */
export function commonHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    ...assetHeaders(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
  };
}

/** For pictures shown in letters, feeds and link previews. */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** For documents that only our own pages show in a frame. */
export const SHOWN_IN_OUR_FRAMES = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "frame-ancestors 'self'",
} as const;

/** The inline scripts and styles that we wrote into a page. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Returns a page's content policy: our own scripts and styles, and inline ones by their hashes, so that injected ones
 * do not run. Unlike a nonce, hashes allow caching the page. `fileHost` is the second origin of ads' documents and
 * pictures.
 */
export function contentPolicy({ scripts, styles }: Inline, fileHost: string | null = null): string {
  const files = fileHost === null ? '' : ` ${fileHost}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(scripts)}`.trim(),
    `style-src 'self' ${hashesOf(styles)}`.trim(),
    `img-src 'self' data: blob:${files}`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${files}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    IN_NO_FRAME,
  ].join('; ');
}

function hashesOf(texts: readonly string[]): string {
  const hashes = texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}

/** Returns the allowed origins of our pages: the public one; outside production also the requested host. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const { origin } = config.publicUrl;
  return (host: string | undefined): readonly string[] =>
    config.isProduction ? [origin] : [origin, `http://${host}`];
}

/**
 * Whether a request comes from our own pages, by its Origin. Without one it is not a cross-site browser request:
 * browsers always send it on the requests that are guarded.
 */
export function isOwnOrigin(config: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const originsAt = ownOrigins(config);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    return headers.origin === undefined || originsAt(headers.host).includes(headers.origin);
  };
}

/** Returns the client's network, through exactly as many proxies as are trusted. */
export function addressOf(trustedProxies: number) {
  return (request: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const direct = request.socket.remoteAddress ?? '';
    if (trustedProxies === 0) return networkOf(direct);
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '');
    return networkOf(forwarded.at(-trustedProxies) ?? direct);
  };
}

const GROUPS_OF_NETWORK = 4;

/**
 * Normalizes an address for limits: of IPv6 the first half, since one line has all addresses with that prefix. An
 * IPv4-mapped IPv6 address becomes IPv4.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (isIP(address) !== 6) return address;
  // The URL parser writes the canonical short form, from which the omitted zeros follow.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** Shortens a network for display: `192.0.2.x` or `2001:db8:85a3:x`. */
export function regionOf(network: string): string {
  if (isIP(network) === 4) return network.replace(/\d+$/, 'x');
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}:x` : '';
}

/** Whether a request to the files' own origin is not for a file: it gets 404. */
export function isLostAtFiles({ filesUrl, publicUrl }: Pick<Config, 'filesUrl' | 'publicUrl'>) {
  const host = filesUrl && filesUrl.host !== publicUrl.host ? filesUrl.host : null;
  return ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
    host !== null && headers.host === host && !/^\/(documents|photos)\//.test(url);
}
