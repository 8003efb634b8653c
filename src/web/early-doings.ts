/**
 * What somebody presses, types and sends before the page's scripts are there: it is kept, and done again once they
 * are. Links and native controls need no script and go their way.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The last button they pressed, and what stood in each field. */
type EarlyDoings = {
  readonly pressed: HTMLElement | null;
  readonly typed: ReadonlyMap<Field, string | boolean>;
};

declare global {
  interface Window {
    /** Nothing more is kept once this was asked. */
    takeEarlyDoings?: () => EarlyDoings;
  }
}

/** Runs in the browser, written into the page as it stands here: it may use nothing from outside itself. */
export function keepEarlyDoings(): void {
  // A form that is sent by Enter presses its button too.
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
  // What the page sends itself the browser would send elsewhere, and all that is typed would be gone.
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

/** Once the page answers: types again what the page has put back, and presses again what was pressed before. */
export function answerEarlyDoings(): void {
  setTimeout(() => {
    const early = window.takeEarlyDoings?.();
    delete window.takeEarlyDoings;
    if (!early) return;
    for (const [field, value] of early.typed) typeAgain(field, value);
    const { pressed } = early;
    // What was typed is known to the page in its next task.
    if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
  });
}

/**
 * A field may look as it was left, and the page know nothing of it: it only hears of what changes. So the field is
 * emptied first, by the element's own way, for through the page's it would pass for no news.
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
