import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

type Told = { event_name: string; event_id: string; user_data: object; custom_data: object };

/** An advertiser's door on loopback, which can be out of order. */
async function openAdvertiser() {
  const told: Told[] = [];
  const state = { isDown: false, movesTo: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => {
      if (state.movesTo !== '') return response.writeHead(307, { location: state.movesTo }).end();
      if (!state.isDown) told.push(...(JSON.parse(body) as { data: Told[] }).data);
      response.writeHead(state.isDown ? 503 : 200).end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    ...{ told, state, url: `http://127.0.0.1:${port}/events` },
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}

let advertiser: Awaited<ReturnType<typeof openAdvertiser>>;
let house: TestHouse;
beforeAll(async () => {
  advertiser = await openAdvertiser();
  house = await openTestHouse({ CONVERSIONS_URL: advertiser.url, CONVERSIONS_TOKEN: 'secret' });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await advertiser[Symbol.asyncDispose]();
});

const CHOOSE = 'mutation($a: Boolean!, $m: Boolean!) { chooseConsent(analytics: $a, marketing: $m) }';

/** The cookie of a browser that chose. */
async function choose(marketing: boolean, before = ''): Promise<string> {
  const response = await fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: before },
    body: JSON.stringify({ query: CHOOSE, variables: { a: false, m: marketing } }),
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const post = (body: unknown, cookie = '', headers: Record<string, string> = {}) =>
  fetch(`${house.url}/api/fb-event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

// The house under test is reached at another port than the one it thinks of as its own.
const ORIGIN = 'http://localhost:0';
const contact = (eventId: string, more: object = {}) => ({
  eventName: 'Contact',
  eventId,
  sourceUrl: `${ORIGIN}/acheter/voiture-collection/x.html?secret=1`,
  user: { email: ' Anne@Calandre.TEST ', phone: '+33 6 12 34 56 78' },
  car: { uuid: 'u', brand: 'Alpine' },
  ...more,
});
const idsTold = () => advertiser.told.map(event => event.event_id);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('what is told to advertisers', () => {
  it('is nothing without a consent, with one refused, or with one made up', async () => {
    const made = 'consent=00000000-0000-4000-8000-000000000000.11.1';
    for (const cookie of ['', await choose(false), made, (await choose(false)).replace('.00.', '.11.')]) {
      expect((await post(contact('without-consent'), cookie)).status).toBe(204);
    }
    await house.rooms.jobs.drain();
    expect(idsTold()).not.toContain('without-consent');
    expect(await house.db.owner(`select from jobs where data::text like '%without-consent%'`)).toEqual([]);
  });

  it('is the event by its name, with the person hashed and the page without its query', async () => {
    expect((await post(contact('with-consent'), await choose(true))).status).toBe(204);
    const kept = await house.db.owner<{ data: string }>('select data::text from jobs');
    for (const { data } of kept) expect(data).not.toMatch(/anne|612345678|secret=1/i);
    await house.rooms.jobs.drain();
    const event = advertiser.told.find(one => one.event_id === 'with-consent');
    expect(event).toMatchObject({
      event_name: 'Contact',
      event_source_url: `${ORIGIN}/acheter/voiture-collection/x.html`,
      user_data: { em: hashOf('anne@calandre.test'), ph: hashOf('33612345678') },
      custom_data: { uuid: 'u', brand: 'Alpine' },
    });
  });

  it('waits while their server is away, and is told once', async () => {
    advertiser.state.isDown = true;
    await post(contact('later-on'), await choose(true));
    await house.rooms.jobs.drain();
    expect(idsTold()).not.toContain('later-on');
    advertiser.state.isDown = false;
    await house.db.owner(`update jobs set run_at = now() where data::text like '%later-on%'`);
    await house.rooms.jobs.drain();
    expect(idsTold().filter(id => id === 'later-on')).toHaveLength(1);
  });

  it('is not told any more once its browser has refused, or its consent is gone with its person', async () => {
    const [refuses, leaves] = [await choose(true), await choose(true)];
    await post(contact('refused-since'), refuses);
    await post(contact('left-since'), leaves);
    await choose(false, refuses);
    await house.db.owner('delete from consents where id = $1', [leaves.split('=')[1]?.split('.')[0]]);
    await house.rooms.jobs.drain();
    expect(idsTold()).not.toContain('refused-since');
    expect(idsTold()).not.toContain('left-since');
    await post(contact('refused-before'), refuses);
    await house.rooms.jobs.drain();
    expect(idsTold()).not.toContain('refused-before');
  });

  it('goes to nobody their server points at', async () => {
    await using elsewhere = await openAdvertiser();
    advertiser.state.movesTo = elsewhere.url;
    await post(contact('elsewhere'), await choose(true));
    await house.rooms.jobs.drain();
    advertiser.state.movesTo = '';
    expect(elsewhere.told).toEqual([]);
  });
});

describe('the door for conversions', () => {
  it.each([
    ['no JSON', 'x'],
    ['a list', []],
    ['an unknown name', contact('12345678', { eventName: 'Purchase' })],
    ['a short id', contact('1')],
    ['another site', contact('12345678', { sourceUrl: 'https://evil.test/' })],
    ['a wrong address', contact('12345678', { user: { email: 'x' } })],
    ['a car of lists', contact('12345678', { car: { brand: [] } })],
  ])('refuses %s', async (_name, body) => {
    const answer = await post(body, await choose(true));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BadInput' });
  });

  it('takes what a page says of itself at whatever address it was reached, outside production', async () => {
    const sourceUrl = `${house.url}/acheter.html`;
    expect((await post(contact('reached-so', { sourceUrl }), await choose(true))).status).toBe(204);
  });

  it('refuses what is too long, and foreign pages', async () => {
    expect((await post(contact('12345678', { more: 'x'.repeat(17_000) }))).status).toBe(413);
    expect((await post(contact('12345678'), '', { origin: 'https://evil.test' })).status).toBe(403);
  });
});
