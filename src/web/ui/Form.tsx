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

/** Holds the form around it back, until what it answers is called. */
const Hold = createContext<(() => () => void) | null>(null);

/** The form around this waits while `isHeld`: what is still on its way, such as a photo, would be left out of it. */
export function useFormHold(isHeld: boolean): void {
  const hold = use(Hold);
  useEffect(() => (isHeld ? hold?.() : undefined), [hold, isHeld]);
}

/**
 * A form that says itself what is wrong. `onSend` returns once its errors are set; the first field that is
 * wrong then has the focus. While it runs, or is held, its submit buttons are busy and a second send does nothing.
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

/** What the server said of the whole form, below its fields. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="live-line">
      {children && <p className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">{children}</p>}
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What came of a form, in its place: it takes the focus, which would be lost with the form, and so is read out. */
export function FormOutcome({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={classes('outline-none', className)}>
      {children}
    </p>
  );
}
