/** One way to tell five thousand watchers, in a process of its own: `ours`, `graphql-ws` or `bare`. */
import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import { useServer as serveGraphqlWs } from 'graphql-ws/use/ws';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { WebSocketServer } from 'ws';
import { anonymousContext } from '#server/context.ts';
import { openEvents } from '#server/events.ts';
import { openDocuments, openExecute, openLive } from '#server/graphql/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { buildSchema } from '#server/schema.ts';

const way = process.argv[2];
const rows = new EventEmitter().setMaxListeners(0);
const AUCTION = '00000000-0000-4000-8000-000000000001';
const row = {
  ...{ auctionId: AUCTION, bidderId: AUCTION, bidderSalt: 'salt', pseudo: null, firstName: 'Alain' },
  ...{ isImmediate: true, isReserveReached: null, leads: true, asksForCard: true },
  ...{ endAt: 1.8e12, placedAt: 1.8e12 },
};

/** The real schema over rooms that only know this one auction. */
const schema = buildSchema({
  ads: { find: async () => ({ uuid: AUCTION, status: 'PUBLISHED', isPublic: true }) },
  auctions: {
    findByAd: async () => ({ id: AUCTION, adUuid: AUCTION }),
    async watchByAd() {
      const source = on(rows, 'row');
      return {
        next: async () => ({
          done: false,
          value: { kind: 'bid', bid: ((await source.next()).value as object[])[0] },
        }),
        return: () => source.return?.(),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  },
  limits: {},
} as unknown as HouseRooms);

const server = createServer();
let bare: WebSocketServer | null = null;
if (way === 'ours') {
  const events = openEvents(pino({ level: 'silent' }), new Registry());
  const documents = openDocuments(schema, {}, true);
  const execute = openExecute(documents, events);
  const options = {
    isOwnOrigin: () => true,
    addressOf: () => 'bench',
    sessionKeyOf: () => null,
    withLimits: false,
    now: async () => 1.8e12,
  };
  const live = openLive({ documents, execute, events, ...options });
  server.on('upgrade', live.handleUpgrade);
} else if (way === 'graphql-ws') {
  const sockets = new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false });
  serveGraphqlWs({ schema, context: () => anonymousContext() }, sockets);
} else {
  bare = new WebSocketServer({
    server,
    path: '/graphql',
    perMessageDeflate: false,
    handleProtocols: () => 'graphql-transport-ws',
  });
  bare.on('connection', socket =>
    socket.on('message', text => {
      if (String(text).includes('connection_init')) socket.send('{"type":"connection_ack"}');
    }),
  );
}

const payload = {
  bidAdded: { bid: 1000, version: 1, userId: 'x'.repeat(22), isImmediateBid: true, leads: true },
};
let version = 0;

/** Sends the rows of one request and lets the loop run until they have gone out. */
async function tell(rowCount: number): Promise<void> {
  for (let index = 0; index < rowCount; index += 1) sendRow();
  await new Promise(resolve => setTimeout(resolve, 120 + 60 * rowCount));
}

function sendRow(): void {
  version += 1;
  if (bare) {
    const frame = Buffer.from(JSON.stringify({ id: 'a', type: 'next', payload: { data: payload } }));
    for (const socket of bare.clients) socket.send(frame, { binary: false });
  } else rows.emit('row', { ...row, version, amount: 1_000 + version });
}

process.once('disconnect', () => process.exit());
process.on('message', async (message: { kind: string; count?: number; rows?: number }) => {
  if (message.kind === 'listen') {
    server.listen(0, '127.0.0.1', () =>
      process.send?.({ port: (server.address() as { port: number }).port }),
    );
  }
  if (message.kind === 'memory') {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss });
  }
  if (message.kind === 'tell') {
    const before = process.cpuUsage();
    for (let index = 0; index < (message.count ?? 1); index += 1) await tell(message.rows ?? 1);
    const used = process.cpuUsage(before);
    process.send?.({ cpuMs: (used.user + used.system) / 1_000 / (message.count ?? 1) });
  }
});
