/**
 * The ref of a bar fixed at the window's edge. It publishes the bar's height in a CSS variable named by `data-bar`.
 * Other bars, the consent banner and the offline notice are placed beside it, and focused elements are scrolled out
 * from under it (`tokens.css`).
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
