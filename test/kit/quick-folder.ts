import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

/** In memory where that has room: a database is a thousand files, and each file of tests copies one. */
export async function quickFolder(): Promise<string> {
  const found = await statfs(IN_MEMORY).catch(() => null);
  return found && found.bavail * found.bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}
