import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { addCar, type TestCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

const PEOPLE = 30;
const BIDS_EACH = 3;

let house: TestHouse;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'on' });
  car = await addCar(house, { auction: { endsInMs: 24 * 3_600_000 } });
});
afterAll(() => house[Symbol.asyncDispose]());

/** A live socket to the auction, and how it ended if it did. */
async function watch(): Promise<{ socket: WebSocket; refusals: unknown[] }> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const refusals: unknown[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', data => {
      const { type, payload } = JSON.parse(String(data)) as { type: string; payload: unknown };
      if (type === 'error') refusals.push(payload);
      if (type === 'pong') resolve();
      if (type !== 'connection_ack') return;
      const query = `subscription { bidAdded(uuid: "${car.uuid}") { bid version } }`;
      socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload: { query } }));
      socket.send('{"type":"ping"}');
    });
  });
  socket.on('close', code => refusals.push(code));
  await ready;
  return { socket, refusals };
}

const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }';
const bid = (amount: number) =>
  `mutation { addBid(addBidInput: { auctionId: "${car.auctionId}", bid: ${amount}, isAuctionCGVAccepted: true }) { id } }`;

describe('thirty people in a café', () => {
  it('sign in, read, watch and bid from one address, and nobody is refused', async () => {
    const [ad] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [car.uuid]);
    const people: Guest[] = [];
    for (let person = 0; person < PEOPLE; person += 1) people.push(await house.guest());
    // Each mistypes once in a browser that the house does not know, which the address is not slowed for.
    for (const { email } of people) {
      expect(await house.visitor().codeOf(LOGIN, { email, password: 'mistyped' })).toBe('InvalidCredentials');
    }

    const paths = [
      '/',
      '/acheter.html',
      `/acheter/voiture-collection/${ad?.slug}.html`,
      '/user',
      '/auth/login',
    ];
    const pages = await Promise.all(
      people.flatMap(({ cookie }, person) =>
        [...paths, `/acheter.html?text=${person}`, `/blog/article/n${person}`].map(async path => {
          const { status } = await fetch(house.url + path, { headers: { cookie: cookie() } });
          return status;
        }),
      ),
    );
    expect(new Set(pages)).toEqual(new Set([200, 404]));

    const watchers = await Promise.all(people.map(watch));
    const asked = await Promise.all(
      people.flatMap(guest => [
        guest.codeOf('{ me { id } }'),
        guest.codeOf(`mutation { registerView(id: "${car.auctionId}") }`),
        guest.codeOf(`mutation { addFavorite(uuid: "${car.uuid}") }`),
      ]),
    );
    expect(new Set(asked)).toEqual(new Set([null]));

    let amount = 1_000;
    for (let round = 0; round < BIDS_EACH; round += 1) {
      for (const guest of people) {
        expect(await guest.codeOf(bid(amount))).toBeNull();
        amount += 5_000;
      }
    }
    expect(watchers.flatMap(({ refusals }) => refusals)).toEqual([]);
    for (const { socket } of watchers) socket.terminate();
  });
});

describe('the views of an auction', () => {
  it('rise by one an hour from one address, whatever its browsers call themselves', async () => {
    const views = async () => {
      const { data } = await house
        .visitor()
        .ask(`{ publicCarAd(uuid: "${car.uuid}") { auction { viewCount } } }`);
      return (data as unknown as { publicCarAd: { auction: { viewCount: number } } }).publicCarAd.auction
        .viewCount;
    };
    await house.db.owner('delete from rate_limits');
    const before = await views();
    const look = (agent: number) =>
      house.visitor(`Mozilla/5.0 (${agent})`).codeOf(`mutation { registerView(id: "${car.uuid}") }`);
    const codes = await Promise.all(Array.from({ length: 50 }, (_, agent) => look(agent)));
    expect(new Set(codes)).toEqual(new Set([null]));
    expect(await views()).toBe(before + 1);
    await house.db.owner(`update rate_limits set expire = expire - 3600000`);
    await look(51);
    expect(await views()).toBe(before + 2);
    // Whoever is signed in is somebody by themselves, once an hour too.
    for (const guest of [await house.guest(), await house.guest()])
      for (const _load of [1, 2])
        expect(await guest.codeOf(`mutation { registerView(id: "${car.uuid}") }`)).toBeNull();
    expect(await views()).toBe(before + 4);
  });
});
