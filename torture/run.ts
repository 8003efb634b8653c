/**
 * Faults on purpose: npm run torture, or npm run torture -- kills. Goes on where it was left (artifacts/torture.json)
 * until each scenario has reached its goal; --slice does a little of each, --seed=N what another run did, --fresh
 * begins anew. Fails when anything was found.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { chanceFrom } from '#test/properties/chance.ts';
import { crowd } from './crowd.ts';
import { disk } from './disk.ts';
import { clocks, ends } from './ends.ts';
import { histories } from './histories.ts';
import { commits, freezes, hangs, kills } from './kills.ts';
import { addFaults, FAULTS, type Faults, type Scenario } from './kit.ts';
import { processes } from './processes.ts';
import { redis, watchers } from './watchers.ts';

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...{ histories, commits, ends, hangs, freezes, clocks, watchers, redis, processes, crowd, disk, kills },
};
/** Each scenario has processes, a database and a folder of its own, and waits for them most of the time. */
const SLICE_AT_ONCE = 2;
const KEPT_IN = new URL('../artifacts/', import.meta.url);

type Line = { done: number; checked: number; faults: Faults; notes: string[]; seconds: number };
type Progress = { readonly seed: number; readonly isSlice: boolean; readonly lines: Record<string, Line> };

const flags = process.argv.slice(2).filter(word => word.startsWith('--'));
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const isSlice = flags.includes('--slice');
const file = new URL(isSlice ? 'torture-slice.json' : 'torture.json', KEPT_IN);
const unknown = names.find(name => !SCENARIOS[name]);
if (unknown) {
  console.error(`There is no scenario "${unknown}": ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}

const given = flags.find(flag => flag.startsWith('--seed='))?.slice('--seed='.length);
const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
const isFresh = isSlice || given !== undefined || flags.includes('--fresh');
const progress = (isFresh ? null : await readKept()) ?? { seed, isSlice, lines: {} };
console.log(
  `seed ${progress.seed}, ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`,
);

let kept: Promise<void> = Promise.resolve();
const left = names.length > 0 ? names : Object.keys(SCENARIOS);
await Promise.all(Array.from({ length: isSlice ? SLICE_AT_ONCE : 1 }, goOn));
print();
process.exit(Object.values(progress.lines).some(({ faults }) => Object.keys(faults).length > 0) ? 1 : 0);

async function readKept(): Promise<Progress | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Progress);
}

/** One scenario after the other, until none is left. */
async function goOn(): Promise<void> {
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const scenario = SCENARIOS[name];
    if (scenario && !scenario.missing?.()) await reachGoal(name, scenario);
  }
}

async function reachGoal(name: string, scenario: Scenario): Promise<void> {
  const line: Line = progress.lines[name] ?? { done: 0, checked: 0, faults: {}, notes: [], seconds: 0 };
  progress.lines[name] = line;
  const goal = isSlice ? scenario.slice : scenario.full;
  while (line.done < goal) {
    const startedAt = performance.now();
    const count = Math.min(scenario.chunk, goal - line.done);
    const found = await scenario.run(count, chanceFrom(progress.seed + line.done));
    line.done += found.done;
    line.checked += found.checked;
    line.faults = addFaults(line.faults, found.faults);
    line.notes.push(...found.notes);
    line.seconds += (performance.now() - startedAt) / 1_000;
    for (const note of found.notes) console.log(`  ${name}: ${note}`);
    console.log(`${name}: ${line.done} of ${goal} ${scenario.unit}`);
    await keep();
  }
}

/** One note after the other, whoever has something to note. */
function keep(): Promise<void> {
  kept = kept.then(write);
  return kept;
}

/** Whole or not at all: a run may be ended at any moment. */
async function write(): Promise<void> {
  await mkdir(KEPT_IN, { recursive: true });
  const part = new URL(`${file.href}.part`);
  await writeFile(part, JSON.stringify(progress, null, 2));
  await rename(part, file);
}

/** As docs/reliability.md has it. */
function print(): void {
  console.log(`\n| scenario | done | looked up | ${FAULTS.join(' | ')} | minutes |`);
  console.log(`| --- | --- | --- | ${FAULTS.map(() => '---').join(' | ')} | --- |`);
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    const { unit, full, missing } = scenario;
    const why = missing?.() ?? null;
    const line = progress.lines[name];
    if (why !== null) console.log(`| ${unit} | skipped: ${why} | | ${FAULTS.map(() => '').join(' | ')} | |`);
    if (!line) continue;
    const counts = FAULTS.map(fault => line.faults[fault] ?? 0).join(' | ');
    const goal = isSlice ? scenario.slice : full;
    console.log(
      `| ${unit} | ${line.done} of ${goal} | ${line.checked} | ${counts} | ${(line.seconds / 60).toFixed(1)} |`,
    );
  }
}
