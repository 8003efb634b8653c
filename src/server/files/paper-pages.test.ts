import { randomBytes, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucketServer } from '#test/kit/bucket.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf, pdfOf } from '#test/kit/pdf.ts';
import { picture } from '#test/kit/pictures.ts';

let bucket: Awaited<ReturnType<typeof openBucketServer>>;
const houses = new Map<string, TestHouse>();
let house: TestHouse;
beforeAll(async () => {
  bucket = await openBucketServer();
  house = await openTestHouse();
  houses.set('a folder', house).set('a bucket', await openTestHouse(bucket.env));
});
afterAll(async () => {
  for (const each of houses.values()) await each[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});

const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
type Answer = { readonly id: string; readonly code: string; readonly field: string };

/** Somebody sends a file, which follows others; the last of a paper of their own is told its kind and name. */
async function send(guest: Guest, body: Buffer, after: readonly string[] = [], own = false, to = house) {
  const query = new URLSearchParams(own ? { kind: 'IDENTITY', name: 'recto.jpg' } : {});
  for (const id of after) query.append('after', id);
  const answer = await fetch(`${to.url}/uploads/${own ? 'papers' : 'order-papers'}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: guest.cookie() },
    body: new Uint8Array(body),
  });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}
/** What a link to a paper of somebody's own opens. */
async function open(guest: Guest, id: string, to = house): Promise<Response> {
  const { data } = await guest.ask(LINK, { id });
  return fetch(to.url + (data as unknown as { documentLink: string }).documentLink);
}
async function papersOf(guest: Guest) {
  return (await guest.ask('{ myDocuments { name mediaType } }')).data as unknown as { myDocuments: object[] };
}
const landscape = async () => (await picture('#a33')).buffer;
/** As a telephone held upright writes it: lying, and to be turned. */
const upright = async () =>
  sharp(await landscape())
    .withMetadata({ orientation: 6 })
    .toBuffer();
async function twoPages(): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const side of [300, 400]) document.addPage([side, side]);
  return Buffer.from(await document.save());
}

describe('the files of one paper', () => {
  it.each(['a folder', 'a bucket'])(
    'are its pages in their order, pictures upright in their shape, in %s',
    async place => {
      const at = houses.get(place) as TestHouse;
      const guest = await at.guest();
      const first = await send(guest, await landscape(), [], false, at);
      const second = await send(guest, await twoPages(), [], false, at);
      const { id, status } = await send(guest, await upright(), [first.id, second.id], true, at);
      expect([status, await papersOf(guest)]).toEqual([
        201,
        { myDocuments: [{ name: 'recto.pdf', mediaType: 'application/pdf' }] },
      ]);
      const opened = await open(guest, id, at);
      expect(opened.headers.get('content-type')).toBe('application/pdf');
      const pages = (await PDFDocument.load(await opened.arrayBuffer())).getPages();
      expect(pages.map(page => Object.values(page.getSize()).map(Math.round))).toEqual([
        ...[
          [842, 561],
          [300, 300],
          [400, 400],
          [561, 842],
        ],
      ]);
      // What they were made of is nobody's paper, and goes; the paper stays.
      await at.rooms.files.sweep();
      await at.db.owner(`update files set unnamed_since = unnamed_since - interval '25 hours'`);
      await at.rooms.files.sweep();
      expect((await send(guest, await pdf(), [first.id], true, at)).field).toBe('after');
      expect((await open(guest, id, at)).status).toBe(200);
    },
  );

  it('are as they came where there is one', async () => {
    const guest = await house.guest();
    const { id } = await send(guest, await landscape(), [], true);
    expect((await open(guest, id)).headers.get('content-type')).toBe('image/webp');
  });

  it('are its sender’s own, are files that there are, and are no more than six', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { id } = await send(guest, await landscape());
    const theirs = await send(other, await landscape());
    const wrong = [
      [theirs.id],
      [id, theirs.id],
      [randomUUID()],
      ['x'],
      [''],
      Array.from({ length: 6 }, () => id),
    ];
    for (const after of wrong) {
      for (const own of [true, false]) {
        const refused = { status: 422, code: 'BadInput', field: 'after' };
        expect([after, await send(guest, await landscape(), after, own)]).toMatchObject([after, refused]);
      }
    }
    expect(await papersOf(guest)).toEqual({ myDocuments: [] });
    const five = Array.from({ length: 5 }, () => id);
    expect((await send(guest, await landscape(), five, true)).status).toBe(201);
  });

  it('are handed in all or not at all, and the last one sent again', async () => {
    const guest = await house.guest();
    const first = await send(guest, await landscape());
    const refused = await send(guest, Buffer.from('GIF89a'), [first.id], true);
    expect(refused).toMatchObject({ status: 422, code: 'BadInput', field: 'document' });
    expect(await papersOf(guest)).toEqual({ myDocuments: [] });
    expect((await send(guest, await landscape(), [first.id], true)).status).toBe(201);
  });

  it('weigh no more together than forty megabytes', async () => {
    const guest = await house.guest();
    const noise = randomBytes(7 * 1024 * 1024).toString('hex');
    const heavy = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
      `<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`,
    ]);
    const { id } = await send(guest, heavy);
    expect((await send(guest, heavy, [id], true)).status).toBe(201);
    const refused = { status: 422, code: 'FileTooHeavy', field: 'after' };
    expect(await send(guest, heavy, [id, id], true)).toMatchObject(refused);
  });
});
