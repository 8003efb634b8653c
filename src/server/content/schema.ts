import { type Locale as ContentLocale, languageOf, localeOf } from '#shared/words/locale.ts';
import { type Ad, type AdEnums, kindOf } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireInput } from '../errors.ts';
import { type Builder, cursorsOf, exposed, type PageInfoRef, sliceFields } from '../graphql/index.ts';
import type { Slice } from '../paging.ts';
import { plainText } from './block.ts';
import { blockType } from './block-types.ts';
import type { Content, PublicVersion } from './content.ts';
import type { ContentRoom, PublishedAddress } from './index.ts';
import { type KindRef, kindType, staffContentSchema } from './staff-schema.ts';

const FIRST_MAX = 50;
const CURSORS = cursorsOf('c', 10_000);

export type ContentSchemaParts = {
  readonly Locale: AdEnums['Locale'];
  readonly PageInfo: PageInfoRef;
  readonly CarAd: CarAdRef;
  /** A public ad; null where there is none. */
  readonly findAd: (uuid: string) => Promise<Ad | null>;
  /** Where a make or a model stands now, of where it once stood, and the other way round. */
  readonly makes: {
    readonly addressNow: (address: string) => Promise<string>;
    readonly addressesOf: (address: string) => Promise<string[]>;
  };
};

export function contentSchema(builder: Builder, room: ContentRoom, parts: ContentSchemaParts): void {
  const Block = blockType(builder);
  const Kind = kindType(builder);
  const ContentType = contentType(builder, Block, parts);
  addSingles(builder, room, ContentType, parts);
  addArticles(builder, room, ContentType, parts);
  addDisclaimer(builder, room, parts);
  addMaps(builder, room, Kind, parts);
  staffContentSchema(builder, room, { Kind, Locale: parts.Locale, Block });
}

function contentType(
  builder: Builder,
  Block: ReturnType<typeof blockType>,
  { Locale, CarAd, findAd }: ContentSchemaParts,
) {
  return builder.objectRef<Content>('Content').implement({
    description: 'A page, an article or an event, in one language, as it was last published.',
    fields: t => ({
      ...exposed(t, { String: ['slug', 'title', 'description'], DateTime: ['publishedAt'] }),
      locale: t.field({ type: Locale, resolve: content => languageOf(content.locale) }),
      locales: t.field({ type: [Locale], resolve: content => content.locales.map(languageOf) }),
      version: t.exposeInt('number'),
      tags: t.exposeStringList('tags'),
      date: t.expose('datedAt', { type: 'DateTime' }),
      blocks: t.expose('blocks', { type: [Block] }),
      author: t.string({ nullable: true, resolve: ({ details }) => details.author ?? null }),
      brands: t.stringList({ resolve: ({ details }) => details.brands ?? [] }),
      cars: t.field({
        type: [CarAd],
        description: 'The cars that staff have put beside it and that are public.',
        resolve: async ({ details }, _args, { cacheTags }) => {
          cacheTags.add('ads');
          const found = await Promise.all((details.ads ?? []).map(findAd));
          return found.filter(ad => ad !== null);
        },
      }),
      isRetromobile: t.boolean({ resolve: ({ details }) => details.isRetromobile ?? false }),
      place: t.string({ nullable: true, resolve: ({ details }) => details.place ?? null }),
      startsOn: t.string({ nullable: true, resolve: ({ details }) => details.startsOn ?? null }),
      endsOn: t.string({ nullable: true, resolve: ({ details }) => details.endsOn ?? null }),
    }),
  });
}
type ContentRef = ReturnType<typeof contentType>;

function addSingles(builder: Builder, room: ContentRoom, Type: ContentRef, parts: ContentSchemaParts): void {
  const { Locale, makes } = parts;
  builder.queryFields(t => ({
    page: t.field({
      type: Type,
      nullable: true,
      args: {
        name: t.arg.string({ required: true }),
        locale: t.arg({ type: Locale, required: true }),
        version: t.arg.int({ description: 'An earlier one, as long as it once was public.' }),
      },
      resolve: (_root, { name, locale, version }) => {
        const key = { kind: 'PAGE', slug: name, locale: localeOf(locale) } as const;
        return version == null ? room.find(key) : room.findVersion(key, version);
      },
    }),
    brandText: t.field({
      type: Type,
      nullable: true,
      description: 'What the house says of a brand, or of a model: words as they stand in addresses.',
      args: {
        brand: t.arg.string({ required: true }),
        model: t.arg.string(),
        locale: t.arg({ type: Locale, required: true }),
      },
      resolve: async (_root, { brand, model, locale }) => {
        // What was written of it under another name is said of it still, until it has a text of its own.
        for (const slug of await makes.addressesOf(model == null ? brand : `${brand}/${model}`)) {
          const text = await room.find({ kind: 'BRAND', slug, locale: localeOf(locale) });
          if (text) return text;
        }
        return null;
      },
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

/** What the house says of a description that it has not written: staff's words, one text for each kind of seller. */
function addDisclaimer(builder: Builder, room: ContentRoom, { CarAd, Locale }: ContentSchemaParts): void {
  builder.objectField(CarAd, 'disclaimer', t =>
    t.string({
      nullable: true,
      description: 'Null for the house’s own cars.',
      args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
      resolve: async (ad, { locale }) => {
        const slug = `disclaimer/${kindOf(ad).toLowerCase().replaceAll('_', '-')}`;
        const text = await room.find({ kind: 'PAGE', slug, locale: localeOf(locale ?? 'FR') });
        const lines = text?.blocks.flatMap(block =>
          block.kind === 'Paragraph' ? plainText(block.line) : [],
        );
        return lines?.join('\n\n') ?? null;
      },
    }),
  );
}

/** What there is and since when: for maps of the site and for those who read an earlier version. */
function addMaps(
  builder: Builder,
  room: ContentRoom,
  Kind: KindRef,
  { Locale, makes }: ContentSchemaParts,
): void {
  const ContentAddress = builder.objectRef<PublishedAddress>('ContentAddress').implement({
    fields: t => ({
      ...exposed(t, { String: ['title'], DateTime: ['publishedAt'] }),
      kind: t.expose('kind', { type: Kind }),
      slug: t.string({ resolve: ({ kind, slug }) => (kind === 'BRAND' ? makes.addressNow(slug) : slug) }),
      locale: t.field({ type: Locale, resolve: address => languageOf(address.locale) }),
    }),
  });
  const PublicVersionType = builder.objectRef<PublicVersion>('PublicVersion').implement({
    fields: t => ({
      ...exposed(t, { Int: ['number'], DateTime: ['publishedAt'] }),
    }),
  });
  builder.queryFields(t => ({
    contentAddresses: t.field({
      type: [ContentAddress],
      description: 'Every public text and when it last changed.',
      resolve: () => room.listPublished(),
    }),
    pageVersions: t.field({
      type: [PublicVersionType],
      description: 'The versions of a page that were ever public, the newest first.',
      args: { name: t.arg.string({ required: true }), locale: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { name, locale }) =>
        room.listPublicVersions({ kind: 'PAGE', slug: name, locale: localeOf(locale) }),
    }),
  }));
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
  type Page = Slice<Content> & { locale: ContentLocale };
  const ArticleConnection = builder.objectRef<Page>('ArticleConnection').implement({
    fields: t => ({
      ...sliceFields<Content, Page>(builder, t, {
        edge: 'ArticleEdge',
        type: Type,
        cursors: CURSORS,
        PageInfo,
      }),
      tags: t.stringList({ resolve: page => room.listTags('ARTICLE', page.locale) }),
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
        const offset = CURSORS.offsetAfter(after);
        const wish = { locale: localeOf(locale), tag: tag ?? null, first: length, offset };
        return { ...(await room.list('ARTICLE', wish)), locale: wish.locale };
      },
    }),
  );
}
