/**
 * A click on a part that is not alive yet is kept and made again as soon as it is: nothing that a finger did is
 * lost. Links and native controls need no script and go their way.
 */
const NATIVE = 'a[href], summary, input, select, textarea, label';

let kept: { readonly part: Element; readonly target: HTMLElement } | null = null;

function keep(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest('[data-late=""]');
  if (!part || target.closest(NATIVE)) return;
  event.preventDefault();
  event.stopPropagation();
  kept = { part, target };
}

if (typeof document !== 'undefined') document.addEventListener('click', keep, { capture: true });

/**
 * Once the page is alive: makes the click again that came before it was. One in a part that is not alive yet
 * waits for that part.
 */
export function answerEarlyClick(): void {
  const target = window.takeEarlyClick?.();
  delete window.takeEarlyClick;
  if (!target?.isConnected) return;
  const part = target.closest('[data-late=""]');
  if (part) kept = { part, target };
  else setTimeout(() => target.click());
}

/** This part answers from now on; the last click that it could not answer is made again. */
export function comeAlive(part: Element): void {
  part.setAttribute('data-late', 'alive');
  if (kept?.part !== part) return;
  const { target } = kept;
  kept = null;
  if (target.isConnected) target.click();
}
