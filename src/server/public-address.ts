import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Addresses of no public machine: one's own, private and shared networks, documentation, multicast (RFC 6890). */
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
/** Of IPv6 what is given out to machines; not what leads to an IPv4 address inside, or is for books. */
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

/** Whether an address is of a machine that everybody may reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED.check(address, 'ipv4');
  return isIP(address) === 6 && OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}

/** How a name becomes addresses, and which of them everybody may reach. */
export type Network = {
  readonly lookup: (host: string, options: { all: true }) => Promise<readonly { readonly address: string }[]>;
  readonly isOpen: (address: string) => boolean;
};

/** The network as it is. */
export const PUBLIC: Network = { lookup: lookUp, isOpen: isPublicAddress };

/**
 * The address that a name stands for and may be connected to, or why there is none.
 * @param allowsPrivate this machine and private ones as well: where the house is tried out
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
 * Asks a stranger's machine at the address that was looked at: a name that is resolved twice may lead elsewhere the
 * second time. It always ends, with the head of an answer or an error.
 * @param body what is sent, if anything
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
  // Whoever wants to go on in another protocol is hung up on, which is no error to Node: it only closes.
  asked.on('close', () => reject(new Error('closed without an answer')));
  asked.end(body);
  return promise;
}

const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
