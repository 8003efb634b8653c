import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Counter, type Registry } from 'prom-client';
import { AppError } from '../errors.ts';
import type { Incoming } from './incoming.ts';

/** The scanner is considered unavailable after this silence. */
const SILENT_FOR_MS = 30_000;
const ANSWER_LENGTH_MAX = 1_000;
const RETRY_SECONDS = 60;

export type ScanParts = {
  /** The address of a ClamAV daemon, as `tcp://host:3310`; null: nothing is scanned. */
  readonly url: URL | null;
  readonly metrics: Registry;
  /** Called when the scanner is unavailable. */
  readonly onError: (error: Error) => void;
  readonly silentForMs?: number;
};

/**
 * Has ClamAV scan each file before anything opens it, over its own protocol (INSTREAM, clamd(8)).
 * @throws AppError FileInfected, and ScanUnavailable: a file that cannot be scanned is refused
 */
export function openScan({ url, metrics, onError, silentForMs = SILENT_FOR_MS }: ScanParts) {
  const scanned = new Counter({
    name: 'calandre_files_scanned_total',
    help: 'Files from outside by what the scanner said of them',
    labelNames: ['verdict'],
    registers: [metrics],
  });
  return async ({ path }: Incoming): Promise<void> => {
    if (url === null) return;
    const answer = await ask(url, path, silentForMs).catch((error: Error) => error);
    if (answer === 'stream: OK') return scanned.inc({ verdict: 'clean' });
    const isFound = typeof answer === 'string' && answer.endsWith(' FOUND');
    scanned.inc({ verdict: isFound ? 'found' : 'unavailable' });
    if (isFound) throw new AppError('FileInfected');
    onError(answer instanceof Error ? answer : new Error(`the scanner said: ${answer}`));
    throw new AppError('ScanUnavailable', { retryAfter: RETRY_SECONDS });
  };
}

/** Sends one file; returns the scanner's one-line verdict. */
async function ask(url: URL, path: string, silentForMs: number): Promise<string> {
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) });
  socket.setTimeout(silentForMs, () => socket.destroy(new Error('the scanner is silent')));
  try {
    const answer = readLine(socket);
    // Awaited below; the scanner may respond and close while the file is still being sent.
    answer.catch(() => {});
    await sendTo(socket, path);
    return await answer;
  } finally {
    socket.destroy();
  }
}

/** Sends with backpressure, until all is sent or the other side has closed. */
async function sendTo(socket: Socket, path: string): Promise<void> {
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  for await (const piece of framed(path)) {
    if (socket.destroyed) return;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  }
}

/** Yields the command, then each chunk after its length in four bytes, then a length of zero. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(byteCount: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(byteCount);
  return bytes;
}

async function readLine(socket: Socket): Promise<string> {
  let said = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    said += piece.toString('utf8');
    const end = said.indexOf('\0');
    if (end !== -1) return said.slice(0, end);
    if (said.length > ANSWER_LENGTH_MAX) break;
  }
  throw new Error('the scanner hung up');
}
