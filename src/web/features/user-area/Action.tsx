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
  const [isOpen, setOpen] = useState(false);
  const act = () => onAct().then(() => setOpen(false));
  return (
    <>
      <Button look="secondary" {...rest} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog name={name} title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="mt-2 mb-6 text-ink-soft">{text}</div>
        <Action look="primary" onAct={act}>
          {confirm ?? children}
        </Action>
      </Dialog>
    </>
  );
}
