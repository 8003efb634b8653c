import { type Database, statement, type Writes } from '../database/index.ts';
import type { Key } from './content.ts';
import { addVersion, dateContent, keyText, putContent } from './content-store.ts';
import { type HouseText, readHouseTexts } from './texts.ts';

const newestSql = statement(
  'content.newest',
  `select distinct on (c.id, v.locale) c.kind, c.slug, v.locale, v.is_of_house as "isOfHouse", v.title,
     v.description, v.body, v.tags
   from content c join content_versions v on v.content_id = c.id order by c.id, v.locale, v.number desc`,
);
const lockSql = statement('content.lockPlanting', 'select pg_advisory_xact_lock(7220013)');

type Newest = Key & {
  readonly isOfHouse: boolean;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly tags: readonly string[];
};

/**
 * Sees to it that the house's own texts stand in the database. A text nobody has touched follows its file
 * from release to release, a version each time; what staff have written is never changed.
 */
export async function plantTexts(database: Database): Promise<void> {
  const texts = await readHouseTexts();
  await database.transaction(async writes => {
    await writes.query(lockSql);
    const known = new Map((await writes.query<Newest>(newestSql)).map(row => [keyText(row), row]));
    for (const text of texts) {
      if (isDue(text, known.get(keyText(text)))) await plant(writes, text);
    }
  });
}

function isDue(text: HouseText, newest: Newest | undefined): boolean {
  if (newest === undefined) return true;
  const said = ({ title, description, body, tags }: HouseText | Newest) =>
    JSON.stringify([title, description, body, tags]);
  return newest.isOfHouse && said(newest) !== said(text);
}

async function plant(writes: Writes, text: HouseText): Promise<void> {
  const { kind, slug, locale, title, description, body, tags, details, datedAt } = text;
  const contentId = await putContent(writes, kind, slug);
  const version = { contentId, locale, title, description, body, tags, details, isOfHouse: true };
  await addVersion(writes, { ...version, authorId: null, publishedAt: datedAt ?? Date.now() });
  if (datedAt !== null) await dateContent(writes, contentId, datedAt);
}
