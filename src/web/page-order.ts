import { keepEarlyDoings } from './early-doings.ts';
import { bearTranslator } from './translated-page.ts';

/**
 * In which order a page loads. What a visitor sees comes first: the typefaces and the photograph. Styles stand in
 * the page itself, since nothing is drawn without them and asking for them is one more journey. The router lists
 * its forty scripts before all that and asks for all at once, which on a telephone would hold up everything else.
 * Here they wait until the page stands, and no longer than somebody would.
 */
const STYLES = /<link rel="stylesheet" href="([^"]*)"\/>/g;
const SCRIPTS_AHEAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ENTRY_ID = 'entry';
/** Where the photograph does not come, the page is hydrated without it. */
const WAIT_MAX_MS = 2_000;
/** How long the page may be busy before it looks whether somebody wants something of it. */
const TASK_MAX_MS = 8;

/**
 * Asks for the scripts once the page is seen, or somebody wants something of it, and reads them in short tasks.
 * Runs in the browser, written into the page as it stands here: it may use nothing from outside itself.
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
    // The router and parts that come later know styles by their address alone, with and without the router's mark at
    // its end: both find theirs, though there is nothing more to fetch.
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
    // One after the other they are read in many short tasks; the entry would read all of them in one long one.
    for (const href of ahead) {
      if (entry.textContent.includes(`import("${href}")`)) continue;
      const part = document.createElement('script');
      part.type = 'module';
      part.src = href;
      await new Promise(resolve => {
        part.onload = resolve;
        // What did not come the entry asks for again, and fails as it always did.
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
  // Two frames later the photograph is not only here but seen.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
  setTimeout(begin, waitMaxMs);
}

/** What a page carries in itself to be hydrated: its host allows it by its hash. */
export const STARTER = `(${keepEarlyDoings.toString()})();(${bearTranslator.toString()})();(${comeAliveAfterPaint.toString()})("${ENTRY_ID}", ${WAIT_MAX_MS}, ${TASK_MAX_MS})`;

/**
 * The page with its styles in it and its scripts after what is seen. A page without scripts stays as it is.
 * `styleAt` gives the text of one of our stylesheets by its address.
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
