import { type ReactNode, useEffect, useState } from 'react';
import { classes, keepClear } from '#web/ui/index.ts';

export const PHONE_BAR =
  'edge-top fixed inset-x-0 bottom-(--bar-view) z-20 flex gap-2 bg-surface px-4 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden';

type Props = { to: string; isOver: boolean; standing?: 'WON'; children: ReactNode };

/**
 * A phone's bar that repeats a link of the page. Once the auction is over, the bar shows only after the card's own link
 * was scrolled past, and while none is visible.
 */
export function RepeatBar({ to, isOver, standing, children }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOver) return;
    const near = new Set<Element>();
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isToCome = boundingClientRect.top > 0 && target.closest('#header');
        near[isIntersecting || isToCome ? 'add' : 'delete'](target);
      }
      setShown(near.size === 0);
    });
    for (const each of document.querySelectorAll(`a[href="${to}"]:not([data-bar] *)`)) observer.observe(each);
    return () => observer.disconnect();
  }, [to, isOver]);
  return (
    <div
      ref={keepClear}
      data-bar="mobile"
      data-standing={standing}
      className={classes(PHONE_BAR, isOver && !isShown && 'invisible')}
    >
      {children}
    </div>
  );
}
