import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi, makeKey } from '#test/kit/api.ts';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { OPERATIONS } from './operations.ts';

let house: TestHouse;
let bidder: Guest;
let key: string;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse();
  bidder = await house.guest();
  key = await makeKey(bidder);
  await house.guest({ email: 'seller@api.test' });
  car = await addCar(house, { sellerEmail: 'seller@api.test', auction: {} });
});
afterAll(() => house[Symbol.asyncDispose]());

type Json = Record<string, unknown>;
const read = async (response: Response) => (await response.json()) as Json;
const get = (path: string, headers: Record<string, string> = {}) => askApi(house, key, path, { headers });
const bidOn =
  (uuid: string) =>
  (amount: number, idempotencyKey: string, by = key, more: object = {}) =>
    askApi(house, by, `/lots/${uuid}/bids`, {
      method: 'POST',
      headers: { 'idempotency-key': idempotencyKey },
      body: { bid: amount, isAuctionCGVAccepted: true, ...more },
    });

type Entry = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Openapi = {
  openapi: string;
  paths: Record<string, Record<string, Entry>>;
  components: { schemas: Json };
};

describe('the OpenAPI document', () => {
  it('is everybody’s, and every operation of it answers its example as it says', async () => {
    const answer = await askApi(house, null, '/openapi.json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { openapi, paths } = (await answer.json()) as Openapi;
    expect(openapi).toBe('3.1.0');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const asked: string[] = [];
    for (const { name, method, path, example } of OPERATIONS) {
      const entry = paths[path]?.[method.toLowerCase()];
      expect(entry?.operationId).toBe(name);
      const query = new URLSearchParams(example.query).toString();
      const response = await askApi(house, key, `${path.replace('{id}', car.uuid)}${query && `?${query}`}`, {
        method,
        headers: { 'idempotency-key': randomUUID() },
        ...(example.body ? { body: example.body } : {}),
      });
      const text = await response.text();
      expect([name, response.status, response.ok ? '' : text]).toEqual([
        name,
        entry?.responses[204] ? 204 : 200,
        '',
      ]);
      asked.push(name);
      const schema = entry?.responses[200]?.content?.['application/json']?.schema;
      if (!schema) continue;
      const validate = ajv.compile(schema);
      expect([name, validate(JSON.parse(text)), validate.errors]).toEqual([name, true, null]);
    }
    expect(asked).toHaveLength(Object.values(paths).flatMap(each => Object.keys(each)).length);
  });

  it('is read by people in three languages, with every operation and its example', async () => {
    for (const [path, words] of [
      ['/api', 'Enchérir'],
      ['/en/api', 'Place a bid'],
      ['/es/api', 'Pujar'],
    ] as const) {
      const page = await fetch(house.url + path);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const text = await page.text();
      expect(text).toContain(`<h2>${words}</h2>`);
      for (const { name } of OPERATIONS) expect(text).toContain(`<section id="${name}">`);
      expect(text).toContain('Authorization: Bearer $KEY');
    }
  });
});

describe('a program with a key', () => {
  it('reads lots page by page, and is told where nothing has changed', async () => {
    for (let count = 0; count < 3; count += 1) await addCar(house);
    const first = await get('/lots?limit=2&sort=NEWEST');
    const page = await read(first);
    expect(page).toMatchObject({ items: [{ brand: 'Alpine' }, {}], next: expect.any(String) });
    const after = await read(await get(`/lots?limit=2&sort=NEWEST&cursor=${page.next}`));
    expect(after.items).toHaveLength(2);
    const idsOf = ({ items }: Json) => (items as { id: string }[]).map(({ id }) => id);
    expect(idsOf(after).some(id => idsOf(page).includes(id))).toBe(false);
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/lots?limit=2&sort=NEWEST', { 'if-none-match': etag })).status).toBe(304);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await read(await get('/sales?brand=Alpine'))).totalCount).toBe(1);
    expect((await read(await get('/lots?brand=Nothing&brand=None'))).totalCount).toBe(0);
  });

  it('bids once a key of its own, by the rules of the page, and reads the ledger from a version on', async () => {
    const { uuid } = await addCar(house, { sellerEmail: 'seller@api.test', auction: {} });
    const [bid, once] = [bidOn(uuid), randomUUID()];
    const placed = await read(await bid(20_000, once));
    expect(placed).toMatchObject({ bid: 20_000, leads: true });
    expect(await read(await bid(20_000, once))).toEqual(placed);
    const mismatch = await bid(21_000, once);
    expect([mismatch.status, (await read(mismatch)).code]).toEqual([403, 'IdempotencyMismatch']);
    const rows = await read(await get(`/lots/${uuid}/bids?sinceVersion=${Number(placed.version) - 1}`));
    expect(rows.items).toEqual([{ ...placed }]);
    expect(await read(await get(`/lots/${uuid}/bids?sinceVersion=${placed.version}`))).toEqual({
      items: [],
    });
    const fresh = await makeKey(await house.guest());
    const low = await bid(100, randomUUID(), fresh);
    expect(low.headers.get('content-type')).toContain('application/problem+json');
    expect(await read(low)).toMatchObject({ status: 403, code: 'BidTooLow', minimum: expect.any(Number) });

    const poor = await makeKey(await house.guest({ hasCard: false }));
    expect((await read(await bid(30_000, randomUUID(), poor))).code).toBe('CardRequired');
    const terms = await bid(30_000, randomUUID(), fresh, { isAuctionCGVAccepted: false });
    expect((await read(terms)).code).toBe('TermsNotAccepted');
    expect(
      (await askApi(house, key, `/lots/${uuid}/bids`, { method: 'POST', body: { bid: 1 } })).status,
    ).toBe(400);
  });

  it('tells nothing that is secret, and nobody’s names', async () => {
    const texts = await Promise.all(
      [`/lots/${car.uuid}`, `/lots/${car.uuid}/bids`, '/lots', '/results'].map(path =>
        get(path).then(response => response.text()),
      ),
    );
    for (const text of texts) expect(text).not.toMatch(/maxBid|reservePrice"|email|lastName|Mercier|Alain/);
  });

  it('says the price that is asked beside the one of before a reduction', async () => {
    const { uuid } = await addCar(house);
    await house.db.owner(
      "update ads set price = 50000, reduced_price = 45000, published_at = now() - interval '60 days' where uuid = $1",
      [uuid],
    );
    expect(await read(await get(`/lots/${uuid}`))).toMatchObject({
      ...{ price: 50_000, reducedPrice: 45_000, isPriceHidden: false, canStrikePrice: true },
    });
    const page = await (await fetch(`${house.url}/en/embed/lot/${uuid}`)).text();
    expect(page).toContain('45\u00a0000\u00a0€');
    expect(page).not.toMatch(/50.?000/);
  });

  it('lists a dealer’s own cars, public and not yet, and nobody else’s', async () => {
    const dealer = await house.guest();
    const own = await addCar(house, { sellerEmail: dealer.email, auction: {} });
    const draft = await addCar(house, { sellerEmail: dealer.email, status: 'DRAFT' });
    const answer = await askApi(house, await makeKey(dealer), '/me/lots');
    const { items } = (await read(answer)) as { items: { state: string; isPublic: boolean; ad: Json }[] };
    expect(items.map(({ state, isPublic, ad }) => [ad.id, state, isPublic]).toSorted()).toEqual(
      [
        [draft.uuid, 'DRAFT', false],
        [own.uuid, 'PUBLISHED', true],
      ].toSorted(),
    );
    expect(JSON.stringify(items)).not.toMatch(/reserve"|maxBid|sellerEmail|vin/);
    expect((await read(await get('/me/lots'))).items).toEqual([]);
    const narrow = await makeKey(dealer, { scopes: ['read'] });
    expect((await askApi(house, narrow, '/me/lots')).status).toBe(403);
  });

  it('follows and leaves lots, asks, brings leads, and knows whose it is', async () => {
    const watch = (method: string) => askApi(house, key, `/lots/${car.uuid}/watch`, { method });
    expect((await watch('PUT')).status).toBe(204);
    expect((await bidder.ask('{ myFavorites }')).data).toEqual({ myFavorites: [car.uuid] });
    expect((await watch('DELETE')).status).toBe(204);
    expect((await bidder.ask('{ myFavorites }')).data).toEqual({ myFavorites: [] });
    expect(await read(await get('/me'))).toMatchObject({ email: bidder.email, firstName: 'Alain' });
    const [lead] = await house.db.owner<{ count: number }>('select count(*)::int as count from leads');
    expect(lead?.count).toBeGreaterThan(0);
  });
});

describe('the API refuses', () => {
  it('who has no key, one that ended, or one without the scope; and never acts as staff', async () => {
    for (const none of [null, 'calandre_x', 'x']) {
      const answer = await askApi(house, none, '/lots');
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    const reads = await makeKey(bidder, { scopes: ['read'] });
    for (const { scope, method, path } of OPERATIONS.filter(each => each.scope !== 'read')) {
      const answer = await askApi(house, reads, path.replace('{id}', car.uuid), { method });
      expect([answer.status, await read(answer)]).toMatchObject([403, { code: 'Forbidden', scope }]);
    }
    // A cookie alone opens nothing here.
    const byCookie = await fetch(`${house.url}/api/v1/me`, { headers: { cookie: bidder.cookie() } });
    expect(byCookie.status).toBe(401);
    await house.db.owner("delete from api_keys where scopes = '{read}'");
    expect((await askApi(house, reads, '/lots')).status).toBe(401);
  });

  it('what is wrong, by the name of the part', async () => {
    const wrong = async (path: string) => read(await get(path));
    expect(await wrong('/lots?limit=x')).toMatchObject({ status: 400, code: 'BadInput', field: 'limit' });
    expect(await wrong('/lots?colour=red')).toMatchObject({ code: 'BadInput', field: 'colour' });
    expect(await wrong('/results?cursor=x')).toMatchObject({ code: 'BadInput', field: 'cursor' });
    expect(await wrong(`/lots/${randomUUID()}`)).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await wrong(`/lots/${randomUUID()}/bids`)).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await wrong('/nothing')).toMatchObject({ status: 404, code: 'NotFound' });
    const lead = { form: 'contact', language: 'FR', answers: [] };
    const sent = await askApi(house, key, '/leads', { method: 'POST', body: lead });
    expect(await read(sent)).toMatchObject({ status: 400, code: 'BadInput', field: expect.any(String) });
  });

  it('pages of other sites, but for those the key names', async () => {
    const origin = 'https://shop.api.test';
    const inPages = await makeKey(bidder, { origins: [origin] });
    const preflight = (from: string) =>
      askApi(house, null, '/lots', { method: 'OPTIONS', headers: { origin: from } });
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await preflight('https://evil.test')).status).toBe(403);
    const good = await askApi(house, inPages, '/lots', { headers: { origin } });
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect((await askApi(house, inPages, '/lots', { headers: { origin: 'https://evil.test' } })).status).toBe(
      403,
    );
    expect((await askApi(house, key, '/lots', { headers: { origin } })).status).toBe(403);
  });
});

describe('GraphQL by key', () => {
  const ask = (by: string | null, query: string, more: object = {}, headers: Record<string, string> = {}) =>
    askApi(house, by, '/graphql', { method: 'POST', body: { query, ...more }, headers });
  const LOT = 'query($id: ID) { publicCarAd(uuid: $id) { brand auction { minimumBid } } }';

  it('runs a document of one’s own within the key’s scopes, and says what it cost', async () => {
    const reads = await makeKey(bidder, { scopes: ['read'] });
    const answer = await ask(reads, LOT, { variables: { id: car.uuid } });
    expect(answer.headers.get('api-cost')).toBe('1');
    expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
    expect(await read(answer)).toMatchObject({ data: { publicCarAd: { brand: 'Alpine' } } });
    // A list of fifty, each with its bids and questions, is a thousand fields and more.
    const dear =
      '{ searchCarAds(first: 50) { edges { node { uuid auction { bids { id bid date } } questions { id question answer date photos { url width height } user { firstName } } photos { exteriors { url width } } } } } }';
    expect(Number((await ask(reads, dear)).headers.get('api-cost'))).toBeGreaterThan(1);
    for (const [document, scope] of [
      ['{ me { email } }', 'profile'],
      ['{ ...F } fragment F on Query { ... on Query { myFavorites } }', 'watch'],
      [`mutation { addFavorite(uuid: "${car.uuid}") }`, 'watch'],
    ] as const) {
      const refused = await ask(reads, document);
      expect([refused.status, await read(refused)]).toMatchObject([403, { code: 'Forbidden', scope }]);
    }
    expect(await read(await ask(key, '{ me { email } }'))).toEqual({
      data: { me: { email: bidder.email } },
    });
    expect((await ask(null, LOT)).status).toBe(401);
    const byCookie = await fetch(`${house.url}/api/v1/graphql`, {
      method: 'POST',
      headers: { cookie: bidder.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ me { email } }' }),
    });
    expect(byCookie.status).toBe(401);
  });

  it('shows the public part alone, in its text and when it describes itself', async () => {
    const text = await (await askApi(house, null, '/schema.graphql')).text();
    expect(text).toContain('type CarAd {');
    expect(text).not.toMatch(/myApiKeys|staffLetters|addPasskey|Subscription|viewedUntil/);
    for (const document of [
      '{ people { totalCount } }',
      '{ me { groups { name } } }',
      'mutation { login(email: "a", password: "b") { user { id } } }',
      '{ __schema { queryType { name } } serverTime }',
      '{ ...F } fragment F on Query { __schema { types { name } } }',
      `{ ${'a: serverTime '.repeat(13)} }`,
      '{ searchCarAds(first: 50) { edges { node { similar(first: 50) { similar(first: 50) { id } } } } } }',
    ]) {
      const refused = await ask(key, document);
      expect([document, refused.status]).toEqual([document, 400]);
      expect(JSON.stringify(await read(refused))).not.toContain('Did you mean "permissions"');
    }
    const described = await read(await ask(key, '{ __schema { types { name } } }'));
    expect(JSON.stringify(described)).toContain('"CarAd"');
    expect(JSON.stringify(described)).not.toContain('StaffLetter');
  });

  it('is for pages of the sites that the key names alone', async () => {
    const origin = 'https://graphs.api.test';
    const inPages = await makeKey(bidder, { origins: [origin] });
    const good = await ask(inPages, '{ serverTime }', {}, { origin });
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect((await ask(inPages, '{ serverTime }', {}, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await ask(key, '{ serverTime }', {}, { origin })).status).toBe(403);
  });
});

describe('a key of the house', () => {
  it('reads as a visitor does and brings leads, and nothing that is somebody’s', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const { data } = await staff.ask(
      'mutation { addHouseApiKey(input: { name: "Site", scopes: [read, leads] }) { secret } }',
    );
    const { secret } = (data as unknown as { addHouseApiKey: { secret: string } }).addHouseApiKey;
    expect((await askApi(house, secret, '/lots')).status).toBe(200);
    const { body } = OPERATIONS.find(({ name }) => name === 'sendLead')?.example ?? {};
    expect((await askApi(house, secret, '/leads', { method: 'POST', body: body ?? {} })).status).toBe(200);
    // What it brought is kept under nothing that staff can read of the key, and bring in a browser's cookie.
    const [kept] = await house.db.owner(
      `select i.key_hash is not null as "isKept", i.key_hash = sha256(k.id::text::bytea) as "isOpen"
       from inquiries i, api_keys k where k.name = 'Site' and i.account_id is null order by i.created_at desc limit 1`,
    );
    expect(kept).toEqual({ isKept: true, isOpen: false });
    expect((await askApi(house, secret, '/me')).status).toBe(403);
  });
});

describe('the budget of a key', () => {
  it('is its own, is told with each answer, and says when to come again', async () => {
    await using limited = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = await limited.guest();
    const [small, other] = [await makeKey(guest, { perMinute: 3 }), await makeKey(guest)];
    const answers: Response[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await askApi(limited, small, '/me'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"key";q=3;w=60');
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"key";r=2;t=\d+$/);
    expect(answers[0]?.headers.get('api-cost')).toBe('1');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askApi(limited, other, '/lots')).status).toBe(200);
  });
});
