import { type ReactNode, useId } from 'react';

/** One matter of the overview: its name, what it holds, and the way to all of it. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display text-22">
          {title}
        </h2>
        {more}
      </header>
      {children}
    </section>
  );
}

/** What the text links of the overview look like. */
export const LINK = 'inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4';
