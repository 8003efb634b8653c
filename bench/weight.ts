import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse, { type Result } from 'lighthouse';
import { openChromium } from '#test/kit/chromium.ts';
import { freePort } from '#test/kit/free-port.ts';
import { addressesIn, PAGES } from './addresses.ts';
import { type Line, median } from './kit.ts';

const ENTRY = fileURLToPath(new URL('../src/start.ts', import.meta.url));
const ROUNDS = 3;
const SCRIPT_MAX = 170_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What each page weighs and how it loads on a throttled phone: bytes, the vitals, Lighthouse's four scores. */
export async function benchWeight(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calandre-bench-'));
  const port = await freePort();
  const debugPort = await freePort();
  const house = await openHouse(dataDir, port);
  const browser = await openChromium([`--remote-debugging-port=${debugPort}`]);
  try {
    const origin = `http://localhost:${port}`;
    const addresses = await addressesIn(origin);
    const lines: Line[] = [];
    for (const page of PAGES) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const run = await lighthouse(origin + addresses[page], {
          port: debugPort,
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
        });
        if (!run) throw new Error(`${page} could not be looked at`);
        results.push(run.lhr);
      }
      lines.push(...linesOf(page, results));
    }
    return lines;
  } finally {
    await browser.close();
    house.kill('SIGTERM');
    await once(house, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openHouse(dataDir: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, [ENTRY], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', chunk => String(chunk).includes('is ready') && resolve());
  child.once('exit', code => reject(new Error(`the house ended with ${code}`)));
  await promise;
  return child;
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;

function linesOf(page: string, results: readonly Result[]): Line[] {
  const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) => 100 * median(results.map(({ categories }) => categories[id]?.score ?? 0));
  const script = bytesOf(results, 'Script');
  const isWeighed = page === 'auction' || page === 'ad';
  const limit = (met: boolean, target: string) => (isWeighed ? { target, met } : {});
  const lcp = figure('largest-contentful-paint');
  const cls = figure('cumulative-layout-shift');
  return [
    {
      what: `${page}: scripts`,
      value: kilobytes(script),
      ...limit(script <= SCRIPT_MAX, '≤ 170 KB'),
    },
    ...(['Document', 'Stylesheet', 'Font', 'Image'] as const).map(kind => ({
      what: `${page}: ${kind.toLowerCase()}s`,
      value: kilobytes(bytesOf(results, kind)),
    })),
    {
      what: `${page}: largest paint`,
      value: `${(lcp / 1_000).toFixed(2)} s`,
      ...limit(lcp <= 1_500, '≤ 1.5 s'),
    },
    { what: `${page}: layout shift`, value: cls.toFixed(3), ...limit(cls < 0.0005, '0') },
    { what: `${page}: blocking time`, value: `${figure('total-blocking-time').toFixed(0)} ms` },
    ...CATEGORIES.map(id => ({
      what: `${page}: ${id}`,
      value: score(id).toFixed(0),
      target: '≥ 95',
      met: score(id) >= 95,
    })),
  ];
}

type Request = { readonly resourceType?: string; readonly transferSize?: number };

/** Bytes of a kind as they crossed the wire. */
function bytesOf(results: readonly Result[], kind: string): number {
  return median(
    results.map(({ audits }) => {
      const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
      const ofKind = (details?.items ?? []).filter(({ resourceType }) => resourceType === kind);
      return ofKind.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
    }),
  );
}
