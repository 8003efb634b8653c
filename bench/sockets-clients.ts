/** Watchers on sockets of their own, in a process of their own: they tell when the last of them has heard. */
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { BidAddedDocument } from '#web/graphql/documents.gen.ts';
import { maskedFrame } from './frames.ts';

export type Join = {
  readonly kind: 'join';
  /** Whom these belong to: all of one crowd are told of one bid. */
  readonly crowd: string;
  readonly port: number;
  readonly count: number;
  /** The car whose bids are watched over WebSocket; null for a server that sends to whoever connects. */
  readonly uuid: string | null;
};
/** When the last one heard, by the machine's clock, and how many bytes. */
export type Heard = { readonly lastAt: string; readonly length: number };

const documents = new URL('../src/web/graphql/documents.gen.json', import.meta.url);
const known = JSON.parse(await readFile(documents, 'utf8')) as Record<string, string>;
const AT_ONCE = 200;
/** No other message of the server is as long as a bid. */
const BID_LENGTH_MIN = 100;

/** Those who wait for one bid, how many of them have heard of it, and who is told when all have. */
type Crowd = { readonly sockets: Socket[]; heard: number; length: number; tell: () => void };
const crowds = new Map<string, Crowd>();

const UPGRADE =
  'GET /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
  'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
  'sec-websocket-protocol: graphql-transport-ws\r\n\r\n';
const INIT = maskedFrame({ type: 'connection_init' });
const PING = maskedFrame({ type: 'ping' });
const PONG = maskedFrame({ type: 'pong' });
const buffer = Buffer.alloc(65_536);

function join(crowd: Crowd, port: number, subscribe: Buffer | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isWatching = subscribe === null;
  function hear(length: number): boolean {
    if (isWatching && length >= BID_LENGTH_MIN) {
      crowd.heard += 1;
      crowd.length = length;
      if (crowd.heard === crowd.sockets.length) crowd.tell();
      return true;
    }
    const text = buffer.toString('latin1', 0, length);
    if (text.startsWith('HTTP/1.1 101')) socket.write(INIT);
    if (text.includes('"connection_ack"')) socket.write(Buffer.concat([subscribe ?? PING, PING]));
    if (text.includes('"pong"')) {
      isWatching = true;
      resolve();
    }
    if (text.includes('"ping"')) socket.write(PONG);
    return true;
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: hear } });
  crowd.sockets.push(socket);
  socket.once('connect', () => (isWatching ? resolve() : socket.write(UPGRADE)));
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('the server hung up')));
  return promise;
}

async function joinAll({ crowd: name, port, count, uuid }: Join): Promise<void> {
  const crowd = crowds.get(name) ?? { sockets: [], heard: 0, length: 0, tell: () => {} };
  crowds.set(name, crowd);
  const payload = { query: known[BidAddedDocument.id], variables: { uuid } };
  const subscribe = uuid === null ? null : maskedFrame({ id: 'a', type: 'subscribe', payload });
  for (let left = count; left > 0; left -= AT_ONCE) {
    const next = Math.min(AT_ONCE, left);
    await Promise.all(Array.from({ length: next }, () => join(crowd, port, subscribe)));
  }
}

/** Answers twice: once it listens for the next bid, and once all have heard. */
function awaitBid(name: string): void {
  const crowd = crowds.get(name);
  if (!crowd) throw new Error(`nobody is in ${name}`);
  crowd.heard = 0;
  crowd.tell = () => {
    const heard: Heard = { lastAt: String(process.hrtime.bigint()), length: crowd.length };
    process.send?.(heard);
  };
  process.send?.({});
}

process.once('disconnect', () => process.exit());
process.on('message', async (message: Join | { kind: 'await'; crowd: string }) => {
  if (message.kind === 'await') return awaitBid(message.crowd);
  await joinAll(message);
  process.send?.({});
});
