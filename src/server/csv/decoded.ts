import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The file is not a valid table; with the line of the error. */
export class TableFault extends Error {
  readonly line: number;
  constructor(line: number) {
    super('no table');
    this.line = line;
  }
}

const CHUNK_BYTES = 256 * 1024;

/**
 * Decodes a file: UTF-16 by its byte order mark, UTF-8 if all of it is valid, else Windows-1252.
 * @throws TableFault where its accents were already lost
 */
export async function* decoded(path: string): AsyncGenerator<string, void> {
  let line = 1;
  for await (const text of chunksIn(path, await codeOf(path))) {
    const lostAt = text.indexOf('\uFFFD');
    const seen = lostAt < 0 ? text : text.slice(0, lostAt);
    for (let at = seen.indexOf('\n'); at >= 0; at = seen.indexOf('\n', at + 1)) line += 1;
    if (lostAt >= 0) throw new TableFault(line);
    yield text;
  }
}

async function* chunksIn(path: string, code: string, fatal = false): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(code, { fatal });
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    yield decoder.decode(bytes as Buffer, { stream: true });
  }
  yield decoder.decode();
}

async function codeOf(path: string): Promise<string> {
  const head = Buffer.alloc(2);
  await using file = await open(path);
  await file.read(head, 0, 2);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    for await (const _text of chunksIn(path, 'utf-8', true));
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}
