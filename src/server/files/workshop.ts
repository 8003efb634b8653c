import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode, requireInput } from '../errors.ts';
import type { ArchiveEntry } from './archive-entries.ts';
import type { Incoming } from './incoming.ts';
import type { Recording, RecordingKind } from './recording.ts';

/** What a worker says of its file: how large the picture is, or why nothing came of it. */
export type Verdict = {
  readonly refused?: ErrorCode;
  /** Of a table: where it is none. */
  readonly line?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly durationMs?: number;
};
/** A worker that takes more is ended: the largest photo that is taken needs half of it. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024;
const HEAP_MIB_MAX = 512;
/** The largest photo takes two seconds on a small machine. */
const WITHIN_MS = 30_000;
/** A hundred thousand rows of a workbook take half a minute. */
const TABLE_WITHIN_MS = 180_000;
/** The processor belongs to the bids. */
const AT_ONCE = 2;
/** More than so many waiting are sent away for a moment. */
const WAITING_MAX = 40;
const BUSY_SECONDS = 30;
const SAID_LENGTH_MAX = 1_000;

/** A file from outside, written anew. */
export type Rewritten =
  | { readonly kind: 'pdf'; readonly bytes: Buffer }
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly width: number; readonly height: number };
type Kind = Rewritten['kind'];
type Work = Kind | 'paper' | 'table' | 'archive' | RecordingKind;

type Ended = { readonly code: number | null; readonly said: string; readonly complained: string };

const PROGRAM = fileURLToPath(new URL('take-apart.ts', import.meta.url));
/**
 * What the program is made of; beside it may lie the house's data. So little that it is read in a moment: whoever has
 * it import more of the house makes each file wait for that, and finds it refused.
 */
const READS = [
  ...['../../../node_modules/', '../../../package.json'],
  ...['./', '../csv/', '../errors.ts', '../start-error.ts'],
].map(name => fileURLToPath(new URL(name, import.meta.url)));

export type WorkshopParts = {
  /** Refuses what must not come in. @throws AppError */
  readonly scan: (file: Incoming) => Promise<void>;
  /** Hears of workers that did not come to an end. */
  readonly onError: (error: Error) => void;
  readonly withinMs?: number;
  readonly memoryBytesMax?: number;
};

export type Workshop = ReturnType<typeof openWorkshop>;

/**
 * Where files from outside are taken apart and written anew: each in a process of its own with a limit of time and
 * memory, which reads that file and nothing else of the house, so that a file which is made to break its reader
 * breaks no more than that. What was written anew is joined there too.
 */
export function openWorkshop({ scan, onError, ...limits }: WorkshopParts) {
  const { withinMs = WITHIN_MS, memoryBytesMax = MEMORY_BYTES_MAX } = limits;
  const inTurn = openLanes();

  /** Has files written anew in their turn, to a place beside the first, and lends it until `use` is done. */
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
     * The file written anew, of one of these kinds by what its bytes are.
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
    /** One PDF of files taken apart before, in their order. @throws FileTooHeavy with the field, RateLimited */
    join: (files: readonly Incoming[], field: string): Promise<Buffer> =>
      rewrite(files, 'paper', field, to => readFile(to)),
    /**
     * A table from outside written anew, as `readTable` reads it, until `use` is done.
     * @throws AppError BadInput with field and line where it is none, FileTooHeavy, RateLimited, what the scan refuses
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
     * A film or a sound without what tells on a person, on the disk as it came, until `use` is done.
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
     * Lends the pictures that an archive says it has; nothing of it is unpacked. It is not shown to the scanner, which
     * takes no file of its size: each picture is, when it comes out.
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

/** Work that waits for its turn, one after the other in each lane. @throws AppError RateLimited where too much waits */
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

/** What a file begins as; a PDF from its first byte on, for what stands before one is something else too. */
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

/** Runs the worker; its code is null when it had to be ended. */
async function run(
  kind: Work,
  { from, to, memoryBytesMax }: { from: readonly string[]; to: string; memoryBytesMax: number },
  withinMs: number,
): Promise<Ended> {
  // Who draws pictures is no JavaScript, and what follows does not bind it: it has the limits and an empty hand.
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
    // Nothing of the house's environment: it holds its keys.
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
