import { brand } from '#shared/brand.ts';
import { classes } from './classes.ts';

/** The house's logo mark, in the text's colour. `brandOfPage` reads its paths from the first one on the page. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      data-mark=""
      className={classes('shrink-0', className)}
    >
      {brand().mark.map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The logo mark with the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-7" />
      <span className="font-display text-22 font-[420] tracking-[-0.02em]">{name}</span>
    </span>
  );
}
