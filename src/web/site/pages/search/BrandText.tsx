import { Blocks, chaptersOf, Words } from '#web/features/content/index.ts';
import type { ContentTextFragment } from '#web/graphql/documents.gen.ts';

type Text = { readonly text: ContentTextFragment };

/** What the house says of the brand or the model, before its cars. */
export function BrandOpening({ text }: Text) {
  const { opening } = chaptersOf(text.blocks);
  return (
    <div className="mt-4 max-w-prose">
      <Blocks blocks={opening} />
    </div>
  );
}

/** And after them, what to look at before one buys. */
export function BrandChapters({ text }: Text) {
  const { chapters } = chaptersOf(text.blocks);
  return chapters.map(({ heading, blocks }) => (
    <section key={heading.id} id={heading.id} className="mt-10 max-w-prose scroll-mt-8">
      <h2 className="display mb-3 text-22">
        <Words line={heading.line} />
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}
