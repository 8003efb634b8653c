import { useEffect, useRef } from 'react';

/** Returns the ref of a button that a form replaces; the button gets the focus back when the form is gone. */
export function useFocusBack(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
