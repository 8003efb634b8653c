import { createHmac } from 'node:crypto';
import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { brandSlug } from '#shared/brand.ts';
import { follow, here } from '../spans.ts';

/** How long a receiver may take to answer. */
const ANSWER_WITHIN_MS = 10_000;
/** How much of an answer is taken off the line; nobody reads it. */
const ANSWER_BYTES_MAX = 16 * 1024;

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

/** The key of an endpoint as its owner has it (standardwebhooks.com), from what the house makes of it. */
export const secretFrom = (mark: string): string =>
  `whsec_${Buffer.from(mark, 'base64url').toString('base64')}`;

/** The signature by each secret over a message's id, the second it is sent at, and its body. */
function signaturesOf(secrets: readonly string[], id: string, second: number, body: string): string {
  return secrets
    .map(secret => Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .map(key => `v1,${createHmac('sha256', key).update(`${id}.${second}.${body}`).digest('base64')}`)
    .join(' ');
}

export type Sending = {
  readonly url: string;
  /** A receiver that knows one of them takes it. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
  /** This machine and private ones, over plain http: where the house is tried out. */
  readonly allowsPrivate: boolean;
};

/** How a name becomes addresses, and which of them everybody may reach. */
type Network = {
  readonly lookup: (host: string, options: { all: true }) => Promise<readonly { readonly address: string }[]>;
  readonly isOpen: (address: string) => boolean;
};

/** What became of it: the receiver's status, or why there is none. */
export type Sent = { readonly status: number } | { readonly reason: string };

/**
 * Sends one message. The name is resolved once, and what is connected to is what was looked at; nothing is followed
 * elsewhere.
 */
export async function send(
  sending: Sending,
  { lookup, isOpen }: Network = { lookup: lookUp, isOpen: isPublicAddress },
): Promise<Sent> {
  const url = new URL(sending.url);
  if (!sending.allowsPrivate && url.protocol !== 'https:') return { reason: 'not https' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch(() => []);
  const address = found.find(each => sending.allowsPrivate || isOpen(each.address));
  if (!address) return { reason: found.length === 0 ? 'no such host' : 'no public address' };
  const work = { name: 'webhook', kind: 'client', parent: null } as const;
  return follow(work, () =>
    post(url, address.address, sending).catch(error => ({ reason: reasonOf(error) })),
  );
}

function post(url: URL, address: string, { id, body, secrets }: Sending): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const second = Math.floor(Date.now() / 1000);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const family = isIP(address);
  const posted = request(url, {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address, family }]) : done(null, address, family),
    headers: {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      ...{ 'user-agent': `${brandSlug()}-webhooks/1`, 'webhook-id': id, 'webhook-timestamp': String(second) },
      'webhook-signature': signaturesOf(secrets, id, second, body),
      // Whoever traces their own work finds ours in it.
      ...here(),
    },
  });
  posted.on('response', response => {
    drain(response);
    resolve({ status: response.statusCode ?? 0 });
  });
  posted.on('error', reject);
  posted.end(body);
  return promise;
}

function drain(response: IncomingMessage): void {
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > ANSWER_BYTES_MAX) response.destroy();
  });
  response.on('error', () => {});
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  return 'code' in error ? String(error.code) : error.name;
}
