const SIGNS = [
  'scroll',
  'wheel',
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
] as const;
/** For whoever reads without touching anything, as a screen reader can. */
const PATIENCE_MS = 10_000;

/** The first movement, touch or key; after a while, without any. */
function firstSign(): Promise<void> {
  return new Promise(resolve => {
    const stir = () => {
      for (const sign of SIGNS) removeEventListener(sign, stir, { capture: true });
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stir, PATIENCE_MS);
    for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true });
  });
}

let stirred: Promise<void> | null = null;

/**
 * When somebody is there. What stands below the first screen is in the page from the start and comes alive
 * then, for nobody reaches it without a sign.
 */
export function whenStirred(): Promise<void> {
  // On the server everything is shown; an address that asks for a place or an action is a sign by itself.
  const isAsked = typeof document === 'undefined' || location.search !== '' || location.hash !== '';
  stirred ??= isAsked ? Promise.resolve() : firstSign();
  return stirred;
}
