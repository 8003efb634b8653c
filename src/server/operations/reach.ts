import type { Config } from '../config.ts';
import { holdDataDir } from '../database/index.ts';

export const DATABASE_NAME = 'calandre';

export type Reached = { readonly url: string } & AsyncDisposable;

/**
 * The house's database, for a command beside the house: the one given, the embedded one that runs, or the
 * embedded one started for as long as the command lasts.
 */
export async function reachDatabase(config: Config): Promise<Reached> {
  const running = config.databaseUrl ?? (await findOwn(config.dataDir));
  if (running !== null) return { url: running, [Symbol.asyncDispose]: async () => {} };
  return openAlone(config);
}

/** The same, with nobody else at it. @throws StartError while a house runs on this DATA_DIR */
export async function reachAlone(config: Config): Promise<Reached> {
  if (config.databaseUrl === null) return openAlone(config);
  const held = await holdDataDir(config.dataDir);
  return { url: config.databaseUrl, [Symbol.asyncDispose]: () => held[Symbol.asyncDispose]() };
}

async function openAlone({ dataDir }: Config): Promise<Reached> {
  const stack = new AsyncDisposableStack();
  try {
    stack.use(await holdDataDir(dataDir));
    const { startEmbedded } = await import('#embedded/index.ts');
    const server = stack.use(await startEmbedded({ dataDir }));
    const url = await server.databaseUrl(DATABASE_NAME);
    const whole = stack.move();
    return { url, [Symbol.asyncDispose]: () => whole.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** The PostgreSQL that npm brings, where it runs: read only then, for an image has none. */
async function findOwn(dataDir: string): Promise<string | null> {
  const { findEmbedded } = await import('#embedded/index.ts');
  return findEmbedded(dataDir, DATABASE_NAME);
}
