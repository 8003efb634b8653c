import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type MyCarWholeFragment,
  SaveMyCarDocument,
  type SaveMyCarMutationVariables,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';

export type CarData = NonNullable<SaveMyCarMutationVariables['data']>;
type WishData = NonNullable<SaveMyCarMutationVariables['wish']>;
/** What a field changes, worked out against the car as it stands when it is sent. */
export type Change = (car: MyCarWholeFragment) => { data?: CarData; wish?: WishData };

export type Saving = 'saved' | 'saving' | 'failed' | 'stale';

export type CarDraft = {
  readonly car: MyCarWholeFragment;
  /** Of the newest save, which may be newer than what is drawn. */
  version(): number;
  readonly saving: Saving;
  /** Fields whose last value the server did not take. */
  readonly refused: ReadonlySet<string>;
  change(field: string, change: Change): void;
  /** Sends what waits now; whether all of it was taken. */
  flush(): Promise<boolean>;
  /** Takes the server's newest car; with it, what waits is sent once more or forgotten. */
  renew(car: MyCarWholeFragment, keepsWaiting?: boolean): void;
};

const SAVE_AFTER_MS = 700;

/**
 * Keeps a car while it is written: each field for itself, a moment after it was typed, one after the other. A
 * field that is refused holds up no other; a car that was saved elsewhere stops all until it is chosen which.
 */
export function useCarDraft(first: MyCarWholeFragment): CarDraft {
  const [car, setCar] = useState(first);
  const [saving, setSaving] = useState<Saving>('saved');
  const { refused, mark, clear } = useRefused();
  const newest = useRef(first);
  const waiting = useRef(new Map<string, Change>());
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sendAll = useCallback(async (): Promise<boolean> => {
    let isWhole = true;
    for (const [field, change] of waiting.current) {
      const { uuid, version } = newest.current;
      setSaving('saving');
      try {
        const { saveMyCar } = await request(SaveMyCarDocument, { uuid, version, ...change(newest.current) });
        newest.current = saveMyCar;
        setCar(saveMyCar);
        mark(field, false);
      } catch (error) {
        const code = error instanceof RequestError ? error.code : 'Unknown';
        if (code !== 'BadInput') {
          setSaving(code === 'StaleVersion' ? 'stale' : 'failed');
          return false;
        }
        mark(field, true);
        isWhole = false;
      }
      // What was typed on top of it in the meantime is still to be sent.
      if (waiting.current.get(field) === change) waiting.current.delete(field);
    }
    setSaving('saved');
    return isWhole;
  }, [mark]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = sendAll().finally(() => (running.current = null));
    return running.current;
  }, [sendAll]);

  useLeaveGuard(waiting, timer);

  return {
    car,
    version: () => newest.current.version,
    saving,
    refused,
    change(field, change) {
      // Put behind what waits already: fields are sent in the order they were touched last.
      waiting.current.delete(field);
      waiting.current.set(field, change);
      if (saving === 'stale') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    flush,
    renew(next, keepsWaiting = false) {
      if (!keepsWaiting) waiting.current.clear();
      newest.current = next;
      setCar(next);
      clear();
      keepsWaiting ? void flush() : setSaving('saved');
    },
  };
}

/** The fields whose last value was not taken. */
function useRefused() {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((field: string, isRefused: boolean) => {
    setRefused(before => {
      if (before.has(field) === isRefused) return before;
      const next = new Set(before);
      if (isRefused) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);
  return { refused, mark, clear: () => setRefused(new Set()) };
}

/** Whoever leaves with something unsent is asked once more. */
function useLeaveGuard(
  waiting: { readonly current: ReadonlyMap<string, Change> },
  timer: { readonly current: ReturnType<typeof setTimeout> | undefined },
): void {
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (waiting.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [waiting]);
}
