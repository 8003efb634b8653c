import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { bombOf } from '#test/kit/bombs.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { bidOf } from '#test/kit/world.ts';
import { SUBSCRIPTIONS_PER_SOCKET_MAX } from './connection.ts';
import { SHARED_PER_ADDRESS_MAX, SOCKETS_PER_ADDRESS_MAX } from './live.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

type Frame = { type: string; id?: string; payload?: { data?: Record<string, never>; serverTime?: string } };

/** A browser's end of the live door. */
class Watcher {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    this.socket.on('message', text => this.frames.push(JSON.parse(String(text)) as Frame));
    this.socket.on('error', () => {});
    this.closed = new Promise(resolve => this.socket.on('close', code => resolve(code)));
  }

  async open(): Promise<this> {
    await new Promise(resolve => this.socket.on('open', resolve));
    return this;
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The first frame of a type that has not been taken yet. */
  async take(type: string): Promise<Frame> {
    await expect.poll(() => this.frames.some(frame => frame.type === type), { timeout: 5_000 }).toBe(true);
    const index = this.frames.findIndex(frame => frame.type === type);
    return this.frames.splice(index, 1)[0] as Frame;
  }

  async join(query: string, variables: object, id = 'a'): Promise<void> {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
    this.send({ type: 'ping' });
    await this.take('pong');
  }
}

async function watcher(at: Pick<TestHouse, 'url'> = house): Promise<Watcher> {
  const open = await new Watcher(at.url).open();
  open.send({ type: 'connection_init' });
  const ack = await open.take('connection_ack');
  expect(Date.parse(ack.payload?.serverTime ?? '')).toBeGreaterThan(0);
  return open;
}

const BIDS = 'subscription($u: ID!) { bidAdded(uuid: $u) { bid version userId isImmediateBid leads } }';
/** Each another one, of the same auction. */
const bidsAs = (name: string) => BIDS.replace('bidAdded', `${name}: bidAdded`);

async function newAuction({ reserve = null, at = house }: { reserve?: number | null; at?: TestHouse } = {}) {
  const [ad] = await at.db.owner<{ uuid: string }>(
    `insert into ads (slug, brand, model, car_type, status, published_at)
     values (gen_random_uuid()::text, 'Alpine', 'A110', 'CLASSIC', 'PUBLISHED', now()) returning uuid`,
  );
  const uuid = ad?.uuid ?? '';
  const guest = await at.guest();
  const [person] = await at.db.owner<{ id: string }>('select id from accounts where email = $1', [
    guest.email,
  ]);
  const now = at.rooms.auctions.clock();
  const plan = { startAt: now, endAt: now + 3_600_000, startingPrice: 1_000, reserve };
  const rest = { asksForCard: false, extensionWindowMs: 0, tieRule: 'REFUSE' as const };
  const auctionId = await at.rooms.auctions.schedule(uuid, { ...plan, ...rest }, person?.id ?? '');
  const other = await at.guest();
  const [second] = await at.db.owner<{ id: string }>('select id from accounts where email = $1', [
    other.email,
  ]);
  return { uuid, auctionId, people: [person?.id ?? '', second?.id ?? ''] as const };
}

describe('the live door', () => {
  it('executes a subscription once for everyone who asks the same, under whatever id', async () => {
    const { uuid, auctionId, people } = await newAuction();
    const watchers = await Promise.all([watcher(), watcher(), watcher()]);
    const before = (await house.rooms.auctions.history(auctionId)).length;
    await Promise.all(watchers.map((one, index) => one.join(BIDS, { u: uuid }, `id-${index % 2}`)));
    expect(house.live.sharedCount()).toBe(1);
    await house.rooms.auctions.place(bidOf(auctionId, people[0], 1_000, 5_000));
    await house.rooms.auctions.place(bidOf(auctionId, people[1], 1_100));
    for (const [index, one] of watchers.entries()) {
      const rows = [await one.take('next'), await one.take('next'), await one.take('next')];
      expect(rows.map(row => row.id)).toEqual(Array(3).fill(`id-${index % 2}`));
      expect(rows.map(row => row.payload)).toMatchObject([
        { data: { bidAdded: { version: before + 1, bid: 1_000 } } },
        { data: { bidAdded: { version: before + 2, bid: 1_100 } } },
        { data: { bidAdded: { version: before + 3, bid: 1_200 } } },
      ]);
    }
    for (const one of watchers) one.socket.close();
    await expect.poll(() => house.live.sharedCount()).toBe(0);
  });

  it('executes once whatever a subscription is called, and however its id and what it does not ask are written', async () => {
    const { uuid } = await newAuction();
    const one = await watcher();
    const named = BIDS.replace('subscription', 'subscription Bids');
    const ask = (id: string, payload: object) => one.send({ id, type: 'subscribe', payload });
    ask('a', { query: named, variables: { u: uuid } });
    ask('b', { query: named, variables: { u: uuid.toUpperCase() }, operationName: 'Bids' });
    ask('c', { query: named.replace(' {', '  # again\n {'), variables: { more: 1, u: uuid, u2: 'x' } });
    one.send({ type: 'ping' });
    await one.take('pong');
    expect(house.live.sharedCount()).toBe(1);
    expect([...house.live.socketsBy('u')]).toEqual([[uuid, 1]]);
    one.socket.close();
    await expect.poll(() => house.live.sharedCount()).toBe(0);
  });

  it('limits the subscriptions that an address alone asks for, and gives back those that end', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const { uuid: u } = await newAuction({ at: strict });
    const names = Array.from({ length: SHARED_PER_ADDRESS_MAX }, (_, at) => `as${at}`);
    const sockets = await Promise.all(
      Array.from({ length: SHARED_PER_ADDRESS_MAX / SUBSCRIPTIONS_PER_SOCKET_MAX }, async (_, at) => {
        const one = await watcher(strict);
        const own = names.slice(at * SUBSCRIPTIONS_PER_SOCKET_MAX, (at + 1) * SUBSCRIPTIONS_PER_SOCKET_MAX);
        for (const id of own)
          one.send({ id, type: 'subscribe', payload: { query: bidsAs(id), variables: { u } } });
        one.send({ type: 'ping' });
        await one.take('pong');
        return one;
      }),
    );
    expect(strict.live.sharedCount()).toBe(SHARED_PER_ADDRESS_MAX);
    const late = await watcher(strict);
    await late.join(bidsAs('as0'), { u }, 'shared');
    await late.join(bidsAs('new'), { u }, 'new');
    expect(late.frames).toMatchObject([
      { id: 'new', type: 'error', payload: [{ extensions: { code: 'RateLimited' } }] },
    ]);
    sockets[1]?.socket.close();
    await expect.poll(() => strict.live.sharedCount()).toBeLessThan(SHARED_PER_ADDRESS_MAX);
    await late.join(bidsAs('then'), { u }, 'then');
    expect(late.frames).toHaveLength(1);
    for (const one of [late, ...sockets]) one.socket.terminate();
  });

  it('pushes each row byte for byte as it is read, whoever placed it for whom', async () => {
    const row = 'id bid userId pseudo firstName date isImmediateBid isReservePriceReached end leads version';
    const { uuid, auctionId, people } = await newAuction({ reserve: 3_000 });
    const [first, second] = people;
    const name = (id: string, pseudo: string | null, firstName: string) =>
      house.db.owner('update accounts set pseudo = $2, first_name = $3 where id = $1', [
        id,
        pseudo,
        firstName,
      ]);
    await name(first, null, 'Élodie');
    await name(second, 'redbaron', 'Manfred');
    const watching = await watcher();
    await watching.join(`subscription($u: ID!) { bidAdded(uuid: $u) { ${row} } }`, { u: uuid });
    const place = house.rooms.auctions.place;
    await place(bidOf(auctionId, first, 1_000, 2_000));
    // Defended from afar, then beaten, then lifted to the reserve: each by rows that nobody asked for.
    await place(bidOf(auctionId, second, 1_100));
    await place(bidOf(auctionId, second, 1_300, 2_500));
    await place(bidOf(auctionId, second, 1_300, 4_000));
    await place(bidOf(auctionId, first, 3_100, 6_000));
    const visitor = house.visitor();
    const read = await visitor.ask(`query($id: ID!) { bids(auctionId: $id, sinceVersion: 0) { ${row} } }`, {
      id: auctionId,
    });
    const rows = (read.data as unknown as { bids: { pseudo: string | null; isImmediateBid: boolean }[] })
      .bids;
    expect(new Set(rows.map(one => `${one.pseudo} ${one.isImmediateBid}`)).size).toBe(4);
    const pushed: unknown[] = [];
    for (const _ of rows) pushed.push((await watching.take('next')).payload?.data?.bidAdded);
    expect(pushed.map(one => JSON.stringify(one))).toEqual(rows.map(one => JSON.stringify(one)));
    watching.socket.close();
  });

  it('tells of many auctions at once: who leads after each bid, and every other change', async () => {
    const news = `subscription($ids: [ID!]!) {
      lotNews(auctionIds: $ids) { auctionId currentBid leader version lotState } }`;
    const [one, other] = [await newAuction(), await newAuction()];
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const watching = await watcher();
    await watching.join(news, { ids: [one.auctionId, other.auctionId, nowhere, 'x'] });
    await house.rooms.auctions.place(bidOf(one.auctionId, one.people[0], 1_000, 5_000));
    const first = await watching.take('next');
    expect(first.payload).toMatchObject({
      data: { lotNews: { auctionId: one.auctionId, currentBid: 1_000, lotState: 'RUNNING' } },
    });
    // The maximum holds: its row alone says who leads, and there is no frame for the row it beat.
    await house.rooms.auctions.place(bidOf(one.auctionId, one.people[1], 1_100));
    const leaderOf = (frame: Frame) =>
      (frame.payload?.data as { lotNews: { leader: string } } | undefined)?.lotNews.leader;
    const second = await watching.take('next');
    expect(second.payload).toMatchObject({ data: { lotNews: { currentBid: 1_200 } } });
    expect(leaderOf(second)).toBe(leaderOf(first));
    await house.rooms.auctions.cancel(other.auctionId, 'x', other.people[0]);
    expect((await watching.take('next')).payload).toMatchObject({
      data: { lotNews: { auctionId: other.auctionId, lotState: 'CANCELLED', leader: null } },
    });
    watching.socket.close();
    await expect.poll(() => house.rooms.auctions.watchedCount()).toBe(0);
    const greedy = await watcher();
    const many = Array.from({ length: 51 }, () => nowhere);
    greedy.send({ id: 'a', type: 'subscribe', payload: { query: news, variables: { ids: many } } });
    expect((await greedy.take('error')).id).toBe('a');
    greedy.socket.close();
  });

  it('goes on with the next auction of a car that is put up again, for those who watched the last and those who come', async () => {
    const { uuid, auctionId, people } = await newAuction();
    const facts = 'subscription($u: ID!) { auctionUpdated(uuid: $u) { id bidCount } }';
    const first = await watcher();
    await first.join(BIDS, { u: uuid });
    await first.join(facts, { u: uuid }, 'facts');
    await house.rooms.auctions.cancel(auctionId, 'x', people[0]);
    expect((await first.take('next')).payload).toMatchObject({ data: { auctionUpdated: { id: auctionId } } });
    const now = house.rooms.auctions.clock();
    const next = await house.rooms.auctions.relist(uuid, { startAt: now, endAt: now + 3_600_000 }, people[0]);
    await expect
      .poll(() => first.frames.map(({ payload }) => payload?.data))
      .toContainEqual({ auctionUpdated: { id: next, bidCount: 0 } });
    first.frames.length = 0;
    const second = await watcher();
    await second.join(BIDS, { u: uuid });
    expect(house.live.sharedCount()).toBe(2);
    await house.rooms.auctions.place(bidOf(next, people[1], 1_000));
    for (const one of [first, second])
      expect((await one.take('next')).payload).toMatchObject({
        data: { bidAdded: { bid: 1_000, version: 1 } },
      });
    for (const one of [first, second]) one.socket.close();
    await expect.poll(() => house.rooms.auctions.watchedCount()).toBe(0);
  });

  it('opens to our own pages only', async () => {
    const foreign = new Watcher(house.url, { origin: 'https://evil.test' });
    expect(await foreign.closed).toBe(1006);
    const own = await new Watcher(house.url, { origin: house.url }).open();
    own.socket.close();
  });

  it('keeps to its protocol: init once, init first, ids once, JSON only', async () => {
    const early = await new Watcher(house.url).open();
    early.send({ id: 'a', type: 'subscribe', payload: { query: '{ serverTime }' } });
    expect(await early.closed).toBe(4401);
    const twice = await watcher();
    twice.send({ type: 'connection_init' });
    expect(await twice.closed).toBe(4429);
    const { uuid } = await newAuction();
    const same = await watcher();
    await same.join(BIDS, { u: uuid });
    same.send({ id: 'a', type: 'subscribe', payload: { query: BIDS, variables: { u: uuid } } });
    expect(await same.closed).toBe(4409);
    const noise = await watcher();
    noise.socket.send('noise');
    expect(await noise.closed).toBe(4400);
    const ofYesterday = await watcher();
    ofYesterday.send({ id: 'a', type: 'subscribe', payload: { documentId: 'gone with its build' } });
    expect(await ofYesterday.closed).toBe(4400);
    const long = await watcher();
    long.socket.send('x'.repeat(20_000));
    expect(await long.closed).toBe(1009);
  });

  it('answers what can’t be subscribed to with its code, and goes on', async () => {
    const one = await watcher();
    one.send({ id: 'x', type: 'subscribe', payload: { query: BIDS, variables: { u: 'nothing' } } });
    expect(await one.take('error')).toMatchObject({
      id: 'x',
      payload: [{ extensions: { code: 'NotFound' } }],
    });
    one.send({ id: 'y', type: 'subscribe', payload: { query: '{ serverTime }' } });
    expect(await one.take('error')).toMatchObject({
      id: 'y',
      payload: [{ extensions: { code: 'BadInput' } }],
    });
    one.socket.close();
  });

  it('refuses fragments that are endless once they are written out', async () => {
    const one = await watcher();
    const query = bombOf(40, '...F0')
      .replace('query', 'subscription')
      .replaceAll('on Query', 'on Subscription');
    one.send({ id: 'bomb', type: 'subscribe', payload: { query } });
    expect(await one.take('error')).toMatchObject({
      id: 'bomb',
      payload: [{ extensions: { code: 'BadInput' } }],
    });
    one.socket.close();
  });

  it('limits the subscriptions of a socket', async () => {
    const { uuid } = await newAuction();
    const one = await watcher();
    for (let index = 0; index <= SUBSCRIPTIONS_PER_SOCKET_MAX; index += 1) {
      one.send({ id: `s${index}`, type: 'subscribe', payload: { query: BIDS, variables: { u: uuid } } });
    }
    expect(await one.take('error')).toMatchObject({ payload: [{ extensions: { code: 'RateLimited' } }] });
    one.socket.close();
  });

  it('limits the sockets of an address', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const all = Array.from({ length: SOCKETS_PER_ADDRESS_MAX + 1 }, () => new Watcher(strict.url));
    const refused = await Promise.race(all.map(one => one.closed));
    expect(refused).toBe(1006);
    await expect.poll(() => strict.live.socketCount()).toBe(SOCKETS_PER_ADDRESS_MAX);
    for (const one of all) one.socket.terminate();
  });

  it('cuts a socket that does not take what it is sent', async () => {
    const { Connection, UNSENT_MAX } = await import('./connection.ts');
    const { EventEmitter } = await import('node:events');
    const webSocket = Object.assign(new EventEmitter(), {
      protocol: 'graphql-transport-ws',
      isCut: false,
      close: () => {},
      terminate() {
        this.isCut = true;
      },
    });
    const socket = { writableLength: UNSENT_MAX + 1, write: () => true };
    const cut: string[] = [];
    const events = { socketCut: ({ reason }: { reason: string }) => cut.push(reason) };
    const slow = new Connection({ webSocket, socket, events, withLimits: true } as never);
    slow.write(Buffer.from('frame'));
    expect([webSocket.isCut, cut]).toEqual([true, ['slow']]);
  });

  it('sends nothing behind its own goodbye, however long the browser takes to answer it', async () => {
    const { Connection } = await import('./connection.ts');
    const { EventEmitter } = await import('node:events');
    const wire: string[] = [];
    const webSocket = Object.assign(new EventEmitter(), {
      protocol: 'graphql-transport-ws',
      close: () => wire.push('close'),
      terminate: () => wire.push('end'),
      send: () => wire.push('text'),
    });
    const socket = { writableLength: 0, write: () => wire.push('frame') };
    const one = new Connection({ webSocket, socket, events: {}, withLimits: true } as never);
    one.write(Buffer.from('before'));
    const closed = one.close(1001, 'session over');
    one.write(Buffer.from('behind'));
    one.checkAlive(Buffer.from('ping'));
    webSocket.emit('close');
    await closed;
    expect(wire).toEqual(['frame', 'close', 'end']);
  });

  it('tells sockets to come back when the house restarts', async () => {
    const closing = await openTestHouse();
    const one = await new Watcher(closing.url).open();
    await closing[Symbol.asyncDispose]();
    expect(await one.closed).toBe(1001);
  });
});
