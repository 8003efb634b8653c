/**
 * The browser's Back closes what lies over the page, and not the page: while anything does, the history has one entry
 * more. A page that nobody has touched gets none, for browsers pass over such entries anyway.
 */
const closers: (() => void)[] = [];
let hasEntry = false;
let isLeavingEntry = false;

const isOverlay = (state: unknown): boolean => (state as { isOverlay?: true } | null)?.isOverlay === true;

function leaveEntry(): void {
  isLeavingEntry = true;
  history.back();
}

/** Asked once all has settled: what closes as another opens hands its entry on. */
function settle(): void {
  if (closers.length > 0) {
    if (hasEntry || isLeavingEntry || !navigator.userActivation?.hasBeenActive) return;
    // The router's own state of the entry: to the router it is the same place.
    history.pushState({ ...history.state, isOverlay: true }, '');
    hasEntry = true;
  } else if (hasEntry) {
    hasEntry = false;
    // Where the page has gone on meanwhile, the entry lies behind it.
    if (isOverlay(history.state)) leaveEntry();
  }
}

function handlePop(event: PopStateEvent): void {
  if (isLeavingEntry) {
    isLeavingEntry = false;
    event.stopImmediatePropagation();
    settle();
  } else if (isOverlay(event.state)) {
    // Come back to from a later page, or by Forward: there is nothing over the page any more.
    if (closers.length === 0) setTimeout(leaveEntry);
  } else if (hasEntry) {
    hasEntry = false;
    event.stopImmediatePropagation();
    closers.at(-1)?.();
    setTimeout(settle);
  }
}

/** From now on Back calls `close`; answers how to end that. */
export function closeOnBack(close: () => void): () => void {
  // Before the router hears of it; the same listener is never added twice.
  addEventListener('popstate', handlePop, { capture: true });
  closers.push(close);
  setTimeout(settle);
  return () => {
    closers.splice(closers.indexOf(close), 1);
    setTimeout(settle);
  };
}
