import { createServer, type Server } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestHouse } from '#test/kit/house.ts';
import { openReceiver } from '#test/kit/receiver.ts';
import { isPublicAddress } from '../public-address.ts';
import { send } from './sending.ts';

const { signal: stop } = new AbortController();
const message = { secrets: ['whsec_AAAA'], id: 'x', body: '{}', allowsPrivate: false, stop };

describe('in production nothing is sent', () => {
  it('over plain http, to this machine or a private network, by address or by name', async () => {
    await using receiver = await openReceiver();
    const port = new URL(receiver.url).port;
    expect(await send({ ...message, url: receiver.url })).toEqual({ reason: 'not https' });
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.1', '2130706433', '[::ffff:127.0.0.1]'])
      expect(await send({ ...message, url: `https://${host}:${port}/` })).toEqual({
        reason: 'no public address',
      });
    expect(await send({ ...message, url: 'https://nowhere.invalid/' })).toEqual({ reason: 'no such host' });
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1'],
    ...[
      'fc00::1',
      'fd12::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2001:db8::1',
      '2002:a00:1::',
      'ff02::1',
      'x',
    ],
  ])('to %s', address => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a01:e0a::1'])(
    'but to %s, which everybody may reach',
    address => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('a name that leads outside when it is looked at, and inside later', () => {
  it('is looked up once, and what was looked at is what is called', async () => {
    const called: string[] = [];
    const open = async (host: string, port: number): Promise<Server> => {
      const server = createServer(socket => {
        called.push(host);
        socket.destroy();
      });
      await new Promise<void>(resolve => server.listen(port, host, resolve));
      return server;
    };
    // Two addresses of this machine: the first stands for one that everybody may reach.
    const outside = await open('127.0.0.2', 0);
    const bound = outside.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const inside = await open('127.0.0.1', port);
    let count = 0;
    const lookup = async () => {
      count += 1;
      return [{ address: count === 1 ? '127.0.0.2' : '127.0.0.1' }];
    };
    const network = { lookup, isOpen: (address: string) => address === '127.0.0.2' };
    const url = `https://rebinds.test:${port}/`;
    expect(await send({ ...message, url }, network)).toEqual({ reason: 'ECONNRESET' });
    expect([called, count]).toEqual([['127.0.0.2'], 1]);
    // The next message is looked at anew, and stays outside.
    expect(await send({ ...message, url }, network)).toEqual({ reason: 'no public address' });
    expect(called).toEqual(['127.0.0.2']);
    outside.close();
    inside.close();
  });
});

it('a machine that would go on in another protocol is one that gave no answer', async () => {
  const server = createServer(socket =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  expect(await send({ ...message, url, allowsPrivate: true })).toEqual({ reason: 'Error' });
  server.close();
});

it('is let go of by a stop, and no try is counted: another process tells it, under the same id', async () => {
  await using receiver = await openReceiver();
  await using house = await openTestHouse();
  const owner = await house.guest();
  const add = `mutation($u: String!) { addWebhook(url: $u, events: ["lot.sold"]) { webhook { id } } }`;
  const { data } = await owner.ask(add, { u: receiver.url });
  const { id } = (data as unknown as { addWebhook: { webhook: { id: string } } }).addWebhook.webhook;
  receiver.answerBy(() => new Promise<number>(() => {}));
  expect(await owner.codeOf('mutation($id: ID!) { pingWebhook(id: $id) }', { id })).toBeNull();
  {
    await using stopped = await openTestHouse({}, undefined, house);
    stopped.rooms.jobs.start();
    await receiver.until(1);
  }
  expect(await house.db.owner('select attempts, last_error from webhook_messages')).toEqual([
    { attempts: 0, last_error: null },
  ]);
  receiver.answerBy(() => 204);
  await house.rooms.jobs.drain();
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
}, 30_000);
