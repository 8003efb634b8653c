import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'brass' | 'good' | 'red' | 'plain' | 'night';

const TONES: Record<BadgeTone, string> = {
  brass: 'bg-brass-wash text-brass-ink',
  good: 'bg-good-wash text-good',
  red: 'bg-red-wash text-red',
  plain: 'bg-wash text-ink',
  night: 'bg-night text-on-night',
};

type Props = {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
  [data: `data-${string}`]: string | boolean | undefined;
};

/** A short label in a pill. */
export function Badge({ tone = 'plain', className, children, ...rest }: Props) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-pill border border-transparent px-3 py-1 font-[560] text-12',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </span>
  );
}
