import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page is before somebody's eyes: on the screen, and the page in front. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isInFront, setInFront] = useState(false);
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting === true));
    if (ref.current) observer.observe(ref.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      observer.disconnect();
    };
  }, [ref]);
  return isOnScreen && isInFront;
}
