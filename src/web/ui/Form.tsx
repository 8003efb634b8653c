import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A form that says itself what is wrong. `onSend` returns once its errors are set; the first field that is
 * wrong then has the focus. While it runs, a second send does nothing.
 */
export function Form({
  onSend,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  onSend: () => Promise<void> | void;
  children: (isBusy: boolean) => ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await onSend();
    } finally {
      isSending.current = false;
      flushSync(() => setBusy(false));
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
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
      {children(isBusy)}
    </form>
  );
}

/** What the server said of the whole form, below its fields. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <p className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">{children}</p>}
    </div>
  );
}
