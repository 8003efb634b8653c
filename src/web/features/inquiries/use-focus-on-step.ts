import { useEffect, useRef } from 'react';

/**
 * Once something stands in the place of what was answered, the keyboard and the screen reader begin at its heading;
 * what is shown first leaves the focus where it is.
 * @param shown null while nothing is
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
