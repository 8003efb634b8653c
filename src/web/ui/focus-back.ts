import { useEffect, useRef } from 'react';

/** The button that gave its place to a form: whoever goes by keys is back on it when the form is gone. */
export function useFocusBack(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
