import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { type Launcher, openLauncher } from './launcher.ts';

const USER = 'calandre';
const READY_WITHIN_MS = 60_000;
const WATCH_EVERY_MS = 500;

export type EmbeddedServer = AsyncDisposable & {
  /** The address of a database on this server, made when it is missing. */
  databaseUrl(name: string): Promise<string>;
  /** The postmaster's process number, for those who must end it the hard way. */
  pid(): number;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** false only where losing the data is fine, as in tests. */
  readonly isDurable?: boolean;
  /** Told each time it was killed and can't be started again, as where the disk is full; it is tried until it can. */
  readonly onFailedStart?: (error: Error) => void;
};

/**
 * Starts the PostgreSQL that npm brought, on loopback and a free port, with its files under dataDir.
 * Adopts one that outlived a killed application, and starts it again when it is killed itself.
 * @throws StartError in one line when it can't be made to run.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const launcher = await openLauncher(join(options.dataDir, 'postgres'));
  const password = await initialize(launcher, options.dataDir);
  const server = new Postmaster(launcher, password, options);
  await server.start();
  return server;
}

/** The address of a database on a server that runs on dataDir already, and goes on running; null when none does. */
export async function findEmbedded(dataDir: string, name: string): Promise<string | null> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => null);
  if (password === null) return null;
  const server = new Postmaster(await openLauncher(join(dataDir, 'postgres')), password, { dataDir });
  return (await server.adopt()) ? server.databaseUrl(name) : null;
}

class Postmaster implements EmbeddedServer {
  readonly #launcher: Launcher;
  readonly #password: string;
  readonly #options: EmbeddedOptions;
  #port = 0;
  #pid = 0;
  readonly #stop = new AbortController();
  #watch: Promise<void> = Promise.resolve();

  constructor(launcher: Launcher, password: string, options: EmbeddedOptions) {
    this.#launcher = launcher;
    this.#password = password;
    this.#options = options;
  }

  /** Turns to the server that runs on our files, if there is one. */
  async adopt(): Promise<boolean> {
    const running = await this.#findRunning();
    if (running === null) return false;
    this.#pid = running.pid;
    this.#port = running.port;
    await this.#waitUntilReady(null);
    return true;
  }

  async start(): Promise<void> {
    if (!(await this.adopt())) {
      this.#port = await freePort();
      await this.#launch();
    }
    this.#watch = this.#restartWhenKilled();
  }

  pid(): number {
    return this.#pid;
  }

  async databaseUrl(name: string): Promise<string> {
    const client = this.#client('postgres');
    await client.connect();
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (!rowCount) await client.query(`create database "${name}"`);
    } finally {
      await client.end();
    }
    return `postgres://${USER}:${this.#password}@127.0.0.1:${this.#port}/${name}`;
  }

  /** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#watch;
    if (isAlive(this.#pid)) process.kill(this.#pid, 'SIGINT');
    while (isAlive(this.#pid)) await sleep(20);
  }

  async #launch(): Promise<void> {
    const log = await open(join(this.#options.dataDir, 'postgres.log'), 'a');
    const fsync = this.#options.isDurable === false ? 'off' : 'on';
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '128MB',
      fsync,
      synchronous_commit: fsync,
      full_page_writes: fsync,
      timezone: 'UTC',
      log_timezone: 'UTC',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Detached: a Ctrl-C meant for us must not stop the database before we have let go of it.
    const child = this.#launcher.spawn('postgres', ['-D', this.#launcher.folder, ...flags], {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    child.unref();
    await this.#waitUntilReady(child);
    this.#pid = (await this.#readPidFile())?.pid ?? 0;
  }

  async #restartWhenKilled(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await sleep(WATCH_EVERY_MS, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted || isAlive(this.#pid)) continue;
      try {
        await this.#launch();
      } catch (error) {
        // What keeps it from starting may pass: somebody frees the disk. Whoever needs it is told that it is away.
        this.#options.onFailedStart?.(error as Error);
      }
    }
  }

  async #waitUntilReady(child: ChildProcess | null): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    const current = child;
    for (;;) {
      const client = this.#client('postgres');
      const failure = await client.connect().then(
        () => null,
        (error: Error) => error,
      );
      await client.end().catch(() => {});
      if (failure === null) return;
      if (performance.now() > deadline) {
        throw new StartError(`The embedded PostgreSQL is not ready after 60 s: ${failure.message}`);
      }
      if (current && current.exitCode !== null) {
        // After a hard kill the old backends may hold the shared memory for a moment longer.
        if (!(await this.#isStillHeld())) throw await this.#whyItEnded();
        await sleep(500);
        return this.#launch();
      }
      await sleep(50);
    }
  }

  async #isStillHeld(): Promise<boolean> {
    return /pre-existing shared memory block|lock file ".*" already exists/.test(await this.#lastLog());
  }

  async #whyItEnded(): Promise<StartError> {
    const reason = (await this.#lastLog()).split('\n').findLast(line => /FATAL|PANIC|error/i.test(line));
    return new StartError(`The embedded PostgreSQL ended at once: ${reason?.trim() ?? 'see postgres.log'}`);
  }

  async #lastLog(): Promise<string> {
    return (await readFile(join(this.#options.dataDir, 'postgres.log'), 'utf8')).slice(-2_000);
  }

  #client(database: string): pg.Client {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.#port,
      user: USER,
      password: this.#password,
      database,
      connectionTimeoutMillis: 5_000,
    });
    // One that is lost is told by its next statement; said to nobody it would end whoever asks.
    client.on('error', () => {});
    return client;
  }

  /** A server that outlived its application: its process runs and is a postgres on our files. */
  async #findRunning(): Promise<{ pid: number; port: number } | null> {
    const noted = await this.#readPidFile();
    if (noted === null) return null;
    if (isAlive(noted.pid) && (await isPostgres(noted.pid))) return noted;
    await rm(join(this.#launcher.folder, 'postmaster.pid'), { force: true });
    return null;
  }

  async #readPidFile(): Promise<{ pid: number; port: number } | null> {
    try {
      const lines = (await readFile(join(this.#launcher.folder, 'postmaster.pid'), 'utf8')).split('\n');
      return { pid: Number(lines[0]), port: Number(lines[3]) };
    } catch {
      return null;
    }
  }
}

/** Makes the database's files once; the password stands beside them, readable by their owner only. */
async function initialize(launcher: Launcher, dataDir: string): Promise<string> {
  const passwordFile = join(dataDir, 'postgres.password');
  const made = await readFile(join(launcher.folder, 'PG_VERSION'), 'utf8').catch(() => null);
  const known = await readFile(passwordFile, 'utf8').catch(() => null);
  if (made !== null && known !== null) return known;
  if (made !== null)
    throw new StartError(`${passwordFile} is missing: the database in ${dataDir} can't be opened.`);

  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  // Made beside its place and moved there whole: a start cut short leaves nothing half made.
  await launcher.initialize(USER, password);
  return password;
}

/** A zombie answers signals and holds nothing: its parent was killed, and nobody may ever reap it. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    // A zombie has no command line: its parent is gone too late to reap it, and it holds nothing.
    return command.includes('postgres');
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
      stdout: '',
    }));
    return stdout.includes('postgres');
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
