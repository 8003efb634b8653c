/**
 * A house with its watchers in its own process: of a socket there is everything but the line. Each is taken over by the
 * live door as any is, shakes hands, subscribes, answers pings, and looks at every row it is sent.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { listen } from '#server/http/index.ts';
import { BidAddedDocument } from '#web/graphql/documents.gen.ts';
import { maskedFrame } from './frames.ts';
import { openBenchHouse } from './kit.ts';

const [url = '', dataDir = '', redisUrl = ''] = process.argv.slice(2);
const house = await openBenchHouse({ url, dataDir }, { REDIS_URL: redisUrl });
const documents = new URL('../src/web/graphql/documents.gen.json', import.meta.url);
const known = JSON.parse(await readFile(documents, 'utf8')) as Record<string, string>;
const INIT = maskedFrame({ type: 'connection_init' });
const PING = maskedFrame({ type: 'ping' });
const PONG = maskedFrame({ type: 'pong' });
const HEADERS = {
  ...{ host: 'localhost', connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
  ...{ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-protocol': 'graphql-transport-ws' },
};

let joined = 0;
let wrong = 0;
let heard = 0;
let tell = (): void => {};
/** All are handed the same bytes: what is in them is looked for once. */
let last: { bytes: Buffer; versions: readonly number[] } | null = null;

function versionsIn(bytes: Buffer): readonly number[] {
  if (last?.bytes === bytes) return last.versions;
  const versions = Array.from(bytes.toString().matchAll(/"version":(\d+)/g), ([, version]) =>
    Number(version),
  );
  last = { bytes, versions };
  return versions;
}

/** The browser's end. */
class Watcher extends Duplex {
  #version: number | null = null;
  readonly #subscribe: Buffer;
  constructor(subscribe: Buffer) {
    super({ highWaterMark: 65_536 });
    this.#subscribe = subscribe;
  }
  override _read(): void {}
  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    done();
    const versions = versionsIn(bytes);
    if (versions.length > 0) return this.#hear(versions);
    const text = bytes.toString('latin1');
    if (text.startsWith('HTTP/1.1 101')) this.push(INIT);
    if (text.includes('"connection_ack"')) this.push(Buffer.concat([this.#subscribe, PING]));
    if (text.includes('"pong"')) joined += 1;
    if (text.includes('"ping"')) this.push(PONG);
  }
  #hear(versions: readonly number[]): void {
    for (const version of versions) {
      if (this.#version !== null && version !== this.#version + 1) wrong += 1;
      this.#version = version;
      heard += 1;
    }
    if (heard >= joined) tell();
  }
}

async function join(count: number, uuid: string): Promise<void> {
  const payload = { query: known[BidAddedDocument.id], variables: { uuid } };
  const subscribe = maskedFrame({ id: 'a', type: 'subscribe', payload });
  const wanted = joined + count;
  for (let made = 0; made < count; made += 1) {
    const line = new Watcher(subscribe);
    const request = { method: 'GET', url: '/graphql', headers: HEADERS, socket: line };
    house.app.server.emit('upgrade', request as unknown as IncomingMessage, line, Buffer.alloc(0));
    if (made % 100 === 0) await new Promise(setImmediate);
  }
  while (joined < wanted) await new Promise(resolve => setTimeout(resolve, 20));
}

/** What is alive, not what the process has taken: it began with more than it needs. */
function memory(): { bytes: number } {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { bytes: heapUsed + external };
}

type Message =
  | { kind: 'join'; count: number; uuid: string }
  | { kind: 'await' }
  | { kind: 'memory' }
  | { kind: 'wrong' };
process.once('disconnect', () => process.exit());
process.on('message', async (message: Message) => {
  if (message.kind === 'join') await join(message.count, message.uuid);
  if (message.kind === 'memory') return process.send?.(memory());
  if (message.kind === 'wrong') return process.send?.({ wrong });
  if (message.kind === 'await') {
    heard = 0;
    tell = () => process.send?.({ lastAt: String(process.hrtime.bigint()), length: last?.bytes.length ?? 0 });
  }
  process.send?.({});
});
process.send?.({ port: await listen(house.app, { host: '127.0.0.1', port: 0 }) });
