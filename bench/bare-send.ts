/** What bare-send.c does, where there is no compiler. */
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const length = Number(process.argv[3]);
const bytes = Buffer.alloc(length, 'x');
const sockets: Socket[] = [];
const server = createServer({ noDelay: true }, socket => sockets.push(socket.on('error', () => {})));
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  console.log((server.address() as { port: number }).port);
});
const lines = createInterface(process.stdin);
lines.on('line', () => {
  console.log('ack');
  for (const socket of sockets) socket.write(bytes);
});
lines.on('close', () => process.exit());
