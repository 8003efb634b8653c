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
 * Once the page is alive: types again what the page has put back, and makes the click again that came before it was.
 * One in a part that is not alive yet waits for that part.
 */
export function answerEarlyDoings(): void {
  setTimeout(() => {
    const early = window.takeEarlyDoings?.();
    delete window.takeEarlyDoings;
    if (!early) return;
    for (const [field, value] of early.typed) typeAgain(field, value);
    // What was typed is known to the page in its next task.
    if (early.pressed) setTimeout(clickAgain, 0, early.pressed);
  });
}

function clickAgain(target: HTMLElement): void {
  if (!target.isConnected) return;
  const part = target.closest('[data-late=""]');
  if (part) kept = { part, target };
  else target.click();
}

/**
 * A field may look as it was left, and the page know nothing of it: it only hears of what changes. So the field is
 * emptied first, by the element's own way, for through the page's it would pass for no news.
 */
function typeAgain(field: Element & { value: string }, value: string | boolean): void {
  if (!field.isConnected) return;
  if (typeof value === 'boolean') {
    for (let clicks = 0; clicks < 2; clicks += 1) if (field instanceof HTMLInputElement) field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  for (const text of field instanceof HTMLSelectElement ? [value] : ['', value]) {
    set?.call(field, text);
    for (const sign of ['input', 'change']) field.dispatchEvent(new Event(sign, { bubbles: true }));
  }
}

/** This part answers from now on; the last click that it could not answer is made again. */
export function comeAlive(part: Element): void {
  part.setAttribute('data-late', 'alive');
  if (kept?.part !== part) return;
  const { target } = kept;
  kept = null;
  if (target.isConnected) target.click();
}
