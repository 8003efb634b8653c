import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { type Box, freePlace, isFree } from './free-place.ts';
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

// A modal makes everything outside it inert, so the toasts are rendered in the topmost open one.
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

/** The place for toasts inside a modal. */
export function ToastOutlet() {
  return <div className="contents" ref={registerOutlet} />;
}

function registerOutlet(element: HTMLElement | null) {
  if (!element) return;
  changeOutlets(() => outlets.push(element));
  return () => changeOutlets(() => outlets.splice(outlets.indexOf(element), 1));
}

/**
 * Shows the toasts of `toastStore`: at the top right, at the bottom on a phone, and never over a price, a countdown or
 * a control. Rendered once per page.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => NONE);
  const outlet = useTopOutlet();
  if (outlet) return createPortal(<ToastList toasts={toasts} isInDialog />, outlet);
  return <ToastList toasts={toasts} isInDialog={false} />;
}

/** Elements that toasts must not cover. Those above KEPT_HEIGHT_MAX are pictures, and may be covered at their edge. */
const KEPT_CLEAR = 'button,a[href],input,select,textarea,summary,[data-price],[data-amount],time';
/** Bars are kept clear whatever their height. */
const BAR = '[data-bar]';
const KEPT_HEIGHT_MAX = 160;
const EDGE = 16;
/** From this width on toasts are at the top; matches the list's classes (`sm`). */
const WIDE = 640;
/** How often the layout is checked again for bars that appear or disappear. */
const LOOK_AGAIN_MS = 200;

function boxesToKeep(but: HTMLElement): Box[] {
  return [...document.querySelectorAll<HTMLElement>(`${KEPT_CLEAR},${BAR}`)]
    .filter(element => !but.contains(element) && element.checkVisibility?.() !== false)
    .filter(element => element.matches(BAR) || element.getBoundingClientRect().height < KEPT_HEIGHT_MAX)
    .map(element => element.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
}

function moveToFreePlace(list: HTMLElement): void {
  const taken = boxesToKeep(list);
  const now = list.getBoundingClientRect();
  const room = {
    left: EDGE,
    top: EDGE,
    right: document.documentElement.clientWidth - EDGE,
    bottom: innerHeight - EDGE,
  };
  const isThere = list.style.top !== '' && now.bottom <= room.bottom && isFree(now, taken);
  if (isThere) return;
  const { left, top } = freePlace(now, room, taken, innerWidth < WIDE);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}

/** Keeps the list of toasts where it covers nothing, also when the page's content moves. */
function useFreePlace(
  list: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  isOnPage: boolean,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!isOnPage || toasts.length === 0 || !element) return;
    const move = () => moveToFreePlace(element);
    move();
    const timer = setInterval(move, LOOK_AGAIN_MS);
    addEventListener('scroll', move, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', move);
    };
  }, [list, toasts, isOnPage]);
}

/** A screen reader announces a live region only if it existed before it was filled. */
const STANDS_MS = 150;
const said = new WeakSet<Toast>();

/** Returns the toasts to announce now: each once, even when it is rendered again in a dialog or outside it. */
function useAloud(toasts: readonly Toast[]): readonly Toast[] {
  const [aloud, setAloud] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => {
      const unsaid = toasts.filter(toast => !said.has(toast));
      for (const toast of unsaid) said.add(toast);
      setAloud(unsaid);
    }, STANDS_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  return aloud;
}

const isUrgent = ({ kind }: Toast) => kind === 'warning' || kind === 'error';

function ToastList({ toasts, isInDialog }: { toasts: readonly Toast[]; isInDialog: boolean }) {
  const words = useUiWords();
  const ref = useRef<HTMLElement>(null);
  const aloud = useAloud(toasts);
  useFreePlace(ref, toasts, !isInDialog);
  useEffect(() => {
    if (toasts.length === 0) toastStore.release();
  }, [toasts.length]);

  return (
    <>
      <section
        aria-label={words.notifications}
        ref={ref}
        className={classes(
          'flex flex-col gap-3',
          isInDialog
            ? 'px-5 not-empty:py-3 sm:px-8'
            : 'pointer-events-none fixed z-50 w-[calc(100%-2rem)] sm:w-96',
        )}
      >
        {toasts.map(toast => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </section>
      {(['status', 'alert'] as const).map(role => (
        <div key={role} role={role} className="sr-only">
          {aloud.map(toast => isUrgent(toast) === (role === 'alert') && <p key={toast.id}>{toast.text}</p>)}
        </div>
      ))}
    </>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const words = useUiWords();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer
    <div
      data-toast={toast.kind}
      data-toast-key={toast.key}
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
