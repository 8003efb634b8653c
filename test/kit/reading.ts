import type { Page } from 'playwright-core';
import { goTo } from './chromium.ts';

/** Long enough for the clock, the session and the live feed to answer, and for what they change to be drawn. */
const IDLE_MS = 2_000;

/** A page as a reader finds it: every word in sight but the time left and who looks on, and how far down it goes. */
export type Reading = {
  readonly words: readonly string[];
  /** Pixels. */
  readonly height: number;
  /** The layout shift since the page was loaded. */
  readonly shift: number;
};

/**
 * Layout shifts add up from when the page is loaded and its typefaces stand, which a busy machine may bring late; the
 * page's scripts begin no earlier.
 */
const WATCH = `window.shifted = 0;
const watch = () => new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift' });
const afterFrame = run => requestAnimationFrame(() => requestAnimationFrame(run));
addEventListener('load', () => document.fonts.ready.then(() => afterFrame(watch)));`;

const READ = `(() => {
  const words = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest('script, style, noscript, [role=timer], [data-views]')) continue;
    if (!parentElement.checkVisibility()) continue;
    words.push(...data.split(/\\s+/).filter(Boolean));
  }
  return { words, height: document.documentElement.scrollHeight, shift: window.shifted ?? 0 };
})()`;

const readingOf = (page: Page) => page.evaluate<Reading>(READ);

/** The page as the server wrote it, in a window without scripts. */
export async function readAsWritten(page: Page, address: string): Promise<Reading> {
  await page.goto(address);
  return readingOf(page);
}

/** The windows that watch already: each is told so once. */
const watching = new WeakSet<Page>();

/** Opens a page and touches nothing. */
export async function readIdly(page: Page, address: string): Promise<Reading> {
  if (!watching.has(page)) await page.addInitScript(WATCH);
  watching.add(page);
  await goTo(page, address);
  await page.waitForTimeout(IDLE_MS);
  return readingOf(page);
}

/** The words that were read before and are no longer there, in their order. */
export function lostWords(before: Reading, after: Reading): string[] {
  const left = new Map<string, number>();
  for (const word of after.words) left.set(word, (left.get(word) ?? 0) + 1);
  return before.words.filter(word => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
