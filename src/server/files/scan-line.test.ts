import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScan } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calandre-scan-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A scanner that does with each connection what a test says, and how what it is asked ends. */
async function listening(behave: (socket: Socket) => void, host = '127.0.0.1') {
  const closed: Promise<unknown>[] = [];
  const sockets: Socket[] = [];
  const server = createServer(socket => {
    socket.on('error', () => {});
    sockets.push(socket);
    closed.push(once(socket, 'close'));
    behave(socket);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(`tcp://${host.includes(':') ? `[${host}]` : host}:${port}`);
  return {
    url,
    closed,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Has a file of so many bytes looked at; answers the code it is refused with, and what was told of the scanner. */
async function look(url: URL, byteCount: number, silentForMs?: number) {
  const path = join(folder, `${byteCount}`);
  await writeFile(path, Buffer.alloc(byteCount, 'x'));
  const metrics = new Registry();
  const complaints: string[] = [];
  const parts = { url, metrics, onError: (error: Error) => void complaints.push(error.message) };
  const scan = openScan(silentForMs === undefined ? parts : { ...parts, silentForMs });
  const file = { path, byteCount, [Symbol.asyncDispose]: async () => {} };
  const refusal = await scan(file).then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  );
  const counted = (await metrics.getSingleMetric('calandre_files_scanned_total')?.get())?.values ?? [];
  const verdicts = Object.fromEntries(counted.map(({ labels, value }) => [labels.verdict, value]));
  return { refusal, complaints, verdicts };
}
/** Reads to the end of the file, then says something. */
const sayingAtTheEnd = (said: string) => (socket: Socket) => {
  let seen = Buffer.alloc(0);
  socket.on('data', chunk => {
    seen = Buffer.concat([seen, chunk]);
    if (seen.subarray(-4).equals(Buffer.alloc(4))) socket.write(said);
  });
};
const MIB = 1024 * 1024;

describe('the line to a scanner', () => {
  it('is closed once it has answered, and counts what it said', async () => {
    await using scanner = await listening(sayingAtTheEnd('stream: OK\0'));
    expect(await look(scanner.url, 10)).toEqual({ refusal: null, complaints: [], verdicts: { clean: 1 } });
    await scanner.closed[0];
    expect(scanner.closed).toHaveLength(1);
  });

  it('may be one of the newer addresses', async () => {
    await using scanner = await listening(sayingAtTheEnd('stream: OK\0'), '::1');
    expect((await look(scanner.url, 10)).refusal).toBeNull();
  });

  it('that says nothing lets nothing in, and it is told why', async () => {
    await using scanner = await listening(() => {});
    expect(await look(scanner.url, 10, 50)).toEqual({
      refusal: 'ScanUnavailable',
      complaints: ['the scanner is silent'],
      verdicts: { unavailable: 1 },
    });
  });

  it('that says what nobody knows lets nothing in, and it is told what', async () => {
    await using scanner = await listening(sayingAtTheEnd('INSTREAM size limit exceeded. ERROR\0'));
    const { refusal, complaints } = await look(scanner.url, 10);
    expect([refusal, complaints]).toEqual([
      'ScanUnavailable',
      ['the scanner said: INSTREAM size limit exceeded. ERROR'],
    ]);
  });

  it('that never comes to the end of its sentence is left', async () => {
    await using scanner = await listening(sayingAtTheEnd('x'.repeat(4_000)));
    const { refusal, complaints } = await look(scanner.url, 10);
    expect([refusal, complaints]).toEqual(['ScanUnavailable', ['the scanner hung up']]);
  });

  it('is heard where it has seen enough and closes while the file is on its way', async () => {
    await using scanner = await listening(socket => {
      socket.once('data', () => socket.end('stream: Eicar-Signature FOUND\0', () => socket.destroy()));
    });
    const { refusal, verdicts } = await look(scanner.url, 20 * MIB);
    // A line that breaks before the word is through lets as little in as the word itself.
    expect(['FileInfected', 'ScanUnavailable']).toContain(refusal);
    expect(verdicts).not.toHaveProperty('clean');
  });

  it('that stops reading and goes away is waited for no longer', async () => {
    await using scanner = await listening(socket => {
      socket.once('data', () => {
        socket.pause();
        setTimeout(() => socket.destroy(), 50);
      });
    });
    expect((await look(scanner.url, 20 * MIB)).refusal).toBe('ScanUnavailable');
  });

  it('where nobody listens lets nothing in', async () => {
    const { url } = await listening(() => {}).then(async scanner => {
      await scanner[Symbol.asyncDispose]();
      return scanner;
    });
    const { refusal, complaints } = await look(url, 10);
    expect(refusal).toBe('ScanUnavailable');
    expect(complaints[0]).toMatch(/ECONNREFUSED/);
  });
});
