import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'calandre-doors-'));
  for (const part of ['src', 'demo', 'embedded-postgres', 'package.json', 'tsconfig.json']) {
    await cp(join(ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function check(): Promise<{ code: number; said: string }> {
  const run = promisify(execFile);
  return run(process.execPath, [join(ROOT, 'scripts/doors.ts'), copy]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stderr + error.stdout,
    }),
  );
}

/** What each door forbids, planted. */
const PLANTED: readonly [rule: string, file: string, text: string][] = [
  ['sale-imports-nothing', 'src/shared/sale/planted.ts', "import 'node:fs';"],
  ['shared-imports-itself-alone', 'src/shared/words/planted.ts', "import '#web/xml.ts';"],
  [
    'nobody-imports-the-catalogue-of-words',
    'src/web/planted2.ts',
    "import '#shared/words/catalogue/core.json' with { type: 'json' };",
  ],
  [
    'web-knows-the-schema-only',
    'src/web/planted.ts',
    "import type { Config } from '#server/config.ts'; export type C = Config;",
  ],
  ['rooms-by-the-door', 'src/server/ads/planted.ts', "import '../auctions/ledger.ts';"],
  ['rooms-by-the-door-from-outside', 'src/server/http/planted.ts', "import '../auctions/ledger.ts';"],
  ['infrastructure-knows-no-room', 'src/server/bus/planted.ts', "import '../ads/index.ts';"],
  ['infrastructure-knows-no-room', 'src/server/words/planted.ts', "import '../ads/index.ts';"],
  ['features-by-the-door', 'src/web/features/cards/planted.ts', "import '../session/me.ts';"],
  ['ui-knows-no-domain', 'src/web/ui/planted.ts', "import '#shared/sale/index.ts';"],
  [
    'nobody-imports-an-application',
    'src/web/features/cards/planted2.ts',
    "import '#web/site/pages/home/page.tsx';",
  ],
  ['pages-do-not-mix', 'src/web/site/pages/home/planted.ts', "import '../car/page.tsx';"],
  ['applications-do-not-mix', 'src/web/account/planted.ts', "import '#web/site/journal/index.ts';"],
  ['parts-by-the-door', 'src/web/site/pages/home/planted2.ts', "import '#web/site/journal/Teaser.tsx';"],
  ['nobody-imports-demo', 'src/server/ads/planted2.ts', "import '#demo/house.ts';"],
  ['nobody-imports-the-embedded-database', 'src/server/ads/planted9.ts', "import '#embedded/index.ts';"],
  [
    'applications-enter-features-by-the-door',
    'src/web/site/pages/home/planted3.ts',
    "import '#web/features/session/me.ts';",
  ],
  ['product-imports-no-test', 'src/server/ads/planted3.ts', "import '#shared/sale/money.test.ts';"],
  ['server-knows-no-page', 'src/server/ads/planted4.ts', "import 'react';"],
  ['pg-lives-in-database', 'src/server/ads/planted5.ts', "import 'pg';"],
  ['ws-lives-in-graphql', 'src/server/ads/planted6.ts', "import 'ws';"],
  ['no-circles', 'src/shared/sale/planted7.ts', "import './planted8.ts';"],
  ['no-circles', 'src/shared/sale/planted8.ts', "import './planted7.ts';"],
  [
    'no-circles-of-types',
    'src/shared/words/planted1.ts',
    "import type { Two } from './planted2.ts'; export type One = Two | null;",
  ],
  [
    'no-circles-of-types',
    'src/shared/words/planted2.ts',
    "import type { One } from './planted1.ts'; export type Two = { readonly one: One };",
  ],
];

describe('the doors', () => {
  it('each stop what they forbid, and all else is whole; the check sees every module', async () => {
    for (const [, file, text] of PLANTED) {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), `${text}\nexport {};\n`);
    }
    const { code, said } = await check();
    expect(code).toBe(1);
    for (const [rule, file] of PLANTED) expect(said).toMatch(new RegExp(`^${rule}: .*${file}`, 'm'));
    const broken = said.split('\n').filter(line => line.includes(' → '));
    expect(broken.filter(line => !/: \S*\/planted\d?\.ts → /.test(line))).toEqual([]);
    const [seen, there] = /(\d+) of (\d+) modules/.exec(said)?.slice(1).map(Number) ?? [];
    expect(seen).toBeGreaterThanOrEqual(there ?? Number.POSITIVE_INFINITY);
  });
});
