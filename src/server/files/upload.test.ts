import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { beginSelling } from '#test/kit/incoming.ts';
import { pdf } from '#test/kit/pdf.ts';
import { sellCar } from '#test/kit/sales.ts';
import { LIMITS, type LimitName } from '../limits/index.ts';
import { UPLOAD_BYTES_MAX } from './index.ts';

let house: TestHouse;
let person: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  person = await house.guest();
});
afterAll(() => house[Symbol.asyncDispose]());

const send = (body: Buffer | string, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  fetch(`${house.url}/uploads/photos`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: person.cookie(), ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

/** A photo as a camera writes it: lying on its side, with the place where it was taken. */
const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toBuffer();

describe('a photo that is sent in', () => {
  it('is drawn anew: upright, and without the place where it was taken', async () => {
    const original = await photo();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await send(original);
    expect(answer.status).toBe(201);
    const { url, width, height } = (await answer.json()) as { url: string; width: number; height: number };
    expect([width, height]).toEqual([600, 900]);
    const shown = Buffer.from(await (await fetch(house.url + url)).arrayBuffer());
    const { exif, format } = await sharp(shown).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
  });

  it('is served in three forms, in our widths, for ever', async () => {
    const { url } = (await (await send(await photo())).json()) as { url: string };
    const ask = (name: string) => fetch(house.url + url.replace('640.webp', name));
    const forms = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const [format, type] of Object.entries(forms)) {
      const answer = await ask(`320.${format}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([320, 480]);
    }
    for (const name of ['320.png', '321.webp', 'x.avif', '320.webp.avif', '320.constructor']) {
      expect([name, (await ask(name)).status]).toEqual([name, 404]);
    }
  });

  it('is known by its bytes: anything else is refused by its field', async () => {
    for (const body of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '\u0000\u0001']) {
      const answer = await send(body);
      expect([body, answer.status]).toEqual([body, 422]);
    }
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await (await send(small, 'image/png')).json()).toMatchObject({ code: 'BadInput', field: 'photo' });
    const cut = (await photo()).subarray(0, 800);
    expect((await send(cut)).status).toBe(422);
  });

  it('must be a picture, of a size we can take, from our own pages', async () => {
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send(Buffer.alloc(UPLOAD_BYTES_MAX + 1))).status).toBe(413);
    expect((await send(await photo(), 'image/jpeg', { origin: 'https://evil.test' })).status).toBe(403);
  });
});

describe('photos sent in', () => {
  it('are limited to two hundred an hour', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const cookie = (await strict.guest()).cookie();
    const body = new Uint8Array([1]);
    const send = () =>
      fetch(`${strict.url}/uploads/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', cookie },
        body,
      });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 201; sent += 20) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, send))) statuses.add(answer.status);
    }
    expect([...statuses].toSorted()).toEqual([422, 429]);
  });
});

describe('a paper that is sent in', () => {
  const paper = (body: Buffer | string, type: string, cookie = '') =>
    fetch(`${house.url}/uploads/documents`, {
      method: 'POST',
      headers: { 'content-type': type, cookie },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  it('is a PDF written anew, shown in our own frames, where nothing of it runs', async () => {
    const guest = await house.guest();
    const answer = await paper(await pdf('Carnet'), 'application/pdf', guest.cookie());
    expect(answer.status).toBe(201);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(/^\/documents\/[0-9a-f-]{36}\.pdf$/);
    const shown = await fetch(house.url + url, { headers: { cookie: guest.cookie() } });
    const text = await shown.text();
    expect([text.startsWith('%PDF-'), text.includes('PDFKit')]).toEqual([true, false]);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await fetch(`${house.url}${url.replace('.pdf', '.webp')}`)).status).toBe(404);
  });

  it('is a picture drawn anew, without what the camera wrote beside it', async () => {
    const guest = await house.guest();
    const { url } = (await (await paper(await photo(), 'image/jpeg', guest.cookie())).json()) as {
      url: string;
    };
    const shown = await fetch(house.url + url, { headers: { cookie: guest.cookie() } });
    const { exif, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([exif, format, shown.headers.get('content-type')]).toEqual([undefined, 'webp', 'image/webp']);
  });

  it('of a car that is before the public no more is its owner’s, its buyer’s and staff’s alone', async () => {
    const { car, buyer, seller } = await sellCar(house);
    const { url } = (await (await paper(await pdf(), 'application/pdf', seller.cookie())).json()) as {
      url: string;
    };
    const documents = [{ label: 'INVOICE_FILE' as const, urls: [url] }];
    await house.rooms.ads.update(car.uuid, { documents });
    const staff = await house.guest({ permissions: ['Ads:update'] });
    const statusFor = async (guest?: Guest, path = url) =>
      (await fetch(house.url + path, { headers: { cookie: guest?.cookie() ?? '' } })).status;
    expect(await statusFor()).toBe(200);
    await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [car.uuid]);
    for (const guest of [undefined, person]) expect(await statusFor(guest)).toBe(404);
    expect(
      await statusFor(
        undefined,
        url.replace(/[0-9a-f-]{36}/, id => id.toUpperCase()),
      ),
    ).toBe(404);
    for (const guest of [seller, buyer, staff]) expect(await statusFor(guest)).toBe(200);
  });

  it('is known by its bytes, of a size we can take, from somebody signed in', async () => {
    const guest = await house.guest();
    expect((await paper(await pdf(), 'application/pdf')).status).toBe(401);
    for (const body of ['', '<html>', '%PDF-1.4 cut short', 'MZ\u0000']) {
      const answer = await paper(body, 'application/pdf', guest.cookie());
      expect([body, answer.status]).toEqual([body, 422]);
      expect(await answer.json()).toMatchObject({ code: 'BadInput', field: 'document' });
    }
    expect((await paper('{}', 'application/json', guest.cookie())).status).toBe(415);
    const large = Buffer.alloc(UPLOAD_BYTES_MAX + 1);
    expect((await paper(large, 'application/pdf', guest.cookie())).status).toBe(413);
  });
});

describe('papers at an origin of their own', () => {
  it('are shown there alone, in frames of our pages, and nothing else is answered there', async () => {
    await using apart = await openTestHouse({
      FILES_URL: 'http://files.test',
      PUBLIC_URL: 'http://site.test',
    });
    const guest = await apart.guest();
    const headers = { 'content-type': 'application/pdf', cookie: guest.cookie() };
    const body = new Uint8Array(await pdf());
    const taken = await fetch(`${apart.url}/uploads/documents`, { method: 'POST', headers, body });
    const { url } = (await taken.json()) as { url: string };
    const documents = [{ label: 'INVOICE_FILE' as const, urls: [url] }];
    const { uuid } = await addCar(apart, { sellerEmail: guest.email });
    await apart.rooms.ads.update(uuid, { documents });
    const sent = await fetch(apart.url + url, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `http://files.test${url}`]);
    const there = (path: string) => headOf(apart.url, path, 'files.test');
    expect(await there(url)).toMatchObject({
      status: 200,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('frame-ancestors http://site.test'),
    });
    for (const path of ['/', '/graphql', '/private/x', '/auth/login']) {
      expect([path, (await there(path)).status]).toEqual([path, 404]);
    }
    expect((await headOf(apart.url, '/auth/login', 'site.test')).status).toBe(200);
    // Of a car that nobody sees any more at ours, where one is known.
    await apart.rooms.ads.withdraw(uuid);
    expect([(await there(url)).status, (await fetch(apart.url + url, { headers })).status]).toEqual([
      404, 200,
    ]);
  });
});

/** What is answered to whoever came by that host. */
async function headOf(url: string, path: string, host: string): Promise<Record<string, unknown>> {
  const [answer] = (await once(get(url + path, { headers: { host } }), 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, ...answer.headers };
}

describe('a photo of ours', () => {
  it('is turned and told otherwise as a photo of its own', async () => {
    const guest = await house.guest();
    const { id } = (await (await send(await photo())).json()) as { id: string };
    const turn = 'mutation($id: ID!, $n: Int!) { turnPhoto(id: $id, quarterTurns: $n) { id width height } }';
    const tell = 'mutation($id: ID!, $a: String) { describePhoto(id: $id, alt: $a) { id alt width } }';
    const turned = (await guest.ask(turn, { id, n: 1 })).data as unknown as { turnPhoto: { id: string } };
    expect(turned.turnPhoto).toMatchObject({ width: 900, height: 600 });
    expect(turned.turnPhoto.id).not.toBe(id);
    const told = (await guest.ask(tell, { id, a: ' Le compteur ' })).data as unknown as {
      describePhoto: { id: string };
    };
    expect(told.describePhoto).toMatchObject({ alt: 'Le compteur', width: 600 });
    expect((await fetch(`${house.url}/photos/${told.describePhoto.id}/320.webp`)).status).toBe(200);

    expect(await house.visitor().codeOf(turn, { id, n: 1 })).toBe('Unauthenticated');
    expect(await house.visitor().codeOf(tell, { id })).toBe('Unauthenticated');
    for (const n of [0, 4, -1]) expect(await guest.codeOf(turn, { id, n })).toBe('BadInput');
    expect(await guest.codeOf(tell, { id, a: 'x'.repeat(201) })).toBe('BadInput');
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect(await guest.codeOf(turn, { id: unknown, n: 1 })).toBe('NotFound');
      expect(await guest.codeOf(tell, { id: unknown, a: 'x' })).toBe('NotFound');
    }
  });

  it('says in what forms it is served, and what stands there while it loads', async () => {
    const guest = await house.guest();
    const { id } = (await (await send(await photo(640, 480))).json()) as { id: string };
    const tell =
      'mutation($id: ID!) { describePhoto(id: $id, alt: "Une aile") { id srcSet avifSrcSet placeholder } }';
    const { describePhoto } = (await guest.ask(tell, { id })).data as unknown as {
      describePhoto: { id: string; srcSet: string; avifSrcSet: string; placeholder: string };
    };
    // It lies 480 wide: nothing wider is worth sending.
    const { srcSet, avifSrcSet, placeholder } = describePhoto;
    const at = `/photos/${describePhoto.id}`;
    expect(srcSet).toBe(`${at}/320.webp 320w, ${at}/480.webp 480w`);
    expect(avifSrcSet).toBe(`${at}/320.avif 320w, ${at}/480.avif 480w`);
    const [kind, pixels = ''] = placeholder.split(',');
    expect(kind).toBe('data:image/webp;base64');
    const { width, height } = await sharp(Buffer.from(pixels, 'base64')).metadata();
    expect([width, height, placeholder.length < 300]).toEqual([12, 16, true]);
  });
});

/** The head of an upload and no body: what is answered was judged by the head alone. */
async function answerToHead(path: string, headers: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(house.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split(' ')[1] ?? '';
}

describe('an upload is judged before its first byte', () => {
  const length = { 'content-length': '1000000' };
  const image = { 'content-type': 'image/jpeg', ...length };

  it('by its origin, its type, its length and who sends it', async () => {
    const cookie = person.cookie();
    const heads: [string, Record<string, string>, string][] = [
      ['/uploads/photos', { ...image, cookie, origin: 'https://evil.test' }, '403'],
      ['/uploads/photos', { ...image, cookie, 'content-length': String(UPLOAD_BYTES_MAX + 1) }, '413'],
      ['/uploads/photos', { ...length, cookie, 'content-type': 'text/html' }, '415'],
      ['/uploads/photos', image, '401'],
      ['/uploads/documents', image, '401'],
      ['/uploads/papers?kind=IDENTITY&name=x.pdf', image, '401'],
      ['/uploads/papers?kind=DIARY&name=x.pdf', { ...image, cookie }, '422'],
      ['/uploads/papers?kind=IDENTITY&name=', { ...image, cookie }, '422'],
    ];
    for (const [path, headers, status] of heads) {
      expect([path, headers, await answerToHead(path, headers)]).toEqual([path, headers, status]);
    }
  });

  it('and a body without a length is cut at the same bytes, and leaves nothing behind', async () => {
    const cookie = person.cookie();
    async function* endless() {
      for (let sent = 0; sent <= UPLOAD_BYTES_MAX; sent += 1_000_000) yield new Uint8Array(1_000_000);
    }
    const answer = await fetch(`${house.url}/uploads/photos`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', cookie },
      body: Readable.toWeb(Readable.from(endless())),
      duplex: 'half',
    } as unknown as RequestInit);
    expect(answer.status).toBe(413);
    expect(await readdir(join(house.dataDir, 'incoming'))).toEqual([]);
  });

  it('and one that is cut short leaves nothing behind', async () => {
    const { hostname, port } = new URL(house.url);
    const socket = connect(Number(port), hostname);
    const head = { host: hostname, ...image, cookie: person.cookie() };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /uploads/photos HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\nhalf of it`);
    const arrived = () => readdir(join(house.dataDir, 'incoming')).then(names => names.length);
    await expect.poll(arrived).toBe(1);
    socket.destroy();
    await expect.poll(arrived).toBe(0);
  });
});

describe('a visitor', () => {
  it('sends photos where a form asks for them, and nowhere else', async () => {
    const body = await photo();
    expect((await send(body, 'image/jpeg', { cookie: '' })).status).toBe(401);
    const cookie = await beginSelling(house.url);
    expect((await send(body, 'image/jpeg', { cookie })).status).toBe(201);
    await house.db.owner('update inquiries set sent_at = now()');
    expect((await send(body, 'image/jpeg', { cookie })).status).toBe(401);
  });
});

describe('bytes', () => {
  it('are charged to a person, an address or all visitors together, and have a ceiling each', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const body = new Uint8Array(await photo());
    const [one, staff] = [await strict.guest(), await strict.guest({ permissions: ['Ads:update'] })];
    const visitor = await beginSelling(strict.url);
    const sendAs = async (cookie: string) => {
      const headers = { 'content-type': 'image/jpeg', cookie };
      return (await fetch(`${strict.url}/uploads/photos`, { method: 'POST', headers, body })).status;
    };
    const rows = () =>
      strict.db.owner<{ key: string; points: number }>(
        `select key, points from rate_limits where key like 'uploadKiB%' order by key`,
      );
    for (const cookie of [one.cookie(), staff.cookie(), visitor]) expect(await sendAs(cookie)).toBe(201);
    const kib = Math.ceil(body.length / 1024);
    expect((await rows()).map(({ key, points }) => [key.split(':')[0], points])).toEqual(
      ['uploadKiB', 'uploadKiBAddress', 'uploadKiBStaff', 'uploadKiBVisitors'].map(name => [name, kib]),
    );
    const fill = (name: LimitName) =>
      strict.db.owner('update rate_limits set points = $2 where key like $1', [
        `${name}:%`,
        LIMITS[name].points,
      ]);
    for (const [name, cookie] of [
      ['uploadKiB', one.cookie()],
      ['uploadKiBStaff', staff.cookie()],
      ['uploadKiBVisitors', visitor],
    ] as const) {
      await fill(name);
      expect([name, await sendAs(cookie)]).toEqual([name, 429]);
    }
    // What was refused was not charged to the address either.
    const [, ofAddress] = await rows();
    expect(ofAddress?.points).toBe(kib);
    await fill('uploadKiBAddress');
    await strict.db.owner(`update rate_limits set points = 0 where key like 'uploadKiBVisitors:%'`);
    expect(await sendAs(visitor)).toBe(429);
    expect(await sendAs((await strict.guest()).cookie())).toBe(201);
  });
});
