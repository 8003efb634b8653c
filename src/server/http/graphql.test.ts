import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bombOf } from '#test/kit/bombs.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { PRODUCTION } from '#test/kit/production.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}

describe('GraphQL over HTTP', () => {
  it('keeps every MUST of the specification’s audits', async () => {
    const results = await Promise.all(serverAudits({ url: `${house.url}/graphql` }).map(audit => audit.fn()));
    const errors = results.filter(result => result.status === 'error');
    expect(errors.map(result => `${result.name}: ${'reason' in result ? result.reason : ''}`)).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
  });

  it('refuses foreign pages, forms, GET and batches', async () => {
    const query = '{ serverTime }';
    expect((await post({ query }, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ query }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ query }, { origin: house.url })).status).toBe(200);
    expect(
      (await post('query={serverTime}', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    expect((await post('query', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(`${house.url}/graphql?query=mutation{logout}`)).status).toBe(405);
    expect((await post([{ query }, { query }])).status).toBe(400);
    expect((await post('{"query":')).status).toBe(400);
    expect((await post({ query: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('says by a code what is no request of its, whatever it is instead', async () => {
    const query = '{ serverTime }';
    const bodies = ['{"query":', '{}', '[]', '"x"', 'null', JSON.stringify([{ query }])];
    const odd = [
      { query: 1 },
      { query, variables: 'x' },
      { query, operationName: 1 },
      { query, extensions: 'x' },
    ];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers: [number, Promise<Response>][] = [
      ...[...bodies, ...odd].map(body => [400, post(body)] as [number, Promise<Response>]),
      [415, post('query={serverTime}', form)],
      [405, fetch(`${house.url}/graphql?query={serverTime}`)],
      [406, post({ query }, { accept: 'text/html' })],
    ];
    for (const [status, asked] of answers) {
      const answer = await asked;
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
      expect([answer.status, errors[0]?.extensions]).toEqual([status, { code: 'BadInput', field: null }]);
      expect(errors[0]?.message).toMatch(/\w/);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  it('refuses text that no database keeps, wherever it stands', async () => {
    const login = 'mutation($e: String!) { login(email: $e, password: "x") { user { id } } }';
    const inline = 'mutation { login(email: "a\\u0000b", password: "x") { user { id } } }';
    for (const body of [{ query: login, variables: { e: 'a\0b' } }, { query: inline }]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]?.extensions.code).toBe('BadInput');
    }
  });

  it('refuses documents that are too deep, too wide or too long', async () => {
    const deep = `{ a: searchCarAds { edges { node { ${'similar { '.repeat(12)} uuid ${'} '.repeat(12)} } } } }`;
    const wide = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: serverTime`).join(' ')} }`;
    const heavy =
      '{ searchCarAds(first: 100) { edges { node { similar(first: 20) { similar(first: 20) { uuid slug brand } } } } } }';
    for (const query of [deep, wide, heavy, `{ ${'serverTime '.repeat(4_000)} }`]) {
      const response = await post({ query }, { accept: 'application/graphql-response+json' });
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]?.extensions.code).toBe('BadInput');
    }
  });

  it('refuses fragments that are endless once they are written out, before anything looks at them', async () => {
    for (const end of ['...Nowhere', '...F0', 'serverTime']) {
      const response = await post({ query: bombOf(40, end) });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors.map(error => error.extensions.code)).toEqual(['BadInput']);
    }
  });

  it('names the field of a value that fits no type, and never answers 5xx', async () => {
    const query = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
    const input = { auctionId: 'x', isAuctionCGVAccepted: true };
    for (const bid of [1000.5, '1000', -1, 0, 1_000_000_001, null, true]) {
      const response = await post({ query, variables: { i: { ...input, bid } } });
      expect(response.status).toBeLessThan(500);
      const { errors } = (await response.json()) as { errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'bid' });
    }
  });

  it('neither searches nor says again a long value that fits no type', async () => {
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
    const long = '; value.'.repeat(7_000);
    const i = { auctionId: 'x', isAuctionCGVAccepted: true, bid: long };
    const many = 'mutation($u: [ID!]!) { answerQuestion(answer: "x", id: "x", photoIds: $u) { id } }';
    const lists = { u: [long.slice(0, 20_000), ...Array(5_000).fill(null)] };
    for (const [query, variables] of [
      [bid, { i }],
      [many, lists],
    ] as const) {
      const response = await post({ query, variables });
      const said = await response.text();
      expect(said).toContain('BadInput');
      expect(said.length).toBeLessThan(6_000);
    }
  });

  it('hides what broke behind an id', async () => {
    await house.db.owner('alter table favorites rename to favorites_gone');
    const guest = await house.guest();
    const answer = await guest.ask('{ myFavorites }');
    await house.db.owner('alter table favorites_gone rename to favorites');
    expect(answer.errors?.[0]).toMatchObject({ message: 'Unknown', extensions: { code: 'Unknown' } });
    expect(JSON.stringify(answer)).not.toMatch(/favorites|relation|stack/);
  });
});

describe('in production', () => {
  it('only known documents run', async () => {
    await using closed = await openTestHouse(PRODUCTION);
    const ask = (body: object) =>
      fetch(`${closed.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask({ query: '{ serverTime }' })).status).toBe(400);
    expect((await ask({ documentId: 'nothing' })).status).toBe(400);
    const { ServerTimeDocument } = await import('#web/graphql/documents.gen.ts');
    const answer = await ask({ documentId: ServerTimeDocument.id, variables: {} });
    expect(await answer.json()).toHaveProperty('data.serverTime');
    expect((await fetch(`${closed.url}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
  });
});
