import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';

const VIRUS = 'X5O!P%@AP-STANDARD-ANTIVIRUS-TEST';

/** What the stand-in does with the file it was given. */
type Mood = 'looks' | 'fails' | 'hangs up';
let mood: Mood = 'looks';
let heard: Buffer[] = [];

/** A stand-in that speaks clamd's INSTREAM as its manual page has it, and knows one virus. */
const scanner = createServer((socket: Socket) => {
  let waiting = Buffer.alloc(0);
  let file: Buffer[] | null = null;
  socket.on('error', () => {});
  socket.on('data', chunk => {
    if (mood === 'hangs up') return void socket.destroy();
    waiting = Buffer.concat([waiting, chunk]);
    if (file === null) {
      const command = 'zINSTREAM\0';
      if (waiting.length < command.length) return;
      if (waiting.subarray(0, command.length).toString() !== command)
        return void socket.end('UNKNOWN COMMAND\0');
      waiting = waiting.subarray(command.length);
      file = [];
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0);
      if (length === 0) {
        const bytes = Buffer.concat(file);
        heard.push(bytes);
        if (mood === 'fails') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        return void socket.end(bytes.includes(VIRUS) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      }
      if (waiting.length < 4 + length) return;
      file.push(waiting.subarray(4, 4 + length));
      waiting = waiting.subarray(4 + length);
    }
  });
});

let house: TestHouse;
let guest: Guest;
beforeAll(async () => {
  scanner.listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  const { port } = scanner.address() as { port: number };
  house = await openTestHouse({ SCAN_URL: `tcp://127.0.0.1:${port}` });
  guest = await house.guest();
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  scanner.close();
});

const send = async (body: Buffer) => {
  const answer = await fetch(`${house.url}/uploads/papers?kind=IDENTITY&name=x.pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', cookie: guest.cookie() },
    body: new Uint8Array(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string; retryAfter?: number }) };
};
const figures = async () => (await fetch(`${house.url}/metrics`)).text();

describe('a scanner', () => {
  it('sees every byte as it came, and what it passes is taken in', async () => {
    mood = 'looks';
    heard = [];
    const paper = await pdf();
    expect((await send(paper)).status).toBe(201);
    expect(heard).toEqual([paper]);
  });

  it('refuses a file, which nothing opens and nothing keeps', async () => {
    const before = await house.db.owner('select from files');
    expect(await send(await pdf(VIRUS))).toMatchObject({ status: 422, code: 'FileInfected' });
    expect(await house.db.owner('select from files')).toEqual(before);
    expect(await figures()).toContain('calandre_files_scanned_total{verdict="found"} 1');
  });

  it.each(['fails', 'hangs up'] as const)('that %s lets nothing in, and says to try again', async now => {
    mood = now;
    const refused = await send(await pdf());
    expect(refused).toMatchObject({ status: 503, code: 'ScanUnavailable', retryAfter: 60 });
    expect(await figures()).toMatch(/calandre_files_scanned_total\{verdict="unavailable"\} \d/);
  });

  it('that is away lets nothing in', async () => {
    await using alone = await openTestHouse({ SCAN_URL: 'tcp://127.0.0.1:1' });
    const person = await alone.guest();
    const answer = await fetch(`${alone.url}/uploads/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', cookie: person.cookie() },
      body: new Uint8Array(await pdf()),
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'ScanUnavailable' }),
    ]);
  });
});
