import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { commonHeaders } from './security.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\n';

/** Sends the parts one after the other, each on its way before the next; answers all that came back. */
async function send(parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect({ port: Number(new URL(house.url).port), host: '127.0.0.1', noDelay: true });
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const part of parts) {
    await new Promise(resolve => socket.write(part, resolve));
    await new Promise(resolve => setImmediate(resolve));
  }
  await once(socket, 'close');
  return said;
}

describe('the door of GraphQL', () => {
  it('reads a body that comes in parts, in the midst of a letter', async () => {
    const body = Buffer.from(JSON.stringify({ query: '{ a: serverTime }', variables: { x: 'é' } }));
    const middle = body.indexOf('é') + 1;
    const said = await send([
      `${HEAD}content-length: ${body.length}\r\n\r\n`,
      body.subarray(0, middle),
      body.subarray(middle),
    ]);
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(said).toContain('\r\n\r\n{"data":{"a":"');
  });

  it('says once that a body without a length is too long', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const said = await send([`${HEAD}transfer-encoding: chunked\r\n\r\n`, chunk, chunk, chunk, chunk]);
    expect(said.match(/HTTP\/1\.1 413/g)).toHaveLength(1);
    expect(said).toContain('"code":"TooLarge"');
  });

  it('outlives a line that is cut in the midst of a body', async () => {
    const socket = connect({ port: Number(new URL(house.url).port), host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write(`${HEAD}content-length: 100\r\n\r\n{"que`, () => socket.resetAndDestroy());
    await once(socket, 'close');
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  });

  it('makes a long answer shorter for those who can read it so, and leaves a short one as it is', async () => {
    const ask = async (length: number, accepted: string) => {
      const name = 'a'.repeat(length);
      const query = `{ ${name}: serverTime }`;
      const headers = { 'content-type': 'application/json', 'accept-encoding': accepted };
      const response = await fetch(`${house.url}/graphql`, {
        ...{ method: 'POST', body: JSON.stringify({ query }), headers },
      });
      expect(Object.keys((await response.json()).data)).toEqual([name]);
      const { headers: said } = response;
      return [said.get('content-encoding'), said.get('vary'), Number(said.get('content-length')) < 2_000];
    };
    expect(await ask(5_000, 'gzip, br')).toEqual(['br', 'accept-encoding', true]);
    expect(await ask(5_000, 'gzip')).toEqual(['gzip', 'accept-encoding', true]);
    expect(await ask(5_000, 'identity')).toEqual([null, 'accept-encoding', false]);
    expect(await ask(1_000, 'gzip, br')).toEqual([null, null, true]);
  });

  it('carries what every answer carries, and is kept by nobody', async () => {
    const post = { method: 'POST', body: '{"query":"{ serverTime }"}' };
    const said = { ...commonHeaders({ publicUrl: new URL(house.url) }), 'cache-control': 'no-store' };
    for (const headers of [{ 'content-type': 'application/json' }, { origin: 'https://evil.test' }]) {
      const response = await fetch(`${house.url}/graphql`, { ...post, headers });
      for (const [name, value] of Object.entries(said))
        expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
    expect((await fetch(`${house.url}/graphqls`, post)).status).toBe(404);
  });
});
