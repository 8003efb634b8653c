import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/** Of an answer that says no more of itself: nobody shows it in a frame. Browsers go by it before `x-frame-options`. */
export const IN_NO_FRAME = "frame-ancestors 'none'";

/** What a script, a style or a typeface of ours carries: the rest only means something to documents. */
export function assetHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  const isSecure = config.publicUrl.protocol === 'https:';
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': IN_NO_FRAME,
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** What every other answer carries, whatever it is. */
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

/** What a picture carries that letters, feeds and those who share a page show. */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** What a paper carries that our own pages show in a frame; nobody else may. */
export const SHOWN_IN_OUR_FRAMES = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "frame-ancestors 'self'",
} as const;

/** The texts of what we have written into a page itself. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * The page's content policy: scripts and styles of ours, and of the inline ones exactly those that we wrote into
 * this page, by their hashes: what somebody else brought into it is none of them. A page can so be kept and sent
 * again, which a number used once would not allow. `fileHost` is where ads' papers and pictures may come from
 * besides ourselves.
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

/** Where our pages are: at our address; outside production also at whatever address one was reached at. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const { origin } = config.publicUrl;
  return (host: string | undefined): readonly string[] =>
    config.isProduction ? [origin] : [origin, `http://${host}`];
}

/**
 * Whether a request comes from our own pages, as its Origin tells. None at all is no browser's request
 * from elsewhere: browsers always send one with what we guard.
 */
export function isOwnOrigin(config: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const originsAt = ownOrigins(config);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    return headers.origin === undefined || originsAt(headers.host).includes(headers.origin);
  };
}

/**
 * Who is at the other end, as their network: through as many proxies as we were told to trust, and no more.
 */
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
 * What counts as one address: with IPv6 the first half, for whoever has one line has all addresses that begin so.
 * An IPv4 address that is written as IPv6 is the same as without.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (isIP(address) !== 6) return address;
  // The parser of URLs writes the one shortest form, from which the left-out zeros are known.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** The same for people to read: without what tells one line from the next, `192.0.2.x` or `2001:db8:85a3:x`. */
export function regionOf(network: string): string {
  if (isIP(network) === 4) return network.replace(/\d+$/, 'x');
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}:x` : '';
}

/** Whether a request came to the files' own origin for something that is no file: nothing is answered there. */
export function isLostAtFiles({ filesUrl, publicUrl }: Pick<Config, 'filesUrl' | 'publicUrl'>) {
  const host = filesUrl && filesUrl.host !== publicUrl.host ? filesUrl.host : null;
  return ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
    host !== null && headers.host === host && !/^\/(documents|photos)\//.test(url);
}
