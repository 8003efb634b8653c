import { type Config, StartError } from '../config.ts';
import { APP_ROLE, type Database, openDatabase, statement } from '../database/index.ts';
import { type FileKey, openStore } from '../files/index.ts';
import { KEPT_FOLDERS } from './manifest.ts';
import { reachDatabase } from './reach.ts';

const KEYS_AT_ONCE = 1_000;

const unknownSql = statement(
  'unnamed.find',
  `select key from unnest($1::text[]) as stored (key)
   where not exists (select from files f where f.key = stored.key) order by key`,
);
// As if it had come in just now: what nothing names for a day is swept, bytes and all.
const noteSql = statement(
  'unnamed.note',
  `insert into files (key, purpose)
   select key, case split_part(key, '/', 1) when 'originals' then 'PHOTO' when 'archives' then 'IMPORT_ARCHIVE'
     else 'PERSON_PAPER' end
   from unnest($1::text[]) as unknown (key) on conflict (key) do nothing`,
);

/**
 * Tells which stored files the house has no row of: every file is noted down before its bytes are kept, so they came in
 * after the backup that it was restored from, or are another house's. With `--end` they are noted down now, and end as
 * any file does: a day later, where no row names them until then. Nothing is removed here. @throws StartError
 */
export async function tellUnnamed(
  config: Config,
  args: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const [flag, ...more] = args;
  if (more.length > 0 || (flag !== undefined && flag !== '--end'))
    throw new StartError('npm run unnamed lists them; npm run unnamed -- --end has them end.');
  await using reached = await reachDatabase(config);
  const { url } = reached;
  const applicationName = 'calandre unnamed';
  await using database = openDatabase({
    mainLane: 'LONG',
    url,
    role: APP_ROLE,
    applicationName,
    onError: () => {},
  });
  const store = openStore(config, () => {});
  await store.check();
  let count = 0;
  for (const folder of [...KEPT_FOLDERS, 'archives'] as const) {
    for await (const keys of inParts(store.list(folder))) {
      const unknown = await findUnknown(database, keys);
      for (const key of unknown) tell(`${key} has no row`);
      if (flag === '--end') await database.transaction(writes => writes.query(noteSql, [unknown]));
      count += unknown.length;
    }
  }
  tell(
    flag === '--end'
      ? `${count} files end in a day, unless a row names them until then`
      : `${count} files that the house has no row of; nothing was changed`,
  );
}

async function findUnknown(database: Database, keys: readonly FileKey[]): Promise<FileKey[]> {
  return (await database.query<{ key: FileKey }>(unknownSql, [keys])).map(({ key }) => key);
}

async function* inParts(keys: AsyncIterable<FileKey>): AsyncIterable<FileKey[]> {
  let part: FileKey[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < KEYS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
