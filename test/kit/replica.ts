import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '#embedded/index.ts';

/** Where a server's files stand under its data folder. */
const FILES = 'postgres';
/** What is a running server's own. */
const OWN = /\/postmaster\.(pid|opts)$|\/pg_wal\/[0-9A-F.]+$|\/pg_replslot\/.+$/;

/**
 * A second PostgreSQL that streams from the first: its files are copied while it runs, as a base backup is made.
 * @param primaryDir the first one's data folder, @param replicaDir an empty one
 */
export async function startReplica(
  url: string,
  primaryDir: string,
  replicaDir: string,
): Promise<EmbeddedServer> {
  const [from, to] = [join(primaryDir, FILES), join(replicaDir, FILES)];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  await mkdir(replicaDir, { recursive: true });
  await cp(from, to, { recursive: true, filter: source => !OWN.test(source) });
  await cp(`${from}.password`, `${to}.password`);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(to, 'standby.signal'), '');
  await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${url}'\n`);
  return startEmbedded({ dataDir: replicaDir, isDurable: false });
}
