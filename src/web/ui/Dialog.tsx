import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import type { DialogGuard, Opened } from './dialog-guard.tsx';
import { Icon } from './Icon.tsx';
import { showRefused } from './refused.ts';
import { ToastOutlet } from './Toaster.tsx';
import { useUiWords } from './UiWords.tsx';

type DialogProps = {
  /** The dialog's name, for tests and analytics: `login`, `bid`… */
  name: string;
  step?: string | number;
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the title. */
  status?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** `full` covers the whole page: for photos. */
  width?: 'narrow' | 'wide' | 'full';
  /** False for a dialog that navigates or blocks leaving: its navigation would conflict with the history entry. */
  closesOnBack?: boolean;
  /** Whether typed text survives closing; no confirmation is then asked. */
  keepsWords?: boolean;
};

/** The first field of a step. */
const FIRST = '[data-first-field] input';

/** Shows the dialog on top of everything while it is mounted, and then returns the focus to where it was. */
function useModal(onClose: () => void, closesOnBack: boolean, keepsWords: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const guard = useRef<DialogGuard>(null);
  const [question, ask] = useState<ReactNode>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    const opened: Opened = [...(dialog?.querySelectorAll<Opened[number][0]>('input,textarea') ?? [])].map(
      field => [field, field.value],
    );
    let isOpen = true;
    // The guard loads with the first dialog. If that fails, Back leaves the page and nothing is confirmed.
    import('./dialog-guard.tsx').then(
      ({ guardDialog }) => {
        if (!dialog || !isOpen) return;
        guard.current = guardDialog(dialog, opened, { closesOnBack, keepsWords }, () => close(), ask);
      },
      () => {},
    );
    return () => {
      isOpen = false;
      guard.current?.end();
      guard.current = null;
    };
  }, [closesOnBack, keepsWords]);
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    const root = document.documentElement;
    // Classic scrollbars take up room: it stays reserved while the page does not scroll, so that nothing shifts.
    if (!document.querySelector('dialog[open]')) {
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    }
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return { ref, question, leave: () => (guard.current?.leave ?? onClose)() };
}

/**
 * Scrolls each new step to its top. The focus moves to the first field, because the element that had it is gone, or to
 * the first refused field with its error.
 */
function useStep(dialog: { readonly current: HTMLElement | null }, step: DialogProps['step']) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.scrollTo?.(0, 0);
    const find = (what: string) => dialog.current?.querySelector<HTMLElement>(what);
    if (!showRefused(dialog.current)) (find(FIRST) ?? find('h2'))?.focus();
  }, [dialog, step]);
  return content;
}

/** A modal dialog: a bottom sheet on a phone, a centred panel on larger screens. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

const SHEET = 'max-h-[min(80vh,80dvh)] rounded-t-box sm:rounded-box';
const WIDTHS = {
  narrow: `${SHEET} sm:max-w-lg`,
  wide: `${SHEET} sm:max-w-3xl`,
  full: 'h-full',
} as const;

function OpenDialog({
  name,
  step,
  title,
  onClose,
  children,
  status,
  footer,
  width = 'narrow',
  closesOnBack = false,
  keepsWords = false,
}: Omit<DialogProps, 'isOpen'>) {
  const { ref, question, leave } = useModal(onClose, closesOnBack, keepsWords);
  const content = useStep(ref, step);
  const titleId = useId();
  const isFull = width === 'full';
  const words = useUiWords();
  const handleCancel = (event: SyntheticEvent) => {
    // Cancel events of a file input or of a nested dialog bubble up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      className={classes(
        'fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none items-end justify-center bg-transparent p-0 text-ink open:flex sm:items-center',
        !isFull && 'sm:p-6',
      )}
    >
      <div
        data-modal={name}
        data-step={step}
        className={classes(
          'flex w-full animate-rise flex-col overflow-hidden bg-surface text-ink shadow-modal',
          isFull && 'night-ground',
          // On a very low screen the whole dialog scrolls.
          'max-h-short:overflow-y-auto',
          WIDTHS[width],
        )}
      >
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2 sm:px-8 sm:pt-7">
          <h2 id={titleId} tabIndex={-1} className="display text-22 outline-none sm:text-28">
            {title}
          </h2>
          <IconButton label={words.close} onClick={leave} className="-mr-2 -mt-1">
            <Icon name="close" />
          </IconButton>
        </div>
        {status && <div className="border-line border-b px-5 pb-3 sm:px-8">{status}</div>}
        <div
          ref={content}
          className={classes(
            'min-h-0 scroll-pb-4 overflow-y-auto overscroll-contain px-5 max-h-short:shrink-0 max-h-short:overflow-visible sm:px-8',
            isFull ? 'flex-1 pb-3' : 'pb-6 sm:pb-8',
          )}
        >
          {children}
        </div>
        <ToastOutlet />
        {question}
        {footer && <div className="border-line border-t px-5 py-4 sm:px-8">{footer}</div>}
      </div>
    </dialog>
  );
}
