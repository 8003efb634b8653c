import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('rounded-box border border-line bg-surface', className)} {...rest} />;
}

/** The room that something will take, while it is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-pulse rounded-box bg-wash', className)} />
  );
}
