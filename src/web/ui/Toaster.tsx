import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { type Toast, type ToastKind, toastStore } from './toast-store.ts';
import { useUiWords } from './UiWords.tsx';

const ICONS: Record<ToastKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'bell',
  error: 'warning',
};
const TINTS: Record<ToastKind, string> = {
  success: 'text-good',
  info: 'text-link',
  warning: 'text-brass-ink',
  error: 'text-red',
};

const NONE: readonly Toast[] = [];

// A modal makes everything outside it inert, so the toasts live in the topmost one while there is any.
const outlets: HTMLElement[] = [];
const outletListeners = new Set<() => void>();

function changeOutlets(change: () => void): void {
  change();
  for (const listener of outletListeners) listener();
}

function useTopOutlet(): HTMLElement | null {
  return useSyncExternalStore(
    listener => {
      outletListeners.add(listener);
      return () => outletListeners.delete(listener);
    },
    () => outlets.at(-1) ?? null,
    () => null,
  );
}

/** A place for toasts inside a modal. */
export function ToastOutlet() {
  return <div className="contents" ref={registerOutlet} />;
}

function registerOutlet(element: HTMLElement | null) {
  if (!element) return;
  changeOutlets(() => outlets.push(element));
  return () => changeOutlets(() => outlets.splice(outlets.indexOf(element), 1));
}

/** Shows what `toastStore` is told: at the top right, at the bottom on a phone. Once a page. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => NONE);
  const outlet = useTopOutlet();
  const list = <ToastList toasts={toasts} />;
  return outlet ? createPortal(list, outlet) : list;
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const words = useUiWords();
  useEffect(() => {
    if (toasts.length === 0) toastStore.release();
  }, [toasts.length]);

  return (
    <section
      aria-label={words.notifications}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:inset-x-auto sm:top-5 sm:right-5 sm:bottom-auto sm:w-96"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const words = useUiWords();
  const isUrgent = toast.kind === 'warning' || toast.kind === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the time is held, nothing is done by the pointer
    <div
      data-toast={toast.kind}
      data-toast-key={toast.key}
      role={isUrgent ? 'alert' : 'status'}
      onPointerEnter={toastStore.hold}
      onPointerLeave={toastStore.release}
      onFocus={toastStore.hold}
      onBlur={toastStore.release}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-box border border-line bg-surface py-2 pr-2 pl-4 text-14 text-ink shadow-modal"
    >
      <Icon name={ICONS[toast.kind]} className={classes('mt-3', TINTS[toast.kind])} />
      <p className="flex-1 py-2.5">{toast.text}</p>
      <IconButton label={words.close} onClick={() => toastStore.dismiss(toast.id)}>
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  );
}
