import type { AdEnums } from '../ads/index.ts';
import { requireInput } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { PageInfoRef } from '../search/index.ts';
import { plainText } from './block.ts';
import { blockType } from './block-types.ts';
import { type Content, type Locale as ContentLocale, localeName, localeOf } from './content.ts';
import type { ContentPage, ContentRoom } from './index.ts';
import { staffContentSchema } from './staff-schema.ts';

const FIRST_MAX = 50;
const OFFSET_MAX = 10_000;

export type ContentSchemaParts = {
  readonly Locale: AdEnums['Locale'];
  readonly PageInfo: PageInfoRef;
};

export function contentSchema(builder: Builder, room: ContentRoom, parts: ContentSchemaParts): void {
  const Block = blockType(builder);
  const ContentType = contentType(builder, Block, parts.Locale);
  addSingles(builder, room, ContentType, parts.Locale);
  addArticles(builder, room, ContentType, parts);
  staffContentSchema(builder, room, parts.Locale);
}

function contentType(builder: Builder, Block: ReturnType<typeof blockType>, Locale: AdEnums['Locale']) {
  return builder.objectRef<Content>('Content').implement({
    description: 'A page, an article or an event, in one language, as it was last published.',
    fields: t => ({
      slug: t.exposeString('slug'),
      locale: t.field({ type: Locale, resolve: content => localeName(content.locale) }),
      locales: t.field({ type: [Locale], resolve: content => content.locales.map(localeName) }),
      version: t.int({ resolve: content => content.number }),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      tags: t.stringList({ resolve: content => content.tags }),
      date: t.field({ type: 'DateTime', resolve: content => content.datedAt }),
      publishedAt: t.field({ type: 'DateTime', resolve: content => content.publishedAt }),
      blocks: t.field({ type: [Block], resolve: content => content.blocks }),
      author: t.string({ nullable: true, resolve: ({ details }) => details.author ?? null }),
      brands: t.stringList({ resolve: ({ details }) => details.brands ?? [] }),
      isRetromobile: t.boolean({ resolve: ({ details }) => details.isRetromobile ?? false }),
      place: t.string({ nullable: true, resolve: ({ details }) => details.place ?? null }),
      startsOn: t.string({ nullable: true, resolve: ({ details }) => details.startsOn ?? null }),
      endsOn: t.string({ nullable: true, resolve: ({ details }) => details.endsOn ?? null }),
    }),
  });
}
type ContentRef = ReturnType<typeof contentType>;

function addSingles(builder: Builder, room: ContentRoom, Type: ContentRef, Locale: AdEnums['Locale']): void {
  builder.queryFields(t => ({
    page: t.field({
      type: Type,
      nullable: true,
      args: { name: t.arg.string({ required: true }), locale: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { name, locale }) => room.find({ kind: 'PAGE', slug: name, locale: localeOf(locale) }),
    }),
    article: t.field({
      type: Type,
      nullable: true,
      args: { slug: t.arg.string({ required: true }), locale: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { slug, locale }) => room.find({ kind: 'ARTICLE', slug, locale: localeOf(locale) }),
    }),
    event: t.field({
      type: Type,
      nullable: true,
      args: { slug: t.arg.string({ required: true }), locale: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { slug, locale }) => room.find({ kind: 'EVENT', slug, locale: localeOf(locale) }),
    }),
  }));
  const FaqEntry = builder.objectRef<{ question: string; answer: string }>('FaqEntry').implement({
    description: 'In plain words; paragraphs of an answer are parted by an empty line.',
    fields: t => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
  });
  builder.queryField('faq', t =>
    t.field({
      type: [FaqEntry],
      args: { place: t.arg.string({ required: true }), locale: t.arg({ type: Locale, required: true }) },
      resolve: async (_root, { place, locale }) => {
        const content = await room.find({ kind: 'FAQ', slug: place, locale: localeOf(locale) });
        return faqOf(content);
      },
    }),
  );
}

function faqOf(content: Content | null) {
  return (content?.blocks ?? []).flatMap(block =>
    block.kind !== 'Faq'
      ? []
      : block.entries.map(({ title, lines }) => ({
          question: plainText(title),
          answer: lines.map(plainText).join('\n\n'),
        })),
  );
}

function addArticles(
  builder: Builder,
  room: ContentRoom,
  Type: ContentRef,
  { Locale, PageInfo }: ContentSchemaParts,
): void {
  type Page = ContentPage & { locale: ContentLocale };
  const ArticleEdge = builder.objectRef<{ cursor: string; node: Content }>('ArticleEdge').implement({
    fields: t => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: Type, resolve: edge => edge.node }),
    }),
  });
  const ArticleConnection = builder.objectRef<Page>('ArticleConnection').implement({
    fields: t => ({
      totalCount: t.int({ resolve: page => page.total }),
      tags: t.stringList({ resolve: page => room.listTags('ARTICLE', page.locale) }),
      edges: t.field({
        type: [ArticleEdge],
        resolve: page =>
          page.contents.map((node, index) => ({ node, cursor: cursorAt(page.offset + index) })),
      }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: ({ contents, offset, total }) => ({
          hasNextPage: offset + contents.length < total,
          endCursor: contents.length === 0 ? null : cursorAt(offset + contents.length - 1),
        }),
      }),
    }),
  });
  builder.queryField('articles', t =>
    t.field({
      type: ArticleConnection,
      args: {
        locale: t.arg({ type: Locale, required: true }),
        tag: t.arg.string(),
        first: t.arg.int({ defaultValue: 12 }),
        after: t.arg.string(),
      },
      resolve: async (_root, { locale, tag, first, after }) => {
        const length = first ?? 12;
        requireInput(length >= 0 && length <= FIRST_MAX, 'first');
        const offset = after == null ? 0 : offsetAfter(after);
        const wish = { locale: localeOf(locale), tag: tag ?? null, first: length, offset };
        return { ...(await room.list('ARTICLE', wish)), locale: wish.locale };
      },
    }),
  );
}

/** Opaque on purpose: what stands in a cursor may change. */
function cursorAt(offset: number): string {
  return Buffer.from(`c${offset}`).toString('base64url');
}

function offsetAfter(cursor: string): number {
  const offset = Number(/^c(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN);
  requireInput(Number.isInteger(offset) && offset < OFFSET_MAX, 'after');
  return offset + 1;
}
