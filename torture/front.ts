import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/kit/free-port.ts';
import { hasHaproxy, openTestHaproxy, PLACES } from '#test/kit/haproxy.ts';

const READ_EVERY_MS = 25;
/** One that is rendered, one that is kept for all. */
const READ = ['/acheter.html', '/', '/healthz'];

/** What stands before the processes, and how often it had no answer to give. */
export type Front = AsyncDisposable & {
  /** Those who live. */
  readonly urls: string[];
  /** Whether a proxy chooses among them; else whoever asks does. */
  readonly isProxy: boolean;
  /** Where the next one asks. */
  next(): string;
  /** A port that the proxy knows, for one more process; each is given once. */
  port(): string;
  /** Asks, and counts an answer that no process gave. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Answers of 5xx and connections that broke: of what was read, and of what was to change something. */
  readonly failed: { reading: number; changing: number };
  /** How many pages were read so far. */
  reads(): number;
};

/** The proxy of deploy/haproxy.cfg where HAProxy is installed; else processes are taken in turn. */
export async function openFront(first: string): Promise<Front> {
  const isProxy = hasHaproxy();
  const ports = [new URL(first).port];
  while (ports.length < PLACES) ports.push(String(await freePort()));
  const urls = [first];
  const failed = { reading: 0, changing: 0 };
  await using open = new AsyncDisposableStack();
  const door = isProxy ? open.use(await openTestHaproxy(ports)).url : null;
  let turn = 0;
  let taken = 0;
  let reads = 0;
  const front: Omit<Front, typeof Symbol.asyncDispose> = {
    ...{ urls, isProxy, failed, reads: () => reads },
    next: () => door ?? urls[turn++ % urls.length] ?? first,
    port: () => ports[++taken] ?? '0',
    async fetch(path, init) {
      const kind = init?.method === 'POST' ? 'changing' : 'reading';
      const response = await fetch(`${front.next()}${path}`, init).catch((error: unknown) => {
        failed[kind] += 1;
        throw error;
      });
      if (response.status >= 500) failed[kind] += 1;
      return response;
    },
  };
  const stop = new AbortController();
  const reading = door ? read(front, stop.signal, () => (reads += 1)) : null;
  open.defer(async () => {
    stop.abort();
    await reading;
  });
  const all = open.move();
  return Object.assign(front, { [Symbol.asyncDispose]: () => all.disposeAsync() });
}

/** A visitor without a pause: whatever process is killed or replaced, each page comes. */
async function read(front: Pick<Front, 'fetch'>, signal: AbortSignal, count: () => void): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const response = await front.fetch(READ[turn % READ.length] ?? '/').catch(() => null);
    await response?.arrayBuffer().catch(() => {});
    count();
    await sleep(READ_EVERY_MS);
  }
}
