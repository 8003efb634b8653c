/**
 * Every test, with what they need: the pages built, one PostgreSQL, one browser, all brought by npm.
 * Arguments go to the test runner: npm test -- src/shared/sale.
 */
import { spawnSync } from 'node:child_process';
import { buildPages } from '#server/http/build.ts';

await buildPages({ isProduction: false });
const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
