import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bidDuring } from './kills.ts';
import type { Scenario } from './kit.ts';
import { openSaleroom, type Saleroom } from './saleroom.ts';

/** Runs what follows on a disk of its own; what stands in the folder already goes with it. */
const ON_SMALL_DISK = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=192m tmpfs "$DATA_DIR" && exec "$@"',
  'sh',
];
const PIECE = Buffer.alloc(64 * 1024, 1);
const FULL_FOR_MS = 3_000;

/** Takes all room that is left, as somebody else's file would; answers how to give it back. */
async function fill(room: Saleroom): Promise<() => Promise<void>> {
  const path = join(`/proc/${room.app().process.pid}/root`, room.dataDir, 'ballast');
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(PIECE);
  } catch {
    // Full: that is what was wanted.
  } finally {
    await file.close();
  }
  return () => rm(path);
}

/** The disk of database and files full, and freed again, while people bid. */
export const disk: Scenario = {
  unit: 'full disks',
  full: 10,
  slice: 1,
  chunk: 5,
  missing: () => (spawnSync('unshare', ['-rm', 'true']).status === 0 ? null : 'no user namespaces'),
  async run(count, chance) {
    await using room = await openSaleroom({ how: { under: ON_SMALL_DISK }, onOwnDisk: true });
    return await bidDuring(room, chance, count, async () => {
      for (let done = 0; done < count; done += 1) {
        const free = await fill(room);
        await sleep(FULL_FOR_MS);
        await free();
        await sleep(FULL_FOR_MS);
      }
    });
  },
};
