/** Checks the doors (doors.cjs), and that the check saw every module: npm run doors. */
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = process.argv[2] ?? fileURLToPath(new URL('../', import.meta.url));
/** What runs. */
const FOLDERS = ['src', 'demo', 'embedded-postgres'];
process.chdir(root);
const config = createRequire(import.meta.url)('../doors.cjs') as { forbidden: object[]; options: object };
const { tsConfig: _, ...options } = config.options as { tsConfig: object };
const cruised: IReporterOutput = await cruise(
  FOLDERS,
  { ...options, validate: true, ruleSet: { forbidden: config.forbidden } } as never,
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') } as never,
);
if (typeof cruised.output === 'string')
  throw new Error('the check answered text where it should answer modules');
const { modules, summary } = cruised.output;
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);

const seen = modules.filter(({ source }) => FOLDERS.includes(source.split('/')[0] ?? '')).length;
const files = (await Promise.all(FOLDERS.map(folder => readdir(folder, { recursive: true })))).flat();
const there = files.filter(file => /\.tsx?$/.test(file)).length;
console.log(`${seen} of ${there} modules checked, ${summary.violations.length} doors broken`);
// A check that sees nothing finds nothing: with another compiler it would pass in silence.
process.exitCode = summary.violations.length > 0 || seen < there ? 1 : 0;
