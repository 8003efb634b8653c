/** How long a button is held until that counts, in milliseconds: longer than anybody presses by habit. */
const HOLD_MS = 900;
const FELT_MS = 20;

export type Holding = {
  /** Undoes a hold that is under way: what it was for has changed. */
  letGo(): void;
  end(): void;
};

/**
 * Tells when a button that `selector` finds has been held, by pointer, Space or Enter; `told` is what it says
 * meanwhile, null where it can't be held now. Let go early it is pressed like any other, so that whoever can't hold
 * loses nothing; slid off, scrolled away or left by Escape, nothing has happened.
 */
export function whenHeld(selector: string, told: () => string | null, onHeld: () => void): Holding {
  const over = new AbortController();
  let button: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  /** The press under way has counted: letting go of it is no click, whatever the button says by then. */
  let hasCounted = false;

  const letGo = () => {
    clearTimeout(timer);
    button?.removeAttribute('data-held');
    button = null;
  };
  const hold = (target: EventTarget | null) => {
    letGo();
    hasCounted = false;
    const found =
      target instanceof Element && target.closest<HTMLElement>(`${selector}:not([aria-disabled])`);
    const words = found ? told() : null;
    if (!found || words === null) return;
    button = found;
    button.dataset.held = words;
    timer = setTimeout(() => {
      letGo();
      hasCounted = true;
      navigator.vibrate?.(FELT_MS);
      onHeld();
    }, HOLD_MS);
  };

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ): void => addEventListener(type, handle, { capture: true, signal: over.signal });
  on('pointerdown', ({ isPrimary, button: pressed, target }) => {
    if (isPrimary && pressed === 0) hold(target);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (button && !button.contains(document.elementFromPoint(clientX, clientY))) letGo();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, letGo);
  on('blur', ({ target }) => {
    if (target === window) letGo();
  });
  on('contextmenu', event => {
    if (button || hasCounted) event.preventDefault();
  });
  on('keydown', event => {
    if (event.key === 'Escape') letGo();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!event.repeat) hold(event.target);
    // Enter would press as it goes down.
    if (event.key === 'Enter' && (button || hasCounted)) event.preventDefault();
  });
  on('keyup', event => {
    const pressed = event.key === 'Enter' ? button : null;
    letGo();
    if (hasCounted) event.preventDefault();
    pressed?.click();
  });
  on('click', event => {
    if (!hasCounted) return;
    hasCounted = false;
    event.preventDefault();
    event.stopPropagation();
  });
  return {
    letGo,
    end() {
      letGo();
      over.abort();
    },
  };
}
