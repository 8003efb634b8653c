import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';

/** A button that asks the server for something; while it does, once is enough, and a refusal is told. */
export function Action({
  onAct,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> & { onAct: () => Promise<unknown> }) {
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onAct();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return <Button look="secondary" isBusy={isBusy} onClick={() => void act()} {...rest} />;
}
