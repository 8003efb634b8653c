import { classes } from './classes.ts';

/** The mark: upright bars of a grille under their arch. In the colour of the text around it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={classes('shrink-0', className)}
    >
      <path d="M16 2C7.7 2 3 7.4 3 14.5V28a2 2 0 0 0 2 2h22a2 2 0 0 0 2-2V14.5C29 7.4 24.3 2 16 2m0 2.2c7 0 10.8 4.3 10.8 10.3v13.3H5.2V14.5C5.2 8.5 9 4.2 16 4.2" />
      <path d="M7.4 14.8c0-.9.1-1.7.3-2.5h1.7v14h-2zM11 9.2c.6-.7 1.2-1.2 2-1.6v18.7h-2zM15 6.7a9 9 0 0 1 2 0v19.6h-2zM19 7.6c.8.4 1.4.9 2 1.6v17.1h-2zM22.6 12.3h1.7c.2.8.3 1.6.3 2.5v11.5h-2z" />
    </svg>
  );
}

/** The mark and the name beside it. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <Mark className="size-7" />
      <span className="font-display text-22 font-[420] tracking-[-0.02em]">{name}</span>
    </span>
  );
}
