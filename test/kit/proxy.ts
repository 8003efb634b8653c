import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Pair = { readonly client: Socket; readonly server: Socket; isCutting: boolean; named: string };

/** How a connection ends at a COMMIT: once the server has answered, or with the word hardly out. */
export type CutAt = 'ANSWER' | 'WORD';

/** A proxy on loopback before a database: it hands bytes on, holds them back, or cuts connections. */
export type TestProxy = AsyncDisposable & {
  /** The same database by way of here. */
  readonly url: string;
  /** From now on nothing goes through, and nobody is told: connections are taken and never answered. */
  freeze(): void;
  /** All that was held goes on. */
  thaw(): void;
  cut(): void;
  /**
   * Asked at each COMMIT that comes by, with what was named in its transaction: where its connection is cut, if
   * it is. The answer never arrives.
   */
  onCommit(choose: (named: string) => CutAt | null): void;
};

/** As the driver writes it, in either protocol. */
const COMMIT = Buffer.from('commit\0');
/** How much of a transaction is looked through for names. */
const NAMED_MAX = 1_000_000;

export async function openTestProxy(databaseUrl: string): Promise<TestProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isFrozen = false;
  let choose: (named: string) => CutAt | null = () => null;

  const listener = createServer(client => {
    const server = connect(Number(target.port || 5432), target.hostname);
    const pair: Pair = { client, server, isCutting: false, named: '' };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    client.on('data', bytes => {
      pair.named += bytes.toString('latin1');
      const isCommit = bytes.includes(COMMIT);
      const cutAt = isCommit ? choose(pair.named) : null;
      if (isCommit || pair.named.length > NAMED_MAX) pair.named = '';
      pair.isCutting ||= cutAt !== null;
      server.write(bytes, () => cutAt === 'WORD' && end());
    });
    server.on('data', bytes => (pair.isCutting ? end() : client.write(bytes)));
    if (isFrozen) hold(pair);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);

  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const pair of pairs) hold(pair);
    },
    thaw() {
      isFrozen = false;
      for (const { client, server } of pairs) {
        client.resume();
        server.resume();
      }
    },
    cut() {
      for (const { client } of [...pairs]) client.destroy();
    },
    onCommit(next) {
      choose = next;
    },
    async [Symbol.asyncDispose]() {
      listener.close();
      for (const { client } of [...pairs]) client.destroy();
      await once(listener, 'close');
    },
  };
}

function hold({ client, server }: Pair): void {
  client.pause();
  server.pause();
}
