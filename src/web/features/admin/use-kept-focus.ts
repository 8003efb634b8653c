import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

type Kept = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
};

/**
 * A row that was acted on may be gone once that is done, and the focus with it: it goes to the row that has taken
 * its place, or to the list, and whoever works through it with the keys goes on.
 */
export function useKeptFocus(rows: readonly unknown[]): Kept {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is other rows that take a focus away
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const next = ref.current?.querySelectorAll('tbody > tr')[place.current];
    const control = next?.querySelector<HTMLElement>('a[href], button');
    (control ?? ref.current)?.focus({ preventScroll: control === null });
  }, [rows]);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLTableRowElement>('tbody > tr');
    place.current = row?.sectionRowIndex ?? null;
  };
  return { ref, onFocus };
}
