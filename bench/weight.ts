import lighthouse, { type Flags, type Result } from 'lighthouse';
import { openChromium } from '#test/kit/chromium.ts';
import { freePort } from '#test/kit/free-port.ts';
import { addressesIn, PAGES, type PageKind } from './addresses.ts';
import { type Grounds, type Line, median, sized } from './kit.ts';
import { feelRoom, openBusyRoom, signIn } from './room.ts';
import { startHouse } from './start-house.ts';

const ROUNDS = sized(3, 1);
const WEIGHED = sized<readonly PageKind[]>(PAGES, ['auction']);
/** How long a touch may wait for the next picture while others bid. */
const INP_MAX_MS = 100;
/** One's own page has no robot to please, and more to load than a public one. */
const OWN_PAGE_MIN = 90;
const SCRIPT_MAX = 170_000;
/** What does not change from one look to the next; the first two cost most of it, and to show that it runs one will do. */
const LASTING = sized<readonly string[]>(['accessibility', 'best-practices', 'seo'], ['seo']);
/** What the score for performance is made of, and the bytes: nothing else is gathered each time. */
const VITALS = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
  ...['cumulative-layout-shift', 'speed-index', 'network-requests'],
];

/** What each page weighs and how it loads on a throttled phone: bytes, the vitals, Lighthouse's four scores. */
export async function benchWeight(grounds: Grounds): Promise<Line[]> {
  const { url, dataDir } = await grounds.demo();
  const port = await freePort();
  const debugPort = await freePort();
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', RATE_LIMITS: 'off' };
  const house = await startHouse(env);
  const browser = await openChromium([`--remote-debugging-port=${debugPort}`]);
  const lookAt = async (address: string, what: Flags): Promise<Result> => {
    const flags: Flags = { port: debugPort, logLevel: 'error', disableFullPageScreenshot: true, ...what };
    const run = await lighthouse(address, flags);
    if (!run) throw new Error(`${address} could not be looked at`);
    return run.lhr;
  };
  try {
    const origin = `http://localhost:${port}`;
    const addresses = await addressesIn(origin);
    const lines: Line[] = [];
    for (const page of WEIGHED) {
      const address = origin + addresses[page];
      // Comes first: the house draws and keeps what the page shows.
      const { categories } = await lookAt(address, { onlyCategories: [...LASTING] });
      const rounds: Result[] = [];
      while (rounds.length < ROUNDS) rounds.push(await lookAt(address, { onlyAudits: VITALS }));
      lines.push(...linesOf(page, rounds), ...LASTING.map(id => scoreLine(page, id, categories[id]?.score)));
    }
    await using room = await openBusyRoom(origin);
    const busy = await lookAt(origin + room.path, { onlyAudits: VITALS });
    const felt = await feelRoom(origin, room.path);
    const Cookie = (await signIn(origin, 'buyer4')).cookie();
    const own = await lookAt(`${origin}/user`, { onlyAudits: VITALS, extraHeaders: { Cookie } });
    return [...lines, ...linesOfRoom(busy, felt), ...linesOfOwnPage(own)];
  } finally {
    await browser.close();
    await house.stop();
  }
}

function scoreLine(page: string, id: string, score: number | null | undefined, least = 95): Line {
  const value = 100 * (score ?? 0);
  return { what: `${page}: ${id}`, value: value.toFixed(0), target: `≥ ${least}`, met: value >= least };
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;

function linesOf(page: string, results: readonly Result[]): Line[] {
  const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
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
    scoreLine(
      page,
      'performance',
      median(results.map(({ categories }) => categories.performance?.score ?? 0)),
    ),
  ];
}

/** An auction with a bid a second: as a visitor's phone loads it, and as somebody signed in feels it who bids there. */
function linesOfRoom(loaded: Result, felt: { readonly inp: number; readonly shift: number }): Line[] {
  const what = 'a bid a second';
  return [
    scoreLine(what, 'performance', loaded.categories.performance?.score),
    shiftLine(what, loaded.audits['cumulative-layout-shift']?.numericValue ?? 1),
    {
      what: `${what}: slowest touch`,
      value: `${felt.inp.toFixed(0)} ms`,
      target: `≤ ${INP_MAX_MS} ms`,
      met: felt.inp <= INP_MAX_MS,
    },
    // What is theirs comes after the page, and below it moves what it needs.
    { what: `${what}: worst shift for who bids`, value: felt.shift.toFixed(3) },
  ];
}

function linesOfOwnPage({ categories, audits }: Result): Line[] {
  return [
    scoreLine('/user', 'performance', categories.performance?.score, OWN_PAGE_MIN),
    shiftLine('/user', audits['cumulative-layout-shift']?.numericValue ?? 1),
  ];
}

function shiftLine(page: string, shift: number): Line {
  return { what: `${page}: layout shift`, value: shift.toFixed(3), target: '0', met: shift < 0.0005 };
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
