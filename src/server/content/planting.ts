import type { Core } from '../core.ts';
import { isReplaced, statement, timestamp, type Writes } from '../database/index.ts';
import { keyText } from './content-store.ts';
import { announce } from './drafts.ts';
import type { HoldingTerms } from './holding-terms.ts';
import { type HouseText, readHouseTexts } from './texts.ts';

/** Every address that leads to a text, those that it once had too: a file knows the first it ever had. */
const ADDRESSED = `(select id, kind, slug from content
  union all select s.content_id, s.kind, s.slug from content_slugs s
    where not exists (select from content o where o.kind = s.kind and o.slug = s.slug)) as c`;
const newestSql = statement(
  'content.newest',
  `select distinct on (c.kind, c.slug, v.locale) c.kind, c.slug, v.locale, v.is_of_house as "isOfHouse", v.title,
     v.description, v.body, v.tags
   from ${ADDRESSED} join content_versions v on v.content_id = c.id
   order by c.kind, c.slug, v.locale, v.number desc`,
);
const GIVEN = `jsonb_to_recordset($1::jsonb) as t (kind text, slug text, locale text, title text,
  description text, body text, tags jsonb, details jsonb, "datedAt" timestamptz, "publishedAt" timestamptz)`;
const addAllSql = statement(
  'content.addAll',
  `insert into content (kind, slug, dated_at)
   select kind, slug, coalesce(max("datedAt"), clock_timestamp()) from ${GIVEN}
   where not exists (select from content_slugs s where s.kind = t.kind and s.slug = t.slug) group by kind, slug
   on conflict (kind, slug) do nothing`,
);
const addVersionsSql = statement(
  'content.addVersions',
  `insert into content_versions (content_id, locale, number, title, description, body, tags, details,
     is_of_house, published_at)
   select c.id, t.locale, coalesce(n.number, 0) + 1, t.title, t.description, t.body,
     array(select jsonb_array_elements_text(t.tags)), t.details, true, t."publishedAt"
   from ${GIVEN} join ${ADDRESSED} using (kind, slug)
   left join lateral (select max(number) as number from content_versions
     where content_id = c.id and locale = t.locale) n on true`,
);
const lockSql = statement('content.lockPlanting', 'select pg_advisory_xact_lock(7220013)');

type Newest = Omit<HouseText, 'details' | 'datedAt'> & { readonly isOfHouse: boolean };

/**
 * Sees to it that the house's own texts stand in the database. A text nobody has touched follows its file
 * from release to release, a version each time, to whatever address staff have given it; what staff have written is
 * never changed. So does one that names what the house has decided, from the hour at which that is another.
 */
export async function plantTexts(
  { database, bus }: Pick<Core, 'database' | 'bus'>,
  terms: HoldingTerms,
): Promise<void> {
  const texts = await readHouseTexts(terms);
  await database.transaction(async writes => {
    await writes.query(lockSql);
    // Its texts are newer: ours would put the old words back for all.
    if (await isReplaced(writes)) return;
    const known = new Map((await writes.query<Newest>(newestSql)).map(row => [keyText(row), row]));
    const due = texts.filter(text => isDue(text, known.get(keyText(text))));
    if (due.length === 0) return;
    await plant(writes, due);
    await announce(bus, writes, 'house');
  });
}

function isDue(text: HouseText, newest: Newest | undefined): boolean {
  if (newest === undefined) return true;
  const said = ({ title, description, body, tags }: HouseText | Newest) =>
    JSON.stringify([title, description, body, tags]);
  return newest.isOfHouse && said(newest) !== said(text);
}

/** All of them in two statements: a house that opens for the first time has hundreds. */
async function plant(writes: Writes, texts: readonly HouseText[]): Promise<void> {
  const now = Date.now();
  const rows = texts.map(({ datedAt, ...text }) => ({
    ...text,
    datedAt: datedAt === null ? null : timestamp(datedAt),
    publishedAt: timestamp(datedAt ?? now),
  }));
  await writes.query(addAllSql, [JSON.stringify(rows)]);
  await writes.query(addVersionsSql, [JSON.stringify(rows)]);
}
