/** One way to answer with the pages that are measured, in a process of its own: `cached`, `rendered` or `bare`. */
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { anonymousContext } from '#server/context.ts';
import { openPages } from '#server/http/index.ts';
import { addressesIn } from './addresses.ts';
import { openBenchHouse } from './kit.ts';

const [way = '', url = '', dataDir = ''] = process.argv.slice(2);
const house = await openBenchHouse({ url, dataDir });
await house.app.listen({ port: 0, host: '127.0.0.1' });
const housePort = (house.app.server.address() as { port: number }).port;
const paths = await addressesIn(`http://127.0.0.1:${housePort}`);
const sent = new Map(
  await Promise.all(Object.values(paths).map(async path => [path, await answerOf(path)] as const)),
);

const server =
  way === 'cached' ? house.app.server : createServer(way === 'bare' ? answerBare : await renderer());
if (way !== 'cached') await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
process.send?.({ port: (server.address() as { port: number }).port, paths });

/** The same bytes and headers, and nothing else. */
function answerBare(request: IncomingMessage, response: ServerResponse): void {
  const answer = sent.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers ?? {});
  response.end(answer?.body);
}

/** The same pages without the cache: every request renders and compresses. */
async function renderer() {
  const pages = await openPages({
    documents: house.documents,
    execute: house.execute,
    headers: {},
    origin: house.config.publicUrl.origin,
    house: () => ({
      name: 'Calandre',
      address: '',
      phone: null,
      country: 'FR',
      hours: null,
      email: house.rooms.settings.read('house').email,
      payee: null,
      ...{ legal: '', vatNumber: '', director: null, host: null, mediator: null },
      searchDeposit: 500,
      operator: { declaration: null, authority: null, auctioneer: null, insurer: null },
    }),
    findPerson: async () => null,
    findGuard: () => null,
    admit: async () => {},
    isReady: async () => true,
    cache: (await import('#server/http/index.ts')).openPageCache({ isKeeping: false }),
  });
  return (request: IncomingMessage, response: ServerResponse) => void pages.send(request, response);
}

/** What the house answers, as it crosses the wire. */
async function answerOf(path: string): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  const { promise, resolve } = Promise.withResolvers<{ headers: OutgoingHttpHeaders; body: Buffer }>();
  get({ port: housePort, path, headers: { 'accept-encoding': 'br' } }, response => {
    const chunks: Buffer[] = [];
    response.on('data', chunk => chunks.push(chunk));
    response.on('end', () => {
      const body = Buffer.concat(chunks);
      const { 'transfer-encoding': _, ...headers } = response.headers;
      resolve({ headers: { ...headers, 'content-length': body.length }, body });
    });
  });
  return promise;
}

process.once('disconnect', () => process.exit());
let before = process.cpuUsage();
process.on('message', ({ kind }: { kind: string }) => {
  if (kind === 'start') {
    before = process.cpuUsage();
    process.send?.({});
  }
  if (kind === 'stop') {
    const used = process.cpuUsage(before);
    process.send?.({
      cpuMs: (used.user + used.system) / 1_000,
      cacheTags: anonymousContext().cacheTags.size,
    });
  }
});
