import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode, requireInput } from '../errors.ts';
import type { ArchiveEntry } from './archive-entries.ts';
import type { Incoming } from './incoming.ts';
import type { Recording, RecordingKind } from './recording.ts';

/** A worker's result: the facts of the new file, or why it was refused. */
export type Verdict = {
  readonly refused?: ErrorCode;
  /** For a table: the line of the error. */
  readonly line?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly durationMs?: number;
};
/** A worker is killed above this; the largest accepted photo needs half of it. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024;
const HEAP_MIB_MAX = 512;
/** The largest photo takes two seconds on a small machine. */
const WITHIN_MS = 30_000;
/** A workbook of a hundred thousand rows takes half a minute. */
const TABLE_WITHIN_MS = 180_000;
/** Bids have priority on the processor. */
const AT_ONCE = 2;
/** Beyond this queue, requests are refused for a moment. */
const WAITING_MAX = 40;
const BUSY_SECONDS = 30;
const SAID_LENGTH_MAX = 1_000;

/** An uploaded file, rewritten. */
export type Rewritten =
  | { readonly kind: 'pdf'; readonly bytes: Buffer }
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly width: number; readonly height: number };
type Kind = Rewritten['kind'];
type Work = Kind | 'paper' | 'table' | 'archive' | RecordingKind;

type Ended = { readonly code: number | null; readonly said: string; readonly complained: string };

const PROGRAM = fileURLToPath(new URL('take-apart.ts', import.meta.url));
/**
 * The files of the worker's program; the house's data may lie beside them. They are few, so that it starts fast: every
 * further import slows each file down, and is refused unless listed here.
 */
const READS = [
  ...['../../../node_modules/', '../../../package.json'],
  ...['./', '../csv/', '../errors.ts', '../start-error.ts'],
].map(name => fileURLToPath(new URL(name, import.meta.url)));

export type WorkshopParts = {
  /** Refuses infected files. @throws AppError */
  readonly scan: (file: Incoming) => Promise<void>;
  /** Called when a worker fails or is killed. */
  readonly onError: (error: Error) => void;
  readonly withinMs?: number;
  readonly memoryBytesMax?: number;
};

export type Workshop = ReturnType<typeof openWorkshop>;

/**
 * Rewrites uploaded files, and joins rewritten ones. Each runs in a process of its own with limits of time and memory,
 * which can read only that file, so that a file made to exploit its reader harms nothing else.
 */
export function openWorkshop({ scan, onError, ...limits }: WorkshopParts) {
  const { withinMs = WITHIN_MS, memoryBytesMax = MEMORY_BYTES_MAX } = limits;
  const inTurn = openLanes();

  /** Rewrites files in turn into a new one beside the first, and lends it until `use` is done. */
  const rewrite = <Result>(
    files: readonly Incoming[],
    kind: Work,
    field: string,
    use: (to: string, verdict: Verdict) => Promise<Result>,
  ) =>
    inTurn(async (): Promise<Result> => {
      const from = files.map(({ path }) => path);
      const to = `${from[0]}.new`;
      try {
        const within = kind === 'table' ? TABLE_WITHIN_MS : withinMs;
        const { code, said, complained } = await run(kind, { from, to, memoryBytesMax }, within);
        if (code !== 0) {
          onError(new Error(`a worker ended with ${code} at a ${kind}: ${complained}`));
          throw new AppError('FileTooHeavy', { field });
        }
        const verdict = JSON.parse(said) as Verdict;
        const { refused, line } = verdict;
        if (refused) throw new AppError(refused, { field, ...(line ? { line } : {}) });
        return await use(to, verdict);
      } finally {
        await rm(to, { force: true });
      }
    });

  return {
    /**
     * Rewrites a file of one of these kinds, detected from its bytes.
     * @throws AppError BadInput, FileLocked or FileTooHeavy with the field, RateLimited, and what the scan refuses
     */
    async takeApart(file: Incoming, kinds: readonly Kind[], field: string): Promise<Rewritten> {
      const kind = await kindOf(file);
      requireInput(kind !== null && kinds.includes(kind), field);
      await scan(file);
      return rewrite([file], kind as Kind, field, async (to, { width, height }) => {
        const bytes = await readFile(to);
        return kind === 'pdf'
          ? { kind, bytes }
          : { kind: 'picture', bytes, width: width ?? 0, height: height ?? 0 };
      });
    },
    /** Joins rewritten files into one PDF, in their order. @throws FileTooHeavy with the field, RateLimited */
    join: (files: readonly Incoming[], field: string): Promise<Buffer> =>
      rewrite(files, 'paper', field, to => readFile(to)),
    /**
     * Rewrites an uploaded table for `readTable`, and lends it until `use` is done.
     * @throws AppError BadInput with field and line for an invalid one, FileTooHeavy, RateLimited, what the scan
     * refuses
     */
    async takeTable<Result>(
      file: Incoming,
      field: string,
      use: (path: string) => Promise<Result>,
    ): Promise<Result> {
      await scan(file);
      return rewrite([file], 'table', field, use);
    },
    /**
     * Copies an uploaded film or sound without personal data, and lends it until `use` is done.
     * @throws AppError BadInput, CodecNotTaken or FileTooHeavy with the field, RateLimited, what the scan refuses
     */
    async takeRecording<Result>(
      file: Incoming,
      kind: RecordingKind,
      field: string,
      use: (path: string, recording: Recording) => Promise<Result>,
    ): Promise<Result> {
      await scan(file);
      return rewrite([file], kind, field, (to, { width = null, height = null, durationMs = 0 }) =>
        use(to, { width, height, durationMs }),
      );
    },
    /**
     * Lends the pictures that an archive declares; nothing is decompressed. The scanner accepts no file of its size, so
     * each picture is scanned when it is extracted.
     * @throws AppError BadInput, FileLocked or FileTooHeavy with the field, RateLimited
     */
    takeArchive: <Result>(
      file: Incoming,
      field: string,
      use: (entries: readonly ArchiveEntry[]) => Promise<Result>,
    ): Promise<Result> =>
      rewrite([file], 'archive', field, async to => use(JSON.parse(await readFile(to, 'utf8')))),
  };
}

/** Runs work in a fixed number of lanes, in turn. @throws AppError RateLimited when too much waits */
function openLanes() {
  let waiting = 0;
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= WAITING_MAX) throw new AppError('RateLimited', { retryAfter: BUSY_SECONDS });
    waiting += 1;
    const lane = lanes.shift() ?? Promise.resolve();
    const done = lane.then(work).finally(() => {
      waiting -= 1;
    });
    lanes.push(done.catch(() => {}));
    return done;
  };
}

/** Detects the kind from the first bytes; a PDF must start at byte 0, or it could pass as another format too. */
async function kindOf({ path }: Incoming): Promise<Kind | null> {
  const head = Buffer.alloc(16);
  await using file = await open(path);
  await file.read(head, 0, head.length);
  if (head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf';
  const text = head.toString('latin1');
  const isPicture =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    text.slice(4, 8) === 'ftyp';
  return isPicture ? 'picture' : null;
}

/** Runs the worker; its exit code is null when it was killed. */
async function run(
  kind: Work,
  { from, to, memoryBytesMax }: { from: readonly string[]; to: string; memoryBytesMax: number },
  withinMs: number,
): Promise<Ended> {
  // Native addons, which draw pictures, bypass the permission model: only the limits and the empty environment bind
  // them.
  const rights = kind === 'picture' || kind === 'paper' ? ['--allow-addons'] : [];
  const child = spawn(
    process.execPath,
    [
      ...['--permission', '--allow-worker', ...rights, '--disable-warning=SecurityWarning'],
      ...[...READS, ...from].map(path => `--allow-fs-read=${path}`),
      `--allow-fs-write=${to}`,
      `--max-old-space-size=${HEAP_MIB_MAX}`,
      ...[PROGRAM, kind, String(memoryBytesMax), to, ...from],
    ],
    // The house's environment holds its secrets, so none of it is passed on.
    { env: {}, stdio: ['ignore', 'pipe', 'pipe'], timeout: withinMs, killSignal: 'SIGKILL' },
  );
  const said = { out: '', err: '' };
  child.stdout.on('data', chunk => {
    said.out = (said.out + chunk).slice(0, SAID_LENGTH_MAX);
  });
  child.stderr.on('data', chunk => {
    said.err = (said.err + chunk).slice(0, SAID_LENGTH_MAX);
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  return { code: await promise, said: said.out, complained: said.err };
}
