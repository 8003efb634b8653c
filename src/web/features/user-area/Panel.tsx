import { type ReactNode, useEffect } from 'react';
import { Card } from '#web/ui/index.ts';

type Props = {
  /** For links that lead to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/**
 * Whoever was led to a place of a page by its hash comes there: what it shows is asked for after the page has come, so
 * that the browser looked for it too early.
 */
export function useLed(place: string | undefined, isHere = true): void {
  useEffect(() => {
    if (isHere && place !== undefined && location.hash === `#${place}`)
      document.getElementById(place)?.scrollIntoView();
  }, [place, isHere]);
}

/** One matter of a page: what it is about, in a sentence, and the matter itself. */
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
