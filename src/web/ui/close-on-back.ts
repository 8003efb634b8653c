/**
 * Makes the browser's Back close an overlay instead of leaving the page: while one is open, the history has one extra
 * entry. A page without user interaction gets none, because browsers skip such entries anyway.
 */
const closers: (() => void)[] = [];
let hasEntry = false;
let isLeavingEntry = false;

const isOverlay = (state: unknown): boolean => (state as { isOverlay?: true } | null)?.isOverlay === true;

function leaveEntry(): void {
  isLeavingEntry = true;
  history.back();
}

/** Runs after a batch of changes: an overlay that closes while another opens passes its entry on. */
function settle(): void {
  if (closers.length > 0) {
    if (hasEntry || isLeavingEntry || !navigator.userActivation?.hasBeenActive) return;
    // Keeps the router's state: to the router it is the same location.
    history.pushState({ ...history.state, isOverlay: true }, '');
    hasEntry = true;
  } else if (hasEntry) {
    hasEntry = false;
    // If the page has navigated since, the entry is already behind it.
    if (isOverlay(history.state)) leaveEntry();
  }
}

function handlePop(event: PopStateEvent): void {
  if (isLeavingEntry) {
    isLeavingEntry = false;
    event.stopImmediatePropagation();
    settle();
  } else if (isOverlay(event.state)) {
    // Reached by Back from a later page, or by Forward: no overlay is open any more.
    if (closers.length === 0) setTimeout(leaveEntry);
  } else if (hasEntry) {
    hasEntry = false;
    event.stopImmediatePropagation();
    closers.at(-1)?.();
    setTimeout(settle);
  }
}

/** Makes Back call `close`; returns the function that ends this. */
export function closeOnBack(close: () => void): () => void {
  // Captured before the router sees it; adding the same listener twice has no effect.
  addEventListener('popstate', handlePop, { capture: true });
  closers.push(close);
  setTimeout(settle);
  return () => {
    closers.splice(closers.indexOf(close), 1);
    setTimeout(settle);
  };
}
