import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Looks = Required<Pick<BrowserContextOptions, 'colorScheme'>> & {
  viewport: { width: number; height: number };
};

/** What a window or its context is told once and for good: whoever was told one of these is not used again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'route',
  'routeWebSocket',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
const LISTENED =
  `console dialog download framenavigated pageerror popup request requestfailed requestfinished response
  websocket`.split(/\s+/);

const RULES = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * The rules of accessibility are half a megabyte: a window is told them once, and a page whose turn does not come only
 * skims them. Sent to each page that is asked, they took longer on their way than to be tried.
 */
export const RULES_AT_HAND = `globalThis.addRules = function () { ${RULES} }`;

const KEPT_MAX = 3;
const idle = new WeakMap<Browser, Page[]>();

/**
 * A window nobody is signed in on, without cookies or storage. It may have been another test's: a process that has drawn
 * a page draws the next in less than half the time, and starting one is a third of a second. Closing its context gives
 * it back; one that something lasting was done to ends instead.
 */
export async function openWindow(browser: Browser, looks: Looks): Promise<Page> {
  const known = idle.get(browser)?.pop();
  if (known) {
    await known.setViewportSize(looks.viewport);
    await known.emulateMedia({ ...AS_NEW, colorScheme: looks.colorScheme });
    return known;
  }
  const context = await browser.newContext({ ...looks, reducedMotion: 'reduce' });
  await context.addInitScript(RULES_AT_HAND);
  const page = await context.newPage();
  const close = context.close.bind(context);
  const openSession = context.newCDPSession.bind(context);
  let isMarked = false;
  const mark = () => {
    isMarked = true;
  };
  tell(context, LASTING, mark);
  // Many listen to a page, and what they listen to is known.
  tell(
    page,
    LASTING.filter(way => way !== 'on'),
    mark,
  );
  tell(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], mark);

  context.close = async options => {
    const pages = idle.get(browser) ?? [];
    if (pages.includes(page)) return;
    const isClean =
      !isMarked && pages.length < KEPT_MAX && (await makeAsNew(page, openSession).catch(() => false));
    if (!isClean) return close(options);
    pages.push(page);
    idle.set(browser, pages);
  };
  return page;
}

const AS_NEW = { media: null, forcedColors: null, contrast: null, reducedMotion: 'reduce' } as const;

/** Calls `then` before any of these ways of an object is taken. */
function tell(owner: object, ways: readonly string[], then: () => void): void {
  const acts = owner as Record<string, (...given: unknown[]) => unknown>;
  for (const way of ways) {
    const act = acts[way]?.bind(owner);
    if (!act) continue;
    acts[way] = (...given) => {
      then();
      return act(...given);
    };
  }
}

const CLEANING_MS = 5_000;

/** Leaves a page that has no scripts, of the same house so that its process stays; false where it can't be. */
async function makeAsNew(page: Page, openSession: BrowserContext['newCDPSession']): Promise<boolean> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  const { origin } = new URL(page.url());
  if (!origin.startsWith('http:')) return false;
  for (const event of LISTENED) page.removeAllListeners(event);
  await page.mouse.move(-1, -1);
  await page.goto(`${origin}/robots.txt`, { timeout: CLEANING_MS });
  await page.evaluate(`sessionStorage.clear(), (window.name = '')`);
  const session = await openSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  return true;
}

/** Lets the clock of a page, installed before, go forward second by second until this is shown. */
export async function goForwardTo(page: Page, shown: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.fastForward(1_000);
    return shown.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}
