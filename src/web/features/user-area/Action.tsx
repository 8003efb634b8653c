import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, Dialog } from '#web/ui/index.ts';
import { useAct } from '../toasts/index.ts';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'>;
type ActionProps = ButtonProps & { onAct: () => Promise<unknown> };

/** A button that asks the server for something; while it does, once is enough, and a refusal is told. */
export function Action({ onAct, ...rest }: ActionProps) {
  const { isBusy, act } = useAct();
  return <Button look="secondary" isBusy={isBusy} onClick={() => void act(onAct)} {...rest} />;
}

type AskedProps = ActionProps & {
  name: string;
  title: string;
  text: ReactNode;
  /** What its window is answered with; what the button says, where nothing else is. */
  confirm?: string;
};

/** The same for what nobody takes back: its window says what follows, and asks whether it is meant. */
export function AskedAction({ name, title, text, onAct, children, confirm, ...rest }: AskedProps) {
  // What was read when it was opened: nothing is done unread.
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
