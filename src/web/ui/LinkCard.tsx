import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

type Props = {
  to: string | null;
  onClick?: () => void;
  children: ReactNode;
  [data: `data-${string}`]: string;
};

/** A row that is a link as a whole, or plain content without a target. */
export function LinkCard({ to, onClick, children, ...rest }: Props) {
  const look = 'flex min-h-11 items-start gap-4 rounded-box px-3 py-4 sm:px-4';
  if (to === null)
    return (
      <div className={look} {...rest}>
        {children}
      </div>
    );
  return (
    <Link to={to} onClick={onClick} className={classes(look, 'transition-colors hover:bg-wash')} {...rest}>
      {children}
    </Link>
  );
}
