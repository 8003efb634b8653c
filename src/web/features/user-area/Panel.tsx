import { type ReactNode, useEffect } from 'react';
import { Card } from '#web/ui/index.ts';

type Props = {
  /** The target of links to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/**
 * Scrolls to a place named by the URL's hash once it is rendered: it loads after the page, when the browser has already
 * looked for it.
 */
export function useLed(place: string | undefined, isHere = true): void {
  useEffect(() => {
    if (isHere && place !== undefined && location.hash === `#${place}`)
      document.getElementById(place)?.scrollIntoView();
  }, [place, isHere]);
}

/** A section of a page: title, introduction and content. */
export function Panel({ id, title, text, children }: Props) {
  useLed(id);
  return (
    <Card id={id} className="flex scroll-mt-6 flex-col gap-5 p-5 sm:p-8">
      <header className="flex flex-col gap-1.5">
        <h2 className="display text-22">{title}</h2>
        {text && <p className="max-w-prose text-14 text-ink-soft">{text}</p>}
      </header>
      {children}
    </Card>
  );
}
