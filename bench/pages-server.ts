/** One way to answer with the auction page, in a process of its own: `cached`, `rendered` or `bare`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { anonymousContext } from '#server/context.ts';
import { openPages } from '#server/http/index.ts';
import { openBenchHouse } from './kit.ts';

const way = process.argv[2];
const house = await openBenchHouse();
const [uuid = ''] = (await house.rooms.search.page(anyAuction(), 'ENDING_SOON', { first: 1, offset: 0 }))
  .uuids;
const path = `/acheter/voiture-collection/${(await house.rooms.ads.find(uuid))?.slug}.html`;
await house.app.listen({ port: 0, host: '127.0.0.1' });
const housePort = (house.app.server.address() as { port: number }).port;
const page = await fetch(`http://127.0.0.1:${housePort}${path}`, { headers: { 'accept-encoding': 'br' } });
const headers = Object.fromEntries(page.headers);
const sent = await rawBody(housePort);

const server =
  way === 'cached' ? house.app.server : createServer(way === 'bare' ? answerBare : await renderer());
if (way !== 'cached') await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
process.send?.({ port: (server.address() as { port: number }).port, path });

/** The same bytes and headers, and nothing else. */
function answerBare(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...headers, 'content-length': sent.length, 'content-encoding': 'br' });
  response.end(sent);
}

/** The same pages without the cache: every request renders and compresses. */
async function renderer() {
  const pages = await openPages({
    documents: house.documents,
    execute: house.execute,
    headers: {},
    origin: house.config.publicUrl.origin,
    findPerson: async () => null,
    isThere: async () => true,
    isReady: async () => true,
    cache: (await import('#server/http/index.ts')).openPageCache({ isKeeping: false }),
  });
  return (request: IncomingMessage, response: ServerResponse) => void pages.send(request, response);
}

async function rawBody(port: number): Promise<Buffer> {
  const { get } = await import('node:http');
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  get({ port, path, headers: { 'accept-encoding': 'br' } }, response => {
    const chunks: Buffer[] = [];
    response.on('data', chunk => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
  });
  return promise;
}

function anyAuction() {
  return {
    text: null,
    ...{
      brands: [],
      models: [],
      carTypes: [],
      bodies: [],
      countries: [],
      transmissions: [],
      fuels: [],
      kinds: [],
    },
    ...{ yearMin: null, yearMax: null, priceMin: null, priceMax: null, mileageMax: null, sold: null },
    withdrawal: false,
    auctionStates: ['RUNNING'],
    auctionsOnly: true,
  };
}

let before = process.cpuUsage();
process.on('message', ({ kind }: { kind: string }) => {
  if (kind === 'start') {
    before = process.cpuUsage();
    process.send?.({});
  }
  if (kind === 'stop') {
    const used = process.cpuUsage(before);
    process.send?.({ cpuMs: (used.user + used.system) / 1_000, touched: anonymousContext().touched.size });
  }
});
