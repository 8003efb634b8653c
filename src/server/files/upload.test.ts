import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { UPLOAD_BYTES_MAX } from './index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const send = (body: Buffer | string, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  fetch(`${house.url}/uploads/photos`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
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
    const body = new Uint8Array([1]);
    const send = () =>
      fetch(`${strict.url}/uploads/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body,
      });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 201; sent += 20) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, send))) statuses.add(answer.status);
    }
    expect([...statuses].toSorted()).toEqual([422, 429]);
  });
});
