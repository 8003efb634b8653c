import type { ComponentProps } from 'react';
import { Button } from '#web/ui/index.ts';
import { useAct } from '../toasts/index.ts';

/** A button that asks the server for something; while it does, once is enough, and a refusal is told. */
export function Action({
  onAct,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> & { onAct: () => Promise<unknown> }) {
  const { isBusy, act } = useAct();
  return <Button look="secondary" isBusy={isBusy} onClick={() => void act(onAct)} {...rest} />;
}
