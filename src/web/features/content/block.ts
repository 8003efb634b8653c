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

/** Returns a line's words without styles. */
export const plainWords = (line: Words): string => line.spans.map(span => span.text).join('');

/** A heading and its blocks, up to the next heading of the same level. */
export type Chapter = { readonly heading: Heading; readonly blocks: readonly Block[] };

/** Splits a text into its opening and its chapters. */
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
