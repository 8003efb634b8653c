import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema, type GraphQLObjectType, Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { OPEN_WHILE_CLOSED } from '#server/graphql/closed.ts';
import type { SettingName } from '#shared/fields/index.ts';
import {
  AuctionUpdatedDocument,
  ChangeSettingDocument,
  LoginDocument,
  MeDocument,
  MissingParticularsDocument,
  RegisterDocument,
  SearchDocument,
  StaffOverviewDocument,
} from '#web/graphql/documents.gen.ts';
import { addPerson, openTestHouse, PASSWORD, type TestHouse } from './kit/house.ts';
import { CLOSED, PARTICULARS, PRODUCTION } from './kit/production.ts';

/** A house in production of which nobody has said anything yet: two processes over one database. */
const ENV = { ...CLOSED, STAFF_SECOND_FACTOR: 'off' };
let house: TestHouse;
let other: TestHouse;
beforeAll(async () => {
  house = await openTestHouse(ENV);
  other = await openTestHouse(ENV, undefined, house);
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
});

const get = (path: string, headers: Record<string, string> = {}, of = house) =>
  fetch(of.url + path, { headers, redirect: 'manual' });
type Asked = { readonly id: string };
type Answered = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

/** Asks as a page in production does: by a document's id. */
async function ask({ id }: Asked, variables: object = {}, cookie = '', of = house): Promise<Answered> {
  const response = await fetch(`${of.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ documentId: id, variables }),
  });
  return (await response.json()) as Answered;
}
const codeOf = ({ errors }: Answered) => errors?.[0]?.extensions.code ?? null;

async function signIn(permissions: string[]): Promise<string> {
  const address = `${permissions.join('.').toLowerCase().replaceAll(':', '-') || 'nobody'}@calandre.test`;
  const { hashPassword } = await import('#server/accounts/index.ts');
  const passwordHash = await hashPassword(PASSWORD);
  await addPerson(house.db, { address, passwordHash, permissions, hasCard: false, firstName: 'Claire' });
  const response = await fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: LoginDocument.id, variables: { email: address, password: PASSWORD } }),
  });
  expect(codeOf((await response.json()) as Answered)).toBeNull();
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ');
}

const SCHEMA = new URL('../src/schema.graphql', import.meta.url);

/** What the documents of a folder of pages ask the server for. */
async function fieldsAskedIn(folder: string): Promise<string[]> {
  const root = new URL(`../src/web/${folder}/`, import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter(file => file.endsWith('.graphql'));
  const texts = await Promise.all(files.map(file => readFile(new URL(file, root), 'utf8')));
  return texts.flatMap(each =>
    parse(each).definitions.flatMap(definition =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.map(field =>
            field.kind === Kind.FIELD ? field.name.value : '…',
          )
        : [],
    ),
  );
}

/** What the port answers to a path as it is typed, its dots with it. */
async function getRaw(path: string): Promise<string> {
  const socket = connect(Number(new URL(house.url).port), 'localhost');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

describe('a house that has not said who it is', () => {
  it.each([
    ['/', 'fr', 'Ouverture prochaine'],
    ['/cgv', 'fr', 'Ouverture prochaine'],
    ['/mentions-legales', 'fr', 'Ouverture prochaine'],
    ['/nulle-part', 'fr', 'Ouverture prochaine'],
    ['/auth/register', 'fr', 'Ouverture prochaine'],
    ['/en/buy.html', 'en', 'Opening soon'],
    ['/es/comprar.html', 'es', 'Apertura próxima'],
    ['/api', 'fr', 'Ouverture prochaine'],
    ['/en/embed/list', 'en', 'Opening soon'],
  ])('says at %s in the language of the path that it opens soon', async (path, language, title) => {
    const response = await get(path);
    const page = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('Calandre');
    // Nothing that only stands in is said to anybody.
    expect(page).not.toMatch(/rue du Bac|000 000 000/);
  });

  it('says so in a frame of another site too, and in no frame elsewhere', async () => {
    const framed = await get('/embed/list');
    expect(framed.headers.get('x-frame-options')).toBeNull();
    expect(framed.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    const page = await get('/');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    '/api/v1/lots',
    '/api/v1/openapi.json',
    '/api/v1/graphql',
    '/mcp',
    '/oembed?url=x',
    '/annonces.json',
  ])('tells programs by a code, in words they may show: %s', async path => {
    const response = await get(path, { 'accept-language': 'es-ES,es;q=0.9' });
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      ...{ status: 503, code: 'NotOpenYet', detail: expect.stringContaining('prepara su apertura') },
    });
  });

  it('takes nothing that is sent to it', async () => {
    for (const path of ['/', '/api/v1/lots/x/bids', '/mcp', '/api/fb-event']) {
      const response = await fetch(house.url + path, { method: 'POST', body: '{}' });
      expect([response.status, (await response.json()).code]).toEqual([503, 'NotOpenYet']);
    }
  });

  it.each([
    ...['/auth/login/../../cgv', '/admin/../cgv', '/assets/..%2f..%2fcgv', '/%61dmin/../cgv', '/./cgv'],
    ...[
      '/auth/login/%2e%2e/%2e%2e/cgv',
      '/photos/../cgv',
      '/user/profile/../../cgv',
      '/CGV',
      '/en/auth/../cgv',
    ],
  ])('is not entered by an address that is written otherwise: %s', async path => {
    const said = await getRaw(path);
    expect(said).toMatch(/^HTTP\/1\.1 (503|404|400|301|302) /);
    expect(said).not.toContain('Conditions générales');
    if (said.startsWith('HTTP/1.1 30')) expect(said).not.toMatch(/location: .*cgv/i);
  });

  it('lives, and lets people come in', async () => {
    for (const path of ['/healthz', '/readyz', '/robots.txt', '/auth/login', '/en/auth/resetPassword']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    const admin = await get('/admin');
    expect([admin.status, admin.headers.get('location')]).toEqual([302, '/auth/login?redirect=%2Fadmin']);
    // A foot with what only stands in would be worse than none.
    for (const path of ['/auth/login', '/assets/nothing']) {
      expect(await (await get(path)).text(), path).not.toMatch(/rue du Bac|equipe@calandre/);
    }
    const [script = ''] = /\/assets\/entry[^" ]+\.js/.exec(await (await get('/auth/login')).text()) ?? [];
    expect((await get(script)).status).toBe(200);
  });

  it('answers by GraphQL to who comes in, and to nobody else', async () => {
    expect((await ask(MeDocument)).data).toEqual({ me: null });
    for (const document of [SearchDocument, RegisterDocument]) {
      expect(codeOf(await ask(document, { data: {} }))).toBe('NotOpenYet');
    }
    const nobody = await signIn([]);
    expect((await ask(MeDocument, {}, nobody)).data?.me).not.toBeNull();
    expect(codeOf(await ask(SearchDocument, {}, nobody))).toBe('NotOpenYet');
  });

  it('opens no live line to the public part', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const told: { type: string; payload?: { extensions: { code: string } }[] }[] = [];
    socket.on('message', data => told.push(JSON.parse(String(data))));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const payload = { documentId: AuctionUpdatedDocument.id, variables: { uuid: crypto.randomUUID() } };
    await expect.poll(() => told[0]?.type).toBe('connection_ack');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    await expect.poll(() => told.find(({ type }) => type === 'error')).toBeDefined();
    const error = told.find(({ type }) => type === 'error');
    expect(error?.payload?.[0]?.extensions.code).toBe('NotOpenYet');
    socket.close();
  });

  it('answers all that the pages ask for on which people come in and secure their account', async () => {
    const folders = [
      'account/pages/profile',
      'site/pages/auth',
      'features/session',
      'features/fresh',
      'features/bell',
    ];
    const asked = (await Promise.all(folders.map(fieldsAskedIn))).flat();
    expect(asked.length).toBeGreaterThan(30);
    const refused = new Set(asked.filter(name => !OPEN_WHILE_CLOSED.has(name)));
    // Nobody makes an account in a house that is closed.
    expect([...refused]).toEqual(['register']);
    const fields = Object.values(buildSchema(await readFile(SCHEMA, 'utf8')).getTypeMap())
      .filter(type => /^(Query|Mutation|Subscription)$/.test(type.name))
      .flatMap(type => Object.keys((type as GraphQLObjectType).getFields()));
    expect([...OPEN_WHILE_CLOSED].filter(name => !fields.includes(name))).toEqual([]);
  });
});

describe('a house that says who it is', () => {
  const VALUES = {
    house: {
      ...{ name: 'Maison Martel', address: PARTICULARS.HOUSE_ADDRESS, phone: PARTICULARS.HOUSE_PHONE },
      ...{ email: PARTICULARS.HOUSE_EMAIL, vatNumber: PARTICULARS.HOUSE_VAT },
      ...{ legal: PARTICULARS.HOUSE_LEGAL, carVat: 'MARGIN' },
    },
    bank: { payee: PARTICULARS.BANK_PAYEE, iban: PARTICULARS.BANK_IBAN, bic: PARTICULARS.BANK_BIC },
    publisher: {
      ...{ director: PARTICULARS.HOUSE_DIRECTOR, host: PARTICULARS.HOUSE_HOST },
      mediator: PARTICULARS.HOUSE_MEDIATOR,
    },
  } as const;
  let staff = '';
  beforeAll(async () => {
    staff = await signIn(['Settings:update']);
  });

  const change = async (name: SettingName, value: object, more: object = {}) =>
    codeOf(await ask(ChangeSettingDocument, { name, value: JSON.stringify(value), ...more }, staff));
  const missing = async (of = house, isClosing = true) => {
    const { data } = await ask(MissingParticularsDocument, {}, staff, of);
    const list = (data?.missingParticulars ?? []) as {
      setting: string;
      field: string;
      keepsClosed: boolean;
    }[];
    return list
      .filter(each => each.keepsClosed === isClosing)
      .map(({ setting, field }) => `${setting}.${field}`);
  };
  const statusOf = async (of: TestHouse) => (await get('/mentions-legales', {}, of)).status;

  it('is told what is missing, and nobody else is', async () => {
    expect(await missing()).toEqual([
      ...['legal', 'address', 'vatNumber', 'phone', 'email'].map(field => `house.${field}`),
      ...['director', 'host', 'mediator'].map(field => `publisher.${field}`),
      ...['payee', 'iban', 'bic'].map(field => `bank.${field}`),
    ]);
    // A house opens without it, and sells no car for its owner.
    expect(await missing(house, false)).toEqual(
      ['declaration', 'authority', 'auctioneer', 'insurer'].map(field => `operator.${field}`),
    );
    expect((await get('/admin', { cookie: staff })).status).toBe(200);
    expect((await ask(StaffOverviewDocument, {}, staff)).errors).toBeUndefined();
    const reader = await signIn(['Leads:read']);
    expect((await ask(MissingParticularsDocument, {}, reader)).data?.missingParticulars).not.toBeNull();
    expect(codeOf(await ask(MissingParticularsDocument))).toBe('NotOpenYet');
  });

  it('stays closed while one thing is missing or does not go together', async () => {
    expect(await change('house', { ...VALUES.house, legal: 'SAS, 303 265 046 RCS Paris' })).toBeNull();
    expect(await change('bank', VALUES.bank)).toBeNull();
    expect(await missing()).toEqual([
      'house.legal',
      ...['director', 'host', 'mediator'].map(field => `publisher.${field}`),
    ]);
    expect(await statusOf(house)).toBe(503);
  });

  it('opens in every process at once when the last of it holds, even at an hour that was planned', async () => {
    const [line] = await house.db.owner<{ id: string }>(
      "select max(id) as id from settings where name = 'house'",
    );
    expect(await change('house', VALUES.house, { seenId: String(line?.id) })).toBeNull();
    const holdsFrom = new Date(Date.now() + 1_500).toISOString();
    expect(await change('publisher', VALUES.publisher, { holdsFrom })).toBeNull();
    expect([await statusOf(house), await statusOf(other)]).toEqual([503, 503]);
    await expect.poll(() => statusOf(house), { timeout: 10_000 }).toBe(200);
    await expect.poll(() => statusOf(other), { timeout: 2_000 }).toBe(200);
    expect([await missing(), await missing(other)]).toEqual([[], []]);
    expect(codeOf(await ask(SearchDocument, {}))).not.toBe('NotOpenYet');
  });

  it('says all of it on its legal notice, in each language', async () => {
    for (const path of ['/mentions-legales', '/en/legals', '/es/aviso-legal']) {
      const [, page = ''] = (await (await get(path)).text()).split('data-particulars');
      for (const said of [PARTICULARS.HOUSE_LEGAL, ...Object.values(VALUES.publisher), 'Maison Martel']) {
        expect(page.split('</dl>', 1)[0], path).toContain(said);
      }
    }
  });

  it('is not closed again by a slip', async () => {
    const nothing = { payee: null, iban: null, bic: null };
    const [bank] = await house.db.owner<{ id: string }>(
      "select max(id) as id from settings where name = 'bank'",
    );
    expect(await change('bank', nothing, { seenId: String(bank?.id) })).toBe('BadInput');
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect(await change('bank', nothing, { seenId: String(bank?.id), holdsFrom: later })).toBe('BadInput');
    expect(await statusOf(house)).toBe(200);
  });
});

describe('a house', () => {
  it('that was deployed with all of it is open from the start', async () => {
    await using open = await openTestHouse(PRODUCTION);
    expect((await get('/', {}, open)).status).toBe(200);
    expect(open.rooms.settings.missing()).toEqual([]);
  });

  it('that is not in production shows all with what stands in', async () => {
    await using plain = await openTestHouse();
    const page = await (await get('/mentions-legales', {}, plain)).text();
    expect(page).toContain('Camille Aubry');
    expect(plain.rooms.settings.missing()).toEqual([]);
  });
});
