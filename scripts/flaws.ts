/**
 * Asks the registry for known flaws in what runs in production, and ends with 1 where one has weight: by then it should
 * have been mended (docs/security.md). A registry that does not answer the question is said, and stops nothing.
 */
import { spawnSync } from 'node:child_process';

type Report = {
  readonly error?: unknown;
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

/** The packages whose known flaws have weight; null where the registry told nothing. */
export function weigh(report: Report): readonly string[] | null {
  if (!report.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8' });
  const flaws = weigh(JSON.parse(stdout || '{}') as Report);
  if (flaws === null) console.log('The registry tells of no flaws here: nothing was looked over.');
  else console.log(flaws.length === 0 ? 'No known flaw of weight.' : flaws.join('\n'));
  process.exitCode = flaws === null || flaws.length === 0 ? 0 : 1;
}
