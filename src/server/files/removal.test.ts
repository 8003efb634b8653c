import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucketServer } from '#test/kit/bucket.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { picture } from '#test/kit/pictures.ts';

type House = TestHouse & { readonly kept: () => Promise<string[]> };

let bucket: Awaited<ReturnType<typeof openBucketServer>>;
const houses = new Map<string, House>();
beforeAll(async () => {
  bucket = await openBucketServer();
  const folder = await openTestHouse();
  houses.set('a folder', { ...folder, kept: () => namesUnder(join(folder.dataDir, 'files')) });
  const inBucket = await openTestHouse(bucket.env);
  houses.set('a bucket', { ...inBucket, kept: bucket.keys });
});
afterAll(async () => {
  for (const house of houses.values()) await house[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});

async function namesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const REMOVE = 'mutation($id: ID!) { removeDocument(id: $id) }';

async function send(house: House, guest: Guest, path: string, body: Buffer, type: string) {
  const answer = await fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': type, cookie: guest.cookie() },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; url: string };
}
const handIn = async (house: House, guest: Guest) =>
  (await send(house, guest, '/uploads/papers?kind=IDENTITY&name=id.pdf', await pdf(), 'application/pdf')).id;
const sendPhoto = async (house: House, guest: Guest, colour = '#a33') =>
  (await send(house, guest, '/uploads/photos', (await picture(colour)).buffer, 'image/jpeg')).id;

async function linkTo(house: House, guest: Guest, id: string): Promise<string> {
  const { data } = await guest.ask(LINK, { id });
  return house.url + (data as unknown as { documentLink: string }).documentLink;
}
const isPrivate = (key: string) => key.startsWith('private/');
const statusOf = async (address: string) => (await fetch(address)).status;
/** A day and an hour later, as the database counts. */
const letTimePass = (house: House) =>
  house.db.owner(`update files set unnamed_since = unnamed_since - interval '25 hours'`);
async function sweep(house: House): Promise<void> {
  await house.rooms.files.sweep();
  await house.rooms.jobs.drain();
}

describe.each(['a folder', 'a bucket'])('in %s', place => {
  let house: House;
  beforeAll(() => {
    house = houses.get(place) as House;
  });

  it('a paper that its person removes is gone, and the link made before is closed at once', async () => {
    const guest = await house.guest();
    const id = await handIn(house, guest);
    const link = await linkTo(house, guest, id);
    const before = (await house.kept()).filter(isPrivate);
    expect(await statusOf(link)).toBe(200);
    expect((await guest.ask(REMOVE, { id })).data).toEqual({ removeDocument: true });
    expect(await statusOf(link)).toBe(404);
    await house.rooms.jobs.drain();
    expect((await house.kept()).filter(isPrivate)).toHaveLength(before.length - 1);
  });

  it('papers and photos go with their person, also what was accepted, and what they were selling', async () => {
    const guest = await house.guest();
    const before = (await house.kept()).toSorted();
    const id = await handIn(house, guest);
    await house.db.owner(`update person_documents set state = 'ACCEPTED' where id = $1`, [id]);
    const { uuid } = await addCar(house, { sellerEmail: guest.email });
    await house.db.owner(`update ads set status = 'DRAFT' where uuid = $1`, [uuid]);
    const photo = await sendPhoto(house, guest);
    const insert = `insert into ad_photos (ad_uuid, photo_id, role, position) values ($1, $2, 'FRONT', 99)`;
    await house.db.owner(insert, [uuid, photo]);
    expect(await statusOf(`${house.url}/photos/${photo}/320.webp`)).toBe(200);
    const link = await linkTo(house, guest, id);
    const leave = `mutation { deleteAccount(password: "${PASSWORD}") }`;
    expect((await guest.ask(leave)).errors).toBeUndefined();
    expect(await statusOf(link)).toBe(404);
    await house.rooms.jobs.drain();
    expect((await house.kept()).toSorted()).toEqual(before);
    expect(await statusOf(`${house.url}/photos/${photo}/640.webp`)).toBe(404);
  });

  it('a photo that nobody names for a day is swept with all its widths; one that is named stays', async () => {
    const guest = await house.guest();
    const before = (await house.kept()).toSorted();
    const [lost, named] = [await sendPhoto(house, guest), await sendPhoto(house, guest, '#3a3')];
    for (const id of [lost, named]) await statusOf(`${house.url}/photos/${id}/480.webp`);
    const { uuid } = await addCar(house, {});
    const insert = `insert into ad_photos (ad_uuid, photo_id, role, position) values ($1, $2, 'FRONT', 99)`;
    await house.db.owner(insert, [uuid, named]);
    await sweep(house);
    expect(await statusOf(`${house.url}/photos/${lost}/320.webp`)).toBe(200);
    await letTimePass(house);
    await sweep(house);
    expect(await statusOf(`${house.url}/photos/${lost}/320.webp`)).toBe(404);
    expect(await statusOf(`${house.url}/photos/${named}/320.webp`)).toBe(200);

    // Replaced by its owner: it has a day from then on, however old it is.
    await house.db.owner('delete from ad_photos where photo_id = $1', [named]);
    await sweep(house);
    expect(await statusOf(`${house.url}/photos/${named}/320.webp`)).toBe(200);
    await letTimePass(house);
    await sweep(house);
    expect(await statusOf(`${house.url}/photos/${named}/320.webp`)).toBe(404);
    expect((await house.kept()).toSorted()).toEqual(before);
  });

  it('a paper that came after as many as one may have is not kept', async () => {
    const guest = await house.guest();
    await house.db.owner(
      `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count)
       select id, 'IDENTITY', 'x.pdf', gen_random_uuid()::text, 'application/pdf', 1
       from accounts, generate_series(1, 100) where email = $1`,
      [guest.email],
    );
    const before = await house.kept();
    const answer = await fetch(`${house.url}/uploads/papers?kind=IDENTITY&name=x.pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', cookie: guest.cookie() },
      body: new Uint8Array(await pdf()),
    });
    expect(answer.status).toBe(422);
    await house.rooms.jobs.drain();
    expect(await house.kept()).toEqual(before);
  });
});

it('bytes of a person who has left stand nowhere on the disk', async () => {
  const house = houses.get('a folder') as House;
  const guest = await house.guest();
  await send(
    house,
    guest,
    '/uploads/papers?kind=IDENTITY&name=id.pdf',
    await pdf('Marker 73'),
    'application/pdf',
  );
  await guest.ask(`mutation { deleteAccount(password: "${PASSWORD}") }`);
  await house.rooms.jobs.drain();
  for (const name of await house.kept()) {
    const bytes = await readFile(join(house.dataDir, 'files', name));
    expect([name, bytes.includes('Marker 73')]).toEqual([name, false]);
  }
});
