import type { Page } from 'playwright-core';

/** What has the focus, and whether banner or bars lie over all of it (WCAG 2.2, 2.4.11). */
const FOCUSED = `(() => {
  const it = document.activeElement;
  if (it === document.body) return null;
  const its = it.getBoundingClientRect();
  const isUnder = [...document.querySelectorAll('[data-bar]')].some(over => {
    const box = over.getBoundingClientRect();
    const covers = its.top >= box.top && its.bottom <= box.bottom && its.left >= box.left && its.right <= box.right;
    return covers && !over.contains(it) && over.checkVisibility({ visibilityProperty: true });
  });
  return [(it.getAttribute('aria-label') ?? it.textContent).trim(), isUnder];
})()`;

/** All that the keyboard comes by on a page, forwards or backwards, and what of it cannot be seen. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const [reached, hidden] = [[] as string[], [] as string[]];
  for (;;) {
    await page.keyboard.press(key);
    const focused = await page.evaluate<readonly [name: string, isHidden: boolean] | null>(FOCUSED);
    if (!focused) return { reached, hidden };
    reached.push(focused[0]);
    if (focused[1]) hidden.push(focused[0]);
  }
}
