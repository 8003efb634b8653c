import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownDocument } from './known-document.ts';
import { LiveConnection, type LiveStatus, SILENCE_MAX_MS } from './live-connection.ts';

type Data = { bidAdded: { version: number } };
const bidAdded: KnownDocument<Data, { uuid: string }> = { id: 'abc', name: 'BidAdded', kind: 'subscription' };

/** The server's end of a socket: what was sent to it, and what it says. */
class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string; id?: string; payload?: unknown }[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.say({ type: 'connection_ack' });
  }
  say(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  types() {
    return this.sent.map(frame => frame.type);
  }
}

const ID = 'BidAdded:{"uuid":"u1"}';
let sockets: FakeSocket[];
let isOnline: boolean;
let connection: LiveConnection;
const socket = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets = [];
  isOnline = true;
  connection = new LiveConnection({
    open: () => {
      sockets.push(new FakeSocket());
      return socket() as unknown as WebSocket;
    },
    isOnline: () => isOnline,
    random: () => 1,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function watch() {
  const versions: number[] = [];
  const joins: boolean[] = [];
  const leave = connection.subscribe(
    bidAdded,
    { uuid: 'u1' },
    {
      onData: data => versions.push(data.bidAdded.version),
      onJoined: again => joins.push(again),
    },
  );
  return { versions, joins, leave };
}

const bid = (version: number) => ({ id: ID, type: 'next', payload: { data: { bidAdded: { version } } } });

describe('the live connection', () => {
  it('opens with the first subscription, under an id that all watchers share', () => {
    expect(sockets).toHaveLength(0);
    const { versions, joins } = watch();
    socket().accept();
    expect(socket().sent.find(frame => frame.type === 'subscribe')).toEqual({
      id: ID,
      type: 'subscribe',
      payload: { documentId: 'abc', variables: { uuid: 'u1' } },
    });
    socket().say({ type: 'pong' });
    socket().say(bid(1));
    expect(joins).toEqual([false]);
    expect(versions).toEqual([1]);
    expect(connection.status()).toBe('live');
  });

  it('subscribes once for two watchers and completes after the last has left', () => {
    const one = watch();
    const two = watch();
    socket().accept();
    expect(
      socket()
        .types()
        .filter(type => type === 'subscribe'),
    ).toHaveLength(1);
    socket().say(bid(1));
    one.leave();
    expect(socket().types()).not.toContain('complete');
    socket().say(bid(2));
    two.leave();
    expect(socket().types()).toContain('complete');
    expect([one.versions, two.versions]).toEqual([[1], [1, 2]]);
  });

  it('gives what is too long for an id a number of its own, and shares it all the same', () => {
    const uuid = 'u'.repeat(300);
    const seen: number[] = [];
    const onData = (data: Data) => seen.push(data.bidAdded.version);
    const leave = [1, 2].map(() => connection.subscribe(bidAdded, { uuid }, { onData }));
    socket().accept();
    const asked = socket().sent.filter(frame => frame.type === 'subscribe');
    expect(asked.map(({ id }) => id)).toEqual(['long:0']);
    socket().say({ ...bid(1), id: 'long:0' });
    expect(seen).toEqual([1, 1]);
    for (const end of leave) end();
  });

  it('comes back after a loss, subscribes anew and says so', () => {
    const statuses: LiveStatus[] = [];
    connection.onStatus(status => statuses.push(status));
    const { joins } = watch();
    socket().accept();
    socket().say({ type: 'pong' });
    socket().lose();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    socket().accept();
    socket().say({ type: 'pong' });
    expect(joins).toEqual([false, true]);
    expect(statuses).toEqual(['connecting', 'live', 'reconnecting', 'live']);
  });

  it('answers pings, pings in silence, and takes 25 seconds of it for death', () => {
    watch();
    socket().accept();
    socket().say({ type: 'pong' });
    socket().say({ type: 'ping' });
    expect(socket().types().at(-1)).toBe('pong');
    vi.advanceTimersByTime(10_000);
    expect(socket().types().at(-1)).toBe('ping');
    vi.advanceTimersByTime(SILENCE_MAX_MS);
    expect(sockets[0]?.readyState).toBe(3);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('goes on trying offline, says so, and tries at once when woken', () => {
    watch();
    socket().accept();
    isOnline = false;
    connection.doubt();
    expect(connection.status()).toBe('offline');
    isOnline = true;
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('rests after a refusal until it is woken', () => {
    watch();
    socket().accept();
    socket().lose(4403);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.status()).toBe('offline');
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('asks again for what was refused, ended or told without its data, and is not live before it has it', () => {
    const { joins, versions } = watch();
    const asked = () =>
      socket()
        .types()
        .filter(type => type === 'subscribe').length;
    const unavailable = [{ message: 'no', extensions: { code: 'Unavailable' } }];
    socket().accept();
    socket().say({ id: ID, type: 'error', payload: unavailable });
    // The answer to the ping that followed the refused one.
    socket().say({ type: 'pong' });
    expect([joins, connection.status()]).toEqual([[], 'reconnecting']);
    vi.advanceTimersByTime(250);
    expect(asked()).toBe(2);
    socket().say({ type: 'pong' });
    expect([joins, connection.status()]).toEqual([[true], 'live']);
    socket().say({ id: ID, type: 'complete' });
    expect(connection.status()).toBe('reconnecting');
    vi.advanceTimersByTime(250);
    expect(socket().types().slice(-3)).toEqual(['complete', 'subscribe', 'ping']);
    socket().say({ type: 'pong' });
    socket().say({ id: ID, type: 'next', payload: { data: null, errors: unavailable } });
    vi.advanceTimersByTime(250);
    socket().say({ type: 'pong' });
    socket().say(bid(1));
    expect([joins, versions, asked(), connection.status()]).toEqual([[true, true, true], [1], 4, 'live']);
  });

  it('is live without what it is refused for good, and without what its watchers left', () => {
    const { leave } = watch();
    socket().accept();
    socket().say({ type: 'pong' });
    socket().say({ id: ID, type: 'complete' });
    leave();
    expect(connection.status()).toBe('live');
    watch();
    socket().say({ id: ID, type: 'error', payload: [{ message: 'no', extensions: { code: 'NotFound' } }] });
    vi.advanceTimersByTime(60_000);
    expect(sockets[0]?.types().filter(type => type === 'subscribe')).toHaveLength(2);
  });

  it('says that the house is renewed where that no longer understands it, and asks no more', () => {
    watch();
    socket().accept();
    socket().lose(4400);
    connection.wake();
    watch();
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, connection.status()]).toEqual([1, 'renewed']);
  });

  it('tells a refused subscription by its code', () => {
    const codes: string[] = [];
    connection.subscribe(
      bidAdded,
      { uuid: 'u1' },
      { onData: () => undefined, onError: error => codes.push(error.code) },
    );
    socket().accept();
    socket().say({
      id: ID,
      type: 'error',
      payload: [{ message: 'no', extensions: { code: 'RateLimited' } }],
    });
    expect(codes).toEqual(['RateLimited']);
  });
});
