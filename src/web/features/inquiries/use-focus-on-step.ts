import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of each new step for keyboards and screen readers; the first one leaves it where it
 * is.
 * @param shown null while nothing is shown
 */
export function useFocusOnStep(shown: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null || shown === before.current) return;
    if (before.current !== null) ref.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    before.current = shown;
  }, [shown]);
  return ref;
}
