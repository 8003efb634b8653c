import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_CLASSES } from './Field.tsx';
import { Icon } from './Icon.tsx';

/** The browser's own list of choices in the house's frame. Its label is whoever's uses it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes('relative block', className)}>
      <select className={classes(CONTROL_CLASSES, 'appearance-none text-ellipsis pr-10')} {...rest}>
        {children}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
