import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brandSlug } from '#shared/brand.ts';
import { addressOf, askAt, type Network, PUBLIC } from '../public-address.ts';
import { follow, here } from '../spans.ts';

/** The timeout for a receiver's answer. */
const ANSWER_WITHIN_MS = 10_000;
/** The most bytes of an answer that are received; they are discarded. */
const ANSWER_BYTES_MAX = 16 * 1024;

/** Returns an endpoint's secret in the format of standardwebhooks.com. */
export const secretFrom = (mark: string): string =>
  `whsec_${Buffer.from(mark, 'base64url').toString('base64')}`;

/** Signs a message's id, timestamp in seconds and body with each secret. */
function signaturesOf(secrets: readonly string[], id: string, second: number, body: string): string {
  return secrets
    .map(secret => Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .map(key => `v1,${createHmac('sha256', key).update(`${id}.${second}.${body}`).digest('base64')}`)
    .join(' ');
}

export type Sending = {
  readonly url: string;
  /** A receiver accepts a signature by any of these. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
  /** Allows plain http, loopback and private networks, for development. */
  readonly allowsPrivate: boolean;
  /** Aborts the request. */
  readonly stop: AbortSignal;
};

/** The receiver's status, or why there is none. */
export type Sent = { readonly status: number } | { readonly reason: string };

/**
 * Sends one message. The host name is resolved once, and the checked address is the one connected to. Redirects are not
 * followed.
 */
export async function send(sending: Sending, network: Network = PUBLIC): Promise<Sent> {
  const url = new URL(sending.url);
  if (!sending.allowsPrivate && url.protocol !== 'https:') return { reason: 'not https' };
  const address = await addressOf(url, sending.allowsPrivate, network);
  if (typeof address !== 'string') return address;
  const work = { name: 'webhook', kind: 'client', parent: null } as const;
  return follow(work, () => post(url, address, sending).catch(error => ({ reason: reasonOf(error) })));
}

async function post(url: URL, address: string, { id, body, secrets, stop }: Sending): Promise<Sent> {
  const second = Math.floor(Date.now() / 1000);
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...{ 'user-agent': `${brandSlug()}-webhooks/1`, 'webhook-id': id, 'webhook-timestamp': String(second) },
    'webhook-signature': signaturesOf(secrets, id, second, body),
    // Continues the trace at the receiver.
    ...here(),
  };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  const response = await askAt(address, url, { method: 'POST', headers, signal }, body);
  drain(response);
  return { status: response.statusCode ?? 0 };
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
