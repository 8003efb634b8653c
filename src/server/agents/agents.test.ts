import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi, makeKey } from '#test/kit/api.ts';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let guest: Guest;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse();
  await house.guest({ email: 'seller@agents.test' });
  guest = await house.guest();
  car = await addCar(house, { sellerEmail: 'seller@agents.test', auction: {} });
});
afterAll(() => house[Symbol.asyncDispose]());

/** An agent, as its maker's library makes one, with a key of somebody's. */
async function openAgent(key: string) {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${house.url}/mcp`), { requestInit }));
  return client;
}
type Told = { isError?: boolean | undefined; content: unknown };
const textOf = ({ content }: Told) => JSON.parse((content as { text: string }[])[0]?.text ?? 'null');
const countBids = async () => (await house.db.owner('select from bids')).length;

describe('an agent with a key', () => {
  it('finds lots, results and comparables, follows and asks as its person, within the key’s scopes', async () => {
    const agent = await openAgent(await makeKey(guest, { scopes: ['read', 'watch', 'ask'] }));
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [
        ...['askQuestion', 'findComparables', 'findLot', 'listBids', 'listLots', 'listResults', 'listSales'],
        ...['prepareBid', 'unwatchLot', 'watchLot'],
      ].sort(),
    );
    const call = (name: string, args: Record<string, unknown>) => agent.callTool({ name, arguments: args });
    const found = textOf(await call('listSales', { brand: ['Alpine'], limit: 1 }));
    expect(found).toMatchObject({ items: [{ id: car.uuid }], totalCount: 1 });
    expect(textOf(await call('findLot', { id: car.uuid }))).toMatchObject({ brand: 'Alpine' });
    expect(textOf(await call('listResults', {}))).toMatchObject({ items: [] });
    expect(textOf(await call('findComparables', { brand: 'alpine' }))).toHaveProperty('comparables');
    expect((await call('watchLot', { id: car.uuid })).isError).toBeFalsy();
    expect((await guest.ask('{ myFavorites }')).data).toEqual({ myFavorites: [car.uuid] });
    const asked = await call('askQuestion', { id: car.uuid, question: 'Le châssis est-il sain ?' });
    expect(textOf(asked)).toMatchObject({ question: 'Le châssis est-il sain ?' });
    const wrong = await call('findLot', { id: 'x', colour: 'red' });
    expect([wrong.isError, textOf(wrong)]).toMatchObject([true, { code: 'BadInput' }]);
    await agent.close();

    const reader = await openAgent(await makeKey(guest, { scopes: ['read'] }));
    expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('watchLot');
    const refused = await reader.callTool({ name: 'watchLot', arguments: { id: car.uuid } });
    expect([refused.isError, textOf(refused)]).toMatchObject([true, { code: 'Forbidden', scope: 'watch' }]);
    await reader.close();
  });

  it('prepares a bid, which a person confirms on a page of ours; it places none', async () => {
    const agent = await openAgent(await makeKey(guest));
    expect((await agent.listTools()).tools.map(({ name }) => name)).not.toContain('placeBid');
    const before = await countBids();
    const prepare = (args: object) =>
      agent.callTool({ name: 'prepareBid', arguments: { id: car.uuid, language: 'en', ...args } });
    const prepared = textOf(await prepare({ bid: 12_000, maxBid: 15_000 }));
    expect(prepared).toMatchObject({
      lot: car.uuid,
      bid: 12_000,
      maxBid: 15_000,
      minimumBid: expect.any(Number),
    });
    expect(prepared.confirmAt).toMatch(
      new RegExp(`/en/user/prepared-bid\\?lot=${car.uuid}&bid=12000&maxBid=15000$`),
    );
    const low = await prepare({ bid: 1 });
    expect([low.isError, textOf(low)]).toMatchObject([
      true,
      { code: 'BidTooLow', minimum: expect.any(Number) },
    ]);
    expect((await prepare({ bid: 'x' })).isError).toBe(true);
    expect((await prepare({ bid: 20_000, maxBid: 19_000 })).isError).toBe(true);
    for (const name of ['placeBid', 'none'])
      expect((await agent.callTool({ name, arguments: { id: car.uuid, bid: 12_000 } })).isError).toBe(true);
    expect(await countBids()).toBe(before);
    await agent.close();
  });
});

describe('a bid that was prepared', () => {
  it('is confirmed by its person: who has a passkey shows it first, and it is a bid like any other', async () => {
    const person = await house.guest();
    const confirm = (bid: number) =>
      person.codeOf(
        `mutation { addBid(addBidInput: { auctionId: "${car.auctionId}", bid: ${bid}, isPrepared: true, isAuctionCGVAccepted: true }) { id } }`,
      );
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await confirm(12_000)).toBeNull();
    await house.db.owner(
      `insert into passkeys (id, account_id, public_key, label) select 'k', id, 'x', 'x' from accounts where email = $1`,
      [person.email],
    );
    expect(await confirm(30_000)).toBe('PasswordNeeded');
    await person.ask(`mutation { confirmPassword(password: "${PASSWORD}") }`);
    expect(await confirm(30_000)).toBeNull();
  });
});

describe('the door of agents', () => {
  const post = (key: string | null, headers: Record<string, string> = {}) =>
    fetch(`${house.url}/mcp`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });

  it('is closed without a key, to other sites, and past the key’s minute', async () => {
    expect((await post(null)).status).toBe(401);
    expect((await fetch(`${house.url}/mcp`)).status).toBe(405);
    const key = await makeKey(await house.guest());
    const open = await post(key);
    expect([open.status, open.headers.get('api-cost')]).toEqual([200, '1']);
    expect(open.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
    expect((await post(key, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(key, { cookie: guest.cookie(), authorization: '' })).status).toBe(401);
  });

  it('is named in llms.txt, with what there is to read', async () => {
    const text = await (await fetch(`${house.url}/llms.txt`)).text();
    expect(text.startsWith('# Calandre\n')).toBe(true);
    for (const path of ['/mcp', '/api/v1/openapi.json', '/api/v1/schema.graphql', '/en/api'])
      expect(text).toContain(path);
    for (const [, address = ''] of text.matchAll(/\]\((http[^)]+)\)/g)) {
      const { pathname } = new URL(address);
      expect([pathname, (await fetch(house.url + pathname)).status]).toEqual([pathname, 200]);
    }
    expect((await askApi(house, null, '/openapi.json')).status).toBe(200);
  });
});
