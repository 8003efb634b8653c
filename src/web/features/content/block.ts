import type {
  ContentTextFragment,
  ContentTitledFragment,
  ContentWordsFragment,
} from '#web/graphql/documents.gen.ts';

export type Words = ContentWordsFragment;
export type Titled = ContentTitledFragment;
export type Block = ContentTextFragment['blocks'][number];
export type BlockOf<Kind extends Block['__typename']> = Extract<Block, { __typename: Kind }>;
export type Action = BlockOf<'ContentAction'>;
export type Heading = BlockOf<'ContentHeading'>;

export const isKind =
  <Kind extends Block['__typename']>(kind: Kind) =>
  (block: Block): block is BlockOf<Kind> =>
    block.__typename === kind;

/** The words of a line without their style. */
export const plainWords = (line: Words): string => line.spans.map(span => span.text).join('');

/** A heading and what stands under it, up to the next of its rank. */
export type Chapter = { readonly heading: Heading; readonly blocks: readonly Block[] };

/** A text parted into what comes before its first chapter, and its chapters. */
export function chaptersOf(blocks: readonly Block[]): { opening: Block[]; chapters: Chapter[] } {
  const opening: Block[] = [];
  const chapters: { heading: Heading; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = chapters.at(-1);
    if (block.__typename === 'ContentHeading' && block.level === 2)
      chapters.push({ heading: block, blocks: [] });
    else if (last) last.blocks.push(block);
    else opening.push(block);
  }
  return { opening, chapters };
}
