import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes.ts';
import { Busy } from './form-busy.ts';
import { showRefused } from './refused.ts';

/** Blocks the surrounding form from being sent; returns the function that releases it. */
const Hold = createContext<(() => () => void) | null>(null);

/** Blocks the surrounding form while `isHeld`: a photo that is still uploading would be missing from it. */
export function useFormHold(isHeld: boolean): void {
  const hold = use(Hold);
  useEffect(() => (isHeld ? hold?.() : undefined), [hold, isHeld]);
}

/**
 * A form that shows its own errors. `onSend` resolves once its errors are set; the first wrong field then gets the
 * focus. While it runs or the form is blocked, submit buttons are busy and a second submit does nothing.
 */
export function Form({
  onSend,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => Promise<void> | void }) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds(count => count + 1);
    return () => setHolds(count => count - 1);
  }, []);

  const send = async () => {
    if (isSending.current || holds > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await onSend();
    } finally {
      isSending.current = false;
      flushSync(() => setBusy(false));
      showRefused(ref.current);
    }
  };

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
      {...rest}
    >
      <Hold value={hold}>
        <Busy value={isBusy || holds > 0}>{children}</Busy>
      </Hold>
    </form>
  );
}

/** The server's error for the whole form, below its fields. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="live-line">
      {children && <p className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">{children}</p>}
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The outcome that replaces a form. It takes the focus, which would be lost with the form, and is thus read out. */
export function FormOutcome({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={classes('outline-none', className)}>
      {children}
    </p>
  );
}
