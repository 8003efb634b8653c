import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../src/start.ts', import.meta.url));

export type StartedHouse = {
  readonly pid: number | undefined;
  /** From the start until it said that it is ready. */
  readonly seconds: number;
  stop(): Promise<void>;
};

/** The house as `npm start` starts it; it does not outlive us, unless we are killed outright. */
export async function startHouse(env: NodeJS.ProcessEnv): Promise<StartedHouse> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', chunk => String(chunk).includes('is ready') && resolve());
  child.once('exit', code => reject(new Error(`the house ended with ${code}`)));
  await promise;
  return {
    pid: child.pid,
    seconds: (performance.now() - startedAt) / 1_000,
    async stop() {
      const exit = once(child, 'exit');
      end();
      await exit;
    },
  };
}
