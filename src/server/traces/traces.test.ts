import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openReceiver } from '#test/kit/receiver.ts';
import { ROOT } from '#test/kit/sources.ts';
import { isFollowed } from '../spans.ts';
import { openTraces } from './index.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  links?: { spanId: string }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.guest({ email: 'seller@traces.test' });
});
afterAll(() => house[Symbol.asyncDispose]());

/** Whoever collects traces, on this machine. */
async function openCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces') bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`),
    bodies,
    spans: () =>
      bodies.flatMap(body =>
        (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Without its times and numbers, which hold any five digits sooner or later. */
const withoutChance = (body: string) => body.replace(/"\w*(?:Id|UnixNano)":"\w*"/g, '');

/** The names from a span up to where its trace begins. */
function wayUp(spans: readonly Span[], span: Span | undefined): string[] {
  if (!span) return [];
  return [
    span.name,
    ...wayUp(
      spans,
      spans.find(({ spanId }) => spanId === span.parentSpanId),
    ),
  ];
}

it('follows a page to its statements and a bid to its frame, on the trace that asked, and tells nobody’s name', async () => {
  await using collector = await openCollector();
  await using receiver = await openReceiver();
  const guest = await house.guest();
  const car = await addCar(house, { sellerEmail: 'seller@traces.test', auction: {} });
  const made = 'mutation($u: String!) { addWebhook(url: $u, events: ["bid.placed"]) { webhook { id } } }';
  await guest.ask(made, { u: receiver.url });
  expect(isFollowed()).toBe(false);
  await fetch(house.url);
  {
    await using traces = openTraces(collector.url);
    expect(isFollowed()).toBe(true);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await (await fetch(`${house.url}/en/results`, { headers: { traceparent } })).text();
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const frame = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'next') frame.resolve();
      if (type !== 'connection_ack') return;
      const query = 'subscription($u: ID!) { bidAdded(uuid: $u) { bid } }';
      send({ id: '1', type: 'subscribe', payload: { query, variables: { u: car.uuid } } });
      ready.resolve();
    };
    await ready.promise;
    await expect.poll(() => house.live.sharedCount()).toBe(1);
    await new Promise(resolve => setTimeout(resolve, 50));
    const bid = `mutation { addBid(addBidInput: { auctionId: "${car.auctionId}", bid: 15500, isAuctionCGVAccepted: true }) { id } }`;
    expect(await guest.codeOf(bid)).toBeNull();
    await frame.promise;
    socket.close();
    await house.rooms.webhooks.follower.catchUp();
    await house.rooms.jobs.drain();
    await traces.flush();
  }
  expect(isFollowed()).toBe(false);

  const spans = collector.spans();
  const asked = spans.filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c');
  const [page] = asked.filter(({ kind }) => kind === 2);
  expect(page).toMatchObject({ name: 'GET page', parentSpanId: 'b7ad6b7169203331' });
  const statement = asked.find(({ name }) => name.startsWith('statement results.'));
  expect(wayUp(asked, statement)).toEqual([statement?.name, expect.stringMatching(/^query /), 'GET page']);

  const batch = spans.find(({ name }) => name === 'bids batch');
  expect(wayUp(spans, batch)).toEqual(['bids batch', 'mutation addBid', 'POST graphql']);
  const shown = spans.find(({ name }) => name === 'frame');
  expect(wayUp(spans, shown)).toEqual(['frame', 'bids batch', 'mutation addBid', 'POST graphql']);
  const written = spans.filter(
    ({ parentSpanId, name }) => parentSpanId === batch?.spanId && name !== 'frame',
  );
  expect(written.map(({ name }) => name)).toContain('statement auctions.append');

  const told = receiver.received.at(-1)?.headers.traceparent ?? '';
  const sending = spans.find(({ name }) => name === 'webhook');
  expect(told).toBe(`00-${sending?.traceId}-${sending?.spanId}-01`);
  for (const body of collector.bodies.map(withoutChance))
    for (const secret of [guest.email, car.uuid, car.auctionId, '15500', receiver.url, 'results?'])
      expect(body).not.toContain(secret);
});

it('is read by nothing before it is asked for', async () => {
  const { readFile, glob } = await import('node:fs/promises');
  const asking: string[] = [];
  for await (const path of glob('src/**/*.ts', { cwd: ROOT })) {
    if (path.endsWith('.test.ts')) continue;
    const text = await readFile(ROOT + path, 'utf8');
    if (/from '(\.\/|\.\.\/|#server\/)traces\/|from '@opentelemetry/.test(text)) asking.push(path);
  }
  expect(asking).toEqual(['src/server/traces/index.ts']);
});
