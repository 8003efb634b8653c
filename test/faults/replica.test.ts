import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbedded } from '#embedded/index.ts';
import { APP_ROLE, migrate, openDatabase, statement } from '#server/database/index.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { startReplica } from '../kit/replica.ts';
import { addAuction } from '../kit/world.ts';

const ROWS = 'query($id: ID!) { bids(auctionId: $id, sinceVersion: 0) { bid } }';
const modelSql = statement('test.model', 'select model from ads where uuid = $1');
const BID = `mutation($input: AddBidInput!) { addBid(addBidInput: $input) { __typename } }`;
/** Nothing that the house does may be seen later than this. */
const BEHIND_MAX_MS = 2_000;

let folder: string;
let open: AsyncDisposableStack;
let house: TestHouse;
let replica: EmbeddedServer;
let copy: pg.Client;
let sale: { auctionId: string; adUuid: string };

beforeAll(async () => {
  open = new AsyncDisposableStack();
  folder = await mkdtemp(join(tmpdir(), 'calandre-replica-'));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const [primaryDir, replicaDir, dataDir] = ['primary', 'replica', 'house'].map(name => join(folder, name));
  await mkdir(primaryDir ?? '');
  const primary = open.use(await startEmbedded({ dataDir: primaryDir ?? '' }));
  const url = await primary.databaseUrl('calandre');
  await migrate(url);
  replica = open.use(await startReplica(url, primaryDir ?? '', replicaDir ?? ''));
  const readUrl = await replica.databaseUrl('calandre');
  const database = open.use(
    openDatabase({ url, readUrl, role: APP_ROLE, applicationName: 'test', onError: () => {} }),
  );
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  open.defer(() => owner.end());
  const db = {
    ...{ url, database, keepAs: () => {} },
    owner: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await owner.query<Row>(sql, values)).rows,
    [Symbol.asyncDispose]: async () => {},
  };
  house = open.use(await openTestHouse({}, undefined, { db, dataDir: dataDir ?? '' }));
  sale = await addAuction(db, {});
});
afterAll(() => open.disposeAsync());

beforeEach(async () => {
  copy = new pg.Client({ connectionString: await replica.databaseUrl('calandre') });
  copy.on('error', () => {});
  await copy.connect();
  return async () => {
    await copy.query('select pg_wal_replay_resume()').catch(() => {});
    await copy.end().catch(() => {});
  };
});

/** How many transactions the replica has answered for the application, beside its looking after. */
async function readsAtReplica(work: () => Promise<unknown>): Promise<string[]> {
  const sql = `select query from pg_stat_activity where application_name = 'test' and query_start > $1
     and query not like '%replica.%'`;
  const { rows } = await copy.query<{ now: Date }>('select clock_timestamp() as now');
  await work();
  const asked = await copy.query<{ query: string }>(sql, [rows[0]?.now]);
  return asked.rows.map(({ query }) => /\/\* (\S+) \*\//.exec(query)?.[1] ?? query);
}

const isFresh = () => (house.db.database.replica?.behindSeconds() ?? Number.NaN) < 1;
const readRows = async () => {
  const { data } = await house.visitor().ask(ROWS, { id: sale.auctionId });
  return (data as unknown as { bids: { bid: number }[] }).bids.map(({ bid }) => bid);
};

describe('a replica', () => {
  it('answers what is asked for everybody', async () => {
    await expect.poll(isFresh).toBe(true);
    await expect.poll(() => readsAtReplica(readRows)).not.toEqual([]);
  });

  it('answers nothing to somebody who is signed in, whose own changes are seen at once', async () => {
    const buyer = await house.guest();
    await expect.poll(isFresh).toBe(true);
    await copy.query('select pg_wal_replay_pause()');
    const asked = await readsAtReplica(async () => {
      await buyer.ask(
        'mutation { updateProfile(data: { firstName: "Odile", lastName: "Mercier", phone: "+33612345678" }) { firstName } }',
      );
      await buyer.ask('{ me { firstName } }');
    });
    expect(asked).toEqual([]);
  });

  it('that is behind shows nobody a price that has moved', async () => {
    const buyer = await house.guest();
    await expect.poll(isFresh).toBe(true);
    await copy.query('select pg_wal_replay_pause()');
    const input = { auctionId: sale.auctionId, bid: 1_500, isAuctionCGVAccepted: true };
    const { errors } = await buyer.ask(BID, { input });
    expect(errors).toBeUndefined();
    expect(await readsAtReplica(async () => expect(await readRows()).toEqual([1_500]))).toEqual([]);
    await copy.query('select pg_wal_replay_resume()');
    await expect.poll(() => readsAtReplica(readRows)).not.toEqual([]);
    expect(await readRows()).toEqual([1_500]);
  });

  it('is asked nothing once it is behind for longer than may be, though nothing was told', async () => {
    await expect.poll(isFresh).toBe(true);
    await copy.query('select pg_wal_replay_pause()');
    await house.db.owner(`update ads set model = 'A310' where uuid = $1`, [sale.adUuid]);
    await sleep(BEHIND_MAX_MS + 500);
    const { database } = house.db;
    const rows = database.replica?.publicly(() => database.query(modelSql, [sale.adUuid]));
    expect(await rows).toEqual([{ model: 'A310' }]);
  });

  it('that dies takes no page with it, and is asked again once it is back', async () => {
    await expect.poll(isFresh).toBe(true);
    const stop = new AbortController();
    const statuses: number[] = [];
    const reader = async () => {
      for (let at = 0; !stop.signal.aborted; at += 1) {
        // Each page is another one, so that none was kept.
        const response = await fetch(`${house.url}/annonces?page=${at}`);
        statuses.push(response.status);
        await response.text();
        expect(await readRows()).toEqual([1_500]);
      }
    };
    const reading = [reader(), reader()];
    await sleep(300);
    process.kill(replica.pid(), 'SIGKILL');
    await sleep(2_500);
    stop.abort();
    await Promise.all(reading);
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter(status => status >= 500)).toEqual([]);
    await expect.poll(isFresh, { timeout: 30_000 }).toBe(true);
  });
});
