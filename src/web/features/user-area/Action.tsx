import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, Dialog } from '#web/ui/index.ts';
import { useAct } from '../toasts/index.ts';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'>;
type ActionProps = ButtonProps & { onAct: () => Promise<unknown> };

/** A button that runs a request; it is disabled meanwhile, and a refusal shows as a toast. */
export function Action({ onAct, ...rest }: ActionProps) {
  const { isBusy, act } = useAct();
  return <Button look="secondary" isBusy={isBusy} onClick={() => void act(onAct)} {...rest} />;
}

type AskedProps = ActionProps & {
  name: string;
  title: string;
  text: ReactNode;
  /** The label of the confirming button; the button's own by default. */
  confirm?: string;
};

/** An action that cannot be undone: a dialog says what it does, and asks for confirmation. */
export function AskedAction({ name, title, text, onAct, children, confirm, ...rest }: AskedProps) {
  // Runs the action as it was when the dialog opened, which is what the user read.
  const [asked, setAsked] = useState<typeof onAct | null>(null);
  const close = () => setAsked(null);
  const act = async () => {
    await asked?.();
    close();
  };
  return (
    <>
      <Button look="secondary" {...rest} onClick={() => setAsked(() => onAct)}>
        {children}
      </Button>
      <Dialog name={name} title={title} isOpen={asked !== null} onClose={close}>
        <div className="mt-2 mb-6 text-ink-soft">{text}</div>
        <Action look="primary" onAct={act}>
          {confirm ?? children}
        </Action>
      </Dialog>
    </>
  );
}
