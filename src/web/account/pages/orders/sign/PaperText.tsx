import type { ReactNode } from 'react';
import type { OrderTextQuery } from '#web/graphql/documents.gen.ts';
import { Card } from '#web/ui/index.ts';

type Text = NonNullable<NonNullable<OrderTextQuery['order']>['text']>;
type Block = Text['blocks'][number];

/** A contract or report as HTML, with the same words as the PDF. */
export function PaperText({ text, children }: { text: Text; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-10">
      <article aria-label={text.title} className="flex flex-col gap-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="display text-28">{text.title}</h2>
          <span className="tabular text-14 text-ink-soft">{text.reference}</span>
        </header>
        {text.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never move
          <Part key={index} block={block} />
        ))}
        <footer>{children}</footer>
      </article>
    </Card>
  );
}

function Part({ block: { heading, text, rows } }: { block: Block }) {
  if (heading !== null) return <h3 className="display mt-4 text-18">{heading}</h3>;
  if (text !== null) return <p className="max-w-prose whitespace-pre-line">{text}</p>;
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-4 border-line py-2 not-last:border-b sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-14 text-ink-soft">{label}</dt>
          <dd className="tabular break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
