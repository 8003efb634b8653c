import { type ReactNode, useEffect } from 'react';
import { Card } from '#web/ui/index.ts';

type Props = {
  /** For links that lead to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/** One matter of a page: what it is about, in a sentence, and the matter itself. */
export function Panel({ id, title, text, children }: Props) {
  // What a panel shows is asked for after the page has come: the browser looked for the link's place too early.
  useEffect(() => {
    if (id !== undefined && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
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
