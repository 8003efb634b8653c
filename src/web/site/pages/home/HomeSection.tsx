import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/index.ts';

type Props = { heading: string; text?: string; more?: { text: string; to: string }; children: ReactNode };

/** A section of the home page, with a link into the catalogue. */
export function HomeSection({ heading, text, more, children }: Props) {
  return (
    <section className="page-width py-12 lg:py-16">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex flex-col gap-2">
          <h2 className="display text-28 sm:text-36">{heading}</h2>
          {text && <p className="max-w-prose text-ink-soft">{text}</p>}
        </div>
        {more && (
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center gap-2 font-[520] text-14 text-link underline-offset-4 hover:underline"
          >
            {more.text}
            <Icon name="arrowRight" className="size-4" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
