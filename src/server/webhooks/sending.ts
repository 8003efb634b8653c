import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brandSlug } from '#shared/brand.ts';
import { addressOf, askAt, type Network, PUBLIC } from '../public-address.ts';
import { follow, here } from '../spans.ts';

/** How long a receiver may take to answer. */
const ANSWER_WITHIN_MS = 10_000;
/** How much of an answer is taken off the line; nobody reads it. */
const ANSWER_BYTES_MAX = 16 * 1024;

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
  /** Ends it without an answer. */
  readonly stop: AbortSignal;
};

/** What became of it: the receiver's status, or why there is none. */
export type Sent = { readonly status: number } | { readonly reason: string };

/**
 * Sends one message. The name is resolved once, and what is connected to is what was looked at; nothing is followed
 * elsewhere.
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
    // Whoever traces their own work finds ours in it.
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
