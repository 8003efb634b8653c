import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openIncoming, UPLOAD_BYTES_MAX } from './incoming.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'calandre-incoming-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const folder = () => join(dataDir, 'incoming');
const names = () => readdir(folder());
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const bodyOf = (...sizes: readonly number[]) => Readable.from(sizes.map(size => Buffer.alloc(size, 'x')));
const HOUR_MS = 3_600_000;

describe('a file on its way in', () => {
  it('lies where nobody but the house reads it, and is gone once it is let go', async () => {
    const incoming = openIncoming(dataDir);
    {
      await using file = await incoming.receive(bodyOf(3, 4));
      expect(file?.byteCount).toBe(7);
      expect(await readFile(file!.path, 'utf8')).toBe('xxxxxxx');
      expect([await modeOf(folder()), await modeOf(file!.path)]).toEqual(['700', '600']);
    }
    expect(await names()).toEqual([]);
  });

  it('may have as many bytes as are let in, and not one more', async () => {
    const incoming = openIncoming(dataDir);
    const half = UPLOAD_BYTES_MAX / 2;
    await using whole = await incoming.receive(bodyOf(half, half));
    expect(whole?.byteCount).toBe(20 * 1024 * 1024);
    const body = bodyOf(half, half, 1, 1);
    expect(await incoming.receive(body)).toBeNull();
    expect(await names()).toHaveLength(1);
    // The connection goes on: the answer still leaves on it.
    expect(body.destroyed).toBe(false);
  });

  it('that breaks off leaves nothing behind, and says what broke', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(openIncoming(dataDir).receive(broken)).rejects.toThrow('the line broke');
    expect(await names()).toEqual([]);
  });

  it('that breaks before anything of it was read does so too, and never by itself', async () => {
    const ended = vi.fn();
    process.on('uncaughtException', ended);
    onTestFinished(() => void process.off('uncaughtException', ended));
    const broken = new Readable({ read: () => undefined });
    await new Promise(setImmediate);
    const received = openIncoming(dataDir).receive(broken);
    broken.destroy(new Error('the line broke'));
    await expect(received).rejects.toThrow('the line broke');
    expect(await names()).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('finds a full disk told as such', async () => {
    const full = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      })(),
    );
    await expect(openIncoming(dataDir).receive(full)).rejects.toMatchObject({ code: 'StorageFull' });
    expect(await names()).toEqual([]);
  });

  it('never takes another’s place', async () => {
    const incoming = openIncoming(dataDir);
    await using one = await incoming.receive(bodyOf(1));
    await using other = await incoming.receive(bodyOf(2));
    expect(one?.path).not.toBe(other?.path);
    expect(await names()).toHaveLength(2);
  });
});

describe('what was left behind', () => {
  it('is swept after an hour, and what is on its way is not', async () => {
    await mkdir(folder(), { recursive: true });
    const [old, young] = [join(folder(), 'old'), join(folder(), 'young')];
    await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
    const then = (Date.now() - HOUR_MS - 60_000) / 1_000;
    await utimes(old, then, then);
    await openIncoming(dataDir).sweep();
    expect(await names()).toEqual(['young']);
  });

  it('is nothing where nothing ever came', async () => {
    await expect(openIncoming(dataDir).sweep()).resolves.toBeUndefined();
  });
});
