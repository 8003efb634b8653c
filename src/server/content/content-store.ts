import type { Instant } from '#shared/sale/index.ts';
import type { Locale } from '#shared/words/locale.ts';
import { inOrderOf, instant, type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import { blocksOf } from './blocks.ts';
import type { Content, Key, Kind, Version } from './content.ts';

export const keyText = ({ kind, slug, locale }: Key, number?: number): string =>
  `${kind} ${locale} ${slug}${number === undefined ? '' : ` ${number}`}`;

const findSql = statement(
  'content.find',
  `select asked.key, c.id, c.kind, c.slug, v.details, c.dated_at as "datedAt", v.locale, v.number, v.title,
     v.description, v.body, v.tags, v.published_at as "publishedAt",
     array(select distinct o.locale from content_versions o
       where o.content_id = c.id and o.published_at <= clock_timestamp()) as locales
   from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) as asked(key, kind, locale, slug, number)
   join content c on c.id = coalesce(
     (select id from content o where o.kind = asked.kind and o.slug = asked.slug),
     (select content_id from content_slugs s where s.kind = asked.kind and s.slug = asked.slug))
   join lateral (select * from content_versions where content_id = c.id and locale = asked.locale
     and published_at <= clock_timestamp() and number = coalesce(asked.number, number)
     order by number desc limit 1) v on true`,
);

type FoundRow = Omit<Content, 'blocks'> & { key: string; body: string };

/** The published texts of these keys, by an address they have or once had; a key may ask for one version. */
export async function findContent(
  reads: Reads,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Content>> {
  const parts = keys.map(key => key.split(' '));
  const rows = await reads.query<FoundRow>(findSql, [
    keys,
    parts.map(([kind]) => kind),
    parts.map(([, locale]) => locale),
    parts.map(([, , slug]) => slug),
    parts.map(([, , , number]) => (number === undefined ? null : Number(number))),
  ]);
  return new Map(rows.map(({ key, body, ...content }) => [key, { ...content, blocks: blocksOf(body) }]));
}

const CURRENT = `content c join lateral (select * from content_versions
  where content_id = c.id and locale = $2 and published_at <= clock_timestamp() order by number desc limit 1)
  v on true`;
const IS_PUBLIC = 'c.kind = $1 and c.dated_at <= clock_timestamp()';

const listSql = statement(
  'content.list',
  `select c.slug, count(*) over ()::int as total from ${CURRENT}
   where ${IS_PUBLIC} and ($3::text is null or $3 = any(v.tags))
   order by c.dated_at desc, c.slug limit $4 offset $5`,
);

export type ListWish = {
  readonly locale: Locale;
  readonly tag: string | null;
  readonly first: number;
  readonly offset: number;
};

/** Slugs of what everybody may read, newest first, and how many there are. */
export async function listSlugs(
  reads: Reads,
  kind: Kind,
  { locale, tag, first, offset }: ListWish,
): Promise<{ slugs: readonly string[]; total: number }> {
  type Row = { slug: string; total: number };
  const rows = await reads.query<Row>(listSql, [kind, locale, tag, first, offset]);
  return { slugs: rows.map(row => row.slug), total: rows[0]?.total ?? 0 };
}

/** The tags of a language, the most used first. */
export const listTags = statement(
  'content.tags',
  `select tag from ${CURRENT} cross join unnest(v.tags) as tag
   where ${IS_PUBLIC} group by tag order by count(*) desc, tag`,
).column<{ tag: string }, [kind: Kind, locale: Locale]>('tag');

/** When the first text begins to be public that was not by `since`, and what time it is where that is decided. */
export const findNextDate = statement(
  'content.nextDate',
  `select clock_timestamp() as now, least((select min(dated_at) from content where dated_at > $1),
     (select min(published_at) from content_versions where published_at > $1)) as next`,
).only<{ now: Instant; next: Instant | null }, [since: Instant]>(since => [timestamp(since)]);

export type PublishedAddress = Key & { readonly title: string; readonly publishedAt: number };

/** Everything that has been published, what it is called, and when it last changed. */
export const listPublished = statement(
  'content.published',
  `select c.kind, c.slug, v.locale, max(v.published_at) as "publishedAt",
     (array_agg(v.title order by v.number desc))[1] as title from content c
   join content_versions v on v.content_id = c.id and v.published_at <= clock_timestamp()
   where c.dated_at <= clock_timestamp() group by c.kind, c.slug, v.locale order by c.kind, c.slug, v.locale`,
).all<PublishedAddress>();

const takenSql = statement(
  'content.isTaken',
  `select from content where kind = $1 and slug = $2
   union all select from content_slugs where kind = $1 and slug = $2 and content_id <> $3`,
);
const moveSql = statement('content.move', 'update content set slug = $2 where id = $1');
const keepSlugSql = statement(
  'content.keepSlug',
  `insert into content_slugs (kind, slug, content_id) values ($1, $2, $3)
   on conflict (kind, slug) do update set content_id = excluded.content_id`,
);
const dropSlugSql = statement('content.dropSlug', 'delete from content_slugs where kind = $1 and slug = $2');

/** The document's id, held until the transaction ends. */
export const lockContent = statement(
  'content.lock',
  'select id from content where kind = $1 and slug = $2 for update',
).value<{ id: string }, [kind: Kind, slug: string], Writes>('id');

/** The document's id; it is made when there is none. */
export const putContent = statement(
  'content.add',
  `insert into content (kind, slug) values ($1, $2)
   on conflict (kind, slug) do update set slug = excluded.slug returning id`,
).onlyValue<{ id: string }, [kind: Kind, slug: string], Writes>('id');

/** Whether a document that has no version yet stands where another once stood, whose readers are still led on. */
export const isFoundedOnAnother = statement(
  'content.isFoundedOnAnother',
  `select exists (select from content c join content_slugs s using (kind, slug)
     where c.id = $1 and s.content_id <> c.id
       and not exists (select from content_versions where content_id = c.id)) as "isSo"`,
).onlyValue<{ isSo: boolean }, [id: string], Writes>('isSo');

/**
 * Gives a document its day, once one of its versions was published: one that is past, or, until something of it is
 * public, the day on which the first of its versions will be. null: that version is public by now, no day was named.
 */
export const dateContent = statement(
  'content.date',
  `update content set dated_at = case
     when $2::timestamptz <= clock_timestamp() then $2
     when dated_at <= clock_timestamp() and (select count(*) from content_versions
       where content_id = $1 and published_at <= clock_timestamp()) > case when $2 is null then 1 else 0 end
       then dated_at
     else (select min(published_at) from content_versions where content_id = $1) end
   where id = $1`,
).run<[id: string, at: number | null]>((id, at) => [id, at === null ? null : timestamp(at)]);

export type NewVersion = Pick<Version, 'title' | 'description' | 'body' | 'tags' | 'details'> & {
  readonly contentId: string;
  readonly locale: Locale;
  readonly authorId: string | null;
};

/** Adds the next version of a text; answers its number. */
export const addVersion = statement(
  'content.addVersion',
  `insert into content_versions (content_id, locale, number, title, description, body, tags, details,
     author_id)
   select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8
   from content_versions where content_id = $1 and locale = $2 returning number`,
).onlyValue<{ number: number }, [version: NewVersion], Writes>(
  'number',
  inOrderOf('contentId', 'locale', 'title', 'description', 'body', 'tags', 'details', 'authorId'),
);

/** The number of a text's newest version; null where there is none. */
export const findNewest = statement(
  'content.newestNumber',
  'select max(number) as number from content_versions where content_id = $1 and locale = $2',
).onlyValue<{ number: number | null }, [id: string, locale: Locale]>('number');

/** Publishes a version, at once or at its hour, and answers its title; null where it is public already. */
export const publishVersion = statement(
  'content.publish',
  `update content_versions set published_at = greatest($4, clock_timestamp()), publisher_id = $3
   where content_id = $1 and locale = $2 and number = $5
     and (published_at is null or published_at > clock_timestamp())
   returning title`,
).value<
  { title: string },
  [of: { contentId: string; locale: Locale; publisherId: string; from: number | null; number: number }],
  Writes
>('title', inOrderOf('contentId', 'locale', 'publisherId', instant('from'), 'number'));

/** Gives a document another address and keeps the old one; false when the address is another's, or once was. */
export async function moveContent(
  writes: Writes,
  of: { id: string; kind: Kind; from: string; to: string },
): Promise<boolean> {
  if ((await writes.query(takenSql, [of.kind, of.to, of.id])).length > 0) return false;
  await writes.query(dropSlugSql, [of.kind, of.to]);
  await writes.query(moveSql, [of.id, of.to]);
  await writes.query(keepSlugSql, [of.kind, of.from, of.id]);
  return true;
}
