import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openDatabase } from './index.ts';

const message = (kind: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map(part => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const WELCOME = [message('R', Buffer.alloc(4)), message('Z', 'I')];
const FAREWELL = message(
  'E',
  'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);

it('of its own to listen may end in the breath in which it was made, and takes the house with it as little as later', async () => {
  await using server = createServer(socket => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([...WELCOME, FAREWELL])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `postgres://one:two@127.0.0.1:${port}/house`;
  await using database = openDatabase({ url, role: null, applicationName: 'test', onError: () => {} });
  // Said to nobody, the error would end the process.
  const ended: unknown[] = [];
  const note = (error: unknown) => void ended.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  try {
    const client = await database.connect();
    await expect(client.query('select 1')).rejects.toThrow();
    await client.end();
  } finally {
    process.off('uncaughtException', note);
    for (const other of others) process.on('uncaughtException', other);
  }
  expect(ended).toEqual([]);
});
