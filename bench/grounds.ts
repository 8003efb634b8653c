/** The PostgreSQL of a run, in a process of its own: it goes, files and all, when the run does, killed or not. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemo } from '#demo/house.ts';
import { startEmbedded } from '#embedded/index.ts';
import { migrate } from '#server/database/index.ts';
import { type Ground, isTiny, openBenchHouse } from './kit.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'calandre-bench-'));
const starting = startEmbedded({ dataDir, isDurable: !isTiny });

// A Ctrl-C reaches us beside the run: we end after it, not in its midst.
for (const sign of ['SIGINT', 'SIGTERM']) process.on(sign, () => {});
process.once('disconnect', end);
if (!process.connected) await end();

async function end(): Promise<void> {
  // What was under way fails now, and nobody is left to hear of it.
  process.on('uncaughtException', () => {});
  await (await starting)[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
}

async function open(name: string): Promise<Ground> {
  const url = await (await starting).databaseUrl(name);
  await migrate(url);
  return { url, dataDir };
}

async function openWithDemo(): Promise<Ground> {
  const ground = await open('demo');
  await using house = await openBenchHouse(ground);
  await openDemo(house.rooms, house.database);
  return ground;
}

process.on('message', async (message: { kind: 'fresh'; name: string } | { kind: 'demo' }) => {
  process.send?.(message.kind === 'demo' ? await openWithDemo() : await open(message.name));
});
