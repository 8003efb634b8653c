import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestHouse } from '#test/kit/house.ts';
import { CEILINGS, DEADLINES, openServer, type ServerOptions } from './server.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Reads the body to its end and says how long it was. */
const tellLength: RequestListener = (request, response) => {
  let length = 0;
  request.on('data', chunk => {
    length += chunk.length;
  });
  request.on('end', () => response.end(`${length} bytes`));
};

async function serve(options: Partial<ServerOptions>, listener = tellLength): Promise<void> {
  server = openServer({ trustedProxies: 0, ceilings: null, ...options }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** A connection of its own: what it is sent, and whether it was ended. */
function dial() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', chunk => {
    said += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<string>(resolve => socket.on('close', () => resolve(said)));
  return { socket, closed, said: () => said };
}

const HEAD = 'POST / HTTP/1.1\r\nhost: a\r\n';
const PROMPT = { headersMs: 200, bodyMs: 200, fileMs: 600, stalledMs: 60_000, checkEveryMs: 50 };

describe('the deadlines of the server', () => {
  it('end headers that do not come', async () => {
    await serve({ deadlines: PROMPT });
    const { socket, closed } = dial();
    socket.write('POST / HTTP/1.1\r\nhost:');
    expect(await closed).toMatch(/^(HTTP\/1\.1 408|$)/);
  });

  it('end a body that does not come, and let one through that does', async () => {
    await serve({ deadlines: PROMPT });
    const slow = dial();
    slow.socket.write(`${HEAD}content-length: 10\r\n\r\nhalf`);
    const prompt = dial();
    prompt.socket.write(`${HEAD}content-length: 4\r\n\r\nfull`);
    await expect.poll(prompt.said).toContain('4 bytes');
    await slow.closed;
    expect(slow.said()).not.toContain('bytes');
  });

  it('give a file longer than any other body, and an end too', async () => {
    await serve({ deadlines: { ...PROMPT, fileMs: 60_000 } });
    const file = dial();
    const other = dial();
    file.socket.write(`${HEAD.replace(' / ', ' /uploads/photos ')}content-length: 8\r\n\r\nhalf`);
    other.socket.write(`${HEAD}content-length: 8\r\n\r\nhalf`);
    await other.closed;
    file.socket.write('full');
    await expect.poll(file.said).toContain('8 bytes');
    server.closeAllConnections();
    server.close();
    await serve({ deadlines: { ...PROMPT, fileMs: 300 } });
    const late = dial();
    late.socket.write(`${HEAD.replace(' / ', ' /uploads/photos ')}content-length: 8\r\n\r\nhalf`);
    expect(await late.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('end a connection on which nothing moves, and one that brings no more requests', async () => {
    await serve({ deadlines: { stalledMs: 200 } }, () => {});
    const stalled = dial();
    stalled.socket.write(`${HEAD}content-length: 0\r\n\r\n`);
    expect(await stalled.closed).toBe('');
    server.closeAllConnections();
    server.close();
    await serve({ deadlines: { idleMs: 100 } });
    const idle = dial();
    idle.socket.write(`${HEAD}content-length: 0\r\n\r\n`);
    expect(await idle.closed).toContain('0 bytes');
  });

  it('leave a connection open for the next request as long as they say, and longer behind a proxy', async () => {
    const waits = async (options: Partial<ServerOptions>) => {
      await serve(options);
      const { socket, said } = dial();
      socket.write(`${HEAD}content-length: 0\r\n\r\n`);
      await expect.poll(said).toContain('0 bytes');
      socket.destroy();
      server.closeAllConnections();
      server.close();
      return /^keep-alive: (.*)$/im.exec(said())?.[1]?.trim();
    };
    expect(await waits({})).toBe('timeout=10');
    expect(await waits({ trustedProxies: 1 })).toBe('timeout=75');
    await serve({});
  });

  it('are in force in the house', async () => {
    await using house = await openTestHouse({ RATE_LIMITS: 'on' });
    await serve({ ceilings: CEILINGS });
    for (const name of [
      'headersTimeout',
      'requestTimeout',
      'keepAliveTimeout',
      'timeout',
      'maxConnections',
      'maxRequestsPerSocket',
    ] as const) {
      expect([name, house.server[name]]).toEqual([name, server[name]]);
    }
    expect(house.server.requestTimeout).toBe(DEADLINES.fileMs);
  });
});

describe('the ceilings of the server', () => {
  const few = { connections: 100, perNetwork: 3, requests: 1_000 };

  it('refuse a network’s connections beyond so many, and take them again when others end', async () => {
    await serve({ ceilings: few });
    const held = [dial(), dial(), dial()];
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    expect(await dial().closed).toMatch(/^HTTP\/1\.1 429 /);
    held[0]?.socket.destroy();
    await held[0]?.closed;
    await expect
      .poll(async () => {
        const next = dial();
        next.socket.write(`${HEAD}connection: close\r\ncontent-length: 0\r\n\r\n`);
        return next.closed;
      })
      .toContain('0 bytes');
  });

  it('count none behind a proxy, whose connections are everybody’s', async () => {
    await serve({ ceilings: few, trustedProxies: 1 });
    const held = Array.from({ length: 6 }, dial);
    for (const { socket } of held) socket.write(`${HEAD}content-length: 0\r\n\r\n`);
    for (const { said } of held) await expect.poll(said).toContain('0 bytes');
  });

  it('tell a connection that has brought so many requests to end', async () => {
    await serve({ ceilings: { ...few, requests: 2 } });
    const { socket, said } = dial();
    socket.write(`${HEAD}content-length: 0\r\n\r\n`);
    await expect.poll(said).toContain('0 bytes');
    expect(said()).not.toMatch(/^connection: close/im);
    socket.write(`${HEAD}content-length: 0\r\n\r\n`);
    await expect.poll(said).toMatch(/^connection: close/im);
  });

  it('hold for all connections together', async () => {
    await serve({ ceilings: { ...few, connections: 2, perNetwork: 10 } });
    const held = [dial(), dial()];
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    expect(await dial().closed).toBe('');
  });
});
