/**
 * The page's toasts. The store keeps their timers rather than the components: a toast that moves into a dialog which
 * opens must not restart its time.
 */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  /** The message's key, for tests. */
  readonly key: string;
  readonly text: string;
};

type Running = { toast: Toast; leftMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> };

export function createToastStore() {
  let running: readonly Running[] = [];
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let isHeld = false;
  const listeners = new Set<() => void>();

  function publish(next: readonly Running[]): void {
    running = next;
    shown = running.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    for (const { toast, timer } of running) if (toast.id === id) clearTimeout(timer);
    publish(running.filter(({ toast }) => toast.id !== id));
  }

  function release(): void {
    if (!isHeld) return;
    isHeld = false;
    for (const entry of running) {
      entry.startedAt = Date.now();
      entry.timer = setTimeout(() => dismiss(entry.toast.id), Math.max(0, entry.leftMs));
    }
  }

  return {
    show(toast: Omit<Toast, 'id'> & { durationMs: number }): void {
      const { durationMs, ...words } = toast;
      // A repeated toast replaces the first in place, also under the pointer: two would only cover more of the page.
      const same = running.find(each => each.toast.key === words.key);
      clearTimeout(same?.timer);
      const id = nextId++;
      const timer = isHeld ? undefined : setTimeout(() => dismiss(id), durationMs);
      const entry = { toast: { ...words, id }, leftMs: durationMs, startedAt: Date.now(), timer } as Running;
      publish(same ? running.map(each => (each === same ? entry : each)) : [...running, entry]);
    },
    /** Dismissing removes the toast from under the pointer, which then fires no leave event. */
    dismiss(id: number): void {
      dismiss(id);
      release();
    },
    /** Dismisses a toast that no longer applies. */
    dismissKey(key: string): void {
      for (const { toast } of running) if (toast.key === key) this.dismiss(toast.id);
    },
    /** Pauses all timers while a toast is hovered or has the focus. */
    hold(): void {
      if (isHeld) return;
      isHeld = true;
      for (const entry of running) {
        clearTimeout(entry.timer);
        entry.leftMs -= Date.now() - entry.startedAt;
      }
    },
    release,
    list: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();
