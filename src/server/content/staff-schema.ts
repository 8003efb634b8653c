import { languageOf, localeOf } from '#shared/words/locale.ts';
import type { AdEnums } from '../ads/index.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { requireInput } from '../errors.ts';
import { type Builder, exposed, sheetOf, withRight } from '../graphql/index.ts';
import { sortsOf } from '../paging.ts';
import type { blockType } from './block-types.ts';
import { blocksOf } from './blocks.ts';
import { KINDS, type Listed, type Version } from './content.ts';
import { BODY_LENGTH_MAX } from './drafts.ts';
import type { ContentRoom } from './index.ts';
import { type ListedWish, STATES, TEXT_ORDERS } from './listing.ts';

const SEARCH_LENGTH_MAX = 200;

/** What those with Content:update may do: read every version, save drafts, publish, give another address. */
export function staffContentSchema(builder: Builder, room: ContentRoom, enums: Enums): void {
  const { Kind, Locale, Block } = enums;
  const VersionType = versionType(builder);
  addList(builder, room, enums);
  builder.queryField('contentPreview', t =>
    t.field({
      type: [Block],
      description: 'A text as the public would read it. For staff with Content:update.',
      args: { body: t.arg.string({ required: true }) },
      resolve: withRight('Content:update', ({ body }) => {
        requireInput(body.length <= BODY_LENGTH_MAX, 'body');
        return blocksOf(body);
      }),
    }),
  );
  builder.queryField('contentVersions', t =>
    t.field({
      type: [VersionType],
      description: 'Every state of a text, the newest first. For staff with Content:update.',
      args: {
        kind: t.arg({ type: Kind, required: true }),
        slug: t.arg.string({ required: true }),
        locale: t.arg({ type: Locale, required: true }),
      },
      resolve: withRight('Content:update', ({ kind, slug, locale }) =>
        room.listVersions({ kind, slug, locale: localeOf(locale) }),
      ),
    }),
  );
  addMutations(builder, room, enums);
}

/** A line a text and language. */
const SHEET: readonly CsvColumn<Listed>[] = [
  ['kind', text => text.kind, 'admin.content.kinds'],
  ['slug', text => text.slug],
  ['locale', text => text.locale],
  ['title', text => text.title],
  ['newest', text => text.newest],
  ['shown', text => text.shown],
  ['savedAt', text => momentOf(text.savedAt)],
  ['publishedAt', text => momentOf(text.publishedAt)],
  ['date', text => momentOf(text.datedAt)],
  ['plannedAt', text => momentOf(text.plannedAt)],
];

/** Every text of a kind, language by language: what is shown of it and what waits. */
function addList(builder: Builder, room: ContentRoom, { Kind, Locale }: Enums): void {
  const ContentText = builder.objectRef<Listed>('ListedContent').implement({
    fields: t => ({
      ...exposed(t, { String: ['slug', 'title'], DateTime: ['savedAt'] }),
      locale: t.field({ type: Locale, resolve: text => languageOf(text.locale) }),
      newest: t.exposeInt('newest', { description: 'The number of its newest version.' }),
      shown: t.exposeInt('shown', { nullable: true, description: 'The version the public reads.' }),
      date: t.expose('datedAt', { type: 'DateTime' }),
      plannedAt: t.expose('plannedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When the newest version will be shown.',
      }),
    }),
  });
  const TextState = builder.enumType('ContentState', { values: STATES });
  const TextSort = builder.enumType('ContentSort', { values: sortsOf(TEXT_ORDERS) });
  builder.queryField('contentList', t =>
    t.field({
      type: [ContentText],
      description: 'Every text of a kind. For staff with Content:update.',
      args: {
        kind: t.arg({ type: Kind, required: true }),
        search: t.arg.string(),
        state: t.arg({ type: TextState, description: 'One of its languages stands so.' }),
        sort: t.arg({ type: TextSort }),
      },
      extensions: sheetOf({
        name: 'content',
        permission: 'Content:update',
        columns: SHEET,
        rows: async ({ kind, ...wish }: Asked & { readonly kind: Listed['kind'] }, { offset, limit }) => {
          const all = await room.listAll(kind, wishOf(wish));
          return { rows: all.slice(offset, offset + limit), totalCount: all.length };
        },
      }),
      resolve: withRight('Content:update', ({ kind, ...wish }) => room.listAll(kind, wishOf(wish))),
    }),
  );
}

type Asked = { [Name in keyof ListedWish]?: ListedWish[Name] | null | undefined };

/** @throws AppError BadInput */
function wishOf({ search, state, sort }: Asked): ListedWish {
  requireInput((search ?? '').length <= SEARCH_LENGTH_MAX, 'search');
  return { search: search ?? '', state: state ?? null, sort: sort ?? null };
}

function versionType(builder: Builder) {
  return builder.objectRef<Version>('ContentVersion').implement({
    fields: t => ({
      ...exposed(t, { String: ['title', 'description'], Int: ['number'], DateTime: ['savedAt'] }),
      body: t.exposeString('body', { description: 'Markdown, in the house’s dialect.' }),
      tags: t.exposeStringList('tags'),
      signature: t.string({ nullable: true, resolve: ({ details }) => details.author ?? null }),
      brands: t.stringList({ resolve: ({ details }) => details.brands ?? [] }),
      ads: t.idList({ resolve: ({ details }) => details.ads ?? [] }),
      isRetromobile: t.boolean({ resolve: ({ details }) => details.isRetromobile ?? false }),
      place: t.string({ nullable: true, resolve: ({ details }) => details.place ?? null }),
      startsOn: t.string({ nullable: true, resolve: ({ details }) => details.startsOn ?? null }),
      endsOn: t.string({ nullable: true, resolve: ({ details }) => details.endsOn ?? null }),
      author: t.exposeString('author', { nullable: true, description: 'Nobody: it came with the house.' }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}

/** The kinds of texts; made once, before what asks for one. */
export const kindType = (builder: Builder) => builder.enumType('ContentKind', { values: KINDS });
export type KindRef = ReturnType<typeof kindType>;

type Enums = {
  readonly Kind: KindRef;
  readonly Locale: AdEnums['Locale'];
  readonly Block: ReturnType<typeof blockType>;
};

function draftInput(builder: Builder, { Kind, Locale }: Enums) {
  return builder.inputType('ContentDraftInput', {
    fields: t => ({
      kind: t.field({ type: Kind, required: true }),
      slug: t.string({ required: true }),
      locale: t.field({ type: Locale, required: true }),
      title: t.string({ required: true }),
      description: t.string({ required: true }),
      body: t.string({ required: true }),
      tags: t.stringList(),
      author: t.string(),
      brands: t.stringList(),
      ads: t.idList({ description: 'Cars shown beside it, by uuid.' }),
      isRetromobile: t.boolean(),
      place: t.string(),
      startsOn: t.string(),
      endsOn: t.string(),
    }),
  });
}

function addMutations(builder: Builder, room: ContentRoom, enums: Enums): void {
  const Input = draftInput(builder, enums);
  builder.mutationFields(t => ({
    saveContentDraft: t.int({
      description: 'Saves a new version that only staff see; answers its number.',
      args: { data: t.arg({ type: Input, required: true }) },
      resolve: withRight('Content:update', ({ data }, { id }) => {
        const { kind, slug, locale, title, description, body, tags, ...details } = data;
        const text = { title, description, body, tags: tags ?? [] };
        const draft = { kind, slug, locale: localeOf(locale), ...text, details: given(details) };
        return room.saveDraft(id, draft);
      }),
    }),
    publishContent: t.int({
      description:
        'Shows the newest version to everyone, the one that was read: another is StaleVersion. Answers its number.',
      args: {
        kind: t.arg({ type: enums.Kind, required: true }),
        slug: t.arg.string({ required: true }),
        locale: t.arg({ type: enums.Locale, required: true }),
        number: t.arg.int({ required: true }),
        date: t.arg({ type: 'DateTime', description: 'Its day; one to come keeps it secret until then.' }),
      },
      resolve: withRight('Content:update', ({ kind, slug, locale, number, date }, { id }) =>
        room.publish(id, { kind, slug, locale: localeOf(locale), number, datedAt: date ?? null }),
      ),
    }),
    moveContent: t.string({
      description: 'Gives an article or an event another address; the old one leads there for good.',
      args: {
        kind: t.arg({ type: enums.Kind, required: true }),
        from: t.arg.string({ required: true }),
        to: t.arg.string({ required: true }),
      },
      resolve: withRight('Content:update', async (of, { id }) => {
        await room.move(id, of);
        return of.to;
      }),
    }),
  }));
}

type Given<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that were given at all. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Given<Fields>;
}
