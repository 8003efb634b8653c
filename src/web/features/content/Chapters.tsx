import type { ReactNode } from 'react';
import { Blocks } from './Blocks.tsx';
import type { Chapter } from './block.ts';
import { Words } from './Words.tsx';

/** Chapters in a magazine layout: the heading in the margin, the text in its column, a hairline between. */
export function Chapters({ chapters, children }: { chapters: readonly Chapter[]; children?: ReactNode }) {
  return (
    <>
      {chapters.map(({ heading, blocks }) => (
        <Spread key={heading.id} id={heading.id} heading={<Words line={heading.line} />}>
          <Blocks blocks={blocks} />
        </Spread>
      ))}
      {children}
    </>
  );
}

/** One chapter: the heading on the left, its content on the right. */
export function Spread({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-6 gap-6 border-line border-t py-12 lg:grid-cols-[4fr_8fr] lg:gap-12 lg:py-16"
    >
      <h2 id={`${id}-heading`} className="display text-28 lg:sticky lg:top-8 lg:self-start lg:text-36">
        {heading}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
