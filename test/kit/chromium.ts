import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import type { Guest, TestHouse } from './house.ts';
import { openWindow, RULES_AT_HAND } from './windows.ts';

const SHOTS = fileURLToPath(new URL('../../artifacts/screenshots/', import.meta.url));
export const PHONE = { width: 390, height: 844 };
/** How wide the smallest screen is, and a desktop's page made four times its size (WCAG 2.2, 1.4.10). */
export const SMALLEST_WIDTH = 320;
export const DESKTOP = { width: 1440, height: 900 };

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  // Two processes fewer a browser: a tenth of what its tests cost is letters between them.
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2',
];

/** The browsers of this worker by their switches: each test file leaves its own to the next, and they end with it. */
const running = new Map<string, Promise<Browser>>();

/** A real browser, brought by npm; what its contexts keep, none of another's sees. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const switches = more.join(' ');
  const known = await running.get(switches);
  if (known?.isConnected()) return known;
  const launched = launch(more);
  running.set(switches, launched);
  return launched;
}

async function launch(more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...SWITCHES, ...more],
    headless: true,
  });
}

/** Closes every window that a test file opened, and leaves the browser to the next. */
export async function leaveChromium(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(context => context.close()));
}

export const REFUSED = '00000000-0000-4000-8000-000000000000.00.1';

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said that it should not have. */
  readonly complaints: string[];
};

type Wish = {
  guest?: Guest;
  viewport?: typeof PHONE;
  isFirstVisit?: boolean;
  colorScheme?: 'light' | 'dark';
};

/** One person's browser, signed in as `guest` when there is one. */
export async function browserOf(
  browser: Browser,
  house: TestHouse,
  { viewport = DESKTOP, colorScheme = 'light', ...wish }: Wish = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await context.addInitScript(RULES_AT_HAND);
  await addCookies(context, house, wish);
  return context;
}

async function addCookies(
  context: BrowserContext,
  house: TestHouse,
  { guest, isFirstVisit }: Wish,
): Promise<void> {
  if (guest) {
    const [name = '', value = ''] = (guest.cookie().split(';')[0] ?? '').split('=');
    await context.addCookies([{ name, value, url: house.url }]);
  }
  // Whoever comes again has chosen what the house may keep, and is not asked.
  if (!isFirstVisit) await context.addCookies([{ name: 'consent', value: REFUSED, url: house.url }]);
}

/** What the console of a page says from now on that it should not. */
export function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  return complaints;
}

/** Goes to a page, and waits until its scripts answer and it has come to rest. */
export async function goTo(page: Page, address: string): Promise<void> {
  using network = followRequests(page);
  await page.goto(address);
  await page.waitForFunction(() => !('takeEarlyDoings' in window));
  // All was answered, and the page, with nothing else to do, asks for nothing more. The browser's own word for it would
  // be half a second of silence, at each page.
  for (let known = -1; known !== network.countAsked() || network.pending.size > 0; ) {
    known = network.countAsked();
    await page.evaluate(
      ms => new Promise(done => setTimeout(() => requestIdleCallback(() => done(null)), ms)),
      REST_MS,
    );
  }
}

const REST_MS = 50;

/** How often a page has asked for something from now on, and what it still waits for. */
function followRequests(page: Page) {
  const pending = new Set<Request>();
  let asked = 0;
  const begin = (request: Request) => {
    asked += 1;
    pending.add(request);
  };
  const end = (request: Request) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    pending,
    countAsked: () => asked,
    [Symbol.dispose]() {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

/** One page of a person's browser, once it has come to rest. */
export async function openPage(context: BrowserContext, address: string): Promise<Omit<Visit, 'context'>> {
  return arrive(await context.newPage(), address);
}

async function arrive(page: Page, address: string): Promise<Omit<Visit, 'context'>> {
  const complaints = listenTo(page);
  await goTo(page, address);
  return { page, complaints };
}

/** One person's window, signed in as `guest` when there is one; closing its context gives it back. */
export async function visit(
  browser: Browser,
  house: TestHouse,
  path: string,
  { viewport = DESKTOP, colorScheme = 'light', ...wish }: Wish = {},
): Promise<Visit> {
  const page = await openWindow(browser, { viewport, colorScheme });
  const context = page.context();
  await addCookies(context, house, wish);
  return { context, ...(await arrive(page, house.url + path)) };
}

/** No rule of accessibility is broken once all is at rest; of a page that breaks one a picture is kept. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(AT_REST);
  for (const frame of page.frames()) await addRules(frame);
  const broken = await page.evaluate<string[]>(BROKEN_RULES);
  if (broken.length > 0) await page.screenshot({ path: `${SHOTS}${name}.png` });
  expect(broken, name).toEqual([]);
}

/** Its typefaces are here, and nothing fades or slides but what does so for ever. */
const AT_REST = `document.fonts.ready.then(() => Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished))).then(() => {})`;

const KNOWN = `['axe', 'addRules'].find(name => name in window) ?? ''`;

/** Once a document. A frame that goes meanwhile, or is a stranger's, needs none. */
async function addRules(frame: Frame): Promise<void> {
  const known = await frame.evaluate<string>(KNOWN).catch(() => 'axe');
  if (known === 'axe') return;
  await frame.evaluate(
    `${known === '' ? RULES_AT_HAND : ''}; addRules(); axe.configure({ allowedOrigins: ['<same_origin>'] });`,
  );
}

/**
 * Every rule is tried; what is held to is not listed, which would be a megabyte a page, and no selector is sought. What
 * a page is written in is only told where it breaks one, and of what it loads only films and sounds are asked for anew.
 */
const BROKEN_RULES = `(async () => {
  const tryAll = noHtml => {
    axe.configure({ noHtml });
    return axe.run({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } });
  };
  const { violations } = await tryAll(true);
  const told = violations.length > 0 ? (await tryAll(false)).violations : [];
  return told.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' | '));
})()`;

/** How far a page reaches over the edge of a window of this width, once it has settled there; 0 is right. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  const { height } = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ width, height });
  return page.evaluate<number>(OVERFLOW);
}

/** The same for a reader who has made the text twice its size, and nothing else (WCAG 2.2, 1.4.4). */
export async function overflowOfLargeTextAt(page: Page, width: number): Promise<number> {
  const setSize = (size: string) =>
    page.evaluate(`void (document.documentElement.style.fontSize = '${size}')`);
  await setSize('200%');
  const over = await overflowAt(page, width);
  await setSize('');
  return over;
}

/** Looked at frame by frame: what follows the window's size by script is a moment behind it. */
const FRAMES_MAX = 60;
const OVERFLOW = `new Promise(done => {
  const look = framesLeft => {
    const over = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    if (over === 0 || framesLeft === 0) done(over);
    else requestAnimationFrame(() => look(framesLeft - 1));
  };
  look(${FRAMES_MAX});
})`;
