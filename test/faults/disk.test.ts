import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openFolder, startApp } from '../kit/app.ts';
import { openTestDatabase } from '../kit/database.ts';
import { beginSelling } from '../kit/incoming.ts';

/** Runs what follows with a disk of one megabyte at the files' folder. */
const WITH_SMALL_DISK = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=1m tmpfs "$DATA_DIR/files" && exec "$@"',
  'sh',
];
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

/** A picture that no format makes smaller. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

it.runIf(canMount)(
  'a full disk is told to whoever uploads and to the log, and takes no room itself',
  async () => {
    await using db = await openTestDatabase();
    await using folder = await openFolder();
    await mkdir(join(folder.path, 'files'));
    const app = await startApp({ DATA_DIR: folder.path, DATABASE_URL: db.url }, { under: WITH_SMALL_DISK });
    const cookie = await beginSelling(app.url);
    const upload = async (body: Buffer) => {
      const answer = await fetch(`${app.url}/uploads/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', cookie },
        body: new Uint8Array(body),
      });
      return { status: answer.status, said: (await answer.json()) as { code?: string; id?: string } };
    };
    expect((await upload(await noise(300))).status).toBe(201);
    const full = await upload(await noise(1_600));
    expect([full.status, full.said.code]).toEqual([507, 'StorageFull']);
    await expect.poll(() => app.said()).toContain('"part":"files"');
    // Nothing of what did not fit is left lying: there is room for what does.
    expect((await upload(await noise(300))).status).toBe(201);
    expect((await db.owner('select from photos')).length).toBe(2);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect(await app.kill('SIGTERM')).toBe(0);
  },
);
