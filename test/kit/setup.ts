import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#embedded/index.ts';
import { migrate } from '#server/database/index.ts';
import { quickFolder } from './quick-folder.ts';

export const TEMPLATE = 'template_calandre';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address with the template database's name; its owner may do everything. */
    templateUrl: string;
    /** A folder that all test files share, gone after the run. */
    sharedDir: string;
    /** Where each house of a test has its folder. */
    housesDir: string;
  }
}

/** One real PostgreSQL a run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'calandre-test-'));
  const server = await startEmbedded({ dataDir, isDurable: false });
  const url = await server.databaseUrl(TEMPLATE);
  await migrate(url);
  project.provide('templateUrl', url);
  project.provide('sharedDir', join(dataDir, 'shared'));
  await mkdir(join(dataDir, 'houses'));
  project.provide('housesDir', join(dataDir, 'houses'));
  return async () => {
    await server[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  };
}
