import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary';

/** Returns the focusable elements in a node, itself included, in their order. */
function reachableIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const all = node.matches(FOCUSABLE) ? [node] : [...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.filter(element => element.getClientRects().length > 0);
}

/** Returns the focus target after a removal: the replacement, the next or the previous element. */
function successorOf(gone: MutationRecord, all: readonly MutationRecord[], part: HTMLElement) {
  const { target, nextSibling, previousSibling } = gone;
  const instead = all.flatMap(record => (record.target === target ? [...record.addedNodes] : []));
  for (const node of [...instead, nextSibling, previousSibling]) {
    const [found] = node?.isConnected ? reachableIn(node) : [];
    if (found) return found;
  }
  const reachable = reachableIn(part);
  const isAfter = (element: HTMLElement) =>
    (target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return reachable.find(element => isAfter(element) && !target.contains(element)) ?? reachable.at(-1);
}

/**
 * Keeps the keyboard focus when the focused row, form or button is removed: it moves to what takes its place instead of
 * the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    let last: HTMLElement | null = null;
    const keep = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
    };
    const observer = new MutationObserver(records => {
      const lost = last;
      if (lost === null || document.activeElement !== document.body) return;
      const from = records.findLast(
        ({ removedNodes, target }) =>
          target.isConnected && [...removedNodes].some(node => node.contains(lost)),
      );
      if (!from) return;
      // A moved element, such as a sorted row, keeps the focus.
      const next = lost.isConnected ? lost : successorOf(from, records, part);
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest' });
    });
    part.addEventListener('focusin', keep);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', keep);
      observer.disconnect();
    };
  }, [ref]);
}
