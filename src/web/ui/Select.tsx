import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_CLASSES } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { Options } from './options.ts';

export type SelectProps = ComponentProps<'select'> & {
  /** The option when nothing is chosen. */
  none?: string | undefined;
  options?: Options | undefined;
};

/** The native select in the house's style; the caller provides the label. */
export function Select({ className, none, options, children, ...rest }: SelectProps) {
  return (
    <span className={classes('relative block', className)}>
      <select className={classes(CONTROL_CLASSES, 'appearance-none text-ellipsis pr-10')} {...rest}>
        {none !== undefined && <option value="">{none}</option>}
        {options?.map(([value, word]) => (
          <option key={`${value} ${word}`} value={value}>
            {word}
          </option>
        ))}
        {children}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
