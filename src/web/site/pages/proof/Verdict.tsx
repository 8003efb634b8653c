import type { ReactNode } from 'react';
import { classes, Icon } from '#web/ui/index.ts';

/** One check: it holds, fails (false), or could not be made (null). */
export function Verdict({ holds, children }: { holds: boolean | null; children: ReactNode }) {
  return (
    <li
      data-holds={String(holds)}
      className={classes('flex gap-3', holds === false && 'text-red', holds === null && 'text-ink-soft')}
    >
      <Icon
        name={holds === false ? 'close' : holds ? 'check' : 'minus'}
        className={classes('mt-0.5 size-5', holds && 'text-good')}
      />
      <span>{children}</span>
    </li>
  );
}
