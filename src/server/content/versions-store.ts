import { inOrderOf, statement } from '../database/index.ts';
import type { Key, Kind, Listed, PublicVersion, Version } from './content.ts';

/** Every state a text has had, the newest first. */
export const listVersions = statement(
  'content.versions',
  `select v.number, v.title, v.description, v.body, v.tags, v.details, v.saved_at as "savedAt",
     v.published_at as "publishedAt", nullif(trim(a.first_name || ' ' || a.last_name), '') as author
   from content c join content_versions v on v.content_id = c.id left join accounts a on a.id = v.author_id
   where c.kind = $1 and c.slug = $2 and v.locale = $3 order by v.number desc`,
).all<Version, [key: Key]>(inOrderOf('kind', 'slug', 'locale'));

/** The versions of a text that were ever public, the newest first. */
export const listPublicVersions = statement(
  'content.publicVersions',
  `select v.number, v.published_at as "publishedAt" from content c join content_versions v on v.content_id = c.id
   where c.kind = $1 and c.slug = $2 and v.locale = $3 and v.published_at <= clock_timestamp()
   order by v.number desc`,
).all<PublicVersion, [key: Key]>(inOrderOf('kind', 'slug', 'locale'));

/** Every text of a kind with what is public of it and what waits: as staff see it. */
export const listAll = statement(
  'content.listAll',
  `select c.kind, c.slug, v.locale, v.title, v.number as newest, v.saved_at as "savedAt",
     s.number as shown, s.published_at as "publishedAt", c.dated_at as "datedAt",
     case when v.published_at > clock_timestamp() then v.published_at end as "plannedAt"
   from content c
   join lateral (select distinct on (locale) * from content_versions where content_id = c.id
     order by locale, number desc) v on true
   left join lateral (select number, published_at from content_versions where content_id = c.id
     and locale = v.locale and published_at <= clock_timestamp() order by number desc limit 1) s on true
   where c.kind = $1 order by case when c.kind in ('ARTICLE', 'EVENT') then c.dated_at end desc, c.slug, v.locale`,
).all<Listed, [kind: Kind]>();
