import { link, mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';

type Holder = { readonly pid: number; readonly startedAt: string | null };

/**
 * Locks DATA_DIR for this process until disposed. The lock file names the process and its start time, so that another
 * process with the same pid, as after a power cut, is not taken for the holder.
 * @throws StartError naming the process that holds it, or why the folder cannot be written.
 */
export async function holdDataDir(dataDir: string): Promise<AsyncDisposable> {
  const note = join(dataDir, 'holder.json');
  const draft = join(dataDir, `holder.${process.pid}.json`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(draft, JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) }));
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
  try {
    await claim(draft, note, dataDir);
  } finally {
    await unlink(draft);
  }
  return { [Symbol.asyncDispose]: () => rm(note, { force: true }) };
}

async function claim(draft: string, note: string, dataDir: string): Promise<void> {
  for (;;) {
    // `link` is atomic and fails where the file exists: two processes cannot both succeed.
    const taken = await link(draft, note).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true;
        throw error;
      },
    );
    if (!taken) return;
    const holder = await readHolder(note);
    if (holder !== null && (await isAlive(holder))) {
      throw new StartError(
        `DATA_DIR ${dataDir} is held by another Calandre, process ${holder.pid}. ` +
          'Stop it first, or give this one a DATA_DIR of its own.',
      );
    }
    await rm(note, { force: true });
  }
}

async function readHolder(note: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(note, 'utf8')) as Holder;
  } catch {
    // Removed in the meantime, or truncated by a power failure: nobody holds it.
    return null;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.startedAt === null || holder.startedAt === (await startOf(holder.pid));
}

/** Returns a process's start time as Linux reports it; null on other systems. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
