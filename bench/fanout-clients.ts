/** Five thousand watchers in a process of their own; they count what they get. */
import { readFile } from 'node:fs/promises';
import WebSocket from 'ws';
import { BidAddedDocument } from '#web/graphql/documents.gen.ts';

// The auction page's own subscription, as every watcher's browser asks it.
const documents = new URL('../src/web/graphql/documents.gen.json', import.meta.url);
const known = JSON.parse(await readFile(documents, 'utf8')) as Record<string, string>;
const QUERY = known[BidAddedDocument.id];
let received = 0;
const sockets: WebSocket[] = [];

function join(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  sockets.push(socket);
  socket.once('error', reject);
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  socket.once('message', () => {
    const variables = { uuid: '00000000-0000-4000-8000-000000000001' };
    socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload: { query: QUERY, variables } }));
    socket.on('message', data => {
      received += 1;
      const text = String(data);
      if (text === '{"type":"ping"}') {
        received -= 1;
        socket.send('{"type":"pong"}');
      }
    });
    resolve();
  });
  return promise;
}

process.once('disconnect', () => process.exit());
process.on('message', async (message: { kind: string; port?: number; count?: number }) => {
  if (message.kind === 'join') {
    for (let joined = 0; joined < (message.count ?? 0); joined += 250) {
      await Promise.all(Array.from({ length: 250 }, () => join(message.port ?? 0)));
    }
    process.send?.({ joined: sockets.length });
  }
  if (message.kind === 'count') process.send?.({ received });
});
