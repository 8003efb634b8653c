import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucketServer } from '#test/kit/bucket.ts';
import { readConfig } from '../config.ts';
import { openBucket } from './bucket.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof openBucketServer>>;
const stores = new Map<string, Store>();
const storeOf = (env: NodeJS.ProcessEnv) => openStore(readConfig({ DATA_DIR: dataDir, ...env }), () => {});

async function keysOf(listed: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of listed) keys.push(key);
  return keys;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'calandre-store-'));
  server = await openBucketServer();
  stores.set('folder', storeOf({}));
  stores.set('bucket', storeOf(server.env));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('files in a %s', name => {
  const store = () => stores.get(name) as Store;

  it('are given back as they were put, whole and streamed', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store().put('originals/one', bytes);
    expect(await store().get('originals/one')).toEqual(bytes);
    const found = await store().stream('originals/one');
    expect(found?.byteCount).toBe(bytes.length);
    expect(found && (await buffer(found.body))).toEqual(bytes);
  });

  it('are taken from the disk without being read there, and given back in parts', async () => {
    const path = join(dataDir, `${name}.part`);
    await writeFile(path, 'a long archive');
    await store().putFile('archives/three', path);
    const found = await store().stream('archives/three', { from: 2, byteCount: 4 });
    expect([found?.byteCount, found && String(await buffer(found.body))]).toEqual([4, 'long']);
    expect(String(await store().get('archives/three'))).toBe('a long archive');
    expect(await store().stream('archives/none', { from: 0, byteCount: 1 })).toBeNull();
  });

  it('are put again under the same name, and removed, again and again', async () => {
    await store().put('private/two', Buffer.from('first'));
    await store().put('private/two', Buffer.from('second'));
    expect(String(await store().get('private/two'))).toBe('second');
    await store().remove('private/two');
    await store().remove('private/two');
    expect(await store().get('private/two')).toBeNull();
    expect(await store().stream('private/two')).toBeNull();
  });

  it('are listed folder by folder, all of them, and nothing else', async () => {
    for (const key of ['private/b', 'private/a', 'originals/c'] as const) {
      await store().put(key, Buffer.from(key));
    }
    const listed = await keysOf(store().list('private'));
    expect(listed.filter(key => /\/[abc]$/.test(key))).toEqual(['private/a', 'private/b']);
    expect(await keysOf(store().list('variants'))).toEqual([]);
  });

  it('are taken at the start', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
});

describe('a folder', () => {
  it('keeps no draft of what could not be written', async () => {
    await writeFile(join(dataDir, 'files', 'variants'), 'in the way');
    await expect(stores.get('folder')?.put('variants/x', Buffer.from('x'))).rejects.toThrow();
    await rm(join(dataDir, 'files', 'variants'));
    const names = await readdir(join(dataDir, 'files'), { recursive: true });
    expect(names.filter(each => each.endsWith('.new'))).toEqual([]);
  });

  it('that cannot be written is told at the start', async () => {
    const file = join(dataDir, 'no-folder');
    await writeFile(file, '');
    await expect(storeOf({ DATA_DIR: file }).check()).rejects.toThrow(/cannot be written/);
  });
});

describe('a bucket', () => {
  it('that knows us not is told at the start, by its own word', async () => {
    const wrong = storeOf({ ...server.env, S3_SECRET: 'another' });
    await expect(wrong.check()).rejects.toThrow('S3_URL does not take files: 403 SignatureDoesNotMatch');
    await expect(wrong.put('originals/x', Buffer.from('x'))).rejects.toThrow('the bucket answered 403');
  });

  it('that is not there is told at the start', async () => {
    const missing = storeOf({ ...server.env, S3_URL: server.env.S3_URL?.replace('calandre', 'other') });
    await expect(missing.check()).rejects.toThrow('404 NoSuchBucket');
    const silent = storeOf({ ...server.env, S3_URL: 'http://127.0.0.1:1/calandre' });
    await expect(silent.check()).rejects.toThrow('S3_URL does not answer');
  });

  it('that takes what is asked and never answers holds nobody up for ever', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const { bucket } = readConfig({ ...server.env, S3_URL: `http://127.0.0.1:${port}/calandre` });
    if (!bucket) throw new Error('the bucket is named');
    const silent = openBucket(bucket, 100);
    for (const asked of [silent.put('private/x', Buffer.from('x')), silent.get('private/x')])
      await expect(asked).rejects.toThrow('did not answer within');
    await expect(silent.remove('private/x')).rejects.toThrow('did not answer within');
    mute.closeAllConnections();
    mute.close();
  });

  it('that points elsewhere is not followed there', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      const isMoved = request.url?.startsWith('/calandre') ?? false;
      response.writeHead(isMoved ? 307 : 200, { location: '/other' }).end();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const moved = storeOf({ ...server.env, S3_URL: `http://127.0.0.1:${port}/calandre` });
    await expect(moved.check()).rejects.toThrow('S3_URL does not take files: 307');
    await expect(moved.put('originals/x', Buffer.from('x'))).rejects.toThrow('the bucket answered 307');
    expect(asked).not.toContain('/other');
    elsewhere.close();
  });

  it('is named whole or not at all', () => {
    for (const part of ['S3_URL', 'S3_KEY_ID', 'S3_SECRET']) {
      expect(() => readConfig({ ...server.env, [part]: '' })).toThrow('go together');
    }
    expect(() => readConfig({ ...server.env, S3_URL: 'https://example.org' })).toThrow('name the bucket');
  });
});
