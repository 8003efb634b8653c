/**
 * What the page has to say in passing. The store keeps the time, not the components: a toast may move into a
 * dialog that opens meanwhile and must not begin anew there.
 */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  /** The message's key, for whoever checks the page rather than reads it. */
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
      // The same said again keeps its place, under the pointer too: twice at once would say no more, and hide more.
      const same = running.find(each => each.toast.key === words.key);
      clearTimeout(same?.timer);
      const id = nextId++;
      const timer = isHeld ? undefined : setTimeout(() => dismiss(id), durationMs);
      const entry = { toast: { ...words, id }, leftMs: durationMs, startedAt: Date.now(), timer } as Running;
      publish(same ? running.map(each => (each === same ? entry : each)) : [...running, entry]);
    },
    /** Sent away by hand: it is gone from under the pointer, which will not say that it left. */
    dismiss(id: number): void {
      dismiss(id);
      release();
    },
    /** It is true no more. */
    dismissKey(key: string): void {
      for (const { toast } of running) if (toast.key === key) this.dismiss(toast.id);
    },
    /** The time stands still while a toast is under the pointer or has the focus. */
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
