/**
 * Records the clicks, input and submits that happen before the page's scripts have loaded, to replay them afterwards.
 * Links and native controls work without scripts and are left alone.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The last button pressed, and the current value of each edited field. */
type EarlyDoings = {
  readonly pressed: HTMLElement | null;
  readonly typed: ReadonlyMap<Field, string | boolean>;
};

declare global {
  interface Window {
    /** Stops recording and returns what was recorded. */
    takeEarlyDoings?: () => EarlyDoings;
  }
}

/** Runs in the browser, inlined in the page as source text: it must not refer to anything outside itself. */
export function keepEarlyDoings(): void {
  // Submitting a form with Enter also clicks its button.
  const waiting = 'button[type="button"], form[method="post"] button[type="submit"]';
  let pressed: HTMLElement | null = null;
  const typed = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') typed.set(target, target.checked);
    else if (target instanceof HTMLInputElement && !/^(file|radio)$/.test(target.type)) {
      typed.set(target, target.value);
    } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
      typed.set(target, target.value);
    }
  };
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
    pressed = button ?? pressed;
  };
  // The browser would submit these forms natively, and everything typed would be lost.
  const hold = (event: Event) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post') event.preventDefault();
  };
  addEventListener('click', keep, true);
  addEventListener('input', note, true);
  addEventListener('submit', hold, true);
  window.takeEarlyDoings = () => {
    removeEventListener('click', keep, true);
    removeEventListener('input', note, true);
    removeEventListener('submit', hold, true);
    return { pressed, typed };
  };
}

/** Replays the recorded input and then the last click, once the page is hydrated. */
export function answerEarlyDoings(): void {
  setTimeout(() => {
    const early = window.takeEarlyDoings?.();
    delete window.takeEarlyDoings;
    if (!early) return;
    for (const [field, value] of early.typed) typeAgain(field, value);
    const { pressed } = early;
    // React handles the typed values before the next task.
    if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
  });
}

/**
 * Makes React notice a value that was typed before hydration. React ignores an event whose value equals the last one it
 * saw, so the field is emptied first. The prototype's setter bypasses React's value tracking.
 */
function typeAgain(field: Field, value: string | boolean): void {
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
