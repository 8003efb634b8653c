import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookIn } from './looks.ts';
import { type FramedCar, type FrameWish, factsOf, writeListFrame, writeLotFrame } from './pages.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const CAR: FramedCar = {
  ...{ uuid: 'u', slug: 'alpine-a110', brand: 'Alpine', model: 'A110', version: null, year: 1965 },
  ...{ price: null, reducedPrice: null, lotState: 'RUNNING', photos: { front: null } },
  auction: {
    ...{ id: 'a', lotState: 'RUNNING', start: '2026-11-20T12:00:00Z', end: '2026-11-27T12:10:00Z' },
    ...{ startingPrice: 1_000, currentBid: 5_000, reservePriceReached: false, version: 3 },
  },
};
const WISH: FrameWish = {
  ...{ language: 'EN', look: lookIn({}), origin: 'https://house.test', fileHost: null, now: NOW },
  documents: { bid: 'bid', facts: 'facts', news: 'news' },
};
/** Without an auction. */
const OFFERED: FramedCar = { ...CAR, price: 50_000, lotState: 'FOR_SALE', auction: null };
const factsNow = (car = CAR) => {
  const { start, end, ...facts } = factsOf(car);
  return { ...facts, start: new Date(start), end: new Date(end) };
};

/** The house's end of a line. */
class Line extends EventTarget {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  #pings: NodeJS.Timeout | undefined;
  readonly send = vi.fn();
  close() {
    this.isClosed = true;
  }
  say = (frame: object) => this.onmessage?.({ data: JSON.stringify(frame) });
  accept(serverTime = new Date(Date.now()).toISOString()) {
    this.onopen?.();
    this.say({ type: 'connection_ack', payload: { serverTime } });
    this.#pings = setInterval(() => this.say({ type: 'ping' }), 10_000);
  }
  hush = () => clearInterval(this.#pings);
}

let lines: Line[];
let answer: () => Promise<Response>;
const asked = vi.fn();
const reload = vi.fn();
let around: EventTarget;
const line = () => lines.at(-1)!;
const said = (name: string) => document.querySelector(`[data-say="${name}"]`)?.textContent;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  lines = [];
  around = new EventTarget();
  answer = async () => Response.json([factsNow()]);
  for (const each of [asked, reload]) each.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Draws a frame as it is written, in a window that a test can speak for. */
function show({ html }: { html: string }) {
  const { document } = new JSDOM(html).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', {
    ...{ origin: WISH.origin, pathname: '/en/embed/lot/u', search: '', reload },
  });
  vi.stubGlobal('parent', around);
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', (address: string) => {
    asked(address);
    return answer();
  });
  vi.stubGlobal('WebSocket', function open() {
    lines.push(new Line());
    return line();
  });
  new Function(document.querySelector('script')?.textContent ?? '')();
}

it('takes what it is told by each name, and what is no more: a reserve that was dropped', async () => {
  show(writeLotFrame(CAR, WISH));
  line().accept();
  await wait(0);
  expect(said('reserve')).toBe('Reserve not reached');
  const facts = { ...CAR.auction, id: 'a', reservePriceReached: null };
  line().say({ id: 'facts', type: 'next', payload: { data: { auctionUpdated: facts } } });
  expect([said('reserve'), said('amount')]).toEqual(['No reserve', '5\u00a0000\u00a0€']);
  const bid = { id: 'a:4', bid: 6_000, end: facts.end, version: 4, isReservePriceReached: true };
  line().say({ id: 'bid', type: 'next', payload: { data: { bidAdded: bid } } });
  expect([said('reserve'), said('amount')]).toEqual(['Reserve reached', '6\u00a0000\u00a0€']);
});

it.each([
  ['a lot', writeLotFrame(CAR, WISH)],
  ['a list', writeListFrame([CAR], WISH)],
])(
  'of %s asks again for what it missed and did not get, and is drawn anew where its lot is gone',
  async (_of, frame) => {
    show(frame);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    line().accept();
    await wait(10_000);
    const often = asked.mock.calls.length;
    expect(often).toBeGreaterThan(1);
    answer = async () => new Response('', { status: 503 });
    await wait(300_000);
    answer = async () => new Response('[{');
    await wait(300_000);
    const seldom = asked.mock.calls.length;
    expect(seldom).toBeGreaterThan(often);
    expect(seldom).toBeLessThan(often + 60);
    answer = async () => Response.json([{ ...factsNow(), price: 7_000, version: 9 }]);
    await wait(60_000);
    expect(said('amount')).toBe('7\u00a0000\u00a0€');
    const had = asked.mock.calls.length;
    await wait(600_000);
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([had, 0]);
    answer = async () => Response.json([]);
    line().onclose?.({ code: 1006 });
    await wait(5_000);
    line().accept();
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('says to who listens what its button says to who looks, also once the sale is over', async () => {
  show(writeLotFrame(CAR, WISH));
  const button = document.querySelector<HTMLElement>('.button');
  const heard = () => [button?.getAttribute('aria-label'), button?.textContent];
  expect(heard()).toEqual([null, 'Bid on Calandre (Opens in a new window) Alpine A110 1965']);
  line().accept();
  await wait(Date.parse(CAR.auction?.end ?? '') - NOW + 1_000);
  expect(heard()).toEqual([null, 'See it on Calandre (Opens in a new window) Alpine A110 1965']);
});

it('joins again where the line is silent, at once where it is looked at, and goes by the clock of the house', async () => {
  show(writeLotFrame(CAR, WISH));
  line().accept();
  await wait(60_000);
  expect([lines.length, said('time')]).toEqual([1, 'Ends in 9\u00a0min 0\u00a0s']);
  const [first] = lines;
  first?.hush();
  await wait(40_000);
  expect([first?.isClosed, lines.length > 1]).toEqual([true, true]);
  // This machine's clock was set meanwhile.
  line().accept(new Date(NOW + 300_000).toISOString());
  await wait(1_000);
  expect(said('time')).toBe('Ends in 4\u00a0min 59\u00a0s');
  for (const [what, target] of [
    ['visibilitychange', document],
    ['online', around],
  ] as const) {
    const count = lines.length;
    // Asleep, no timer of it runs: only the clock goes on.
    vi.setSystemTime(Date.now() + 60_000);
    target.dispatchEvent(target === around ? new Event(what) : new document.defaultView!.Event(what));
    expect(lines.length).toBe(count + 1);
    line().accept();
  }
});

it('says no price of a car that is sold, nor gives one to who asks', async () => {
  const auction = { ...CAR.auction!, lotState: 'SOLD' as const };
  for (const car of [
    { ...CAR, lotState: 'SOLD', auction } as const,
    { ...OFFERED, lotState: 'SOLD_ELSEWHERE' } as const,
  ]) {
    const { html } = writeLotFrame(car, WISH);
    expect(html).not.toMatch(/5\u00a0000|5000/);
    expect(factsOf(car)).toMatchObject({ price: null });
  }
  // Sold while it is looked at: the bid that it had is no price any more.
  show(writeLotFrame(CAR, WISH));
  line().accept();
  await wait(0);
  line().say({
    id: 'facts',
    type: 'next',
    payload: { data: { auctionUpdated: { ...auction, version: 4 } } },
  });
  expect([said('label'), said('amount')]).toEqual(['Sold', '']);
});

it('of a car without an auction is read again now and then, and where it is looked at, until the car is gone', async () => {
  const message = vi.fn();
  show(writeLotFrame(OFFERED, WISH));
  vi.stubGlobal('parent', Object.assign(around, { postMessage: message }));
  around.dispatchEvent(
    Object.assign(new Event('message'), {
      source: around,
      origin: 'https://shop.test',
      data: { house: 'hello' },
    }),
  );
  const tell = (car: FramedCar | null) => {
    answer = async () => Response.json(car ? [factsNow(car)] : []);
  };
  expect([said('amount'), lines.length]).toEqual(['50\u00a0000\u00a0€', 0]);
  tell({ ...OFFERED, reducedPrice: 45_000 });
  await wait(10 * 60_000);
  expect([said('amount'), asked.mock.calls.length]).toEqual(['45\u00a0000\u00a0€', 2]);
  // Nobody bid: it is what is asked.
  expect(message.mock.calls.filter(([{ type }]) => type === 'bid')).toEqual([]);
  tell({ ...OFFERED, lotState: 'SOLD' });
  document.dispatchEvent(new document.defaultView!.Event('visibilitychange'));
  await wait(0);
  expect([said('label'), said('amount'), reload.mock.calls.length]).toEqual(['Sold', '', 0]);
  expect(message.mock.calls.map(([told]) => told.state).filter(Boolean)).toEqual(['SOLD']);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  const count = asked.mock.calls.length;
  await wait(60 * 60_000);
  expect(asked.mock.calls.length).toBe(count);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  tell(null);
  await wait(10 * 60_000);
  expect(reload).toHaveBeenCalled();
});
