import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucketServer } from '#test/kit/bucket.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { incoming } from '#test/kit/incoming.ts';
import {
  fileNameOf,
  LINK_GOOD_FOR_MS,
  openPrivateFiles,
  type PrivateFile,
  type PrivateFilesParts,
} from './private-files.ts';

let bucket: Awaited<ReturnType<typeof openBucketServer>>;
let house: TestHouse;
beforeAll(async () => {
  bucket = await openBucketServer();
  house = await openTestHouse(bucket.env);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});

const PDF = Buffer.from('%PDF-1.4\nA contract.\n%%EOF\n');

/** A paper of the house's own, kept. */
async function keep({ files }: TestHouse['rooms']): Promise<PrivateFile> {
  const place = await files.reservePrivate();
  await place.put(PDF);
  return { key: place.key, mediaType: 'application/pdf', byteCount: PDF.length };
}

describe('a private file', () => {
  it('is opened by its link, under its own name, and kept by nobody on the way', async () => {
    const { files } = house.rooms;
    const kept = await keep(house.rooms);
    const answer = await fetch(house.url + (await files.linkTo(kept, 'Mandat de vente.pdf')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Mandat%20de%20vente.pdf",
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  });

  it('is looked at in frames of our own pages alone, where nothing of it loads', async () => {
    const { files } = house.rooms;
    const look = async (mediaType: PrivateFile['mediaType']) => {
      const link = await files.linkTo({ ...(await keep(house.rooms)), mediaType }, 'x');
      const { headers } = await fetch(`${house.url}${link}?view`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      return [
        ...['content-disposition', 'x-frame-options', 'cache-control', 'referrer-policy'].map(name =>
          headers.get(name),
        ),
        policy.includes('sandbox'),
      ];
    };
    // Chromium opens its reader of PDF in no sandboxed document.
    expect(await look('application/pdf')).toEqual([
      ...['inline', 'SAMEORIGIN', 'private, no-store', 'no-referrer', false],
    ]);
    expect((await look('image/webp')).at(-1)).toBe(true);
  });

  it('opens to no other link: not by its key, not by one changed, not when it is gone', async () => {
    const { files } = house.rooms;
    const kept = await keep(house.rooms);
    const link = await files.linkTo(kept, 'x.pdf');
    const [text = '', seal = ''] = link.replace('/private/', '').split('.');
    const other = await keep(house.rooms);
    const forged = Buffer.from(text, 'base64url').toString().replace(kept.key, other.key);
    const links = [
      `/private/${kept.key}`,
      `${link}x`,
      `/private/${Buffer.from(forged).toString('base64url')}.${seal}`,
    ];
    for (const wrong of links) expect((await fetch(house.url + wrong)).status).toBe(404);
    await house.db.database.transaction(writes => files.removePrivate(writes, [kept.key]));
    expect((await fetch(house.url + link)).status).toBe(404);
  });

  it('closes five minutes after its link was made', async () => {
    let now = 1_000;
    const files = openPrivateFiles({
      clock: () => now,
      isSentBy: async () => true,
      secrets: { sign: async (_purpose, text) => text, read: async (_purpose, text) => text },
      ...({} as Pick<PrivateFilesParts, 'database' | 'ledger' | 'workshop' | 'receive'>),
      isStanding: async () => true,
      store: {
        stream: async () => ({ body: new Blob([PDF]).stream() as never, byteCount: 1 }),
      } as never,
    });
    const link = await files.linkTo({ key: 'x', mediaType: 'application/pdf' }, 'x.pdf');
    const token = link.replace('/private/', '');
    now += LINK_GOOD_FOR_MS - 1;
    expect(await files.openLink(token)).not.toBeNull();
    now += 1;
    expect(await files.openLink(token)).toBeNull();
  });

  it('is a PDF or a picture by its bytes; a picture loses what the camera wrote', async () => {
    const { files } = house.rooms;
    const { email } = await house.guest();
    const [{ id: accountId } = { id: '' }] = await house.db.owner<{ id: string }>(
      'select id from accounts where email = $1',
      [email],
    );
    const take = await files.beginPrivate(accountId, []);
    for (const wrong of ['', '<svg/>', 'MZ\u0090', 'GIF89a']) {
      await using file = await incoming(house, Buffer.from(wrong));
      await expect(take(file)).rejects.toMatchObject({
        code: 'BadInput',
        details: { field: 'document' },
      });
    }
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
      .toBuffer();
    await using file = await incoming(house, picture);
    const kept = await take(file);
    const bytes = await files.readPrivate(kept.key);
    expect(kept.mediaType).toBe('image/webp');
    expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined();
  });
});

describe('what a file is called where it is saved', () => {
  it.each([
    ['Passeport.PDF', 'application/pdf', 'Passeport.pdf'],
    ['facture.pdf.exe', 'application/pdf', 'facture.pdf'],
    ['photo.jpg', 'image/webp', 'photo.webp'],
    ['.htaccess', 'application/pdf', 'document.pdf'],
    ['Titre v1.2', 'application/pdf', 'Titre v1.pdf'],
    ['a"b<c>|d\u0000.hta ', 'application/pdf', 'abcd.pdf'],
  ] as const)('%s, a %s, is %s', (given, mediaType, saved) => {
    expect(fileNameOf(given, mediaType)).toBe(saved);
  });
});

describe('photos in a bucket', () => {
  it('are taken, drawn and served as from a folder', async () => {
    const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const answer = await fetch(`${house.url}/uploads/photos`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', cookie: (await house.guest()).cookie() },
      body: new Uint8Array(body),
    });
    const { url } = (await answer.json()) as { url: string };
    for (const _ of ['drawn', 'kept']) {
      const shown = await fetch(house.url + url);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });
});
