/** How long, in milliseconds, a button must be held: longer than a habitual press. */
const HOLD_MS = 900;
const FELT_MS = 20;

export type Holding = {
  /** Cancels a hold under way, because its purpose has changed. */
  letGo(): void;
  end(): void;
};

/**
 * Detects when a button found by `selector` is held, by pointer, Space or Enter. `told` returns the hint shown
 * meanwhile, null when it cannot be held now. Released early it is a normal click, for users who cannot hold; sliding
 * off, scrolling or Escape cancels.
 */
export function whenHeld(selector: string, told: () => string | null, onHeld: () => void): Holding {
  const over = new AbortController();
  let button: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  /** Whether the current press has counted as held: its release is then no click. */
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
    // Enter would click on keydown already.
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
