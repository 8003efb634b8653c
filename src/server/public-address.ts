import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** IPv4 networks that are not public: local, private, shared, documentation, multicast (RFC 6890). */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');
/** IPv6: the global unicast range, without tunnels to IPv4 and documentation. */
const OPEN_V6 = new BlockList();
OPEN_V6.addSubnet('2000::', 3, 'ipv6');
const CLOSED_V6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_V6.addSubnet(network, bits, 'ipv6');

/** Whether an address is publicly reachable. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED.check(address, 'ipv4');
  return isIP(address) === 6 && OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}

/** Name resolution, and which addresses may be called. */
export type Network = {
  readonly lookup: (host: string, options: { all: true }) => Promise<readonly { readonly address: string }[]>;
  readonly isOpen: (address: string) => boolean;
};

/** The real network. */
export const PUBLIC: Network = { lookup: lookUp, isOpen: isPublicAddress };

/**
 * Resolves a host to an address that may be called, or returns why there is none.
 * @param allowsPrivate private and local addresses too, for trials
 */
export async function addressOf(
  { hostname }: URL,
  allowsPrivate: boolean,
  { lookup, isOpen }: Network = PUBLIC,
): Promise<string | { readonly reason: string }> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const open = found.find(each => allowsPrivate || isOpen(each.address));
  return open?.address ?? { reason: found.length === 0 ? 'no such host' : 'no public address' };
}

/**
 * Sends a request to an outside server at the checked address: resolving the name again could lead elsewhere. It always
 * settles, with the response's head or an error.
 * @param body the body, if any
 */
export function askAt(
  address: string,
  url: URL,
  options: RequestOptions,
  body?: string,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const asked = request(url, { ...options, agent: false, lookup: pinnedTo(address) });
  asked.on('response', resolve);
  asked.on('error', reject);
  // A protocol upgrade closes the connection without an error in Node.
  asked.on('close', () => reject(new Error('closed without an answer')));
  asked.end(body);
  return promise;
}

const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
