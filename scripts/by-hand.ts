/**
 * Does what `Dockerfile` says where there is no container runtime: npm run by-hand -- <folder> [--given=<project>].
 * Its stages become folders, its steps are run in them, and its command is started from the last one, with its
 * environment, as its user, on a tree that cannot be written to and without a way to more rights. With `--given` what
 * the earlier stages would make is taken from a project that is installed and built. It ends when the house ends.
 * As root on Linux user and tree are what the image, the unit and the chart promise; as somebody else the house runs as
 * them, and the tree has no writing bits. Settings are read from the environment, as anywhere.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The user `node` of the base image. */
const NODE_ID = 1000;
/**
 * What steps are given of the environment: the way to packages, as Docker gives it to a build. The settings of the
 * house to come are none of what makes it: NODE_ENV=production would leave out what builds.
 */
const OF_THE_MACHINE = /^(PATH|HOME|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

type Step = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string; readonly steps: readonly Step[] };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { given: { type: 'string' } } });
const [folder] = positionals;
if (!folder) {
  console.error('Say where: npm run by-hand -- <an empty folder>');
  process.exit(1);
}
const into = resolve(folder);
const stages = readStages(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
const leftOut = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n').filter(Boolean);
const last = stages.at(-1);
if (!last) throw new Error('the Dockerfile has no stage');
for (const stage of stages) if (stage === last || !values.given) await make(stage);
process.exitCode = await run(last);

/** The instructions of each stage; lines that go on are one, comments none. */
function readStages(text: string): Stage[] {
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return lines.split(/^FROM /m).flatMap((part, at) => {
    const [head = '', ...rest] = part.split('\n');
    const steps = rest.flatMap(line => {
      const [, word, said] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return word && said ? [{ word, rest: said }] : [];
    });
    return at === 0 ? [] : [{ name: / AS (\w+)$/.exec(head)?.[1] ?? 'house', steps }];
  });
}

/** Where a path of a stage is; one that is not absolute is under its work folder, of which there is one: /app. */
function placeOf(stage: string, path: string): string {
  return isAbsolute(path) ? join(into, stage, path) : join(into, stage, 'app', path);
}

async function make(stage: Stage): Promise<void> {
  await mkdir(placeOf(stage.name, ''), { recursive: true });
  for (const { word, rest } of stage.steps) {
    if (word === 'COPY') await copy(stage, rest);
    if (word === 'RUN') perform(stage, rest);
  }
}

async function copy(stage: Stage, rest: string): Promise<void> {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const to = placeOf(stage.name, words.pop() ?? '');
  for (const path of words) {
    const source = from === undefined ? join(ROOT, path) : takenFrom(from, path);
    // Several, or one into a folder, keep their names; one folder gives what is in it, as Docker has it.
    const target = words.length > 1 || to.endsWith('/') ? join(to, path) : to;
    if (from !== undefined && values.given) await symlink(await realpath(source), target);
    else await cp(source, target, { recursive: true, filter: from === undefined ? isTaken : () => true });
  }
}

/** What another stage made; given, it stands where it always does in a project. */
function takenFrom(stage: string, path: string): string {
  return values.given ? join(resolve(values.given), path.replace(/^\/app\//, '')) : placeOf(stage, path);
}

function isTaken(source: string): boolean {
  const path = source.slice(ROOT.length).replace(/\/$/, '');
  return !leftOut.some(line => (line.startsWith('*') ? path.endsWith(line.slice(1)) : path === line));
}

/** A step of the shell; its folder /data is the stage's, and the image's user is named by number. */
function perform(stage: Stage, said: string): void {
  const command = said
    .replaceAll('/data', placeOf(stage.name, '/data'))
    .replaceAll('chown node:node', process.getuid?.() === 0 ? `chown ${NODE_ID}:${NODE_ID}` : 'true');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name)));
  const cwd = placeOf(stage.name, '');
  const { status } = spawnSync('sh', ['-e', '-c', command], { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`failed: ${said}`);
}

/** Starts what the last stage says; answers with what it ends with. */
async function run(stage: Stage): Promise<number> {
  const saidOf = (word: string) => stage.steps.filter(step => step.word === word).map(({ rest }) => rest);
  const said = saidOf('ENV').flatMap(line =>
    line.split(' ').map(pair => pair.split('=') as [string, string]),
  );
  const data = placeOf(stage.name, '/data');
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...Object.fromEntries(said), DATA_DIR: data, ...process.env, PATH };
  const [command = '', ...flags] = JSON.parse(saidOf('CMD').at(-1) ?? '[]') as string[];
  const isRoot = process.getuid?.() === 0 && saidOf('USER').at(-1) === 'node';
  const cwd = placeOf(stage.name, '');
  if (isRoot) await chown(data, NODE_ID, NODE_ID);
  else await chmod(cwd, 0o555);
  const [program = '', ...words] = isRoot
    ? ['unshare', '--mount', 'sh', '-ec', asNode(cwd), command]
    : [command];
  const house = spawn(program, [...words, ...flags], { cwd, env, stdio: 'inherit' });
  const signal = saidOf('STOPSIGNAL').at(-1) as NodeJS.Signals;
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => house.kill(signal));
  const [code] = await once(house, 'exit');
  return code ?? 1;
}

/** Sees its tree read-only, then becomes the image's user for good: `exec` keeps the process, and so its signals. */
function asNode(tree: string): string {
  const rights = '--clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all';
  return [
    `mount --bind '${tree}' '${tree}'`,
    `mount -o remount,bind,ro '${tree}'`,
    `cd '${tree}'`,
    `exec setpriv --reuid=${NODE_ID} --regid=${NODE_ID} ${rights} "$0" "$@"`,
  ].join('; ');
}
