import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A bordered panel on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('rounded-box border border-line bg-surface', className)} {...rest} />;
}

/** A placeholder of the size of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-pulse rounded-box bg-wash', className)} />
  );
}
