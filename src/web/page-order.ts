import { keepEarlyDoings } from './early-doings.ts';
import { bearTranslator } from './translated-page.ts';

/**
 * The order in which a page loads. What the visitor sees comes first: typefaces and the main photo. Styles are inlined,
 * because nothing is painted without them and fetching them costs a round trip. The router would preload some forty
 * scripts before all that, which delays everything else on a phone. Here the scripts wait until the page is painted or
 * the visitor interacts.
 */
const STYLES = /<link rel="stylesheet" href="([^"]*)"\/>/g;
const SCRIPTS_AHEAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ENTRY_ID = 'entry';
/** Starts hydration anyway when the photo has not loaded by then. */
const WAIT_MAX_MS = 2_000;
/** The longest run of work before control returns to the browser, so that it can handle input. */
const TASK_MAX_MS = 8;

/**
 * Loads the scripts after the first paint or at the first interaction, and evaluates them in short tasks. Runs in the
 * browser, inlined in the page as source text: it must not refer to anything outside itself.
 */
export function comeAliveAfterPaint(entryId: string, waitMaxMs: number, taskMaxMs: number): void {
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  const options = { capture: true, passive: true };
  let isBegun = false;
  const begin = async () => {
    const entry = document.getElementById(entryId);
    if (isBegun || !entry) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, options);
    let since = performance.now();
    const breathe = async () => {
      if (performance.now() - since < taskMaxMs) return;
      await new Promise(resolve => setTimeout(resolve));
      since = performance.now();
    };
    // The router and lazy chunks look for stylesheets by URL, with and without the router's `#`. A disabled link for
    // each tells them that the inlined style is already there.
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
      const href = style.dataset.href ?? '';
      for (const known of [href, href.replace('#', '')]) {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = known;
        link.disabled = true;
        style.before(link);
      }
    }
    const ahead = (entry.dataset.ahead ?? '').split(' ');
    for (const href of ahead) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await breathe();
    }
    // Evaluates the chunks one by one; the entry's imports would evaluate all of them in one long task.
    for (const href of ahead) {
      if (entry.textContent.includes(`import("${href}")`)) continue;
      const part = document.createElement('script');
      part.type = 'module';
      part.src = href;
      await new Promise(resolve => {
        part.onload = resolve;
        // The entry imports a chunk that failed again, and reports the failure itself.
        part.onerror = resolve;
        document.head.append(part);
      });
      await breathe();
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = entry.textContent;
    document.head.append(script);
  };
  for (const sign of signs) addEventListener(sign, begin, options);
  // After two more frames the photo is not only loaded but painted.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
  setTimeout(begin, waitMaxMs);
}

/** The inline script that every page carries to be hydrated; the host allows it by its hash. */
export const STARTER = `(${keepEarlyDoings.toString()})();(${bearTranslator.toString()})();(${comeAliveAfterPaint.toString()})("${ENTRY_ID}", ${WAIT_MAX_MS}, ${TASK_MAX_MS})`;

/**
 * Inlines the styles and defers the scripts until after the first paint. A page without scripts is returned unchanged.
 * `styleAt` returns the text of a stylesheet by its URL.
 */
export function inOrderOfNeed(html: string, styleAt: (href: string) => string): string {
  if (!ENTRY.test(html)) return html;
  const ahead = Array.from(html.matchAll(SCRIPTS_AHEAD), ([, href]) => href).join(' ');
  return html
    .replace(SCRIPTS_AHEAD, '')
    .replace(STYLES, (_whole, href) => `<style data-href="${href}">${styleAt(href)}</style>`)
    .replace(
      ENTRY,
      (_whole, entry) =>
        `<script type="text/plain" id="${ENTRY_ID}" data-ahead="${ahead}">${entry}</script><script>${STARTER}</script>`,
    );
}
