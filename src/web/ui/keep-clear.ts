/**
 * The ref of what stays in sight at an edge of the window: it says how high it is under its name (`data-bar`), so that
 * other bars, the question of consent and the line of a page that is cut off stand beside it, and what the keyboard
 * reaches is scrolled out from under it (`tokens.css`).
 */
export function keepClear(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const name = `--bar-${bar.dataset.bar}`;
  const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
