import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { classes } from './classes.ts';

type Props = { title: string; text?: string; children: ReactNode; className?: string };

/** Replaces an empty list: says what it would contain and how to get there. */
export function EmptyCard({ title, text, children, className }: Props) {
  return (
    <Card className={classes('flex flex-col items-start gap-4 p-6 sm:p-8', className)}>
      <p className="display text-22">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {children}
    </Card>
  );
}
